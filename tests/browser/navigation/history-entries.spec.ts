// Entries that visits did not make: a page's own script, anchors, views by the hash.
import { expect, test } from "../guard/test.ts";
import { menu, serveLab, tall } from "../lab.ts";
import { arrived, asked, scrolledTo } from "./watch.ts";

const before = menu("one", "two");

test("NAV-02 NAV-08 entries that a page's own script, anchors or hash views make lead back and forth within their page", async ({
  page,
  visit,
  control,
}) => {
  await test.step("after a page's script has changed the address, an anchor is still on the page that is shown", async () => {
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1><input id=name><a id="down" href="#far">Down</a>${tall(2000)}<h2 id="far">Far</h2>${tall(2000)}`,
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
    expect(await asked(control, "/lab/one")).toBe(1);
  });

  await test.step("Back and Forward over entries that a page's own script makes leave the page and what was typed to it", async () => {
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
    // What Back and Forward ask for is asked for before this.
    await page.evaluate(() => fetch("/lab/two"));
    expect(await asked(control, "/lab/one")).toBe(1);
    await expect(page.locator("#name")).toHaveValue("Ada");
  });

  await test.step("a page that shows its views by the hash goes on doing so, also after a visit elsewhere", async () => {
    await control.reset();
    const router = `<script nonce="{{nonce}}">
      var show = () => document.querySelector("#view")?.replaceChildren(location.hash.slice(2) || "start");
      addEventListener("hashchange", show);
      show();
    </script>`;
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1><a href="#/red">Red</a> <a href="#/blue">Blue</a> <a href="/lab/two">Leave</a><p id="view"></p>${router}`,
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
    expect(await asked(control, "/lab/one")).toBe(1);
  });

  await test.step("the page that the visitor came with is kept like every other, also before it has done anything", async () => {
    await control.reset();
    await serveLab(control, { one: { before, page: "<h1>One</h1>" } });
    await visit("/lab/one");
    await page.evaluate(() => history.pushState(null, "", "/lab/one?step=2"));
    await page.goBack();
    await arrived(page, "one", "One");
    expect(await asked(control, "/lab/one")).toBe(1);
  });
});
