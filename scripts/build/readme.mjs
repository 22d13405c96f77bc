// What the build knows best: the README's tables of calls, markup, codes and sizes, and its reference of the islands.
import { readFile, writeFile } from "node:fs/promises";
import { expected } from "./find-islands.mjs";
import { loadTypeScript } from "./load-typescript.mjs";
import { kilobytes } from "./sizes.mjs";

export async function writeReadme(islands, sizes) {
  await writeFile("README.md", fill(await readFile("README.md", "utf8"), await readData(), islands, sizes));
}

/** A README that says something else than the build fails it; sizes may differ by what another Node's brotli makes of them. */
export async function checkReadme(islands, sizes) {
  const [text, data] = [await readFile("README.md", "utf8"), await readData()];
  const [now, then] = [fill(text, data, islands, sizes), text].map((readme) => readme.split(/([\d.]+) kB/));
  const same =
    now.length === then.length &&
    now.every((part, index) => part === then[index] || Math.abs(part - then[index]) <= TOLERANCE);
  if (!same)
    throw expected(
      "README.md: its reference or its sizes are not what the build found; `npm run readme` writes them anew.",
    );
}

/** Kilobytes. */
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
      ["call", "answer", "for"],
      serverCalls.map(({ call, answer, by }) => [call, answer, by]),
    ),
  );
  const withMarkup = replace(withCalls, "markup", ofNoIsland(markup));
  const withIslands = replace(
    withMarkup,
    "islands",
    [overview(islands), ...islands.map(({ description }) => reference(description))].join("\n\n"),
  );
  const withRules = replace(
    withIslands,
    "lint",
    table(
      ["code", "", "what is wrong"],
      rules.map(({ meta: { code, severity, summary } }) => [`\`${code}\``, severity, summary]),
    ),
  );
  return replace(withRules, "sizes", table(["part", "brotli", "budget"], sizeRows));
}

/** What belongs to no single island. */
function ofNoIsland({ attributes, classes }) {
  const rows = attributes.map((attribute) => [`\`${attribute.name}\``, attribute.on, kindOf(attribute), attribute.doc]);
  const named = classes.map(({ name, on, doc }) => [`\`${name}\``, on, doc]);
  return [table(["attribute", "on", "type", "effect"], rows), table(["class", "on", "effect"], named)].join("\n\n");
}

function overview(islands) {
  return table(
    ["island", "what it does", "loads"],
    islands.map(({ description: { name, doc, when, common } }) => [
      `[${name}](#${name})`,
      doc,
      `${when}${common ? ", common" : ""}`,
    ]),
  );
}

/** One island: what it does not start without, its attributes, those of elements in it, examples to copy. */
function reference({ name, attributes, needs, parts, selectors, examples }) {
  const rows = attributes.map((attribute) => [
    `\`${attribute.name}\``,
    kindOf(attribute),
    valueOf(attribute),
    attribute.doc,
  ]);
  const own = rows.length > 0 ? `\n\n${table(["attribute", "type", "default", "meaning"], rows)}` : "";
  const inside =
    parts.length > 0
      ? `\n\n${table(
          ["inside or around", "type", "meaning"],
          parts.map((part) => [`\`${part.name}\``, kindOf(part), (part.required ? "Required. " : "") + part.doc]),
        )}`
      : "";
  const expects = needs.length > 0 ? `\n\nExpects ${needs.map(({ expects }) => expects).join(" and ")}.` : "";
  const also =
    selectors.length > 0
      ? `\n\nAlso without \`data-island\`: ${selectors.map((selector) => `\`${selector}\``).join(", ")}.`
      : "";
  return `### ${name}${expects}${own}${inside}${also}\n\n\`\`\`html\n${examples.join("\n\n")}\n\`\`\``;
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

/** `text` with other content between the markers of that name. */
export function replace(text, name, content) {
  const marked = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!marked.test(text))
    throw expected(`README.md: expected the markers <!-- ${name} --> and <!-- /${name} --> around a table.`);
  return text.replace(marked, (_, open, close) => `${open}${content}\n${close}`);
}
