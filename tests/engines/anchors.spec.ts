import { menu, serveLab, tall } from "../browser/lab.ts";
import { expect, test } from "./fixture/test.ts";
import { expectArrived, expectScrolledTo, expectTopAt } from "./places.ts";

const before = menu("one", "two");
/** Anchors stay this far below the top of the window, in pixels. */
const CLEAR = 90;
const far = `<h2 id="far">Far</h2><p><a id="inside" href="/lab/one">Inside</a></p>${tall(2500)}`;

test("NAV-08 NAV-02 a link to an anchor scrolls there and marks it; Tab goes on from it; Back returns to the top", async ({
  tab,
  control,
}) => {
  await serveLab(control, {
    one: { before, page: `<h1>One</h1><p><a id="down" href="#far">Down</a></p>${tall(2000)}${far}` },
  });
  await tab.open("/lab/one");
  await tab.css("#down").click();
  await expectTopAt(tab, "#far", CLEAR);
  await expect(tab).toBeAt("/lab/one#far");
  await expect(tab.css("#far:target")).toBeSeen();
  await tab.press("Tab");
  await expect(tab.css("#inside")).toHaveFocusNow();
  await tab.back();
  await expect(tab).toBeAt("/lab/one");
  await expectScrolledTo(tab, 0);
  await tab.forward();
  await expectTopAt(tab, "#far", CLEAR);
  expect((await control.log()).filter(({ path }) => path === "/lab/one")).toHaveLength(1);
});

test("NAV-08 NAV-02 NAV-22 a link to another page's anchor shows it there; Back returns to the link", async ({
  tab,
  control,
}) => {
  await serveLab(control, {
    one: {
      before,
      page: `<h1>One</h1>${tall(1500)}<p><a id="go" href="/lab/two#far">Go</a></p>${tall(1500)}`,
    },
    two: { before, page: `<h1>Two</h1>${tall(2000)}${far}` },
  });
  await tab.open("/lab/one");
  await tab.css("#go").click();
  await expectArrived(tab, "two#far", "Two");
  await expectTopAt(tab, "#far", CLEAR);
  await expect(tab.css("#far:target")).toBeSeen();
  await tab.press("Tab");
  await expect(tab.css("#inside")).toHaveFocusNow();
  await tab.wheel(200);
  await expectTopAt(tab, "#far", CLEAR - 200);
  await tab.back();
  await expectArrived(tab, "one", "One");
  await expect(tab.css("#go")).toHaveFocusNow();
  expect(await tab.scrollTop()).toBeGreaterThan(500);
  await tab.forward();
  await expectArrived(tab, "two#far", "Two");
  await expectTopAt(tab, "#far", CLEAR - 200);
  await expect(tab.css("#inside")).toHaveFocusNow();
});

test("NAV-09 NAV-08 an anchor in a closed part opens it, by a link, by its address and after a reload", async ({
  tab,
  control,
}) => {
  await control.page("/lab/panes.css", ".collapse:not(.show) { display: none }", {
    headers: { "Content-Type": "text/css" },
  });
  await serveLab(control, {
    panes: {
      head: '<link rel="stylesheet" href="/lab/panes.css">',
      page: `<h1>Panes</h1><a id="collapse" href="#in-collapse">Collapse</a> <a id="details" href="#in-details">Details</a>
        <div class="collapse">${tall(1200)}<h2 id="in-collapse">In the collapse</h2></div>
        <details><summary>More</summary><h2 id="in-details">In the details</h2></details>${tall(3000)}`,
    },
  });
  await tab.open("/lab/panes");
  for (const name of ["collapse", "details"]) {
    await tab.css(`#${name}`).click();
    await expectTopAt(tab, `#in-${name}`, CLEAR);
    await expect(tab.css(`#in-${name}`)).toBeSeen();
  }
  await tab.open("/lab/panes?again#in-collapse");
  await expectTopAt(tab, "#in-collapse", CLEAR);
  await expect(tab.css("#in-collapse")).toBeSeen();
  await tab.reload();
  await expect(tab.css("#in-collapse")).toBeSeenInViewport();
});
