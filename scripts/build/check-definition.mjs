// Checks the definition of an island at build time: a mistake in it would otherwise show up on a site, far from its
// cause.
import { basename } from "node:path";

/** @typedef {(isValid: boolean, subject: string, expectation: string, got: unknown) => void} Expect */

/**
 * A definition before its check: each property may have any value.
 * @typedef {Record<string, any>} Unchecked
 */

/**
 * The faults of a definition, a sentence each: "config.from.kind expects ..., got ...".
 * @param {unknown} unchecked  the default export of definition.ts in `folder`
 * @param {string} folder
 * @param {{ isStrategy(text: string): boolean, strategies: string, kinds: readonly string[] }} vocabulary  from
 *   shared/island/
 * @returns {string[]}
 */
export function definitionProblems(unchecked, folder, { isStrategy, strategies, kinds }) {
  if (typeof unchecked !== "object" || unchecked === null)
    return [`expects defineIsland({...}) as its default export, got ${unchecked}`];
  /** @type {Unchecked} */
  const definition = unchecked;
  /** @type {string[]} */
  const problems = [];
  /** @type {Expect} */
  const expect = (isValid, subject, expectation, got) => {
    if (!isValid) problems.push(`${subject} expects ${expectation}, got ${JSON.stringify(got)}`);
  };
  const folderName = basename(folder);
  const { name, doc, requirements, config, when, fallback, selectors, wide, common, events, examples } = definition;
  const { needs, fields, parts } = definition;
  const areIds = isList(requirements, (id) => /^[A-Z]{3}-\d\d$/.test(id));
  expect(name === folderName, "name", `"${folderName}", the name of its folder`, name);
  expect(isText(doc), "doc", "one line", doc);
  expect(areIds, "requirements", "a list of ids such as NAV-01", requirements);
  expect(isText(when) && isStrategy(when), "when", strategies, when);
  expect(fallback === "replace" || fallback === "adopt", "fallback", "replace or adopt", fallback);
  expect(selectors === undefined || isList(selectors, isText), "selectors", "a list of selectors", selectors);
  expect(selectors === undefined || wide, "selectors", "undefined, because the island is not wide", selectors);
  expect(common === undefined || common === true, "common", "true or undefined", common);
  if (wide !== undefined) checkWide(definition, expect);
  expect(needs === undefined || isMap(needs, isText), "needs", "the end of a sentence for each condition", needs);
  expect(events === undefined || isMap(events, isText), "events", "a line for each event", events);
  expect(isList(examples, isText) && examples.length > 0, "examples", "at least one piece of markup", examples);
  checkFields("config", config, kinds, expect);
  if (parts !== undefined) {
    checkFields("parts", parts, kinds, expect);
    if (isFields(parts)) for (const attribute of Object.keys(parts)) checkPartName(attribute, expect);
  }
  if (fields !== undefined) checkFormFields(fields, expect);
  checkKeys(definition, expect);
  return problems;
}

/** @param {unknown} fields @param {Expect} expect */
function checkFormFields(fields, expect) {
  if (!isFields(fields)) return expect(false, "fields", "an object of fields", fields);
  for (const [name, { doc, required }] of Object.entries(fields)) {
    const isRequired = [undefined, true, "filled"].includes(required);
    expect(isText(doc), `fields.${name}.doc`, "one line", doc);
    expect(isRequired, `fields.${name}.required`, 'true, "filled" or undefined', required);
  }
}

/** `{key}` in a need or in the name of a field stands for the value of a config key. @param {Unchecked} definition @param {Expect} expect */
function checkKeys({ config, needs, fields }, expect) {
  for (const [subject, texts] of Object.entries({ needs, fields }))
    for (const [, key] of Object.keys(texts ?? {}).flatMap((text) => [...text.matchAll(/\{(.*?)\}/g)]))
      expect(Object.hasOwn(config ?? {}, key), subject, "the key of a config field in braces", `{${key}}`);
}

/** @param {Unchecked} definition @param {Expect} expect */
function checkWide({ wide, selectors, fallback, config }, expect) {
  const hasSelectors = isList(selectors, isText) && selectors.length > 0;
  const isEmpty = isMap(config, () => true) && Object.keys(config).length === 0;
  expect(wide === true, "wide", "true or undefined", wide);
  expect(hasSelectors, "selectors", "at least one selector, because the island is wide", selectors);
  expect(fallback === "adopt", "fallback", "adopt, because the island is wide", fallback);
  expect(isEmpty, "config", "an empty object, because the island is wide", config);
}

/** @param {string} subject @param {unknown} fields @param {readonly string[]} kinds @param {Expect} expect */
function checkFields(subject, fields, kinds, expect) {
  if (!isFields(fields)) return expect(false, subject, "an object of fields", fields);
  for (const [key, field] of Object.entries(fields)) checkField(`${subject}.${key}`, field, kinds, expect);
}

/** @param {string} attribute @param {Expect} expect */
function checkPartName(attribute, expect) {
  const isFullName = /^data-[a-z][a-z0-9-]*$/.test(attribute);
  expect(isFullName, "parts", "full attribute names, such as data-share", attribute);
}

/** @param {string} subject @param {Unchecked} field @param {readonly string[]} kinds @param {Expect} expect */
function checkField(subject, field, kinds, expect) {
  const { kind, doc, required, default: fallback, values, deprecated, pattern } = field;
  const hasUselessDefault = required && fallback !== undefined && kind !== "list";
  expect(kinds.includes(kind), `${subject}.kind`, `one of ${kinds.join(", ")}`, kind);
  expect(isText(doc), `${subject}.doc`, "one line", doc);
  expect(!hasUselessDefault, `${subject}.default`, "undefined, because the field is required", fallback);
  expect(deprecated === undefined || isText(deprecated), `${subject}.deprecated`, "what to write instead", deprecated);
  if (pattern !== undefined) checkPattern(subject, field, expect);
  if (kind === "choice") {
    expect(isList(values, isText) && values.length > 1, `${subject}.values`, "at least two values", values);
    expect(fallback === undefined || values?.includes(fallback), `${subject}.default`, "one of its values", fallback);
  } else if (["number", "int", "size"].includes(kind)) checkNumber(subject, field, expect);
}

/** @param {string} subject @param {Unchecked} field @param {Expect} expect */
function checkPattern(subject, { kind, default: fallback, pattern, expects }, expect) {
  const isAllowed = ["text", "list"].includes(kind) && isPattern(pattern);
  const matches = !isAllowed || [fallback || []].flat().every((text) => new RegExp(pattern, "u").test(text));
  expect(isAllowed, `${subject}.pattern`, "a regular expression, on a text or a list", pattern);
  expect(isText(expects), `${subject}.expects`, "a description of the text in words", expects);
  expect(matches, `${subject}.default`, "a text that matches its pattern", fallback);
}

/** @param {string} subject @param {Unchecked} field @param {Expect} expect */
function checkNumber(subject, { kind, default: fallback, min, max }, expect) {
  const fits =
    typeof fallback === "number" &&
    !(fallback < min) &&
    !(fallback > max) &&
    (kind === "number" || Number.isInteger(fallback));
  expect(!(min > max), `${subject}.min`, `at most its max, ${max}`, min);
  expect(fallback === undefined || fits, `${subject}.default`, "a number within its bounds", fallback);
}

/** @param {unknown} pattern @returns {pattern is string} */
function isPattern(pattern) {
  try {
    return isText(pattern) && !!new RegExp(pattern, "u");
  } catch {
    return false;
  }
}

/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === "string" && value.trim() !== "";
/** @param {unknown} value @param {(item: any) => boolean} isValid @returns {value is any[]} */
const isList = (value, isValid) => Array.isArray(value) && value.every(isValid);
/** @param {unknown} value @param {(item: unknown) => boolean} isValid @returns {value is Record<string, any>} */
const isMap = (value, isValid) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isValid);
/** @param {unknown} value @returns {value is Record<string, Unchecked>} */
const isFields = (value) => isMap(value, (field) => isMap(field, () => true));
