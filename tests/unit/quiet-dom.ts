// The environment of tests that have a document: happy-dom, which does not report each style sheet and frame that it does
// not load, as the tests never want it to.
import { builtinEnvironments, type Environment } from "vitest/runtime";

const happyDom = builtinEnvironments["happy-dom"];

const isNotLoaded = (message: unknown): boolean => (message as Error | undefined)?.name === "NotSupportedError";

export default {
  ...happyDom,
  async setupVM(options) {
    const { console: worker } = globalThis;
    // happy-dom writes to the console that it finds here, and no other code gets this one.
    globalThis.console = Object.create(worker, {
      error: { value: (...parts: unknown[]) => isNotLoaded(parts[0]) || worker.error(...parts) },
    }) as Console;
    try {
      return await happyDom.setupVM!(options);
    } finally {
      globalThis.console = worker;
    }
  },
} satisfies Environment;
