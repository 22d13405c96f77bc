import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Rules need no document; what React draws runs against React and against Preact; all else once. */
const rules = ["tests/unit/rules/**/*.test.ts", "tests/unit/toolchain/**/*.test.ts"];
const once = ["tests/unit/dom/**/*.test.ts", "tests/unit/islands/**/*.test.ts"];
const drawn = ["tests/unit/drawn/**/*.test.{ts,tsx}"];

/** A process of its own for each file takes three times as long as a context of its own. */
const pool = "vmForks";

/** No test is judged by its time: this ends one that hangs. */
const testTimeout = 30_000;

/** Its search for what is to be bundled ahead would read the pages of the captures, and their scripts. Node's own modules need none. */
const optimizeDeps = { noDiscovery: true };

const withDocument = (name: string, include: string[], alias: Record<string, string> = {}) => ({
  resolve: { alias },
  optimizeDeps,
  test: {
    name,
    environment: "happy-dom",
    pool,
    setupFiles: ["tests/unit/node-globals.ts"],
    testTimeout,
    include,
    // Left outside, they would load React itself and pass the alias by.
    server: { deps: { inline: [/zustand/, /react-leaflet/] } },
  },
});

export default defineConfig({
  test: {
    // Left to itself it takes one less than there are cores: of two, one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { optimizeDeps, test: { name: "rules", environment: "node", pool, testTimeout, include: rules } },
      withDocument("dom", once),
      withDocument("react", drawn),
      withDocument("preact", drawn, {
        // The longer names first: an alias also takes what begins with it.
        "react-dom/client": "preact/compat/client",
        "react-dom": "preact/compat",
        "react/jsx-runtime": "preact/compat/jsx-runtime",
        "react/jsx-dev-runtime": "preact/compat/jsx-dev-runtime",
        react: "preact/compat",
      }),
    ],
  },
});
