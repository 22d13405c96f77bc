import { join } from "node:path";
import { build } from "esbuild";

const compat = { react: "preact/compat", "react-dom/client": "preact/compat/client", "react/jsx-runtime": "preact/compat/jsx-runtime" };

/** The first is what all others are measured by. */
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

/** Each with its script, as a site would ship it. */
export const bundled = () =>
  Promise.all(
    contenders.map(async ({ name, file, alias }) => {
      const { outputFiles } = await build({
        entryPoints: [join(import.meta.dirname, "contenders", file)],
        bundle: true,
        minify: true,
        format: "esm",
        write: false,
        logLevel: "error",
        alias,
        define: { "process.env.NODE_ENV": '"production"' },
      });
      return { name, script: outputFiles[0].text };
    }),
  );
