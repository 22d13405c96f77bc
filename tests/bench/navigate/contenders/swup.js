import A11yPlugin from "@swup/a11y-plugin";
import BodyClassPlugin from "@swup/body-class-plugin";
import FormsPlugin from "@swup/forms-plugin";
import HeadPlugin from "@swup/head-plugin";
import PreloadPlugin from "@swup/preload-plugin";
import ProgressPlugin from "@swup/progress-plugin";
import ScriptsPlugin from "@swup/scripts-plugin";
import ScrollPlugin from "@swup/scroll-plugin";
import Swup from "swup";

const plugins = [
  HeadPlugin,
  ScrollPlugin,
  ScriptsPlugin,
  A11yPlugin,
  FormsPlugin,
  PreloadPlugin,
  ProgressPlugin,
  BodyClassPlugin,
];

// Animations are off, as swup's documentation recommends for pages without animations.
window.swup = new Swup({
  containers: ["#page"],
  animationSelector: false,
  plugins: plugins.map((Plugin) => new Plugin()),
});
