import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { dialog, live, setConsentCookie } from "../shop/visitor.ts";
import { violations } from "../violations.ts";

const styles = ["none", "bootstrap-3", "bootstrap-4", "bootstrap-5"];

const styleOf = (element: Locator, ...properties: string[]): Promise<string[]> =>
  element.evaluate((node, names) => names.map((name) => getComputedStyle(node).getPropertyValue(name)), properties);

const boxOf = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height, width, height };
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("theme: without a CSS framework, buttons, fields and dialogs of islands have one look with enough contrast @all", async ({
  page,
  visit,
}) => {
  await test.step("the buttons of the cookie banner are 44 px high and do not look like the browser's", async () => {
    await visit("/islands/frames/consent/1?style=none");
    const button = page.getByRole("button", { name: "Accept all" });
    await expect(button).toBeVisible();
    expect(
      await styleOf(
        button,
        "background-color",
        "border-top-width",
        "border-top-color",
        "border-top-left-radius",
        "color",
      ),
    ).toEqual(["rgb(255, 255, 255)", "1px", "rgb(11, 87, 208)", "6px", "rgb(11, 87, 208)"]);
    expect(await styleOf(button, "font-family")).toEqual(await styleOf(page.locator("body"), "font-family"));
    expect((await boxOf(button)).height).toBeGreaterThanOrEqual(44);
    expect(await violations(page)).toEqual([]);
  });
  await setConsentCookie(page);
  await test.step("the button of a dialog that deletes has the colour of danger", async () => {
    await visit("/islands/frames/wishlist/1?style=none");
    await live(page.locator("[data-island=wishlist]"));
    await page.getByRole("button", { name: "Delete this list" }).click();
    const yes = dialog(page).getByRole("button", { name: "Delete this list" });
    expect(await styleOf(yes, "background-color", "color")).toEqual(["rgb(176, 42, 55)", "rgb(255, 255, 255)"]);
    expect(await styleOf(dialog(page), "border-top-left-radius")).toEqual(["8px"]);
    expect(await violations(page, "dialog")).toEqual([]);
  });
  for (const [scheme, surface] of [
    ["light", "rgb(255, 255, 255)"],
    ["dark", "rgb(27, 31, 36)"],
  ] as const)
    await test.step(`a page with several islands has enough contrast in the ${scheme} scheme`, async () => {
      await visit(`/islands/frames/theme?theme=${scheme}`);
      for (const name of ["quantity", "date-picker", "range-slider", "variations"])
        await live(page.locator(`[data-island=${name}]`).first());
      await expect(page.locator(".ts-control")).toBeVisible();
      expect(await styleOf(page.getByLabel("E-mail address"), "background-color")).toEqual([surface]);
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText("Please enter your address.")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
});

test("theme: the site's own styles win; other elements stay as they are; a part of the page can be dark @all", async ({
  page,
  control,
  visit,
}) => {
  const quantity = (id: string): string =>
    `<div data-island="quantity"><label for="${id}">Cups ${id}</label> <input id="${id}" value="1"></div>`;
  const style = "input#own { border-radius: 13px; background: rgb(1, 2, 3) } .dark { color-scheme: dark }";
  const links =
    "a { color: rgb(0, 128, 0); background: transparent } a:hover { color: rgb(255, 0, 0) } .btn-own { color: rgb(4, 5, 6) }";
  await control.page("/lab/own.css", `${style} ${links} .green { --atoll-accent: rgb(0, 99, 0) }`, {
    headers: { "Content-Type": "text/css" },
  });
  await serveLab(control, {
    theme: {
      head: '<link rel="stylesheet" href="/atoll/atoll-theme.css"><link rel="stylesheet" href="/lab/own.css">',
      page: `<h1>Cups</h1><button id="plain">Plain</button> ${quantity("own")}
<div class="dark">${quantity("night")}</div><div class="green">${quantity("fresh")}<button class="btn btn-primary">Go</button></div>
<p><a class="btn btn-primary" href="#own">Cart</a> <a class="btn btn-outline-primary" href="#own">Shop</a>
<a class="btn" href="#own">Help</a> <a class="btn btn-own" href="#own">Own</a></p>`,
    },
  });
  await visit("/lab/theme");
  expect(await styleOf(page.locator("#own"), "border-top-left-radius", "background-color", "border-top-width")).toEqual(
    ["13px", "rgb(1, 2, 3)", "1px"],
  );
  expect(await styleOf(page.locator("#plain"), "border-top-style", "border-top-left-radius")).toEqual([
    "outset",
    "0px",
  ]);
  expect(await styleOf(page.locator("#night"), "background-color", "color")).toEqual([
    "rgb(27, 31, 36)",
    "rgb(230, 232, 235)",
  ]);
  expect(await styleOf(page.locator(".green .btn-primary"), "background-color")).toEqual(["rgb(0, 99, 0)"]);
  expect(await styleOf(page.locator("a.btn-primary"), "background-color")).not.toEqual(["rgba(0, 0, 0, 0)"]);
  await page.locator("#fresh").focus();
  expect(await styleOf(page.locator("#fresh"), "outline-color")).toEqual(["rgb(0, 99, 0)"]);
  for (const [name, colour] of [
    ["Cart", "rgb(255, 255, 255)"],
    ["Shop", "rgb(11, 87, 208)"],
    ["Help", "rgb(33, 37, 41)"],
  ] as const) {
    const link = page.getByRole("link", { name });
    expect(await styleOf(link, "color")).toEqual([colour]);
    await link.hover();
    expect(await styleOf(link, "color")).toEqual([colour]);
  }
  expect(await styleOf(page.getByRole("link", { name: "Own" }), "color")).toEqual(["rgb(4, 5, 6)"]);
});

test("theme: in each style the cart's panel opens at its link, and a 320 px photo keeps its size beside its thumbnails @all", async ({
  page,
  visit,
}) => {
  await setConsentCookie(page);
  for (const style of styles)
    for (const dir of ["ltr", "rtl"])
      await test.step(`panel and photo: ${style}, ${dir}`, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await visit(`/islands/frames/cart-widget/1?style=${style}&dir=${dir}`);
        const link = page.locator("[data-island=cart-widget] > a");
        await live(page.locator("[data-island=cart-widget]"));
        await link.focus();
        await page.keyboard.press("Shift+Tab");
        await page.keyboard.press("Tab");
        const panel = page.locator(".atoll-cart-panel");
        await expect(panel).toHaveAttribute("aria-busy", "false");
        const [at, open] = [await boxOf(link), await boxOf(panel)];
        expect(Math.abs(open.top - at.bottom)).toBeLessThan(12);
        expect(open.left).toBeLessThanOrEqual(at.left);
        expect(open.right).toBeGreaterThanOrEqual(at.right);
        expect(open.left).toBeGreaterThanOrEqual(0);
        expect(open.right).toBeLessThanOrEqual(1280);

        await visit(`/islands/frames/gallery/1?style=${style}&dir=${dir}`);
        const thumbs = page.locator(".atoll-gallery-thumb");
        await expect(thumbs).toHaveCount(2);
        const photo = await boxOf(page.locator("[data-island=gallery] li img").first());
        expect([photo.width, photo.height]).toEqual([320, 320]);
        const stage = await boxOf(page.locator(".atoll-slides"));
        expect(stage.height).toBe(320);
        for (const thumb of await thumbs.all()) {
          const box = await boxOf(thumb);
          if (dir === "ltr") expect(box.right).toBeLessThanOrEqual(stage.left);
          else expect(box.left).toBeGreaterThanOrEqual(stage.right);
          expect(box.bottom).toBeLessThanOrEqual(stage.bottom + 1);
        }
        await page.setViewportSize({ width: 360, height: 720 });
        expect(await overflow(page)).toBe(0);
        expect((await boxOf(page.locator("[data-island=gallery] li img").first())).width).toBeLessThanOrEqual(320);
      });
});

test("theme: on a phone a search form in a header is no wider than the window", async ({ page, control, visit }) => {
  const header = (name: string, style: string): string =>
    `<header class="row"><a href="/lab/header">Shop of the lagoon</a>
<form data-island="suggestions" class="${style}" role="search"><label>${name} <input type="search" name="q"></label>
<input type="search" name="more" aria-label="${name}, more"> <button>Search</button></form></header>`;
  await control.page("/lab/header.css", ".row { display: flex; gap: 1rem }", {
    headers: { "Content-Type": "text/css" },
  });
  await serveLab(control, {
    header: {
      head: '<link rel="stylesheet" href="/atoll/atoll-theme.css"><link rel="stylesheet" href="/lab/header.css">',
      before: header("Block", "") + header("Row", "row"),
      page: "<h1>Header</h1>",
    },
  });
  await page.setViewportSize({ width: 360, height: 720 });
  await visit("/lab/header");
  expect(await overflow(page)).toBe(0);
});

test("theme: all text fields of a form have one width, and pickers follow a width that the site sets @all", async ({
  page,
  control,
  visit,
}) => {
  const form = `<h1>Form</h1><form method="post" action="/lab/form">
<div><label for="name">Name</label><input id="name" name="Name" data-val="true"></div>
<div data-island="date-picker"><label for="day">Day</label><input id="day" name="Day"></div>
<div data-island="time-picker"><label>Time <input id="time" name="Time"></label></div>
<div><label for="until">Until</label><input data-island="date-picker" id="until" name="Until"></div>
<div><label for="note">Note</label><textarea id="note" name="Note"></textarea></div></form>`;
  const theme = '<link rel="stylesheet" href="/atoll/atoll-theme.css">';
  await control.page("/lab/wide.css", "input, textarea { width: 100%; max-width: 100% }", {
    headers: { "Content-Type": "text/css" },
  });
  await serveLab(control, {
    form: { head: theme, page: form },
    wide: { head: `${theme}<link rel="stylesheet" href="/lab/wide.css">`, page: form },
  });
  /** The right edge of each field, with its button. */
  const edges = async (): Promise<number[]> => {
    const buttons = page.locator(".atoll-field-button");
    await expect(buttons).toHaveCount(3);
    const fields = [page.locator("#name"), page.locator("#note"), ...(await buttons.all())];
    return Promise.all(fields.map(async (field) => Math.round((await boxOf(field)).right)));
  };
  await visit("/lab/form");
  expect(new Set(await edges()).size).toBe(1);
  await visit("/lab/wide");
  const [name, note, day, , until] = await edges();
  expect(name).toBeGreaterThan(1000);
  expect([note, day, until]).toEqual([name, name, name]);
});

test("theme: an enhanced select with a class of Bootstrap has one arrow and a focus ring of its width @all", async ({
  page,
  control,
  visit,
}) => {
  const classes = ["", "form-control", "form-select", "custom-select"];
  const selects = classes.map(
    (name) => `<p><label for="c${name}">Country</label> <select data-island="select-enhancer" id="c${name}"
class="${name}"><option>Belgium</option><option>France</option></select></p>`,
  );
  const countries = (href: string) => ({
    head: `<link rel="stylesheet" href="${href}">`,
    page: `<h1>Countries</h1>${selects.join("")}`,
  });
  await serveLab(control, {
    four: countries("/theme/bootstrap-4.min.css"),
    five: countries("/theme/bootstrap.min.css"),
    none: countries("/atoll/atoll-theme.css"),
  });
  for (const name of ["four", "five", "none"])
    await test.step(name, async () => {
      await visit(`/lab/${name}`);
      await expect(page.locator(".ts-wrapper")).toHaveCount(classes.length);
      for (const wrapper of await page.locator(".ts-wrapper").all()) {
        const [box, control] = [await boxOf(wrapper), await boxOf(wrapper.locator(".ts-control"))];
        expect(Math.abs(box.left - control.left)).toBeLessThanOrEqual(1);
        expect(Math.abs(box.right - control.right)).toBeLessThanOrEqual(1);
        const isFormSelect = /form-select/.test((await wrapper.getAttribute("class"))!);
        if (!isFormSelect) expect(await styleOf(wrapper, "background-image")).toEqual(["none"]);
      }
    });
});

test("theme LOC-02 in right-to-left text everything is mirrored, and nothing is wider than a phone @all", async ({
  page,
  visit,
}) => {
  await setConsentCookie(page);
  await page.setViewportSize({ width: 360, height: 720 });
  for (const dir of ["ltr", "rtl"])
    await test.step(dir, async () => {
      const isRtl = dir === "rtl";
      await visit(`/islands/frames/theme?dir=${dir}`);
      await live(page.locator("[data-island=date-picker]"));
      await expect(page.locator(".ts-control")).toBeVisible();
      expect(await overflow(page)).toBe(0);
      const start = (box: { left: number; right: number }): number => (isRtl ? 360 - box.right : box.left);
      const [label, field] = [await boxOf(page.locator("label[for=d2]")), await boxOf(page.locator("#d2"))];
      expect(start(label)).toBe(start(field));
      expect(label.bottom).toBeLessThanOrEqual(field.top);
      const button = await boxOf(page.locator("[data-island=date-picker] .atoll-field-button"));
      expect(start(button)).toBeGreaterThan(start(field));
      expect(Math.abs(button.height - field.height)).toBeLessThanOrEqual(1);
      const [position] = await styleOf(page.getByLabel("Size"), "background-position-x");
      expect(position).toMatch(isRtl ? /^(left|0%|12px|calc\(0%)/ : /^(right|calc\(100%)/);
    });
});
