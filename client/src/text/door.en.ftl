### What is said before any other text has come, or because it does not come.

loading = One moment…
err-again = Try again
err-reload = Load again
err-part = A part of this page did not come: the server does not answer, or it has a newer build of this page. Load the page again; your match is kept on the server.
err-gone = The server does not answer. Start it again, then load this page once more.
err-untold = This was refused, but the words for it did not come. Try again; if it happens once more, load the page again.
