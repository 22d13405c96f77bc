// Finds unused code. The entry points of an island are its definition and its view, which the build finds by name.
import { readdirSync } from "node:fs";

/** @param {string} path */
const folders = (path) => readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const islands = folders("islands").flatMap(({ name: domain }) =>
  folders(`islands/${domain}`).flatMap(({ name }) => [
    `islands/${domain}/${name}/definition.ts`,
    `islands/${domain}/${name}/${name}.{ts,tsx}`,
  ]),
);

export default {
  entry: [
    "build.mjs",
    "scripts/{capture,release,size-difference,start,dev,run,test,check-comments,check-imports,check-lockfile,check-translations}.mjs",
    "scripts/build/react-for-leaflet.mjs",
    "adapters/*.ts",
    "shell/core/main.ts",
    "shell/navigation/index.ts",
    "shell/extras/*/index.{ts,tsx}",
    "shared/api/connectors/systems/*.ts",
    "tools/{description/markup,editor/{html-data,web-types,json-schema,public},docs/site}.ts",
    ...islands,
    "fixtures-html/cms/{main,server}.ts",
    "tools/{lint,capture}/main.ts",
    "tools/docs/client/main.ts",
    "tools/proxy/try.ts",
    "tools/proxy/{main,page-section}.ts",
    "tools/capture/capture.ts",
    "tests/**/*.{test,spec}.{ts,tsx}",
    "tests/browser/guard/test.ts",
    "tests/unit/toolchain/names-of-build.mjs",
    "tests/engines/driver/in-page/in-page.ts",
  ],
  project: ["{shell,islands,adapters,shared,texts,fixtures-html,tests,scripts,tools}/**/*.{ts,tsx,mjs}", "*.{mjs,ts}"],
  ignore: ["fixtures-html/captured/**"],
  // Tests of the plugins run it; package.json cannot name it.
  ignoreBinaries: ["php"],
  ignoreDependencies: ["oxlint", "prettier", "bootstrap", "bootstrap3", "bootstrap4", "jquery", "jquery1"],
};
