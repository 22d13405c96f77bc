// Links are composed of parts with known meanings, so the expected verdict needs no URL parsing.
import * as fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { judgeLink } from "../../../shell/core/links.ts";

const origin = "http://localhost:3000";
const here = { path: "/en/list?page=2", hash: "#old" };
const location = new URL(origin + here.path + here.hash);

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.lang = "";
});

/** A part of a URL; `isBrowsers` says whether it alone leaves the link to the browser. */
interface Piece {
  text: string;
  isBrowsers: boolean;
}
const pieces = (isBrowsers: boolean, ...texts: string[]): fc.Arbitrary<Piece> =>
  fc.constantFrom(...texts.map((text) => ({ text, isBrowsers })));
const nothing = pieces(false, "");

const word = fc.stringMatching(/^[a-z]{1,6}$/).map((text) => ({ text, isBrowsers: false }));
const lookalike = pieces(
  false,
  "catalogue-offers",
  "catalogoffer",
  "blog-official",
  "blogoutlet",
  "login",
  "wood-logoffers",
  "log-outlet",
  "logos",
  "sign-up",
  "v1.5",
  "logo-fan",
  "add-to-cart",
);
const logOff = pieces(
  true,
  "logoff",
  "LogOff",
  "log-out",
  "log_off",
  "signout",
  "sign-off",
  "customer-logout",
  "LogOffUser",
);
const folder = fc.oneof(
  { weight: 6, arbitrary: word },
  { weight: 5, arbitrary: lookalike },
  { weight: 1, arbitrary: logOff },
);
const ending = fc.oneof(
  { weight: 5, arbitrary: nothing },
  {
    weight: 4,
    arbitrary: pieces(
      false,
      ".html",
      ".HTM",
      ".php",
      ".php5",
      ".aspx",
      ".jsp",
      ".do",
      ".cfm",
      "-2.0",
      ".25",
      ".longending",
    ),
  },
  { weight: 2, arbitrary: pieces(true, ".pdf", ".ZIP", ".jpeg", ".docx", ".7z", ".mp4", ".ics", ".xml") },
);
const query = fc.oneof(
  { weight: 5, arbitrary: nothing },
  {
    weight: 4,
    arbitrary: pieces(false, "?q=manual.pdf", "?route=product/list", "?my-add-to-cart=1", "?remove_items=2", "?page=2"),
  },
  {
    weight: 2,
    arbitrary: pieces(
      true,
      "?add-to-cart=14",
      "?a=1&remove_item=b",
      "?x&_WPNONCE=1",
      "?undo_item=c",
      "?empty-cart=1",
      "?route=account/logout",
    ),
  },
);
const hash = fc.constantFrom("", "#colours", "#logoff", "#a.pdf");

/** A URL as written, with its path, query and hash on this site. */
interface Address {
  href: string;
  isBrowsers: boolean;
  path: string;
  hash: string;
  /** The URL is only a hash: it means this page, whatever the base address and the language. */
  isHashOnly?: boolean;
}

const onSite = fc.record({
  folders: fc.array(folder, { maxLength: 2 }),
  last: folder,
  ending,
  query,
  hash,
  spelling: fc.constantFrom("full", "rooted", "relative"),
});
const addressUnder = (base: string): fc.Arbitrary<Address> =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: onSite.map(({ folders, last, ending, query, hash, spelling }) => {
        const writtenUrl = [...folders, last].map(({ text }) => text).join("/") + ending.text + query.text;
        const path = (spelling === "relative" ? base : "/") + writtenUrl;
        const href = { full: origin + path, rooted: path, relative: writtenUrl }[spelling]! + hash;
        return { href, path, hash, isBrowsers: [...folders, last, ending, query].some((piece) => piece.isBrowsers) };
      }),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom("", origin), hash)
        .map(([start, hash]) => ({ href: start + here.path + hash, path: here.path, hash, isBrowsers: false })),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom("#colours", "#old", "#logoff", "#a/b.pdf?x")
        .map((hash) => ({ href: hash, path: here.path, hash, isBrowsers: false, isHashOnly: true })),
    },
    { weight: 1, arbitrary: fc.constant({ href: "", path: base, hash: "", isBrowsers: false }) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(
          "#",
          "#:~:text=oak",
          `${origin}/en/oak#planks:~:text=oak`,
          "https://other.example/",
          "//other.example/x",
          "http://localhost:3001/x",
          "https://localhost:3000/x",
          "mailto:a@b.example",
          "tel:+321",
          "javascript:void(0)",
          "data:text/html,x",
          `blob:${origin}/1`,
          "http://[broken",
        )
        .map((href) => ({ href, path: "", hash: "", isBrowsers: true })),
    },
  );

/** An attribute of the link; `isBrowsers` says whether it alone leaves the link to the browser. */
interface Attribute extends Piece {
  name: string;
}
const attribute: fc.Arbitrary<Attribute> = fc.constantFrom(
  ...Object.entries({
    download: { browsers: ["", "name.pdf"], ours: [] },
    class: { browsers: ["no-ajax", "btn ajax-tab", "a no-ajax\nb"], ours: ["btn", "no-ajax-here", "my-ajax-tab"] },
    target: { browsers: ["_blank", "_top", "_parent", "shop"], ours: ["", "_self", "_SELF"] },
    rel: { browsers: ["external", "nofollow external"], ours: ["nofollow", "noopener", "externally"] },
    "data-bs-toggle": { browsers: ["collapse", ""], ours: [] },
    "data-toggle": { browsers: ["tab"], ours: [] },
  }).flatMap(([name, { browsers, ours }]) => [
    ...browsers.map((text) => ({ name, text, isBrowsers: true })),
    ...ours.map((text) => ({ name, text, isBrowsers: false })),
  ]),
);
// Mostly none or one, because several attributes would mask each other's faults.
const attributes = fc.oneof(
  fc.constant<Attribute[]>([]),
  attribute.map((one) => [one]),
  fc.uniqueArray(attribute, { selector: ({ name }) => name, maxLength: 4 }),
);

const plan = fc.constantFrom("/", "/shop/", "/a/b/").chain((base) =>
  fc.record({
    base: fc.constant(base),
    address: addressUnder(base),
    attributes,
    around: fc.constantFrom("", "", "", "", "", "edited", "not edited"),
    language: fc.constantFrom(
      ...["", "", "en", "EN", "en-US"].map((link) => ({ page: "en-GB", link, isOther: false })),
      { page: "", link: "", isOther: false },
      { page: "en-GB", link: "fr-BE", isOther: true },
    ),
    element: fc.constantFrom("a", "area", "svg href", "svg xlink:href"),
  }),
);
type Plan = typeof plan extends fc.Arbitrary<infer Type> ? Type : never;

/** The verdict that the documentation and the specification require. */
function expected({ address, attributes, around, language }: Plan): string {
  if (attributes.some(({ isBrowsers }) => isBrowsers) || around === "edited" || address.isBrowsers) return "browser";
  if (language.isOther && !address.isHashOnly) return "browser";
  if (address.path === here.path && address.hash) return `anchor ${address.hash}`;
  return `visit ${origin}${address.path}${address.hash}`;
}

function judge({ base, address, attributes, around, language, element }: Plan): string {
  document.documentElement.lang = language.page;
  document.head.innerHTML = base === "/" ? "" : `<base href="${base}">`;
  const svg = element.startsWith("svg");
  const link = svg ? document.createElementNS("http://www.w3.org/2000/svg", "a") : document.createElement(element);
  link.setAttribute(element === "svg xlink:href" ? "xlink:href" : "href", address.href);
  for (const { name, text } of attributes) link.setAttribute(name, text);
  if (language.link) link.setAttribute("hreflang", language.link);
  const parent = document.createElement("div");
  if (around) parent.setAttribute("contenteditable", around === "edited" ? "" : "false");
  parent.append(link);
  document.body.replaceChildren(parent);
  const verdict = judgeLink(link, location);
  if (!verdict) return "browser";
  return verdict.act === "anchor" ? `anchor ${verdict.hash}` : `visit ${verdict.url}`;
}

test("NAV-03 NAV-04 NAV-05 NAV-06 NAV-07 NAV-08 any combination of link features follows the rules", () => {
  fc.assert(
    fc.property(plan, (link) => void expect(judge(link)).toBe(expected(link))),
    { numRuns: 600 },
  );
});

test("NAV-04 for any address, only pages of this site are shown in place", () => {
  const tail = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.stringMatching(/^[:/\\?#@a.%[\] ]{0,8}$/));
  const noise = fc
    .tuple(fc.constantFrom("", "", "https://", "//", "/\\", "http:", "data:", "#"), tail)
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(noise, (href) => {
      const link = document.createElement("a");
      link.setAttribute("href", href);
      document.body.replaceChildren(link);
      const verdict = judgeLink(link, location);
      if (verdict?.act === "visit") expect(new URL(verdict.url).origin).toBe(origin);
      if (verdict?.act === "anchor") expect(new URL(href, location).href.split("#")[0]).toBe(origin + here.path);
    }),
    { numRuns: 200 },
  );
});
