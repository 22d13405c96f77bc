// Finds sections of the real documentation for the words that people type.
import { expect, test } from "vitest";
import { readDocs } from "../../../scripts/build/docs.mjs";
import { searchIn } from "../../../tools/docs/client/search-index.ts";
import { searchWords } from "../../../tools/docs/search-words.ts";
import { buildSite } from "../../../tools/docs/site.ts";
import { rules } from "../../../tools/lint/rules/all.ts";
import { describedIslands } from "../../described-islands.ts";

const content = {
  ...(await readDocs()),
  searchWords,
  islands: await describedIslands(),
  checks: rules.map(({ meta }) => meta),
  sizes: {},
};
const site = buildSite(content, false);
const search = searchIn(site.search);
const sections = (query: string): string[] => search(query).map(({ page, id }) => (id ? `${page}#${id}` : page));

test.each([
  ["disable for one link", "guides/navigation.html#leave-parts-of-the-site-to-the-browser"],
  ["turn off for a link", "guides/navigation.html#leave-parts-of-the-site-to-the-browser"],
  ["csrf", "guides/forms.html#tokens-against-forged-requests-csrf"],
  ["infinite scroll", "guides/parts.html#let-the-list-grow-by-itself"],
  ["load more", "guides/parts.html#load-more"],
  ["accordion", "guides/content.html#accordions"],
  ["tooltip", "guides/popups.html#tooltip"],
  ["dark mode", "guides/theming.html#dark-scheme"],
  ["modal", "guides/popups.html#dialogs-by-a-link"],
  ["prefetch", "guides/navigation.html#fetch-pages-ahead"],
  ["event when page changes", "reference/events.html#events-of-a-visit"],
  ["translate", "guides/texts.html#add-a-language"],
  ["loading spinner", "guides/navigation.html#style-the-change"],
  ["node version", "reference/browser-support.html#versions-of-node"],
])("docs: the search for %j finds %s first", (query, section) => {
  expect(sections(query)[0]).toBe(section);
});

test.each([
  ["Modals", "guides/popups.html#dialogs-by-a-link"],
  ["acordion", "guides/content.html#accordions"],
  ["infin", "guides/parts.html#let-the-list-grow-by-itself"],
])("docs: the search also finds a plural, a slip and the start of a word: %j", (query, section) => {
  expect(sections(query)[0]).toBe(section);
});

test.each(["quantity", "date picker", "date-picker", "facets"])(
  "docs: the name of an island finds its page first, and then a guide: %j",
  (name) => {
    const [first, second] = sections(name);
    expect(first).toBe(`reference/islands/${name.replace(" ", "-")}.html`);
    expect(second).toMatch(/^guides\//);
  },
);

test.each(["scroll", "cart", "dialog", "upload", "slider"])(
  "docs: a word that guides and rare islands have finds a guide first: %j",
  (word) => {
    expect(sections(word)[0]).toMatch(/^guides\//);
    expect(sections(word)).toContainEqual(expect.stringMatching(/^reference\/islands\//));
  },
);

test("docs: the search ignores words that say nothing, unless there are no others", () => {
  expect(sections("how to do infinite scroll")).toEqual(sections("infinite scroll"));
  expect(sections("when").length).toBeGreaterThan(0);
});

test("docs: words for a section that does not exist stop the build", () => {
  const withWords = (words: Record<string, string>) => buildSite({ ...content, searchWords: words }, false);
  expect(() => withWords({ "guides/forms#gone": "csrf" })).toThrow(
    "tools/docs/search-words.ts names guides/forms#gone; no page has this section.",
  );
});

test("docs: the links for a search without matches lead to pages and sections", () => {
  const [, links] = /<ul hidden>(.*?)<\/ul>/s.exec(site.pages.get("guides/forms.html")!)!;
  const targets = [...links!.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replace("../", ""));
  expect(targets.length).toBeGreaterThan(2);
  const known = site.search.map(({ page, id }) => (id ? `${page}#${id}` : page));
  expect(targets.filter((target) => !known.includes(target))).toEqual([]);
});
