// What makes the page more comfortable where scripts run. Without them, every link and form works as well.
import "./announce.js";
import "./board.js";
import "./copy.js";
import "./drawer.js";
import "./keys.js";
import "./view.js";
