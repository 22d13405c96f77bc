// What the navigation takes from the core in place of copies of its modules, by shell/lent.ts.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** @returns {import("esbuild").Plugin} */
export function borrow() {
  return {
    name: "borrow",
    async setup(setup) {
      const text = await readFile("shell/lent.ts", "utf8");
      const names = /lent = \[([^\]]+)\]/.exec(text)[1].match(/\w+/g);
      const modules = new Map(
        [...text.matchAll(/import \{([^}]+)\} from "([^"]+)"/g)].map(([, list, path]) => [
          resolve("shell", path),
          list.match(/\w+/g),
        ]),
      );
      setup.onResolve({ filter: /^lent$/ }, () => ({ path: "lent", namespace: "lent" }));
      setup.onLoad({ filter: /.*/, namespace: "lent" }, () => ({
        contents: `export let ${names.join(", ")};\nexport const take = (lent) => void ([${names.join(", ")}] = lent);`,
      }));
      setup.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
        const full = join(resolveDir, path);
        return modules.has(full) ? { path: full, namespace: "lent-module" } : null;
      });
      setup.onLoad({ filter: /.*/, namespace: "lent-module" }, ({ path }) => ({
        contents: `export { ${modules.get(path).join(", ")} } from "lent";`,
      }));
    },
  };
}

/** The navigation, which takes what is lent before it begins. */
export const navigationEntry = `import { take } from "lent";
import { createNavigation as create } from "./shell/navigation.ts";
export const createNavigation = (core, nonce) => (take(core.lent), create(core, nonce));`;
