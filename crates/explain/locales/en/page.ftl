# The page that `serve` opens.
