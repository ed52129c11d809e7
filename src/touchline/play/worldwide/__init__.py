"""The packs of Worldwide Football: checked, told of, drawn and printed."""
