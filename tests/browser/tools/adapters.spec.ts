import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { heading, setConsentCookie } from "../shop/visitor.ts";

const versions = [
  { version: 3, style: "bootstrap-3", files: ["jquery/dist/jquery.js", "bootstrap3/dist/js/bootstrap.js"] },
  { version: 4, style: "bootstrap-4", files: ["jquery/dist/jquery.js", "bootstrap4/dist/js/bootstrap.bundle.js"] },
  { version: 5, style: "bootstrap", files: ["bootstrap/dist/js/bootstrap.bundle.js"] },
];

const menu = `<nav class="navbar"><button type="button" class="navbar-toggler" data-toggle="collapse" data-bs-toggle="collapse"
data-target="#menu" data-bs-target="#menu">Menu</button>
<div class="collapse navbar-collapse" id="menu"><a href="/lab/second">Second</a></div></nav>`;

const carousel = `<div class="carousel" data-ride="carousel" data-bs-ride="carousel" data-interval="50" data-bs-interval="50">
<div class="carousel-inner"><div class="item carousel-item active">One</div><div class="item carousel-item">Two</div></div></div>`;

for (const { version, style, files } of versions)
  test(`NAV-15 adapter for Bootstrap ${version}: the menu closes when its link is followed, and the carousel of the next page turns @all`, async ({
    page,
    visit,
    control,
  }) => {
    await setConsentCookie(page);
    await page.setViewportSize({ width: 360, height: 720 });
    for (const file of files)
      await page.route(`**/lab-scripts/${file}`, (route) => route.fulfill({ path: `node_modules/${file}` }));
    const head = [...files.map((file) => `/lab-scripts/${file}`), "/atoll/adapters/bootstrap.js"]
      .map((src) => `<script src="${src}" nonce="{{nonce}}" defer></script>`)
      .join("");
    const frame = { head: `<link rel="stylesheet" href="/theme/${style}.min.css">${head}`, before: menu };
    await serveLab(control, {
      first: { ...frame, page: "<h1>First</h1>" },
      second: { ...frame, page: `<h1>Second</h1>${carousel}` },
    });
    await visit("/lab/first");
    await page.getByRole("button", { name: "Menu" }).click();
    // Bootstrap ignores calls while a menu is still opening.
    await expect(page.locator("#menu")).toHaveClass(/\b(in|show)\b/);
    await page.getByRole("link", { name: "Second" }).click();
    await expect(heading(page)).toHaveText("Second");
    await expect(page.getByRole("link", { name: "Second" })).toBeHidden();
    await expect(page.getByText("Two")).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(page.getByText("One")).toBeVisible();
  });

const modal = (id: string, text: string): string =>
  `<div class="modal fade" id="${id}" tabindex="-1"><div class="modal-dialog"><div class="modal-content">${text}</div></div></div>`;
/** As shops do: a link of the page gets a modal window on the body. */
const modalOnBody = `<a href="#" data-toggle="modal" data-target="#terms" data-bs-toggle="modal" data-bs-target="#terms">Terms</a>
<script nonce="{{nonce}}">document.getElementById("terms") || document.body.insertAdjacentHTML("beforeend", \`${modal("terms", "The terms")}\`);</script>`;
const sizes = `<a href="#" data-toggle="modal" data-target="#sizes" data-bs-toggle="modal" data-bs-target="#sizes">Sizes</a>
${modal("sizes", "The sizes")}`;
const tip = '<button data-toggle="tooltip" data-bs-toggle="tooltip" title="A hint">Tip</button>';
const account = `<div class="dropdown"><button data-toggle="dropdown" data-bs-toggle="dropdown">Account</button>
<div class="dropdown-menu"><a href="/lab/first">Orders</a></div></div>`;
const drawer = `<button data-bs-toggle="offcanvas" data-bs-target="#drawer">Drawer</button>
<div class="offcanvas offcanvas-start" id="drawer" tabindex="-1">The drawer</div>`;

/** The page can be used: nothing is over it, and it scrolls. */
async function expectFree(page: Page): Promise<void> {
  for (const text of ["The terms", "The sizes", "The drawer", "Orders"])
    await expect(page.getByText(text)).toBeHidden();
  await expect(page.locator(".modal-backdrop, .offcanvas-backdrop, .tooltip")).toHaveCount(0);
  await expect(page.locator("body")).not.toHaveClass(/modal-open/);
  const { overflow, padding } = await page.evaluate(() => ({
    overflow: getComputedStyle(document.body).overflowY,
    padding: document.body.style.paddingRight,
  }));
  expect({ overflow, padding }).toEqual({ overflow: "visible", padding: expect.stringMatching(/^(0px)?$/) });
}

for (const { version, style, files } of versions)
  test(`NAV-15 adapter for Bootstrap ${version}: what is open over a page closes when it is left @all`, async ({
    page,
    visit,
    control,
  }) => {
    await setConsentCookie(page);
    for (const file of files)
      await page.route(`**/lab-scripts/${file}`, (route) => route.fulfill({ path: `node_modules/${file}` }));
    const head = [...files.map((file) => `/lab-scripts/${file}`), "/atoll/adapters/bootstrap.js"]
      .map((src) => `<script src="${src}" nonce="{{nonce}}" defer></script>`)
      .join("");
    const frame = {
      head: `<link rel="stylesheet" href="/theme/${style}.min.css">${head}`,
      before: account + (version === 5 ? drawer : ""),
    };
    await serveLab(control, {
      first: { ...frame, page: "<h1>First</h1>" },
      second: { ...frame, page: `<h1>Second</h1>${modalOnBody}${sizes}${tip}` },
    });
    const title = heading(page);
    const openers: [name: string, text: string][] = [
      ["Terms", "The terms"],
      ["Sizes", "The sizes"],
      ["Account", "Orders"],
      ...(version === 5 ? ([["Drawer", "The drawer"]] as [string, string][]) : []),
    ];
    await visit("/lab/first");
    await page.evaluate(() => window.atoll!.visit("/lab/second"));
    await expect(title).toHaveText("Second");
    for (const [name, text] of openers) {
      await test.step(`${name}: open on Back, and again after Forward`, async () => {
        await page.getByText(name, { exact: true }).click();
        await expect(page.getByText(text)).toBeVisible();
        await page.goBack();
        await expect(title).toHaveText("First");
        await expectFree(page);
        await expect(title).toBeFocused();
        await page.goForward();
        await expect(title).toHaveText("Second");
        await expectFree(page);
      });
      await test.step(`${name}: open when another page is visited`, async () => {
        await page.getByText(name, { exact: true }).click();
        await expect(page.getByText(text)).toBeVisible();
        await page.evaluate(() => window.atoll!.visit("/lab/first"));
        await expect(title).toHaveText("First");
        await expectFree(page);
        await expect(title).toBeFocused();
        await page.goBack();
        await expect(title).toHaveText("Second");
      });
    }
    await test.step("the backdrop of a window that a script has removed while it was open", async () => {
      await page.getByText("Sizes", { exact: true }).click();
      await expect(page.getByText("The sizes")).toBeVisible();
      await page.evaluate(() => document.getElementById("sizes")!.remove());
      await page.goBack();
      await expect(title).toHaveText("First");
      await expectFree(page);
      await page.goForward();
      await expect(title).toHaveText("Second");
    });
    await test.step("a tooltip goes with its page", async () => {
      await page.evaluate((version) => {
        const button = document.querySelector("[title='A hint']")!;
        const { bootstrap, jQuery } = window as any;
        if (version === 5) bootstrap.Tooltip.getOrCreateInstance(button).show();
        else jQuery(button).tooltip({ container: "body" }).tooltip("show");
      }, version);
      await expect(page.getByText("A hint")).toBeVisible();
      await page.goBack();
      await expect(title).toHaveText("First");
      await expectFree(page);
    });
  });
