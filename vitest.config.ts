import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Rules without a framework run once; all else runs against React and against Preact. */
const once = ["tests/unit/rules/**/*.test.ts", "tests/unit/toolchain/**/*.test.ts"];

/** No test is judged by its time: this ends one that hangs. */
const testTimeout = 30_000;

const framework = (name: string, alias: Record<string, string>) => ({
  resolve: { alias },
  test: {
    name,
    environment: "happy-dom",
    testTimeout,
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    exclude: once,
    // Left outside, they would load React itself and pass the alias by.
    server: { deps: { inline: [/zustand/, /react-leaflet/] } },
  },
});

export default defineConfig({
  test: {
    // Left to itself it takes one less than there are cores: of two, one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: "rules", environment: "node", testTimeout, include: once } },
      framework("react", {}),
      framework("preact", {
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
