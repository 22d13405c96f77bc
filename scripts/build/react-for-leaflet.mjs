// Replaces `react` for react-leaflet. That library uses the default import, of which it needs one function; with the
// default import of preact/compat itself, every page would load all of compat. Bundled by islands.mjs.
import { createElement } from "preact/compat";

// @ts-expect-error The types of preact/compat describe a CommonJS module, but this is its ES module.
export * from "preact/compat";
export default { createElement };
