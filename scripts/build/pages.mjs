// Renders pages of the stand-in shop and finds their islands, for the requests and bytes of whole pages in the table of
// sizes.
import { compile, selectAll } from "css-select";
import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** @typedef {import("domhandler").Element} Element */
/** @typedef {{ page: string, path: string, visitor: "guest" | "customer", requests: number, bytes: number }} PageBudget */

/**
 * The pages of the table, with the limits of their scripts and styles: requests, and bytes compressed with brotli. A
 * customer has signed in and has a product in the cart.
 * @type {PageBudget[]}
 */
export const pageBudgets = [
  // The banner reloads the page after a withdrawn consent, and suggestions have a price and a row for all results.
  { page: "home", path: "/en", visitor: "guest", requests: 49, bytes: 83_500 },
  // Filters of a phone are a sheet.
  { page: "category", path: "/en/catalog/coffee", visitor: "guest", requests: 44, bytes: 80_500 },
  { page: "search", path: "/en/catalog?q=coffee", visitor: "guest", requests: 44, bytes: 80_500 },
  { page: "product", path: "/en/product/t-shirt-organic-cotton", visitor: "guest", requests: 64, bytes: 94_500 },
  { page: "news", path: "/en/news", visitor: "guest", requests: 47, bytes: 78_300 },
  { page: "article", path: "/en/news/first-coffee-by-sail", visitor: "guest", requests: 58, bytes: 86_500 },
  { page: "contact", path: "/en/contact", visitor: "guest", requests: 47, bytes: 80_300 },
  { page: "login", path: "/en/security/login", visitor: "guest", requests: 39, bytes: 74_000 },
  { page: "cart", path: "/en/shoppingcarts", visitor: "customer", requests: 62, bytes: 95_700 },
  { page: "checkout", path: "/en/checkout", visitor: "customer", requests: 70, bytes: 100_000 },
  { page: "account", path: "/en/account/files", visitor: "customer", requests: 50, bytes: 93_000 },
  { page: "wishlist", path: "/en/catalog/wishlist/list", visitor: "customer", requests: 50, bytes: 83_500 },
];

/** @typedef {{ page: string, islands: string[], hasIslandStyles: boolean }} RenderedPage */

/**
 * Renders the pages with the stand-in that `server` (a built module) contains.
 * @param {string} server
 * @param {import("./find-islands.mjs").Island[]} islands
 * @returns {Promise<RenderedPage[]>}
 */
export async function renderPages(server, islands) {
  const { startCms } = await import(pathToFileURL(resolve(server)).href);
  const cms = await startCms({ port: 0, dist: "", docs: "" });
  try {
    const visitors = { guest: visitor(cms.url), customer: await customer(cms.url) };
    const found = [];
    for (const { page, path, visitor } of pageBudgets) {
      const response = await visitors[visitor](path);
      if (!response.ok) throw new Error(`The stand-in has no page ${path}.`);
      found.push({ page, ...contentsOf(await response.text(), islands) });
    }
    return found;
  } finally {
    await cms.close();
  }
}

/** @type {(selector: string, root: import("domhandler").AnyNode) => Element[]} */
const findAll = (selector, root) => selectAll(selector, root);

/**
 * Requests pages of the stand-in with the cookie of one session.
 * @param {string} url
 * @returns {(path: string, init?: RequestInit) => Promise<Response>}
 */
function visitor(url) {
  let cookie = "";
  return async (path, init = {}) => {
    const response = await fetch(url + path, {
      redirect: "manual",
      ...init,
      headers: { Accept: "text/html", Cookie: cookie, ...init.headers },
    });
    cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
    return response;
  };
}

/** @param {string} url */
async function customer(url) {
  const ask = visitor(url);
  const post = (/** @type {string} */ path, /** @type {Record<string, string>} */ fields) =>
    ask(path, { method: "POST", body: new URLSearchParams(fields) });
  await post("/en/security/login", { email: "ada@example.org", password: "lagune" });
  const added = await post("/en/shoppingcarts/add", { ProductVariantId: "v1011", Quantity: "2" });
  if (added.status !== 303) throw new Error(`The stand-in did not put a product into the cart: ${added.status}.`);
  return ask;
}

/** The islands of a page, as the shell finds them, and whether the page links the styles of the less common ones. @param {string} html @param {import("./find-islands.mjs").Island[]} islands */
function contentsOf(html, islands) {
  const root = parse(html, { treeAdapter: adapter });
  const byName = new Map(islands.map(({ definition }) => [definition.name, definition]));
  const nameOf = (/** @type {Element} */ element) =>
    element.attribs["data-island"] ??
    islands.find(({ definition: { selectors, wide } }) => !wide && selectors && compile(selectors.join())(element))
      ?.definition.name;
  const isReplaced = (/** @type {Element} */ element) => byName.get(nameOf(element) ?? "")?.fallback === "replace";
  /** @param {Element} element @returns {boolean} */
  const isInside = ({ parent }) => parent !== null && "attribs" in parent && (isReplaced(parent) || isInside(parent));
  const marked = findAll("*", root).filter((element) => byName.has(nameOf(element) ?? "") && !isInside(element));
  const wide = islands.filter(
    ({ definition: { selectors, wide } }) => wide && findAll((selectors ?? []).join(), root).length > 0,
  );
  return {
    islands: [
      ...new Set([
        ...marked.flatMap((element) => nameOf(element) ?? []),
        ...wide.map(({ definition }) => definition.name),
      ]),
    ].sort(),
    hasIslandStyles: findAll('link[rel~=stylesheet][href*="/atoll-islands."]', root).length > 0,
  };
}
