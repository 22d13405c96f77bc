// Pages that are fetched before the click: by data-prefetch, and by the browser with speculation rules of the site.
import { expect, test } from "../guard/test.ts";
import { menu, serveLab, tall } from "../lab.ts";
import { arrived, ready, requestCount } from "../navigation/watch.ts";

test("prefetch: visible links are fetched when they come into view, others when they are pressed @all", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, {
    one: {
      page: `<h1>One</h1><a href="/lab/two" data-prefetch="press">Two</a>${tall(2000)}
        <p data-prefetch="visible"><a href="/lab/three">Three</a></p>`,
    },
    two: { page: "<h1>Two</h1>" },
    three: { page: "<h1>Three</h1>" },
  });
  await visit("/lab/one");
  await ready(page, () => page.locator("text=Two").hover(), "prefetch");
  await page.locator("text=Three").scrollIntoViewIfNeeded();
  await expect.poll(() => requestCount(control, "/lab/three")).toBe(1);
  await page.click("text=Three");
  await arrived(page, "three", "Three");
  expect(await requestCount(control, "/lab/three")).toBe(1);
  await page.goBack();
  await arrived(page, "one", "One");
  await page.locator("text=Two").hover();
  await page.mouse.down();
  await expect.poll(() => requestCount(control, "/lab/two")).toBe(1);
  await page.mouse.up();
  await arrived(page, "two", "Two");
  expect(await requestCount(control, "/lab/two")).toBe(1);
});

test("NAV-21 the site's speculation rules do not fetch a page twice that is shown in place, and cause no warning @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  const rules = `<script type="speculationrules" nonce="{{nonce}}">{"prefetch":[{"source":"document",
    "where":{"href_matches":"/lab/*"},"eagerness":"conservative"}]}</script>`;
  const before = menu("one", "two");
  await serveLab(control, {
    one: { before, head: rules, page: `<h1>One</h1>${rules}` },
    two: { before, head: rules, page: `<h1>Two</h1>${rules}<a href="/lab/full" class="no-ajax">Full</a>` },
    full: { before, page: "<h1>Full</h1>" },
  });
  await visit("/lab/one");
  await ready(page, () => page.locator("h1").hover(), "speculation");
  await page.click("text=two");
  await arrived(page, "two", "Two");
  expect(await requestCount(control, "/lab/two")).toBe(1);
  await guard.expectFullLoad(() => page.click("text=Full"));
  expect(await requestCount(control, "/lab/full")).toBe(1);
});
