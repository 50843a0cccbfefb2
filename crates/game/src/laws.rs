//! The laws every game obeys, for the tests of each game to run through.
