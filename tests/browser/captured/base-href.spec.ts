// A shop with <base href>: absolute URLs, index.php, tabs and anchors, one-time tokens, a form that stores its page's URL.
import { expect, test } from "../guard/test.ts";
import { requestCount, ready } from "../navigation/watch.ts";
import { at, back, go, scriptLog, walk } from "./capture.ts";

test.use({ pictures: true });

const shop = at("base-href");
const kettles = ["#menu >> text=Kettles", "Kettles"] as const;
const dune = ["#page >> text=Dune kettle", "Dune kettle"] as const;
const contact = ["#top >> text=Contact", "Contact"] as const;

test("NAV-01 NAV-21 with a base address links are followed in place @all", async ({
  page,
  visit,
  guard,
  control,
  cms,
}) => {
  await test.step("with a base address absolute links swap in place, and menu and metadata follow", async () => {
    await visit(shop);
    await walk(page, [kettles, dune, ["a.related", "Beach kettle"], contact]);
    expect(await scriptLog(page)).toEqual(["common.js", "home", "kettles", "product 42", "product 43", "contact"]);
    await expect(page).toHaveURL(`${cms.url}${shop}kettles`);
    await expect(page.locator("#menu .active")).toHaveText("Kettles");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${cms.url}${shop}kettles`);
    await go(page, ...dune);
    await expect(page.locator("#review")).toHaveText("Anneke: boils before I am awake.");
    await expect
      .poll(() => page.locator("#page img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step("a currency form outside the page section returns to the current page", async () => {
    await control.reset();
    await go(page, ...kettles);
    await page.click("text=Currency");
    await guard.expectFullLoad(() => page.click(".currency-select[name=GBP]"));
    await expect(page.locator("h1")).toHaveText("Kettles");
    const [post] = (await control.log()).filter(({ method }) => method === "POST");
    expect(new URLSearchParams(post!.body).get("redirect")).toBe(`${cms.url}${shop}kettles`);
    expect(new URLSearchParams(post!.body).get("code")).toBe("GBP");
  });
});

test("NAV-02 NAV-19 NAV-08 NAV-09 with a base address tabs and anchors stay on their page @all", async ({
  page,
  visit,
  control,
  cms,
}) => {
  await test.step("after a visit to another product a review is sent with the token of its own page", async () => {
    await visit(`${shop}kettles/dune-kettle`);
    const token = await page.locator("[name=review_token]").inputValue();
    await page.click(".nav-tabs >> text=Reviews");
    await page.fill("#input-review", "Sings well");
    await page.hover("a.related");
    await go(page, "a.related", "Beach kettle");
    await back(page, "Dune kettle");
    await expect(page.locator("#input-review")).toHaveValue("Sings well");
    await page.click("#button-review");
    await expect(page.locator("#said")).toHaveText("Thank you for your review.");
    const [post, ...more] = (await control.log()).filter(({ method }) => method === "POST");
    expect(more).toEqual([]);
    expect(post!.search).toContain("product_id=42");
    expect(post!.body).toBe(`text=Sings+well&review_token=${token}`);
    expect(await requestCount(control, `${shop}kettles/dune-kettle`)).toBe(1);
  });

  await test.step("with a base address links to #, tabs and anchors stay on their page", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(shop);
    await go(page, ...kettles);
    await go(page, ...dune);
    const url = `${cms.url}${shop}kettles/dune-kettle`;
    await page.click("a.hint");
    await expect(page.locator("a.hint")).toHaveText("Big bubbles.");
    await page.click(".nav-tabs >> text=Reviews");
    await expect(page.locator("#form-review")).toBeVisible();
    await expect(page).toHaveURL(url);
    await page.click("a.to-specs");
    await expect(page.locator("#specification")).toBeInViewport();
    await expect(page).toHaveURL(`${url}#specification`);
    await page.goBack();
    await page.click("a.to-reviews");
    await expect(page).toHaveURL(`${url}#reviews`);
    await expect(page.locator("#reviews")).toBeInViewport();
    await go(page, "#menu >> text=Home", "Water, well boiled");
    await page.click("text=What others say");
    await expect(page.locator("#form-review")).toBeVisible();
    await expect(page).toHaveURL(`${url}#tab-review`);
  });
});

test("NAV-02 NAV-19 a one-time login token is still valid after other visits: no refetch @all", async ({
  page,
  control,
  guard,
}) => {
  await page.goto(shop);
  await ready(page, () => page.hover("h1"));
  await page.click("text=My account");
  await go(page, "text=Login", "Returning customer");
  const action = (await page.locator("#page form").getAttribute("action"))!;
  await page.fill("#input-email", "anneke@example.org");
  await page.fill("#input-password", "secret");
  await go(page, ...contact);
  // The link is inside data-prefetch, but rel=nofollow prevents prefetching on hover and focus.
  await page.click("text=My account");
  await page.hover("text=Login");
  await page.focus("text=Login");
  await page.click("h1");
  await go(page, ...kettles);
  await back(page, "Contact");
  await back(page, "Returning customer");
  await expect(page.locator("#input-email")).toHaveValue("anneke@example.org");
  await expect(page.locator("#input-password")).toHaveValue("");
  await guard.expectFullLoad(() => page.click("#page button"));
  await expect(page.locator("h1")).toHaveText("My account");
  const login = (await control.log()).filter(({ search }) => search.includes("account/login"));
  expect(login.map(({ method }) => method)).toEqual(["GET", "POST"]);
  expect(action).toContain(login[1]!.search);
});
