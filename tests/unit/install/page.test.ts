// Marks that PHP sets in a page of a shop, from rules that the build has compiled.
import { beforeAll, expect, test } from "vitest";
import { type Asked, type Html, markWithPhp } from "../stand-ins/rewritten.ts";
import { describeWithPhp } from "../stand-ins/php.ts";

const rules = {
  shop: {
    page: "#content",
    mark: [
      { selector: "form.cart", attributes: { "data-island": "add-to-cart", "data-name-variant": "id" } },
      { selector: "tr.line", attributes: { "data-cart-line": true } },
      { selector: "form.search", attributes: { "data-island": "suggestions", "data-ajax": true } },
      { selector: "a[href*='checkout']", attributes: { class: "no-ajax" } },
      { selector: "#basket", attributes: { "data-page-part": "cart", "data-changes-with": "cart" } },
      { selector: "#menu", attributes: { "data-page-part": "menu" } },
      { selector: "[data-old]", attributes: { "data-ajax": false } },
      { selector: "q", attributes: { value: 'a "b" & <c>' } },
    ],
    remove: [".bar"],
  },
  until: { page: "body > .box[id]", pageUntil: "footer" },
  main: { page: "main" },
};

const page = (body: string, head = ""): string =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const basket = '<div id="basket"><b>2</b></div>';
const form = '<form class="cart"></form>';
const lines = '<table><tr class="line"><td>x</table>';
const search = '<form class="search"></form>';
/** More than a megabyte each: many elements, and long texts that PHP's regular expressions could give up on. */
const large = {
  elements: `<div><p>Some text<ul><li><a href="/checkout">x</a></ul>${form}<!-- x --></div>\n`.repeat(11_000),
  texts: ["<!--", "<script>", '<img alt="', "<p ", "<textarea>"].map((start) => `${start}${" a-".repeat(400_000)}`),
};
const longTexts = `${large.texts[0]}-->${large.texts[1]}</script>${large.texts[2]}">${large.texts[3]}>${large.texts[4]}</textarea>`;

type Case = Omit<Asked, "rules"> & { rules?: string };

/** All pages of this file, so that PHP starts once. */
const cases = {
  // Attributes.
  class: { html: '<a href=/checkout>1</a><a class="b c" href="/checkout/x">2</a><a CLASS=b href="/checkout">3</a>' },
  values: { html: "<q>x</q><q value=old>y</q>" },
  off: { html: '<form data-old data-ajax="true" id=a></form>' },
  large: { html: page(large.elements) },
  longTexts: { html: page(`${longTexts}${form}`) },
  // Groups of islands.
  noGroups: { html: `${form}${lines}${search}${basket}`, groups: [] },
  cartOnly: { html: `${form}${lines}${search}`, groups: ["cart"] },
  unknownGroup: { html: `${form}${lines}${search}`, groups: ["orders"] },
  // Removed elements.
  removed: { html: `<p>a</p><div class="bar"><div>${form}</div></div>${form}<div class=bar>open` },
  // The section.
  has: { html: page('<div id="page">x</div>') },
  name: { html: page("<main>x</main>") },
  wrapped: { html: page('<div id="content">x<div>y</div></div><p>z</p>') },
  until: {
    html: page('<div class="box">0</div><div class="box" id="a">1</div><p>2</p><footer>3</footer>'),
    rules: "until",
  },
  noUntil: { html: page('<div class="box" id="a">1</div><p>2</p>'), rules: "until" },
  guess: { html: page('<div id="primary">x</div>'), rules: "until" },
  bodyAsPage: { html: '<!doctype html><body id="content">x</body>' },
  inForm: { html: page('<form><div id="content">x</div></form>') },
  list: { html: page('<ul id="content"><li>x</ul>') },
  none: { html: page("<p>x</p>") },
  part: { html: '<div id="content">x</div>' },
  second: { html: page('<div id="page">0<div id="content">x</div></div>') },
  secondHas: { html: page('<div id="page">0</div><main id="page">x</main>'), rules: "main" },
  field: { html: page('<input id="page"><main>x</main>') },
  template: { html: page(`<template><main>a</main>${form}</template><main>b</main>`) },
  // Parts.
  parts: {
    html: page(`${basket}<div id="menu">m</div>`),
    calls: [
      ["part", "cart"],
      ["part", "menu"],
      ["part", "other"],
    ],
  },
  included: {
    html: page(`${basket}<div id="menu"></div>`),
    calls: [["include_part", "cart", "/?a=1&b=2", "<a>Cart</a>"]],
  },
  includedInList: {
    html: page('<ul id="basket"><li><a href="/checkout">2</a></ul>'),
    calls: [["include_part", "cart", "/c", "<a>Cart</a>"]],
  },
  // Additions to the head, the body and the footer.
  added: {
    html: page("x", "<title>t</title>"),
    calls: [
      ["add_to_head", "<h>"],
      ["add_to_head", "<h2>"],
      ["add_to_body", "<b>"],
    ],
  },
  noHead: {
    html: "<!doctype html><title>t</title>\n<p>x",
    calls: [
      ["add_to_head", "<h>"],
      ["add_to_body", "<b>"],
    ],
  },
  noTags: {
    html: "<!doctype html>\nx",
    calls: [
      ["add_to_head", "<h>"],
      ["add_to_body", "<b>"],
    ],
  },
  openHead: {
    html: "<html><head><title>t</title><body>x</html>",
    calls: [
      ["add_to_head", "<h>"],
      ["add_to_body", "<b>"],
    ],
  },
  noBody: {
    html: "<!doctype html>",
    calls: [
      ["add_to_head", "<h>"],
      ["add_to_body", "<b>"],
    ],
  },
  twoHeads: {
    html: page("<head></head></body>y"),
    calls: [
      ["add_to_head", "<h>"],
      ["add_to_body", "<b>"],
    ],
  },
  footer: { html: page("<footer>1</footer><footer>2</footer>"), calls: [["add_to_footer", "<f>"]] },
  footerBox: { html: page("<footer><p></p><div><div>1</div></div></footer>"), calls: [["add_to_footer", "<f>"]] },
  noFooter: { html: page("x"), calls: [["add_to_footer", "<f>"]] },
  // The report.
  report: { html: page(`<main>${form}${form}${basket}</main>`) },
} satisfies Record<string, Case>;

describeWithPhp("a page of a shop", () => {
  type Name = keyof typeof cases;
  let marked: Record<Name, ReturnType<typeof markWithPhp>[number]>;

  beforeAll(() => {
    const answers = markWithPhp(
      rules,
      Object.values<Case>(cases).map((each) => ({ rules: "shop", ...each })),
    );
    marked = Object.fromEntries(Object.keys(cases).map((name, at) => [name, answers[at]])) as typeof marked;
  });

  const htmlOf = (name: Name): string => marked[name].html;
  /** The HTML between the tags of the page in this file. */
  const bodyOf = (name: Name): string => /<body>(.*)<\/body>/s.exec(htmlOf(name))![1]!;

  test("a class is added to those that an element has", () => {
    expect(htmlOf("class")).toBe(
      '<a class="no-ajax" href=/checkout>1</a><a class="b c no-ajax" href="/checkout/x">2</a><a class="b no-ajax" href="/checkout">3</a>',
    );
  });

  test("values of attributes are escaped, and replace those that an element has", () => {
    const value = 'value="a &quot;b&quot; &amp; <c>"';
    expect(htmlOf("values")).toBe(`<q ${value}>x</q><q ${value}>y</q>`);
  });

  test("an attribute that a rule sets to false is gone", () => {
    expect(htmlOf("off")).toBe("<form data-old  id=a></form>");
  });

  test("a page of a megabyte is marked to its end", () => {
    const count = (text: string): number => htmlOf("large").split(text).length - 1;
    expect(cases.large.html.length).toBeGreaterThan(1_000_000);
    expect([count('class="no-ajax"'), count('data-island="add-to-cart"')]).toEqual([11_000, 11_000]);
    expect(htmlOf("longTexts").slice(-100)).toContain('data-island="add-to-cart"');
  });

  test("without groups there are no islands, but parts of the page", () => {
    expect(htmlOf("noGroups")).toBe(
      `${form}${lines}<form data-ajax class="search"></form>${basket.replace("<div", '<div data-page-part="cart" data-changes-with="cart"')}`,
    );
  });

  test("only the islands of the groups that are on start", () => {
    expect(htmlOf("cartOnly")).toBe(
      `${form}<table><tr data-cart-line class="line"><td>x</table><form data-ajax class="search"></form>`,
    );
    expect(htmlOf("unknownGroup")).toBe(`${form}${lines}<form data-ajax class="search"></form>`);
  });

  test("removed elements are gone with all inside of them", () => {
    expect(htmlOf("removed")).toBe(
      '<p>a</p><form data-island="add-to-cart" data-name-variant="id" class="cart"></form>',
    );
  });

  test("a #page of the shop is the section", () => {
    expect([bodyOf("has"), marked.has.report.section]).toEqual(['<div id="page">x</div>', "has"]);
  });

  test("an element without an id gets the id page", () => {
    expect([bodyOf("name"), marked.name.report.section]).toEqual(['<main id="page">x</main>', "name"]);
  });

  test("an element with an id gets a #page around its content", () => {
    expect([bodyOf("wrapped"), marked.wrapped.report.section]).toEqual([
      '<div id="content"><div id="page">x<div>y</div></div></div><p>z</p>',
      "wrap",
    ]);
  });

  test("with an end in the rules, #page is around all up to it", () => {
    expect(bodyOf("until")).toBe(
      '<div class="box">0</div><div id="page"><div class="box" id="a">1</div><p>2</p></div><footer>3</footer>',
    );
    expect(bodyOf("noUntil")).toBe('<div class="box" id="a"><div id="page">1</div></div><p>2</p>');
  });

  test("a page without the element of the rules has a usual one", () => {
    expect(bodyOf("guess")).toBe('<div id="primary"><div id="page">x</div></div>');
  });

  test("the body keeps its id", () => {
    expect(htmlOf("bodyAsPage")).toBe('<!doctype html><body id="content"><div id="page">x</div></body>');
  });

  test.each(["inForm", "list", "none"] as const)("no #page is put where it cannot be: %s", (name) => {
    expect([htmlOf(name), marked[name].report.section]).toEqual([(cases[name] as Case).html, null]);
  });

  test("a part of a page that a script asks for gets no section", () => {
    expect([htmlOf("part"), marked.part.isWhole, marked.part.report.section]).toEqual([cases.part.html, false, null]);
  });

  test("another #page before the section gets another id", () => {
    expect(bodyOf("second")).toBe('<div id="page-of-site">0<div id="content"><div id="page">x</div></div></div>');
    expect(bodyOf("secondHas")).toBe('<div id="page-of-site">0</div><main id="page">x</main>');
    expect(bodyOf("field")).toBe('<input id="page"><main id="page">x</main>');
  });

  test("content of templates stays as it is", () => {
    expect(bodyOf("template")).toBe(`<template><main>a</main>${form}</template><main id="page">b</main>`);
  });

  test("the content of a part of the page can be had alone", () => {
    expect(marked.parts.answers).toEqual(["<b>2</b>", "m", null]);
  });

  test("a part that a cached page must not hold loads from its own address", () => {
    expect(bodyOf("included")).toBe(
      '<div data-island="include" data-src="/?a=1&amp;b=2" data-refresh="cart:changed" id="basket"><a>Cart</a></div>' +
        '<div data-page-part="menu" id="menu"></div>',
    );
    expect(bodyOf("includedInList")).toBe(
      '<ul data-island="include" data-src="/c" data-refresh="cart:changed" id="basket"><li><a>Cart</a></li></ul>',
    );
  });

  test.each<[Name, Html]>([
    ["added", "<!doctype html><html><head><title>t</title><h><h2></head><body>x<b></body></html>"],
    ["noHead", "<!doctype html><title>t</title>\n<h><p>x<b>"],
    ["noTags", "<!doctype html>\n<h>x<b>"],
    ["openHead", "<html><head><title>t</title><h><body>x<b></html>"],
    ["noBody", "<!doctype html>"],
    ["twoHeads", "<!doctype html><html><head><h></head><body><head></head><b></body>y</body></html>"],
  ])("scripts are added to the head, and the banner to the body: %s", (name, html) => {
    expect(htmlOf(name)).toBe(html);
  });

  test("a link is added to the last footer, in its box, and without a footer to the body", () => {
    expect(bodyOf("footer")).toBe("<footer>1</footer><footer>2<f></footer>");
    expect(bodyOf("footerBox")).toBe("<footer><p></p><div><div>1</div><f></div></footer>");
    expect(bodyOf("noFooter")).toBe("x<f>");
  });

  test("the report says how often each rule found something", () => {
    const { section, found } = marked.report.report;
    expect(section).toBe("name");
    expect(found.map(({ group, part, selector, count }) => [group || part, selector, count])).toEqual([
      ["order", "form.cart", 2],
      ["cart", "tr.line", 0],
      ["", "form.search", 0],
      ["search", "form.search", 0],
      ["", "a[href*='checkout']", 0],
      ["cart-part", "#basket", 1],
      ["menu-part", "#menu", 0],
      ["", "[data-old]", 0],
      ["", "q", 0],
    ]);
  });
});
