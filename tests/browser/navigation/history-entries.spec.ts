// History entries that are not created by visits: by a page's script, by anchors and by hash views.
import { expect, test } from "../guard/test.ts";
import { menu, serveLab, tall } from "../lab.ts";
import { arrived, ready, requestCount, scrolledTo } from "./watch.ts";

const before = menu("one", "two");

test("NAV-02 NAV-08 entries added by scripts, anchors or hash views stay within their page @all", async ({
  page,
  visit,
  control,
}) => {
  await test.step("after a script changes the URL, an anchor link still stays on the current page", async () => {
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1><input id=name><a id="down" href="#far">Down</a>${tall(2000)}<h2
          id="far">Far</h2>${tall(2000)}`,
      },
    });
    await visit("/lab/one");
    await page.fill("#name", "Ada");
    await page.evaluate(() => history.replaceState(null, "", "/lab/one?filter=red"));
    await page.click("#down");
    await expect(page).toHaveURL("/lab/one?filter=red#far");
    await expect
      .poll(() => page.locator("#far").evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThanOrEqual(90);
    await expect(page.locator("#name")).toHaveValue("Ada");
    await page.goBack();
    await expect(page).toHaveURL("/lab/one?filter=red");
    await scrolledTo(page, 0);
    await expect(page.locator("#name")).toHaveValue("Ada");
    expect(await requestCount(control, "/lab/one")).toBe(1);
  });

  await test.step("Back and Forward over a script's entries keep the page and its input", async () => {
    await control.reset();
    await serveLab(control, {
      one: { before, page: '<h1>One</h1><input id="name">' },
      two: { before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/two");
    await page.click("#head >> text=one");
    await arrived(page, "one", "One");
    await page.fill("#name", "Ada");
    await page.evaluate(() => history.pushState({ tab: 2 }, "", "/lab/one?tab=2"));
    await page.goBack();
    await arrived(page, "one", "One");
    await page.goForward();
    await arrived(page, "one?tab=2", "One");
    // Requests caused by Back and Forward would come before this one.
    await page.evaluate(() => fetch("/lab/two"));
    expect(await requestCount(control, "/lab/one")).toBe(1);
    await expect(page.locator("#name")).toHaveValue("Ada");
  });

  await test.step("a page with hash views keeps working, also after a visit elsewhere", async () => {
    await control.reset();
    const router = `<script nonce="{{nonce}}">
      var show = () => document.querySelector("#view")?.replaceChildren(location.hash.slice(2) || "start");
      addEventListener("hashchange", show);
      show();
    </script>`;
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1><a href="#/red">Red</a> <a href="#/blue">Blue</a>
          <a href="/lab/two">Leave</a><p id="view"></p>${router}`,
      },
      two: { before, page: "<h1>Two</h1>" },
    });
    const view = page.locator("#view");
    await visit("/lab/one");
    for (const text of ["Red", "Blue"]) {
      await page.click(`text=${text}`);
      await expect(view).toHaveText(text.toLowerCase());
    }
    await page.goBack();
    await expect(view).toHaveText("red");
    await page.goForward();
    await expect(view).toHaveText("blue");
    await page.click("text=Leave");
    await arrived(page, "two", "Two");
    await page.goBack();
    await arrived(page, "one#/blue", "One");
    await expect(view).toHaveText("blue");
    await page.goBack();
    await arrived(page, "one#/red", "One");
    await expect(view).toHaveText("red");
    await page.goBack();
    await arrived(page, "one", "One");
    await expect(view).toHaveText("start");
    expect(await requestCount(control, "/lab/one")).toBe(1);
  });

  await test.step("the first page is cached like every other page", async () => {
    await control.reset();
    await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
    await visit("/lab/one");
    await page.evaluate(() => history.pushState(null, "", "/lab/one?step=2"));
    await ready(page, () => page.goBack());
    await arrived(page, "one", "One");
    // A request caused by Back would come before this one.
    await page.evaluate(() => fetch("/lab/two"));
    expect(await requestCount(control, "/lab/one")).toBe(1);
  });
});
