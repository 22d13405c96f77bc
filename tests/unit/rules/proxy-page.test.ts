import { describe, expect, test } from "vitest";
import { addresses } from "../../../tools/proxy/addresses.ts";
import { rewritePage } from "../../../tools/proxy/rewrite-page.ts";
import { readRules } from "../../../tools/proxy/rules.ts";

const folder = "http://127.0.0.1:4173/__atoll__/";
const tags = `<link rel="stylesheet" href="${folder}atoll.css"><link rel="stylesheet" href="${folder}atoll-islands.css"><script src="${folder}atoll.js" defer></script>`;

function rewrite(
  html: string | Buffer,
  rules: object = {},
  more: { contentType?: string; policies?: string[] } = {},
): { html: string; notes: string[]; nonce: string } {
  const map = addresses(new URL("https://shop.example"), "http://127.0.0.1:4173");
  const { bytes, notes, nonce } = rewritePage(Buffer.from(html as string, "utf8"), {
    contentType: "text/html; charset=utf-8",
    policies: [],
    ...more,
    map,
    rules: readRules(JSON.stringify(rules)),
    folder,
    newNonce: "NEW",
  });
  return { html: bytes.toString("utf8"), notes: notes.map(({ text }) => text), nonce };
}

const page = (body: string, head = ""): string =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

test("proxy: JSON that is sent as text/html is not changed", () => {
  const json = ' { "html": "<div class=qty>1</div>", "to": "https://shop.example/x" }';
  expect(rewrite(json, { mark: [{ selector: ".qty", attributes: { "data-island": "quantity" } }] }).html).toBe(json);
});

describe("proxy: the content element becomes #page", () => {
  test.each([
    [
      "an element without an id gets the id page",
      "<main class=a>x</main>",
      {},
      '<main id="page" class=a>x</main>',
      "main becomes #page.",
    ],
    [
      "an element with an id keeps it, and its content is wrapped",
      "<div id=content><p>x</div>",
      {},
      '<div id=content><div id="page"><p>x</div></div>',
      'The content of #content gets a <div id="page"> around it.',
    ],
    [
      "an element without an end tag ends where the browser ends it",
      "<table><tr><td id=c>x<td>y</table>",
      { page: "#c" },
      '<table><tr><td id=c><div id="page">x</div><td>y</table>',
      'The content of #c gets a <div id="page"> around it.',
    ],
    [
      "the content of the body is wrapped",
      "x",
      { page: "body" },
      "x",
      'The content of body gets a <div id="page"> around it.',
    ],
    [
      "elements beside each other are wrapped up to another one",
      "<div id=a>x</div><script>1</script><p>y</p><footer>z</footer>",
      { page: "#a", pageUntil: "footer" },
      '<div id="page"><div id=a>x</div><script>1</script><p>y</p></div><footer>z</footer>',
      'All from #a up to footer gets a <div id="page"> around it.',
    ],
    [
      "without that other element, the content is wrapped",
      "<div id=a>x</div>",
      { page: "#a", pageUntil: "footer" },
      '<div id=a><div id="page">x</div></div>',
      'The content of #a gets a <div id="page"> around it.',
    ],
    [
      "an existing #page of the site is used",
      "<div id=page><main>x</main></div>",
      {},
      "<div id=page><main>x</main></div>",
      "The site has its own #page.",
    ],
    [
      "another element with the id page gets a new id",
      "<div id=page><main>x</main></div>",
      { page: "main" },
      '<div id="page-of-site"><main id="page">x</main></div>',
      'Another element also has the id "page"; the proxy changes its id to "page-of-site", as ids must be unique.',
    ],
    [
      "the site's own #page is used when the selector of the rules finds nothing",
      "<main id=page>x</main>",
      { page: "#content" },
      "<main id=page>x</main>",
      'page "#content" found no element. The page\'s own <main id="page"> is used.',
    ],
    [
      "an element is guessed when the selector of the rules finds nothing",
      "<main>x</main>",
      { page: "#content" },
      '<main id="page">x</main>',
      'page "#content" found no element. main becomes #page.',
    ],
    [
      "a field with the id page is ignored",
      "<input id=page><main>x</main>",
      {},
      '<input id=page><main id="page">x</main>',
      "main becomes #page.",
    ],
    [
      "a guessed element inside a form is skipped",
      "<form><main>x</main></form><div class=main-content>y</div>",
      {},
      '<form><main>x</main></form><div id="page" class=main-content>y</div>',
      ".main-content becomes #page.",
    ],
  ])("%s", (_, body, rules, expected, said) => {
    const { html, notes } = rewrite(page(body), rules);
    expect(notes).toContain(said);
    if (rules && "page" in rules && rules.page === "body")
      expect(html).toContain('<body><div id="page">x</div></body>');
    else expect(html).toBe(page(expected, tags));
  });

  test.each([
    ["<p>x", { page: "#none" }, "There is no #page: the page has neither #none nor one of #page, main, [role=main]"],
    ["<p>x", {}, "There is no #page: the page has none of #page, main, [role=main]"],
    ["<form><main>x</main></form>", { page: "main" }, "There is no #page: main is inside of a form"],
    [
      "<ul id=u><li>x</ul>",
      { page: "#u" },
      'There is no #page: #u is a <ul id="u">, which cannot contain the <div id="page">',
    ],
  ])("without a content element, %s with %o, a note explains why", (body, rules, said) => {
    const { html, notes } = rewrite(page(body), rules);
    expect(html).toBe(page(body, tags));
    expect(notes.join("\n")).toContain(said);
  });
});

test("proxy: a rule adds the theme, unless the site has it already", () => {
  const theme = `<link rel="stylesheet" href="${folder}atoll-theme.css">`;
  expect(rewrite(page(""), { theme: true }).html).toContain(`atoll-islands.css">${theme}<script`);
  expect(rewrite(page(""), { theme: false }).html).toBe(page("", tags));
  const { html } = rewrite(page("", "<link rel=stylesheet href=/atoll-theme.4T2WBQ2K.css>"), { theme: true });
  expect(html.match(/atoll-theme/g)).toHaveLength(1);
});

test("proxy: a rule loads the shell and the adapters with async, also the shell of the site itself", () => {
  const { html } = rewrite(page(""), { async: true, adapters: ["bootstrap"] });
  expect(html).toContain(`<script src="${folder}atoll.js" async></script><script src="${folder}adapter/0.js" async>`);
  const own = rewrite(page("", "<script src=/atoll/atoll.U4Z8RVS3.js></script>"), { async: true }).html;
  expect(own).toContain(`<script async src="${folder}atoll.js"></script>`);
});

describe("proxy: a site that has the shell already gets no second one", () => {
  const own = "https://cdn.example/atoll/";

  test("its tags load the proxy's files, whatever their names, and one note says so", () => {
    const { html, notes } = rewrite(
      page(
        "",
        `<link rel=stylesheet href="${own}atoll.GQWYBSG9.css" integrity="sha384-a" crossorigin><link rel=stylesheet href=/atoll/atoll-theme.css><script src="${own}atoll.U4Z8RVS3.js" integrity="sha384-b" crossorigin data-atoll-debug defer></script><script src=/shop.js defer></script>`,
      ),
      {},
      { policies: ["script-src 'nonce-abc'"] },
    );
    expect(html.replaceAll(/ +(?=>)/g, "").replaceAll(/ +/g, " ")).toContain(
      `<head><link rel=stylesheet href="${folder}atoll.css"><link rel=stylesheet href="${folder}atoll-theme.css"><script nonce="abc" src="${folder}atoll.js" data-atoll-debug defer></script><script src=/shop.js defer></script><link rel="stylesheet" href="${folder}atoll-islands.css"></head>`,
    );
    expect(notes.filter((text) => text.includes("Atoll already"))).toEqual([
      `The site has Atoll already: the proxy's files replace ${own}atoll.GQWYBSG9.css, /atoll/atoll-theme.css, ${own}atoll.U4Z8RVS3.js.`,
    ]);
  });

  test("the settings of the rules come before its script, and adapters after it", () => {
    const inHead = `<script src=/a/atoll.js></script><script type="application/json" data-atoll-settings>{}</script>`;
    expect(rewrite(page("", inHead), { settings: { culture: "fr" } }).html).toContain(
      `<head><script type="application/json" data-atoll-settings>{"culture":"fr"}</script><script src="${folder}atoll.js"></script><link`,
    );
    expect(rewrite(page("<script src=/a/atoll.js defer></script>x"), { adapters: ["own.js"] }).html).toContain(
      `<script src="${folder}atoll.js" defer></script><script src="${folder}adapter/0.js" defer></script>x`,
    );
  });

  test("a second tag of the same file is removed; a tag that a rule removes does not count", () => {
    const twice = page("", "<script src=/a/atoll.js defer></script><script src=/b/atoll.js defer></script>");
    expect(rewrite(twice).html.match(/atoll\.js/g)).toEqual(["atoll.js"]);
    const { html } = rewrite(twice, { remove: ["script[src$='atoll.js']"] });
    expect(html).toBe(page("", tags));
  });
});

test("proxy: attributes are set, joined, replaced and removed; everything else is unchanged", () => {
  const rules = {
    mark: [
      {
        selector: ".qty",
        attributes: {
          "data-island": "quantity",
          "data-min": 2,
          hidden: true,
          class: "a b",
          title: false,
          "data-json": { a: '"<é>"' },
        },
      },
      { selector: ".qty", attributes: { class: "c", "data-min": 3 } },
      { selector: ".none", attributes: { x: 1 } },
    ],
    remove: ["script.fights"],
  };
  const { html, notes } = rewrite(
    page("<DIV  CLASS='qty'\n title=x data-MIN = \"1\">é\r\n<b>&nbsp;</DIV ><script class=fights>1</script>"),
    rules,
  );
  expect(html).toContain(
    `<DIV data-island="quantity" hidden data-json="{&quot;a&quot;:&quot;\\&quot;&lt;&#233;>\\&quot;&quot;}"  class="qty a b c"\n  data-min="3">é\r\n<b>&nbsp;</DIV >`,
  );
  expect(html).not.toContain("fights");
  expect(notes).toEqual(
    expect.arrayContaining([
      'mark[0] ".qty" found 1 element.',
      'mark[2] ".none" found no element.',
      'remove[0] "script.fights" found 1 element.',
    ]),
  );
});

test("proxy: followed URLs are rewritten; identifiers such as canonical stay", () => {
  const before = `<a href="https://shop.example/a?x=1&amp;y=2">https://shop.example/</a><img src=//shop.example/b srcset="https://shop.example/c 1x, /d 2x"><form action='http://shop.example/e'><button formaction="https://shop.example/f"></button></form>
<video poster="https://shop.example/g" data-src="https://shop.example/h"></video><input value="https://shop.example/i"><a href="https://www.shop.example/j"></a><a rel="alternate" href="https://shop.example/u"></a><template><a href="https://shop.example/k"></a></template>
<iframe srcdoc="<a href=&quot;https://shop.example/aa&quot;>A</a>"></iframe><img data-srcset="https://shop.example/v 1x, https://shop.example/w 2x" data-rules='{"url":"https://shop.example/x","also":"https:\\/\\/shop.example\\/y"}' data-list="[&quot;https://shop.example/z&quot;]" data-text="See https://shop.example/">
<svg><use xlink:href="https://shop.example/l"></use></svg><p style="background:url(https://shop.example/m)"></p><script>location = "https:\\/\\/shop.example\\/n"</script><script type="application/ld+json">{"@id":"https://shop.example/o"}</script>`;
  const head = `<base href="https://shop.example/"><link rel="canonical" href="https://shop.example/p"><link rel="preload" href="https://shop.example/q"><link rel="alternate" hreflang="fr" href="https://shop.example/fr"><link rel="alternate stylesheet" href="https://shop.example/dark.css"><meta http-equiv="refresh" content="5;url='https://shop.example/r'"><meta property="og:url" content="https://shop.example/s"><style>@import "//shop.example/t";</style>`;
  const { html } = rewrite(page(before, head));
  const stay = [
    "https://shop.example/<",
    "See https://shop.example/",
    "https://shop.example/i",
    "https://www.shop.example/j",
    "https://shop.example/o",
    "https://shop.example/p",
    "https://shop.example/s",
  ];
  for (const text of stay) expect(html).toContain(text);
  expect(html.match(/shop\.example/g)).toHaveLength(stay.length);
  expect(html).toContain('href="http://127.0.0.1:4173/a?x=1&amp;y=2"');
  expect(html).toContain('"http:\\/\\/127.0.0.1:4173\\/n"');
  expect(html).toContain("5;url='http://127.0.0.1:4173/r'");
});

test("proxy: addresses in a list are rewritten, unless a form sends them", () => {
  const option = (host: string): string => `<optgroup><option value="${host}/a">A</option></optgroup>`;
  const lists = (host: string): string =>
    `<select id=sort>${option(host)}</select><select name=to>${option("https://shop.example")}</select>`;
  expect(rewrite(page(lists("https://shop.example"))).html).toContain(lists("http://127.0.0.1:4173"));
});

test("proxy: inline code is not rewritten when the policy contains hashes", () => {
  const script = '<script>location = "https://shop.example/"</script>';
  expect(rewrite(page(script), {}, { policies: ["script-src 'self' 'sha256-abc'"] }).html).toContain(script);
  expect(rewrite(page(script), {}, { policies: ["script-src 'self' 'nonce-abc'"] }).html).not.toContain(script);
  const { html } = rewrite(
    page(
      `<p style="background:url(https://shop.example/a)" onclick="go('https://shop.example/b')"><img srcset="https://shop.example/c 2x">`,
    ),
    {},
    { policies: ["script-src 'sha256-abc'"] },
  );
  expect(html).toContain(
    `<p style="background:url(https://shop.example/a)" onclick="go('https://shop.example/b')"><img srcset="http://127.0.0.1:4173/c 2x">`,
  );
  expect(rewrite(page(`<p onclick="go('https://shop.example/b')">`)).html).toContain("go('http://127.0.0.1:4173/b')");
});

test("proxy: the added tags carry the policy's nonce, from header or page", () => {
  expect(rewrite(page(""), {}, { policies: ["script-src 'nonce-abc'"] }).html).toContain(
    `<script src="${folder}atoll.js" nonce="abc" defer>`,
  );
  expect(rewrite(page(""), {}, { policies: ["script-src 'strict-dynamic' 'sha256-abc'"] })).toMatchObject({
    nonce: "NEW",
  });
  const { html, notes } = rewrite(
    page("", `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-m'; upgrade-insecure-requests">`),
  );
  expect(html).toContain(`content="script-src 'nonce-m' ${folder}"`);
  expect(html).toContain('atoll.js" nonce="m" defer>');
  expect(notes).toContain("upgrade-insecure-requests is removed from the policy, because the proxy uses http.");
});

test("proxy: settings in the rules replace those of the page and are escaped", () => {
  const head = '<script type="application/json" data-atoll-settings>{"culture":"nl"}</script>';
  expect(rewrite(page("", head), { settings: { system: "</script><b>é" } }).html).toBe(
    page(
      "",
      `<script type="application/json" data-atoll-settings>{"system":"\\u003c/script>\\u003cb>\\u00e9"}</script>${tags}`,
    ),
  );
  expect(rewrite(page("", head)).html).toBe(page("", head + tags));
  const others = "<script>1</script><p data-atoll-settings>x</p>";
  expect(rewrite(page(others, head), { settings: {} }).html).toContain(others);
});

test("proxy: adapters are loaded after the shell", () => {
  expect(rewrite(page(""), { adapters: ["a.js", "b.js"] }).html).toContain(
    `atoll.js" defer></script><script src="${folder}adapter/0.js" defer></script><script src="${folder}adapter/1.js" defer></script></head>`,
  );
});

describe("proxy: the shell is added at the end of the head, also without head tags", () => {
  test.each([
    ["<!doctype html><title>x</title><p>y", `<!doctype html><title>x</title>${tags}<p>y`],
    ["<!doctype html>\n<p>y", `<!doctype html>${tags}\n<p>y`],
    ["<html lang=de><body>y", `<html lang=de>${tags}<body>y`],
    ["<html><head><title>x</title><div>y</div></head>", `<html><head><title>x</title>${tags}<div>y</div></head>`],
    ["\uFEFF<!doctype html><title>x</title>", `\uFEFF<!doctype html><title>x</title>${tags}`],
  ])("%s", (html, expected) => {
    expect(rewrite(html).html).toBe(expected);
  });
});

test("proxy: a page fragment gets marks and rewritten addresses, but no shell", () => {
  const { html, notes } = rewrite('<li class="qty"><a href="https://shop.example/a">é</a>', {
    page: "main",
    mark: [{ selector: ".qty", attributes: { "data-x": "" } }],
  });
  expect(html).toBe('<li data-x class="qty"><a href="http://127.0.0.1:4173/a">é</a>');
  expect(notes).toEqual(['mark[0] ".qty" found 1 element.']);
});

test("proxy: a page in a legacy charset keeps its bytes, and selectors match its letters", () => {
  const latin = Buffer.from('<!doctype html><p title="Gr\xfc\xdfe" lang=a>\xa4\x80\xff</p>', "latin1");
  const rules = { mark: [{ selector: '[title="Grüße"]', attributes: { "data-x": "ß" } }] };
  const map = addresses(new URL("https://shop.example"), "http://127.0.0.1:4173");
  const { bytes } = rewritePage(latin, {
    contentType: "text/html; charset=iso-8859-1",
    policies: [],
    map,
    rules: readRules(JSON.stringify(rules)),
    folder,
    newNonce: "",
  });
  expect(bytes.toString("latin1")).toBe(
    `<!doctype html>${tags}<p data-x="&#223;" title="Gr\xfc\xdfe" lang=a>\xa4\x80\xff</p>`,
  );
});

test.each([
  [
    "with an unknown charset in its header is read by its meta element",
    "text/html; charset=none-such",
    "<meta charset=windows-1251>",
    "\xef\xf0\xe8\xe2\xe5\xf2",
  ],
  [
    "whose meta element says UTF-16 is read as UTF-8",
    "text/html",
    '<meta charset="utf-16">',
    Buffer.from("привет").toString("latin1"),
  ],
])("proxy: a page %s, as in browsers", (_what, contentType, head, title) => {
  const { notes } = rewrite(
    Buffer.from(page(`<p title="${title}">x`, head), "latin1"),
    { mark: [{ selector: "[title=привет]", attributes: { "data-x": "" } }] },
    { contentType },
  );
  expect(notes).toContain('mark[0] "[title=привет]" found 1 element.');
});

test("proxy: a page in UTF-16 is not changed, and a note explains why", () => {
  const bytes = Buffer.from("\uFEFF<!doctype html><main>x", "utf16le");
  const map = addresses(new URL("https://shop.example"), "http://127.0.0.1:4173");
  const rewrittenPage = rewritePage(bytes, {
    contentType: "text/html",
    policies: [],
    map,
    rules: readRules("{}"),
    folder,
    newNonce: "",
  });
  expect(rewrittenPage.bytes).toEqual(bytes);
  expect(rewrittenPage.notes[0]!.text).toContain("The page is in utf-16le, which the proxy does not support");
});

test("proxy: broken, deep, long and hostile HTML is rewritten like any other", () => {
  const deep = "<div>".repeat(2000);
  expect(rewrite(page(`<main>${deep}`)).html).toContain('<main id="page"><div>');
  expect(rewrite(page(`<main>x</main>${"<!---->".repeat(150_000)}`)).html).toContain('<main id="page">x</main>');
  const { html } = rewrite(
    page(
      '<b class=q><p>x</b>y</p><image class=q src="https://shop.example/i"></image><table><a class=q href="https://shop.example/t">z</table><p class=q class=r "<',
    ),
    { mark: [{ selector: ".q", attributes: { "data-x": 1 } }] },
  );
  expect(html).toContain(
    '<b data-x="1" class=q><p>x</b>y</p><image data-x="1" class=q src="http://127.0.0.1:4173/i"></image><table><a data-x="1" class=q href="http://127.0.0.1:4173/t">z</table>',
  );
});
