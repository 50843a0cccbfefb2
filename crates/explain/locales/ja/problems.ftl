# problems
