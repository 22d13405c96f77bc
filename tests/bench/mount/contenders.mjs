import { join } from "node:path";
import { bundle } from "../bundle.mjs";

const compat = {
  react: "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/compat/jsx-runtime",
};

/**
 * The first is the baseline of the ratios.
 * @type {{ name: string, file: string, alias?: Record<string, string> }[]}
 */
const contenders = [
  { name: "Preact hydrate", file: "preact.jsx" },
  { name: "Atoll", file: "atoll.js" },
  { name: "compat hydrateRoot", file: "react-hydrate.jsx", alias: compat },
  { name: "compat createRoot", file: "react-create.jsx", alias: compat },
  { name: "React createRoot", file: "react-create.jsx" },
  { name: "Stimulus", file: "stimulus.js" },
  { name: "Alpine", file: "alpine.js" },
  { name: "is-land", file: "is-land.js" },
  { name: "custom element", file: "custom-element.js" },
];

/** All contenders with their bundled scripts. */
export const bundled = () =>
  Promise.all(
    contenders.map(async ({ name, file, alias }) => ({
      name,
      script: await bundle(join(import.meta.dirname, "contenders", file), { alias, format: "esm" }),
    })),
  );
