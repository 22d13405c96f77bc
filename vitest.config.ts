import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { hashLengths } from "./scripts/build/hash.mjs";

/** Without a document. */
const rules = [
  "tests/unit/rules/**/*.test.ts",
  "tests/unit/toolchain/**/*.test.ts",
  "tests/unit/install/**/*.test.ts",
  "tests/islands/**/*.rules.test.ts",
];
/** Code that does not load React. */
const views = ["tests/unit/dom/**/*.test.ts", "tests/islands/**/*.view.test.ts"];
/** Code that loads React: these tests run with React and with Preact. */
const components = ["tests/unit/components/**/*.test.{ts,tsx}", "tests/islands/**/*.component.test.{ts,tsx}"];

/** Three times as fast as "forks", which starts a process for each file. */
const pool = "vmForks";

/** High on purpose: it only stops tests that hang. */
const testTimeout = 30_000;

/** Without this, the vm pool's environment looks for dependencies in the captured pages and warns of missing ones. */
const environments = { __vitest_vm__: { optimizeDeps: { noDiscovery: true } } };

const withDocument = (name: string, include: string[], alias: Record<string, string> = {}) => ({
  resolve: { alias },
  environments,
  test: {
    name,
    environment: "./tests/unit/quiet-dom.ts",
    pool,
    setupFiles: ["tests/unit/node-globals.ts"],
    testTimeout,
    include,
    // As external modules they would import React itself, past the alias.
    server: { deps: { inline: [/zustand/, /react-leaflet/] } },
  },
});

export default defineConfig({
  test: {
    // The default is one less than the number of cores: a single worker on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        define: hashLengths,
        environments,
        test: {
          name: "rules",
          environment: "node",
          pool,
          setupFiles: ["tests/unit/rules-globals.ts"],
          testTimeout,
          include: rules,
        },
      },
      withDocument("dom", views),
      withDocument("react", components),
      withDocument("preact", components, {
        // Longer names first: an alias also matches imports that start with it.
        "react-dom/client": "preact/compat/client",
        "react-dom": "preact/compat",
        "react/jsx-runtime": "preact/compat/jsx-runtime",
        "react/jsx-dev-runtime": "preact/compat/jsx-dev-runtime",
        react: "preact/compat",
      }),
    ],
  },
});
