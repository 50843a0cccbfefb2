# Die Seite, die `serve` öffnet.
