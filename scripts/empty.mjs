// What "server-only" is under test, where nothing has to be kept out of a browser bundle.
