// The rules of which folder may import which. Pure: takes the path and text of a file, returns its violations.
import { builtinModules } from "node:module";
import { posix } from "node:path";
import { early as earlyExtras } from "./build/extras.mjs";

const frameworks = ["react", "react-dom", "preact", "zustand", "i18next"];
/** @param {string} folder @returns {(path: string) => boolean} */
const below = (folder) => (path) => path.startsWith(`${folder}/`);

/**
 * A rule applies to the files of `area`. `forbids` gets an import and its file; true means a violation.
 * @type {{ area: (file: string) => boolean, forbids: (found: Import, file: string) => boolean, reason: string }[]}
 */
const rules = [
  {
    area: below("shared"),
    forbids: ({ path }) => path !== undefined && !below("shared")(path),
    reason: "shared/ is used by the shell and by islands, so it imports only itself and packages",
  },
  {
    area: (file) => below("shell")(file) && !below("shell/extras/debug")(file),
    forbids: ({ path }) => path !== undefined && !below("shell")(path) && !below("shared")(path),
    reason: "shell/ imports only shell/ and shared/; the registry loads islands",
  },
  {
    area: (file) => below("shell")(file) && !below("shell/extras")(file) && !below("shell/common")(file),
    forbids: ({ name }) => frameworks.includes(name ?? ""),
    reason: "every visitor loads the core and the navigation, so only extras import a framework",
  },
  {
    area: below("shell/core"),
    forbids: ({ path, isType }) => !isType && below("shell")(path ?? "") && !below("shell/core")(path ?? ""),
    reason: "the core is the lowest layer; it loads other bundles of the shell, and imports only their types",
  },
  {
    area: below("shell/navigation"),
    forbids: ({ path, isType }) =>
      !isType &&
      below("shell")(path ?? "") &&
      !below("shell/core")(path ?? "") &&
      !below("shell/navigation")(path ?? ""),
    reason: "the navigation imports only the core; it loads extras, and imports only their types",
  },
  {
    area: below("shell/common"),
    forbids: ({ path, isType }) => !isType && below("shell/extras")(path ?? ""),
    reason: "extras import shell/common/, not the other way round",
  },
  {
    area: below("shell/extras"),
    forbids: ({ path, isType }, file) =>
      !isType && below("shell/extras")(path ?? "") && folderOf(path ?? "") !== folderOf(file),
    reason: "an extra is a bundle of its own: what several need is in shell/common/, the core or the navigation",
  },
  {
    area: (file) => earlyExtras.some((name) => below(`shell/extras/${name}`)(file)),
    forbids: ({ path, isType }) => !isType && below("shell/navigation")(path ?? ""),
    reason: "this extra may load before the navigation, so it uses nothing of it",
  },
  {
    area: below("islands"),
    forbids: ({ path }, file) => path !== undefined && !below("shared")(path) && !below(folderOf(file))(path),
    reason: "an island imports only shared/ and its own folder (islands/DOMAIN/NAME)",
  },
  {
    area: below("fixtures-html/cms"),
    forbids: ({ path }) =>
      path !== undefined && !below("fixtures-html/cms")(path) && !below("shared/api")(path) && !below("texts")(path),
    reason: "the stand-in CMS knows only shared/api and the texts of the application, as a real CMS does",
  },
  {
    area: below("tools"),
    forbids: ({ path }) =>
      path !== undefined &&
      !below("tools")(path) &&
      !below("shared")(path) &&
      !below("texts/translation")(path) &&
      !/^islands\/.*\/definition\.ts$/.test(path),
    reason: "tools/ imports only tools/, shared/, texts/translation/ and the definitions of the islands",
  },
  {
    area: (file) => !below("tests")(file),
    forbids: ({ path }) => path !== undefined && below("tests")(path),
    reason: "only tests import from tests/",
  },
  {
    area: () => true,
    forbids: ({ name, clause }) => ["react", "preact"].includes(name ?? "") && /\buseId\b/.test(clause),
    reason: "useId returns the same id in every Preact root; take ids from shared/ or from the island's element",
  },
  {
    area: () => true,
    forbids: ({ name }) => name === "react-i18next",
    reason: "texts come from the shared t(), not from react-i18next",
  },
];

/** @param {string} file */
const folderOf = (file) => file.split("/").slice(0, 3).join("/");

/**
 * The violations in one file, a line each: place, import, reason.
 * @param {string} file its path from the repository's folder, with forward slashes
 * @param {string} text
 * @returns {string[]}
 */
export function violations(file, text) {
  return importsIn(file, text).flatMap((found) =>
    rules
      .filter(({ area, forbids }) => area(file) && forbids(found, file))
      .map(({ reason }) => `${file}:${found.line} imports "${found.specifier}": ${reason}`),
  );
}

/**
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {string} clause the text between `import` and `from`
 * @property {number} line
 * @property {string} [path] path of the imported file, for a relative import
 * @property {string} [name] name of the imported package; none for Node's own modules
 * @property {boolean} isType  only types are imported, which no bundle contains
 */

const statements = [
  /^[ \t]*(?:import|export)\b(?<clause>[^"'`;()=]*?)\bfrom\s*["'](?<specifier>[^"']+)["']/gm,
  /^[ \t]*import\s*["'](?<specifier>[^"']+)["']/gm,
  /\b(?:import|require)\(\s*["'](?<specifier>[^"']+)["']/g,
];

/** @param {string} file @param {string} text @returns {Import[]} sorted by line */
function importsIn(file, text) {
  const code = withoutComments(text);
  return statements
    .flatMap((statement) => [...code.matchAll(statement)])
    .map((match) => {
      const { specifier = "", clause = "" } = match.groups ?? {};
      const at = match.index + match[0].lastIndexOf(specifier);
      const isType = /^\s*type\b/.test(clause) || /\btypeof\s*$/.test(code.slice(0, match.index));
      return { specifier, clause, line: code.slice(0, at).split("\n").length, isType, ...targetOf(file, specifier) };
    })
    .toSorted((a, b) => a.line - b.line);
}

/** @param {string} file @param {string} specifier */
function targetOf(file, specifier) {
  if (specifier.startsWith(".")) return { path: posix.join(posix.dirname(file), specifier) };
  if (specifier.startsWith("node:") || builtinModules.includes(specifier)) return {};
  return { name: specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/") };
}

/**
 * Replaces comments and template literals by spaces. Other strings and all line breaks stay, so line numbers stay
 * right.
 * @param {string} text
 */
function withoutComments(text) {
  const tokens = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
  return text.replace(tokens, (token) => (/^["']/.test(token) ? token : token.replace(/[^\n]/g, " ")));
}
