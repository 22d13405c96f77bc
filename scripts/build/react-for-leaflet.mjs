// Replaces `react` for react-leaflet. That library uses the default import, of which it needs one function; with the
// default import of preact/compat itself, every page would load all of compat. Bundled by islands.mjs.
import { createElement } from "preact/compat";

export * from "preact/compat";
export default { createElement };
