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
