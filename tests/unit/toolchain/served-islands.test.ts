// Which islands call the server, by the modules that they load, against the lists by which a connector serves them.
import { readdirSync, existsSync } from "node:fs";
import { basename } from "node:path";
import { build, type Metafile } from "esbuild";
import { expect, test } from "vitest";
import { islandsOf, specificationIslands } from "../../../shared/api/connectors/served-islands.ts";

const views = readdirSync("islands").flatMap((domain) =>
  readdirSync(`islands/${domain}`).map((name) => {
    const path = `islands/${domain}/${name}/${name}`;
    return existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`;
  }),
);

/** Modules of shared/api that send no request, or only one that islands can do without. */
const harmless =
  /\/(cart|connector|cut-\w+(-\w+)?|geocode|list-filter|catalog-filter|filter-field-name|localization|location-cookies|message|money|security|texts-file)\.ts$/;

/** The modules of shared/api that a built file contains or loads, now or later. */
function apiModules({ outputs }: Metafile, path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const { inputs, imports } = outputs[path]!;
  return [
    ...Object.keys(inputs).filter(
      (input) => /^shared\/api\/[^/]+\.ts$/.test(input) && inputs[input]!.bytesInOutput > 0,
    ),
    ...imports
      .filter(({ external }) => !external)
      .flatMap((imported) => apiModules({ outputs, inputs: {} }, imported.path, seen)),
  ];
}

test("connectors: each island that calls the server is in the list of a resource, or in that of the specification", async () => {
  const { metafile } = await build({
    entryPoints: views,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: "esm",
    outdir: "out",
    logLevel: "error",
    loader: { ".css": "empty" },
    packages: "external",
    plugins: [
      {
        name: "styles",
        setup: ({ onResolve }) => onResolve({ filter: /\?inline$/ }, ({ path }) => ({ path, external: true })),
      },
    ],
  });
  const callers = Object.entries(metafile.outputs)
    .filter(
      ([path, { entryPoint }]) =>
        views.includes(entryPoint ?? "") && apiModules(metafile, path).some((name) => !harmless.test(name)),
    )
    .map(([, { entryPoint }]) => basename(entryPoint!).replace(/\.tsx?$/, ""));
  const listed = [...Object.values(islandsOf).flat(), ...specificationIslands];
  // The widget calls shared/api/cart.ts only, which others use for the URL of the cart.
  expect([...callers, "cart-widget"].sort()).toEqual([...listed].sort());
});
