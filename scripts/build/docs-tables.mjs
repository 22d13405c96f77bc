// Generates parts of the Markdown files in docs/, between markers such as <!-- calls --> and <!-- /calls -->: tables of
// calls, markup, lint rules, failed visits, custom properties and sizes, and the code in docs/examples/.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, posix } from "node:path";
import { expectedError } from "./find-islands.mjs";
import { loadTypeScript } from "./load-typescript.mjs";
import { replace, table } from "./markdown-table.mjs";
import { kilobytes } from "./kilobytes.mjs";
import { themeTable } from "./theme.mjs";

/**
 * @typedef {import("../../tools/description/describe.ts").IslandDescription} IslandDescription
 * @typedef {import("../../tools/description/describe.ts").AttributeDescription} AttributeDescription
 * @typedef {(page: string) => string} Part  generates a part for the page at this path in docs/
 */

/**
 * Rewrites the generated parts of all pages.
 * @param {import("./find-islands.mjs").Island[]} islands
 * @param {import("./sizes.mjs").Size[]} sizes
 * @param {import("./page-sizes.mjs").PageSize[]} pages
 */
export async function writeDocsTables(islands, sizes, pages) {
  const parts = await generatedParts(islands, sizes, pages);
  for (const file of await markdownFiles()) {
    const text = await readFile(file, "utf8");
    const filled = fill(text, file, parts);
    if (filled !== text) await writeFile(file, filled);
  }
}

/**
 * Throws when a generated part is not up to date. Sizes may differ by `TOLERANCE`, because brotli varies with the
 * version of Node.
 * @param {import("./find-islands.mjs").Island[]} islands
 * @param {import("./sizes.mjs").Size[]} sizes
 * @param {import("./page-sizes.mjs").PageSize[]} pages
 */
export async function checkDocsTables(islands, sizes, pages) {
  const parts = await generatedParts(islands, sizes, pages);
  for (const file of await markdownFiles()) {
    const text = await readFile(file, "utf8");
    // Texts at even indices, numbers of kilobytes at odd ones.
    const [expected, actual] = [fill(text, file, parts), text].map((page) => page.split(/([\d.]+) kB/));
    const isCurrent =
      expected.length === actual.length &&
      expected.every(
        (part, index) => part === actual[index] || Math.abs(Number(part) - Number(actual[index])) <= TOLERANCE,
      );
    if (!isCurrent)
      throw expectedError(`${file}: its generated tables are out of date; run \`npm run docs\` to update them.`);
  }
}

/** In kilobytes. */
const TOLERANCE = 0.25;

/** Files that only a reader of the repository needs: the site has a page for each island and each rule instead. */
const repositoryOnly = ["docs/reference/islands.md", "docs/reference/lint-rules.md"];

/** The Markdown files of docs/ that become pages of the site. */
export const pageFiles = async () => (await markdownFiles()).filter((file) => !repositoryOnly.includes(file));

async function markdownFiles() {
  const names = await readdir("docs", { recursive: true });
  return names
    .filter((name) => name.endsWith(".md"))
    .map((name) => posix.join("docs", name.replaceAll("\\", "/")))
    .sort();
}

/**
 * The function that generates each part of the documentation, by the name of the part's markers.
 * @param {import("./find-islands.mjs").Island[]} islands
 * @param {import("./sizes.mjs").Size[]} sizes
 * @param {import("./page-sizes.mjs").PageSize[]} pages
 * @returns {Promise<Record<string, Part>>}
 */
async function generatedParts(islands, sizes, pages) {
  /**
   * @type {typeof import("../../tools/description/markup.ts") & typeof import("../../tools/description/outcomes.ts") &
   *   typeof import("../../tools/description/requirements.ts") & typeof import("../../tools/lint/rules/all.ts") &
   *   typeof import("../../tools/description/server-calls.ts")}
   */
  const { markup, outcomes, requirementsOf, rules, serverCalls } = await loadTypeScript(
    [
      "description/markup",
      "description/outcomes",
      "description/requirements",
      "description/server-calls",
      "lint/rules/all",
    ]
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
          `[${code}](${linkFrom(page, `reference/lint-rules.md#${code}`)})`,
          severity,
          summary,
        ]),
      ),
    islands: (page) => documentIslands(islands, requirementsOf, page),
    "lint-rules": () => rules.map(({ meta }) => documentRule(meta)).join("\n\n"),
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
    pages: () =>
      table(
        ["Page", "Requests", "Budget", "Size (brotli)", "Budget"],
        pages.map(({ page, requests, requestBudget, bytes, byteBudget }) => [
          page,
          requests,
          requestBudget,
          kilobytes(bytes),
          kilobytes(byteBudget),
        ]),
      ),
    ...Object.fromEntries(
      await Promise.all([
        ...examples.map(async (name) => [`example ${name}`, await codeOf("docs/examples", name)]),
        ...recipes.map(async (name) => [`test ${name}`, await codeOf("tests", name)]),
      ]),
    ),
  };
}

/** Tests that the documentation shows, as paths in tests/. They run with all others. */
const recipes = ["browser/captured/cart-count.spec.ts", "islands/cart/add-to-cart/sold-out.component.test.ts"];

/** @param {string} folder @param {string} name @returns {Promise<Part>} */
async function codeOf(folder, name) {
  const code = (await readFile(join(folder, name), "utf8")).trimEnd();
  return () => `\n\`\`\`${extname(name).slice(1)}\n${code}\n\`\`\`\n`;
}

/** @param {string} text @param {string} file @param {Record<string, Part>} parts */
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

/**
 * A doc text as the cell of a table, with its links as seen from the page.
 * @param {string} page
 * @returns {(doc: string) => string}
 */
const linkedFrom = (page) => (doc) =>
  doc
    .replaceAll("|", "\\|")
    .replace(/\]\(([^)]*)\)/g, (_, /** @type {string} */ target) =>
      target.startsWith("#") ? `](${linkFrom(page, `reference/islands.md${target}`)})` : `](${linkFrom(page, target)})`,
    );

/**
 * The list of islands, and a section for each: what it needs, its attributes, fields and examples.
 * @param {import("./find-islands.mjs").Island[]} islands
 * @param {(island: IslandDescription) => string[]} requirementsOf
 * @param {string} page
 */
function documentIslands(islands, requirementsOf, page) {
  const linked = linkedFrom(page);
  const described = islands.map(({ description }) => description);
  const overview = table(
    ["Island", "Description", "Loads"],
    described.map(({ name, doc, when }) => [
      `[${name}](#${name})`,
      linked(/^.*?\.(?=\s|$)/s.exec(doc)?.[0] ?? doc),
      `\`${when}\``,
    ]),
  );
  return [overview, ...described.map((island) => documentIsland(island, requirementsOf(island), linked))].join("\n\n");
}

/** @param {string[]} requirements */
function expectations(requirements) {
  if (requirements.length <= 1) return requirements.map((requirement) => `It expects ${requirement}.`);
  return [["It expects:", "", ...requirements.map((requirement) => `- ${requirement}`)].join("\n")];
}

/** @param {IslandDescription} island @param {string[]} requirements @param {(doc: string) => string} linked */
function documentIsland({ name, doc, attributes, fields, parts, selectors, events, examples }, requirements, linked) {
  /** @param {string} title @param {string[]} head @param {string[][]} rows */
  const listOf = (title, head, rows) => (rows.length > 0 ? [`**${title}**`, table(head, rows)] : []);
  return [
    `## ${name}`,
    linked(doc),
    ...expectations(requirements),
    ...(selectors.length > 0
      ? [`It starts without \`data-island\`, on ${selectors.map((selector) => `\`${selector}\``).join(", ")}.`]
      : []),
    ...listOf(
      "Attributes",
      ["Attribute", "Accepts", "Default", "Description"],
      attributes.map((attribute) => [
        `\`${attribute.name}\``,
        linked(kindOf(attribute)),
        attribute.required
          ? "required"
          : attribute.default === undefined || String(attribute.default) === ""
            ? ""
            : `\`${attribute.default}\``,
        linked(attribute.doc),
      ]),
    ),
    ...listOf(
      "Attributes of elements inside or around it",
      ["Attribute", "Accepts", "Description"],
      parts.map((part) => [
        `\`${part.name}\``,
        linked(kindOf(part)),
        (part.required ? "Required. " : "") + linked(part.doc),
      ]),
    ),
    ...listOf(
      "Fields of its form",
      ["Field", "Description"],
      fields.map((field) => [
        field.name === null ? `the one that \`${field.attribute}\` names` : `\`${field.name}\``,
        (field.required ? "Required. " : "") + linked(field.doc),
      ]),
    ),
    ...listOf(
      "Events",
      ["Event", "Fired"],
      events.map((event) => [`\`${event.name}\``, linked(event.doc)]),
    ),
    ["```html", ...examples, "```"].join("\n"),
  ].join("\n\n");
}

/** The section of a lint rule. @param {import("../../tools/lint/rule.ts").RuleMeta} meta */
const documentRule = ({ code, severity, summary, why, wrong, right }) =>
  [
    `## ${code}`,
    `Severity: ${severity}. ${summary}`,
    why,
    "Wrong:",
    `\`\`\`text\n${wrong}\n\`\`\``,
    "Right:",
    `\`\`\`text\n${right}\n\`\`\``,
  ].join("\n\n");

/**
 * Attributes and classes that do not belong to a single island.
 * @param {typeof import("../../tools/description/markup.ts").markup} markup
 * @param {string} page
 */
function documentMarkup({ attributes, classes }, page) {
  const linked = linkedFrom(page);
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

/** @param {string} page @param {string} target */
const linkFrom = (page, target) => posix.relative(dirname(page), target);

/** @param {Partial<AttributeDescription>} attribute */
const kindOf = ({ kind, values, min, max, pattern, expects }) => {
  if (pattern) return expects ?? "";
  if (values) return values.join(", ");
  return `${kind}${min === undefined ? "" : max === undefined ? `, at least ${min}` : `, ${min} to ${max}`}`;
};
