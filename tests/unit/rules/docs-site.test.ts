import { expect, test } from "vitest";
import { brokenLinks } from "../../../tools/docs/links.ts";
import { renderMarkdown } from "../../../tools/docs/markdown.ts";
import { outline } from "../../../tools/docs/outline.ts";
import { buildSite, type SiteContent } from "../../../tools/docs/site.ts";

const render = (text: string): string => renderMarkdown(text, { comment: (source) => `[${source}]` }).body;

test("docs: a page's headings get GitHub's ids, and a repeated heading a number", () => {
  const { title, body } = renderMarkdown("# The `#page` element\n\n## Back & Forward\n\n## Back & Forward\n", {
    comment: () => "",
  });
  expect(title).toBe("The #page element");
  expect([...body.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    "the-page-element",
    "back--forward",
    "back--forward-1",
  ]);
});

test("docs: links to Markdown files lead to pages, other links stay", () => {
  const body = render("# A\n\n[b](../b.md#c) [d](https://example.com/d.md) [e](#e)");
  expect([...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "../b.html#c",
    "https://example.com/d.md",
    "#e",
  ]);
});

test("docs: code and text are escaped, and HTML in a page is refused", () => {
  expect(render('# A\n\n```html\n<b>"&\n```\n')).toContain("&lt;b&gt;&quot;&amp;</code>");
  expect(render("# A\n\n<!-- live: quantity/1 -->\n")).toContain("[live: quantity/1]");
  expect(() => render("# A\n\n<div onclick=alert(1)>x</div>\n")).toThrow("HTML is not allowed in a page");
  expect(() => render("# A\n\nText with <b>bold</b>.\n")).toThrow("HTML is not allowed in a page");
  expect(() => render("Text\n")).toThrow("A page starts with its title");
});

test("docs: each table cell carries the head of its column, for narrow windows", () => {
  const body = render("# A\n\n| Key | Meaning |\n| --- | --- |\n| `a` | first |\n");
  expect([...body.matchAll(/data-head="([^"]*)"/g)].map(([, head]) => head)).toEqual(["Key", "Meaning"]);
  expect(body).toContain('<table role="table" aria-labelledby="a">');
});

test("docs: an outline has each section with its text, without forms and buttons", () => {
  const { sections, links } = outline(
    '<h1 id="a">A <code>b</code></h1><p>One\n two.</p><button>Copy</button><h2 id="c">C</h2><p>Three <a href="d.html">d</a>.</p>',
  );
  expect(sections).toEqual([
    { level: 1, id: "a", heading: "A b", text: "One two." },
    { level: 2, id: "c", heading: "C", text: "Three d ." },
  ]);
  expect(links).toEqual(["d.html"]);
});

test.each([
  ["b.html", "guides/a.html links to b.html, which does not exist."],
  ["../c.html", ""],
  ["../c.html#d", ""],
  ["../c.html#e", "guides/a.html links to ../c.html#e; that page has no heading with this id."],
  ["#x", "guides/a.html links to #x; that page has no heading with this id."],
  ["../p.svg", ""],
  ["https://example.com/", ""],
  ["/islands/frames/quantity/1", ""],
])("docs: a link to %s in guides/a.html: %j", (link, problem) => {
  const pages = new Map([
    ["guides/a.html", { ids: new Set<string>(), links: [link] }],
    ["c.html", { ids: new Set(["d"]), links: [] }],
  ]);
  expect(brokenLinks(pages, new Set(["p.svg"])).join("\n")).toBe(problem);
});

const content = (changed: Partial<SiteContent>): SiteContent => ({
  chapters: [
    { title: "Start", pages: ["index", "guides/forms"] },
    { title: "Reference", pages: ["reference/islands/index", "reference/lint/index"] },
  ],
  markdown: {
    index: "# Atoll\n\nStart [here](guides/forms.md#send).\n",
    "guides/forms": "# Forms\n\nText.\n\n## Send\n\nSend a form.\n\n## Check\n\nCheck it.\n",
    "tools/lint": "# Lint\n",
  },
  searchWords: {},
  pictures: {},
  islands: [],
  checks: [],
  sizes: {},
  ...changed,
});

test("docs: a page links to the pages before and after it, to its headings and to all pages", () => {
  const all = content({});
  all.chapters[0]!.pages.push("tools/lint");
  const { pages, search } = buildSite(all, false);
  const html = pages.get("guides/forms.html")!;
  expect(html).toContain('<a rel="prev" href="../index.html"><span>Previous</span> Atoll</a>');
  expect(html).toContain('<a rel="next" href="../tools/lint.html"><span>Next</span> Lint</a>');
  expect(html).toContain('<a href="#check">Check</a>');
  expect(html).toContain('href="../guides/forms.html" aria-current="page"');
  expect(search.filter(({ title }) => title === "Forms")).toEqual([
    { page: "guides/forms.html", id: "", title: "Forms", heading: "", text: "Text." },
    { page: "guides/forms.html", id: "send", title: "Forms", heading: "Send", text: "Send a form." },
    { page: "guides/forms.html", id: "check", title: "Forms", heading: "Check", text: "Check it." },
  ]);
});

test("docs: pages that are not listed, listed pages that do not exist and broken links stop the build", () => {
  expect(() => buildSite(content({}), false)).toThrow("docs/tools/lint.md is not in docs/contents.json.");
  const more = content({});
  more.chapters[0]!.pages.push("tools/lint", "guides/cart");
  expect(() => buildSite(more, false)).toThrow("docs/contents.json lists guides/cart, which does not exist.");
  const broken = content({});
  broken.chapters[0]!.pages.push("tools/lint");
  broken.markdown["tools/lint"] = "# Lint\n\n[gone](gone.md)\n";
  expect(() => buildSite(broken, false)).toThrow("tools/lint.html links to gone.html, which does not exist.");
});

test.each([
  ["quantity/1", 'src="/islands/frames/quantity/1"', 'title="Live example: quantity"'],
  ["theme?style=none", 'src="/islands/frames/theme?style=none"', 'title="Live example: theme"'],
  ["parts/more, a list & its end", 'src="/islands/frames/parts/more"', 'title="Live example: a list &amp; its end"'],
])(
  "docs: the example %s is shown in a frame with a name, and not in the files without a server",
  (example, ...parts) => {
    const withExample = content({});
    withExample.chapters[0]!.pages.push("tools/lint");
    withExample.markdown["tools/lint"] = `# Lint\n\n<!-- live: ${example} -->\n\nText.\n`;
    const page = (live: boolean): string => buildSite(withExample, live).pages.get("tools/lint.html")!;
    for (const part of parts) expect(page(true)).toContain(part);
    expect(page(false)).not.toMatch(/<iframe|live:/);
  },
);
