// What is wrong with the definition of an island: a slip in it would show on a site, far from its cause.

/**
 * @param {any} definition  of `folder`, as its definition.ts exports it
 * @param {{ isStrategy(text: string): boolean, strategies: string, kinds: readonly string[] }} words  what shared/island/ knows
 * @returns {string[]} a sentence each: what, expected, got
 */
export function problemsOf(definition, folder, { isStrategy, strategies, kinds }) {
  const problems = [];
  const expect = (holds, what, expectation, got) => {
    if (!holds) problems.push(`${what} expects ${expectation}, got ${JSON.stringify(got)}`);
  };
  const name = folder.split("/").pop();
  if (typeof definition !== "object" || definition === null)
    return [`expects defineIsland({...}) as its default export, got ${definition}`];
  const { doc, requirements, config, when, fallback, selectors, wide, common, events, examples, needs, parts } =
    definition;
  expect(definition.name === name, "name", `"${name}", as its folder`, definition.name);
  expect(isText(doc), "doc", "one line", doc);
  expect(
    isList(requirements, (id) => /^[A-Z]{3}-\d\d$/.test(id)),
    "requirements",
    "a list of ids such as NAV-01",
    requirements,
  );
  expect(isText(when) && isStrategy(when), "when", strategies, when);
  expect(fallback === "replace" || fallback === "adopt", "fallback", "replace or adopt", fallback);
  expect(selectors === undefined || isList(selectors, isText), "selectors", "a list of selectors", selectors);
  expect(common === undefined || common === true, "common", "true, or nothing", common);
  if (wide !== undefined) {
    expect(wide === true, "wide", "true, or nothing", wide);
    expect(
      isList(selectors, isText) && selectors.length > 0,
      "selectors",
      "what it is loaded for, because the island is wide",
      selectors,
    );
    expect(fallback === "adopt", "fallback", "adopt, because the island is wide", fallback);
    expect(
      isMap(config, () => true) && Object.keys(config).length === 0,
      "config",
      "nothing, because the island is wide",
      config,
    );
  }
  expect(needs === undefined || isMap(needs, isText), "needs", "the end of a sentence for each selector", needs);
  expect(events === undefined || isMap(events, isText), "events", "a line for each event", events);
  expect(isList(examples, isText) && examples.length > 0, "examples", "at least one piece of markup", examples);
  if (isMap(config, (field) => isMap(field, () => true)))
    for (const [key, field] of Object.entries(config)) checkField(`config.${key}`, field, kinds, expect);
  else expect(false, "config", "an object of fields", config);
  if (parts !== undefined) {
    if (!isMap(parts, (field) => isMap(field, () => true))) expect(false, "parts", "an object of fields", parts);
    else
      for (const [attribute, field] of Object.entries(parts)) {
        expect(
          /^data-[a-z][a-z0-9-]*$/.test(attribute),
          "parts",
          "full names of attributes, such as data-share",
          attribute,
        );
        checkField(`parts.${attribute}`, field, kinds, expect);
      }
  }
  return problems;
}

function checkField(
  what,
  { kind, doc, required, default: fallback, values, min, max, deprecated, pattern, expects },
  kinds,
  expect,
) {
  expect(kinds.includes(kind), `${what}.kind`, `one of ${kinds.join(", ")}`, kind);
  expect(isText(doc), `${what}.doc`, "one line", doc);
  expect(
    !(required && fallback !== undefined && kind !== "list"),
    `${what}.default`,
    "none, because the field is required",
    fallback,
  );
  expect(deprecated === undefined || isText(deprecated), `${what}.deprecated`, "what to write instead", deprecated);
  if (pattern !== undefined) {
    expect(kind === "text" && isPattern(pattern), `${what}.pattern`, "a regular expression, of a text", pattern);
    expect(isText(expects), `${what}.expects`, "what the text is, in words", expects);
    expect(
      !fallback || !isPattern(pattern) || new RegExp(pattern, "u").test(fallback),
      `${what}.default`,
      "a text that matches its pattern",
      fallback,
    );
  }
  if (kind === "choice") {
    expect(isList(values, isText) && values.length > 1, `${what}.values`, "at least two words", values);
    expect(fallback === undefined || values?.includes(fallback), `${what}.default`, "one of its values", fallback);
  } else if (["number", "int", "size"].includes(kind)) {
    expect(!(min > max), `${what}.min`, `at most its max, ${max}`, min);
    const fits =
      typeof fallback === "number" &&
      !(fallback < min) &&
      !(fallback > max) &&
      (kind === "number" || Number.isInteger(fallback));
    expect(fallback === undefined || fits, `${what}.default`, "a number within its bounds", fallback);
  }
}

function isPattern(pattern) {
  try {
    return isText(pattern) && !!new RegExp(pattern, "u");
  } catch {
    return false;
  }
}

const isText = (value) => typeof value === "string" && value.trim() !== "";
const isList = (value, holds) => Array.isArray(value) && value.every(holds);
const isMap = (value, holds) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(holds);
