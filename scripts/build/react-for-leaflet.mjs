// What react-leaflet imports as `react` where that is preact/compat: by its default import, of which it uses one function, every page
// would have all of compat. Bundled by islands.mjs.
import { createElement } from "preact/compat";

export * from "preact/compat";
export default { createElement };
