// Generates parts of the Markdown files in docs/, between markers such as <!-- calls --> and <!-- /calls -->: tables of
// calls, markup, lint rules, failed visits, custom properties and sizes, and the code in docs/examples/.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, posix } from "node:path";
import { expectedError } from "./find-islands.mjs";
import { loadTypeScript } from "./load-typescript.mjs";
import { replace, table } from "./markdown-table.mjs";
import { kilobytes } from "./sizes.mjs";
import { themeTable } from "./theme.mjs";

/** Rewrites the generated parts of all pages. */
export async function writeDocsTables(sizes) {
  const parts = await generatedParts(sizes);
  for (const file of await markdownFiles()) {
    const text = await readFile(file, "utf8");
    const filled = fill(text, file, parts);
    if (filled !== text) await writeFile(file, filled);
  }
}

/**
 * Throws when a generated part is not up to date. Sizes may differ by `TOLERANCE`, because brotli varies with the
 * version of Node.
 */
export async function checkDocsTables(sizes) {
  const parts = await generatedParts(sizes);
  for (const file of await markdownFiles()) {
    const text = await readFile(file, "utf8");
    // Texts at even indices, numbers of kilobytes at odd ones.
    const [expected, actual] = [fill(text, file, parts), text].map((page) => page.split(/([\d.]+) kB/));
    const isCurrent =
      expected.length === actual.length &&
      expected.every((part, index) => part === actual[index] || Math.abs(part - actual[index]) <= TOLERANCE);
    if (!isCurrent)
      throw expectedError(`${file}: its generated tables are out of date; run \`npm run docs\` to update them.`);
  }
}

/** In kilobytes. */
const TOLERANCE = 0.25;

/** The Markdown files of docs/. */
export async function markdownFiles() {
  const names = await readdir("docs", { recursive: true });
  return names
    .filter((name) => name.endsWith(".md"))
    .map((name) => posix.join("docs", name.replaceAll("\\", "/")))
    .sort();
}

/** The content of each generated part, by the name of its markers. A function gets the page's path in docs/. */
async function generatedParts(sizes) {
  const { markup, outcomes, rules, serverCalls } = await loadTypeScript(
    ["description/markup", "description/outcomes", "description/server-calls", "lint/rules/all"]
      .map((path) => `export * from "./tools/${path}.ts";`)
      .join("\n"),
  );
  const examples = await readdir("docs/examples");
  return {
    calls: () =>
      table(
        ["Request", "Response", "Used by"],
        serverCalls.map(({ call, answer, by }) => [call, answer, by]),
      ),
    markup: (page) => documentMarkup(markup, page),
    lint: (page) =>
      table(
        ["Rule", "Severity", "Finds"],
        rules.map(({ meta: { code, severity, summary } }) => [
          `[${code}](${linkFrom(page, `reference/lint/${code}.md`)})`,
          severity,
          summary,
        ]),
      ),
    outcomes: () =>
      table(
        ["When", "The visitor sees"],
        outcomes.map(({ when, sees }) => [when, sees]),
      ),
    theme: themeTable,
    sizes: () =>
      table(
        ["Part", "Size (brotli)", "Budget"],
        sizes.map(({ part, bytes, budget }) => [part, kilobytes(bytes), kilobytes(budget)]),
      ),
    ...Object.fromEntries(
      await Promise.all(
        examples.map(async (name) => {
          const code = (await readFile(join("docs/examples", name), "utf8")).trimEnd();
          return [`example ${name}`, () => `\n\`\`\`${extname(name).slice(1)}\n${code}\n\`\`\`\n`];
        }),
      ),
    ),
  };
}

function fill(text, file, parts) {
  let filled = text;
  for (const [, name] of text.matchAll(/^<!-- \/(.+) -->$/gm)) {
    // `npm run bench` writes its own tables.
    if (name === "bench") continue;
    const part = parts[name];
    if (!part) throw expectedError(`${file}: nothing generates <!-- ${name} -->.`);
    filled = replace(filled, name, part(file.replace(/^docs\//, "")), file);
  }
  return filled;
}

/** Attributes and classes that do not belong to a single island. */
function documentMarkup({ attributes, classes }, page) {
  const linked = (doc) =>
    doc
      .replaceAll("|", "\\|")
      .replace(/\]\(([^)]*)\)/g, (_, target) =>
        target.startsWith("#")
          ? `](${linkFrom(page, `reference/islands/${target.slice(1)}.md`)})`
          : `](${linkFrom(page, target)})`,
      );
  const rows = attributes.map((attribute) => [
    `\`${attribute.name}\``,
    linked(attribute.on),
    linked(kindOf(attribute)),
    linked(attribute.doc),
  ]);
  const named = classes.map(({ name, on, doc }) => [`\`${name}\``, linked(on), linked(doc)]);
  return [
    table(["Attribute", "On", "Accepts", "Effect"], rows),
    "## Classes",
    table(["Class", "On", "Effect"], named),
  ].join("\n\n");
}

const linkFrom = (page, target) => posix.relative(dirname(page), target);

const kindOf = ({ kind, values, min, max, pattern, expects }) => {
  if (pattern) return expects;
  if (values) return values.join(", ");
  return `${kind}${min === undefined ? "" : max === undefined ? `, at least ${min}` : `, ${min} to ${max}`}`;
};
