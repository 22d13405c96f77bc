// Lets the navigation use modules of the core at run time instead of bundling copies; shell/shared-with-navigation.ts
// lists them.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** @returns {import("esbuild").Plugin} */
export function useSharedModules() {
  return {
    name: "shared-with-navigation",
    async setup(setup) {
      const text = await readFile("shell/shared-with-navigation.ts", "utf8");
      const names = /sharedWithNavigation = \[([^\]]+)\]/.exec(text)[1].match(/\w+/g);
      const modules = new Map(
        [...text.matchAll(/import \{([^}]+)\} from "([^"]+)"/g)].map(([, list, path]) => [
          resolve("shell", path),
          list.match(/\w+/g),
        ]),
      );
      setup.onResolve({ filter: /^shared-with-navigation$/ }, () => ({
        path: "shared-with-navigation",
        namespace: "shared-with-navigation",
      }));
      setup.onLoad({ filter: /.*/, namespace: "shared-with-navigation" }, () => ({
        contents: `export let ${names.join(", ")};\nexport const receive = (shared) => void ([${names.join(", ")}] = shared);`,
      }));
      setup.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
        const full = join(resolveDir, path);
        return modules.has(full) ? { path: full, namespace: "shared-module" } : null;
      });
      setup.onLoad({ filter: /.*/, namespace: "shared-module" }, ({ path }) => ({
        contents: `export { ${modules.get(path).join(", ")} } from "shared-with-navigation";`,
      }));
    },
  };
}

/**
 * The entry module of code of the shell that is loaded on demand. The script of every page calls `receive` with the
 * shared functions before it uses anything else.
 */
export const entryOf = (path) => `export { receive } from "shared-with-navigation";\nexport * from "./${path}";`;
