// The judge of layout shifts while the islands of a page start, for each page, language and width.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { islandsStarted } from "../islands-started.ts";
import { serveFile, serveLab } from "../lab.ts";
import { heldVisits, holdUntilDrawn, type Move, movesOf, PendingRequests, recordMoves } from "./held-page.ts";
import { signIn } from "./signed-in.ts";
import { order } from "./visits.ts";
import { products, setConsentCookie } from "./visitor.ts";

test.use({ pictures: true });

interface Group {
  name: string;
  who?: "customer" | "newcomer";
  paths: string[];
  /** Also in the first tier. */
  first?: boolean;
}

/** Paths below the language. A returning visitor with something in the cart sees them, unless the group says otherwise. */
const groups: Group[] = [
  { name: "the cookie banner over the home page and an empty cart", who: "newcomer", paths: ["", "/shoppingcarts"] },
  {
    name: "lists",
    first: true,
    paths: ["", "/catalog", "/catalog/candles", "/catalog/candles?display=list", "/catalog?q=linen"],
  },
  {
    name: "lists of one kind",
    paths: ["/catalog/tag?tag=coffee", "/catalog/supplier?q=am", "/offers", "/offers/last-pieces", "/offers/gifts"],
  },
  {
    name: "products in versions",
    paths: ["/product/deck-socks-merino-wool", "/product/stoneware-mug-lagoon-glaze", below(products.rope.path)],
  },
  {
    name: "products by piece and by weight",
    first: true,
    paths: [products.diary, products.glass, products.coffee].map(({ path }) => below(path)),
  },
  {
    name: "from the cart to the order",
    first: true,
    paths: [
      "/shoppingcarts",
      "/checkout",
      "/payment",
      "/payment/done?method=2",
      "/shoppingcarts/shared/office-kitchen",
    ],
  },
  {
    name: "forms",
    paths: ["/contact", "/security/login", "/security/register", "/security/forgotpassword", "/business", "/workshops"],
  },
  {
    name: "reading",
    paths: ["/news", "/news/behind-the-dunes", "/inspiration", "/terms", "/cookies", "/delivery", "/visit"],
  },
  {
    name: "information and tools for buyers",
    paths: ["/informations", "/contact/sent", "/workshops/booked", "/catalog/references?q=bar", "/catalog/orderpad"],
  },
  {
    name: "a customer who buys",
    who: "customer",
    paths: ["", below(products.diary.path), "/shoppingcarts", "/checkout", "/catalog/wishlist/list?Id=81"],
  },
  {
    name: "the account of a customer",
    who: "customer",
    paths: ["/account/addresses", "/account/addresses/add", "/account/prepaid", "/account/files", "/account/security"],
  },
  {
    name: "orders, lists and security of a customer",
    who: "customer",
    paths: [
      "/sales/orders",
      "/sales/refunds?orderId=10402",
      "/sales/order/ChangeDeliveryAddressRequest?orderId=10414",
      "/catalog/wishlist/list",
      "/assetslibrary/asset/assetsbyfolder",
      "/security/changepassword",
      "/security/twofactorhome",
      "/security/twofactorhome/app",
    ],
  },
];

/** The path of an English page, without its language. */
function below(path: string): string {
  return path.replace(/^\/en/, "");
}

/**
 * Moves that no visitor sees, because the content is more than a window below the island that changes its height. Only
 * this test shows both: its window is as high as a page.
 */
const farBelow = [
  { pages: /catalog$/, element: /^<footer/, island: "the list of filters is longer than the list of products" },
  {
    pages: /news$|inspiration$/,
    element: /^<footer|"share"/,
    island: "a masonry knows its height once it is laid out",
  },
];

/** Widths, each with a height in which all islands of a page are seen and start. */
const sizes = [
  { width: 360, height: 6_000 },
  { width: 1280, height: 4_000 },
];

/** Most shifts appear in the narrow window and in the language with the longest words. */
const hardest = { ...sizes[0]!, culture: "nl" };

async function prepare(page: Page, { who }: Group): Promise<PendingRequests> {
  await page.addInitScript(recordMoves);
  if (who !== "newcomer") await Promise.all([setConsentCookie(page), order(page)]);
  if (who === "customer") await signIn(page);
  return new PendingRequests(page);
}

/** The moves on the page at `path` that a visitor sees, up to the moment when its islands are live. */
async function seenMoves(page: Page, pending: PendingRequests, path: string): Promise<(Move & { path: string })[]> {
  const isSeen = ({ elements }: Move): boolean =>
    !farBelow.some((rule) => rule.pages.test(path) && elements.every((name) => rule.element.test(name)));
  return (await movesOf(page, pending)).filter(isSeen).map((move) => ({ path, ...move }));
}

test("content that a script pushes down after the page is drawn is found", async ({ page, visit, control }) => {
  const grow = "document.querySelector('h1').style.paddingBlockEnd = '200px'";
  await serveFile(control, "grow.js", "text/javascript", grow);
  await serveLab(control, {
    grows: { head: '<script src="/lab/grow.js" defer></script>', page: "<h1>One</h1><p>Two</p>" },
  });
  await control.holdScripts();
  const pending = await prepare(page, { name: "", paths: [] });
  await page.addInitScript(holdUntilDrawn);
  await visit("/lab/grows");
  expect(await seenMoves(page, pending, "/grows")).toEqual([{ path: "/grows", pixels: 200, elements: ["<p></p>"] }]);
});

for (const { width, height } of sizes)
  for (const culture of ["nl", "fr", "en"])
    for (const group of groups) {
      const isFirst = group.first && width === hardest.width && culture === hardest.culture;
      test(`nothing moves in ${culture} at ${width}: ${group.name}${isFirst ? "" : " @all"}`, async ({
        page,
        visit,
        control,
      }) => {
        await control.holdScripts();
        await page.setViewportSize({ width, height });
        const pending = await prepare(page, group);
        await page.addInitScript(holdUntilDrawn);
        const found: object[] = [];
        for (const path of group.paths)
          await test.step(path, async () => {
            await visit(`/${culture}${path}`);
            found.push(...(await seenMoves(page, pending, path)));
          });
        expect(found).toEqual([]);
      });
    }

for (const group of groups)
  test(`nothing moves after a visit in place: ${group.name} @all`, async ({ page, visit }) => {
    const { culture, ...size } = hardest;
    await page.setViewportSize(size);
    const pending = await prepare(page, group);
    const visitInPlace = await heldVisits(page);
    const found: object[] = [];
    for (const path of group.paths)
      await test.step(path, async () => {
        // A new document has no code of islands yet but that of its header.
        await visit(`/${culture}/cookies`);
        await islandsStarted(page);
        await visitInPlace(`/${culture}${path}`);
        found.push(...(await seenMoves(page, pending, path)));
      });
    expect(found).toEqual([]);
  });
