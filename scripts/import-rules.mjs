// Who may import whom. Pure: takes a file's path and text, gives what is wrong with it.
import { builtinModules } from "node:module";
import { posix } from "node:path";

const frameworks = ["react", "react-dom", "preact", "zustand", "i18next"];
const below = (folder) => (path) => path.startsWith(`${folder}/`);

/**
 * A rule holds for the files of `area`. `forbids` gets an import and its file; true means a violation.
 * @type {{ area: (file: string) => boolean, forbids: (found: Import, file: string) => boolean, says: string }[]}
 */
const rules = [
  {
    area: below("shared"),
    forbids: ({ path }) => path !== undefined && !below("shared")(path),
    says: "shared/ is used by the shell and by islands, so it imports only itself and packages",
  },
  {
    area: below("shell"),
    forbids: ({ path }) => path !== undefined && !below("shell")(path) && !below("shared")(path),
    says: "shell/ imports only shell/ and shared/; islands are loaded by the registry",
  },
  {
    area: (file) => below("shell")(file) && !below("shell/dialogs")(file),
    forbids: ({ name }) => frameworks.includes(name ?? ""),
    says: "the shell is loaded on every page, so only shell/dialogs/ imports a framework",
  },
  {
    area: below("shell"),
    forbids: ({ path }) => path === "shell/markup.ts",
    says: "shell/markup.ts is for people and tools: no page loads what it says",
  },
  {
    area: below("islands"),
    forbids: ({ path }, file) => path !== undefined && !below("shared")(path) && !below(islandOf(file))(path),
    says: "an island imports only shared/ and its own folder (islands/DOMAIN/NAME)",
  },
  {
    area: below("fixtures-html/cms"),
    forbids: ({ path }) => path !== undefined && !below("fixtures-html/cms")(path) && !below("shared/api")(path),
    says: "the stand-in knows of the application only shared/api, as a real CMS does",
  },
  {
    area: below("tools"),
    forbids: ({ path }) =>
      path !== undefined &&
      !below("tools")(path) &&
      !below("shared")(path) &&
      path !== "shell/markup.ts" &&
      !/^islands\/.*\/definition\.ts$/.test(path),
    says: "tools/ knows of the product what it says of itself: shared/, shell/markup.ts and the definitions of the islands",
  },
  {
    area: (file) => !below("tests")(file),
    forbids: ({ path }) => path !== undefined && below("tests")(path),
    says: "only tests import from tests/",
  },
  {
    area: () => true,
    forbids: ({ name, clause }) => ["react", "preact"].includes(name ?? "") && /\buseId\b/.test(clause),
    says: "useId gives the same id in every Preact root; take ids from shared/ or from the island's element",
  },
  {
    area: () => true,
    forbids: ({ name }) => name === "react-i18next",
    says: "texts come from the shared t(), not from react-i18next",
  },
];

const islandOf = (file) => file.split("/").slice(0, 3).join("/");

/**
 * The violations in one file, a line each: where, what, which rule.
 * @param {string} file from the repository's folder, with forward slashes
 * @param {string} text
 * @returns {string[]}
 */
export function violations(file, text) {
  return importsIn(file, text).flatMap((found) =>
    rules
      .filter(({ area, forbids }) => area(file) && forbids(found, file))
      .map(({ says }) => `${file}:${found.line} imports "${found.specifier}": ${says}`),
  );
}

/**
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {string} clause what stands between `import` and `from`
 * @property {number} line
 * @property {string} [path] of the file, for a relative import
 * @property {string} [name] of the package, for the others; none for Node's own modules
 */

const statements = [
  /^[ \t]*(?:import|export)\b(?<clause>[^"'`;()=]*?)\bfrom\s*["'](?<specifier>[^"']+)["']/gm,
  /^[ \t]*import\s*["'](?<specifier>[^"']+)["']/gm,
  /\b(?:import|require)\(\s*["'](?<specifier>[^"']+)["']/g,
];

/** @returns {Import[]} in the order of their lines */
function importsIn(file, text) {
  const code = withoutComments(text);
  return statements
    .flatMap((statement) => [...code.matchAll(statement)])
    .map((match) => {
      const { specifier = "", clause = "" } = match.groups ?? {};
      const at = match.index + match[0].lastIndexOf(specifier);
      return { specifier, clause, line: code.slice(0, at).split("\n").length, ...targetOf(file, specifier) };
    })
    .toSorted((a, b) => a.line - b.line);
}

function targetOf(file, specifier) {
  if (specifier.startsWith(".")) return { path: posix.join(posix.dirname(file), specifier) };
  if (specifier.startsWith("node:") || builtinModules.includes(specifier)) return {};
  return { name: specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/") };
}

/** Comments and template texts become blanks, so that lines keep their numbers; other strings stay. */
function withoutComments(text) {
  const tokens = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
  return text.replace(tokens, (token) => (/^["']/.test(token) ? token : token.replace(/[^\n]/g, " ")));
}
