import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** `rules` run without a document; `drawn` tests render components, so they run with React and with Preact. */
const rules = ["tests/unit/rules/**/*.test.ts", "tests/unit/toolchain/**/*.test.ts"];
const once = ["tests/unit/dom/**/*.test.ts", "tests/unit/islands/**/*.test.ts"];
const drawn = ["tests/unit/drawn/**/*.test.{ts,tsx}"];

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
    environment: "happy-dom",
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
      withDocument("dom", once),
      withDocument("react", drawn),
      withDocument("preact", drawn, {
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
