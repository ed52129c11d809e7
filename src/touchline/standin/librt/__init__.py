"""Stand-in for the compiled `librt`, used only where no wheel of it exists."""
