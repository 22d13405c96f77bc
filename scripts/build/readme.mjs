// Generates parts of README.md: the tables of calls, markup, lint codes and sizes, and the reference of the islands.
import { readFile, writeFile } from "node:fs/promises";
import { expectedError } from "./find-islands.mjs";
import { loadTypeScript } from "./load-typescript.mjs";
import { kilobytes } from "./sizes.mjs";

export async function writeReadme(islands, sizes) {
  await writeFile("README.md", fill(await readFile("README.md", "utf8"), await readData(), islands, sizes));
}

/**
 * Throws when README.md is not up to date. Sizes may differ by `TOLERANCE`, because brotli varies with the version of
 * Node.
 */
export async function checkReadme(islands, sizes) {
  const [text, data] = [await readFile("README.md", "utf8"), await readData()];
  // Texts at even indices, numbers of kilobytes at odd ones.
  const [expected, actual] = [fill(text, data, islands, sizes), text].map((readme) => readme.split(/([\d.]+) kB/));
  const isCurrent =
    expected.length === actual.length &&
    expected.every((part, index) => part === actual[index] || Math.abs(part - actual[index]) <= TOLERANCE);
  if (!isCurrent)
    throw expectedError(
      "README.md: its generated reference or its sizes are out of date; run `npm run readme` to update them.",
    );
}

/** In kilobytes. */
const TOLERANCE = 0.25;

const readData = () =>
  loadTypeScript(
    ["description/markup", "description/server-calls", "lint/rules/all"]
      .map((path) => `export * from "./tools/${path}.ts";`)
      .join("\n"),
  );

function fill(text, { markup, serverCalls, rules }, islands, sizes) {
  const sizeRows = sizes.map(({ part, bytes, budget }) => [part, kilobytes(bytes), kilobytes(budget)]);
  const withCalls = replace(
    text,
    "calls",
    table(
      ["Request", "Response", "Used by"],
      serverCalls.map(({ call, answer, by }) => [call, answer, by]),
    ),
  );
  const withMarkup = replace(withCalls, "markup", documentMarkup(markup));
  const withIslands = replace(
    withMarkup,
    "islands",
    [overview(islands), ...islands.map(({ description }) => reference(description))].join("\n\n"),
  );
  const withRules = replace(
    withIslands,
    "lint",
    table(
      ["Rule", "Severity", "Finds"],
      rules.map(({ meta: { code, severity, summary } }) => [`\`${code}\``, severity, summary]),
    ),
  );
  return replace(withRules, "sizes", table(["Part", "Size (brotli)", "Budget"], sizeRows));
}

/** Attributes and classes that do not belong to a single island. */
function documentMarkup({ attributes, classes }) {
  const rows = attributes.map((attribute) => [`\`${attribute.name}\``, attribute.on, kindOf(attribute), attribute.doc]);
  const named = classes.map(({ name, on, doc }) => [`\`${name}\``, on, doc]);
  return [table(["Attribute", "On", "Accepts", "Effect"], rows), table(["Class", "On", "Effect"], named)].join("\n\n");
}

function overview(islands) {
  return table(
    ["Island", "Description", "Loads"],
    islands.map(({ description: { name, doc, when, common } }) => [
      `[${name}](#${name})`,
      doc,
      `${when}${common ? ", common" : ""}`,
    ]),
  );
}

/** The section of one island: what it requires, its attributes, those of elements inside of it, fields, examples. */
function reference({ name, attributes, needs, fields, parts, selectors, examples }) {
  const rows = attributes.map((attribute) => [
    `\`${attribute.name}\``,
    kindOf(attribute),
    valueOf(attribute),
    attribute.doc,
  ]);
  const own = rows.length > 0 ? `\n\n${table(["Attribute", "Accepts", "Default", "Description"], rows)}` : "";
  const inside =
    parts.length > 0
      ? `\n\n${table(
          ["Inside or around", "Accepts", "Description"],
          parts.map((part) => [`\`${part.name}\``, kindOf(part), (part.required ? "Required. " : "") + part.doc]),
        )}`
      : "";
  const formFields =
    fields.length > 0
      ? `\n\n${table(
          ["Field of its form", "Description"],
          fields.map(({ name, attribute, required, doc }) => [
            name ? `\`${name}\`` : `the value of \`${attribute}\``,
            (required ? "Required. " : "") + doc,
          ]),
        )}`
      : "";
  const expects = needs.length > 0 ? `\n\nExpects ${needs.map(({ expects }) => expects).join(" and ")}.` : "";
  const also =
    selectors.length > 0
      ? `\n\nAlso without \`data-island\`: ${selectors.map((selector) => `\`${selector}\``).join(", ")}.`
      : "";
  return `### ${name}${expects}${own}${inside}${formFields}${also}\n\n\`\`\`html\n${examples.join("\n\n")}\n\`\`\``;
}

const kindOf = ({ kind, values, min, max, pattern, expects }) => {
  if (pattern) return expects;
  if (values) return values.join(", ");
  return `${kind}${min === undefined ? "" : max === undefined ? `, at least ${min}` : `, ${min} to ${max}`}`;
};
const valueOf = (attribute) =>
  attribute.required ? "required" : attribute.default === undefined ? "" : `\`${attribute.default}\``;

export function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/**
 * Replaces the content between the markers `<!-- name -->` and `<!-- /name -->`; throws when the markers are missing.
 */
export function replace(text, name, content) {
  const marked = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!marked.test(text))
    throw expectedError(
      `README.md expects the markers <!-- ${name} --> and <!-- /${name} --> around a table, found none.`,
    );
  return text.replace(marked, (_, open, close) => `${open}${content}\n${close}`);
}
