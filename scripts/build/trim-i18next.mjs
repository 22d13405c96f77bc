// Leaves out the parts of i18next that Atoll does not use, about a quarter of it: loading texts from a backend, keys that are
// functions, texts in texts, formats of values, and methods of its public API. A bundler cannot know that nobody calls a
// method.
import { readFile } from "node:fs/promises";

/** Bodies that replace those of unused classes, because i18next makes an object of each at the start. @type {Record<string, string>} */
const unusedClasses = { Connector: "", Formatter: "format(value) { return value; }" };
/** Functions that are named where they are not called. */
const unusedFunctions = ["keysFromSelector"];
/** @type {Record<string, string[]>} */
const unusedMethods = {
  I18n: [
    "use",
    "hydrate",
    "getFixedT",
    "loadNamespaces",
    "loadLanguages",
    "dir",
    "cloneInstance",
    "toJSON",
    "exists",
    "setDefaultNamespace",
  ],
  EventEmitter: ["off"],
  Interpolator: ["nest"],
  LanguageUtil: ["clearCache", "deprecateBareCode", "getScriptPartFromCode"],
  Logger: ["clone"],
  PluralResolver: ["clearCache", "needsPlural", "getPluralFormsOfKey", "getSuffixes"],
  ResourceStore: ["toJSON", "addResource", "addResources", "getResourceBundle"],
  Translator: ["exists", "getUsedParamsDetails"],
};

/** Returns the source of i18next without these parts. Throws when it has changed and one of them is not found. @param {string} source */
export function trimI18next(source) {
  let text = source;
  /** @param {RegExp} pattern @param {string} by @param {string} part */
  const replace = (pattern, by, part) => {
    if (!pattern.test(text))
      throw new Error(`i18next has no ${part}: correct the list in scripts/build/trim-i18next.mjs.`);
    text = text.replace(pattern, by);
  };
  for (const [name, body] of Object.entries(unusedClasses))
    replace(
      new RegExp(`^class ${name}( extends \\w+)? \\{[^]*?^\\}`, "m"),
      `class ${name}$1 { ${body} }`,
      `class ${name}`,
    );
  for (const name of unusedFunctions)
    replace(new RegExp(`^function ${name}\\([^]*?^\\}`, "m"), `function ${name}() {}`, `function ${name}`);
  for (const [name, methods] of Object.entries(unusedMethods))
    for (const method of methods)
      replace(
        // A class ends at the first `}` without indentation, a method at the first that is indented by two spaces.
        new RegExp(`(^class ${name} (?:(?!^\\})[^])*?)^  ${method}\\([^]*?^  \\}\\n`, "m"),
        "$1",
        `method ${name}.${method}`,
      );
  return text;
}

/** @type {import("esbuild").Plugin} */
export const trimmedI18next = {
  name: "trimmed-i18next",
  setup(setup) {
    setup.onLoad({ filter: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ }, async ({ path }) => ({
      contents: trimI18next(await readFile(path, "utf8")),
      loader: "js",
    }));
  },
};
