// The scroll offset and the focus of a page that arrives in parts.
import { tall } from "../lab.ts";
import { arrived } from "../navigation/watch.ts";
import { expect, test } from "./stage.ts";

test("NAV-01 NAV-22 what the visitor types and opens stays while the rest arrives; the heading has the focus once", async ({
  page,
  control,
  openOne,
  cutSlow,
  isWhole,
}) => {
  await openOne({
    page: `<p>Intro</p><h1>Slow</h1><label>Name <input id=name></label><details id=more><summary>More</summary>text</details>
        <div id=open><p id=last>last</p></div>`,
  });
  await cutSlow("<h1>", "<p id=last>");
  await page.click("#head >> text=slow");
  await expect(page.locator("#page")).toHaveText("Intro");
  expect(await page.evaluate(() => document.activeElement!.localName)).toBe("a");
  await control.open("<h1>");
  await expect(page.locator("#page h1")).toBeFocused();
  await expect(page.locator("#atoll-live-polite")).toHaveText("Slow");
  await page.fill("#name", "Ada");
  await page.click("summary");
  await control.open("<p id=last>");
  await isWhole();
  await expect(page.locator("#last")).toBeVisible();
  await expect(page.locator("#name")).toHaveValue("Ada");
  await expect(page.locator("#more")).toHaveAttribute("open");
  await expect(page.locator("summary")).toBeFocused();
});

test("NAV-09 an anchor is gone to when it arrives, unless the visitor has scrolled", async ({
  page,
  control,
  openOne,
  cutSlow,
  isWhole,
}) => {
  const slow = { page: `<h1>Slow</h1>${tall(2000)}<h2 id=far>Far</h2>${tall(2000)}` };
  for (const scrolls of [false, true]) {
    await openOne(slow, { page: '<h1>One</h1><a id=link href="/lab/slow#far">Far</a>' });
    await cutSlow("<h2 id=far>");
    await page.click("#link");
    await expect(page.locator("#page h1")).toHaveText("Slow");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (scrolls) {
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    }
    await control.open("<h2 id=far>");
    await isWhole();
    if (scrolls) expect(await page.evaluate(() => scrollY)).toBe(300);
    else {
      await expect(page.locator("#far")).toBeInViewport();
      await expect(page.locator("#far")).toBeFocused();
    }
    await control.reset();
  }
});

test("NAV-02 Back to a page that arrives in parts reaches its scroll offset when there is enough of it", async ({
  page,
  control,
  openOne,
  cutSlow,
}) => {
  const stale = '<p data-changes-with="cart">cart</p>';
  await openOne({ page: `<h1>Slow</h1>${stale}${tall(900)}<p id=b>b</p>${tall(3000)}` });
  await page.click("#head >> text=slow");
  await arrived(page, "slow", "Slow");
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/lab/two"]')!.click());
  await arrived(page, "two", "Two");
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
  await cutSlow("<p id=b>");
  await page.goBack();
  await expect(page.locator("#page h1")).toHaveText("Slow");
  expect(await page.evaluate(() => scrollY)).toBeLessThan(2000);
  await control.open("<p id=b>");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
});

test("NAV-09 an anchor near the end of a page is reached when what follows it has arrived", async ({
  page,
  control,
  openOne,
  cutSlow,
  isWhole,
}) => {
  await openOne(
    { page: `<h1>Slow</h1>${tall(2000)}<h2 id=far>Far</h2><p id=more></p>${tall(2000)}` },
    { page: '<h1>One</h1><a id=link href="/lab/slow#far">Far</a>' },
  );
  await cutSlow("<h2 id=far>", "<p id=more>");
  await page.click("#link");
  await control.open("<h2 id=far>");
  await expect(page.locator("#far")).toBeFocused();
  await control.open("<p id=more>");
  await isWhole();
  await expect
    .poll(() => page.locator("#far").evaluate((heading) => Math.round(heading.getBoundingClientRect().top)))
    // The stylesheet of Atoll keeps room for a header that sticks.
    .toBe(90);
});

test("NAV-08 a link to an anchor that has not arrived goes there when it does", async ({
  page,
  control,
  openOne,
  beginSlow,
}) => {
  await openOne({
    page: `<h1>Slow</h1><a id=toc href="#far">Far</a><p id=more>more</p>${tall(2000)}<h2 id=far>Far</h2>${tall(2000)}`,
  });
  await beginSlow("<p id=more", "<h2 id=far");
  await page.click("#toc");
  await expect(page).toHaveURL("/lab/slow#far");
  await control.open("<p id=more");
  await expect(page.locator("#more")).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await control.open("<h2 id=far");
  await expect(page.locator("#far")).toBeInViewport();
});
