// The accessibility of the upload widgets and the crop dialog.
import type { Page } from "@playwright/test";
import { expect, test } from "../../browser/guard/test.ts";
import { doubleTextAt } from "../../browser/shop/text-size.ts";
import { dialog } from "../../browser/shop/visitor.ts";
import { violations } from "../../browser/violations.ts";
import { chart, filesPath, onDisk, openForm, pdf, signIn, text, uploadWidget } from "./uploads.ts";

test.use({ pictures: true });

/** Elements that overflow the window, or their dialog, horizontally. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector("dialog[open]") ?? document.querySelector("main")!;
    const { left, right } = root.getBoundingClientRect();
    const tooWide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest(".menu ul"),
    );
    const outside = [...root.querySelectorAll("form, form *, .atoll-dialog-box > *, .atoll-crop-fields *")].filter(
      (element) => {
        const box = element.getBoundingClientRect();
        return (
          box.width > 1 &&
          !element.closest(".cropper-container, .atoll-visually-hidden") &&
          (box.right > right + 1 || box.left < left - 1)
        );
      },
    );
    return [
      ...(document.documentElement.scrollWidth > innerWidth
        ? ["the page", ...tooWide.slice(0, 3).map((element) => element.outerHTML.slice(0, 80))]
        : []),
      ...outside.slice(0, 5).map((element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 120)),
    ];
  });

async function openWithFiles(page: Page, visit: (path: string) => Promise<unknown>, culture = "en") {
  await signIn(page);
  await visit(filesPath.replace("/en/", `/${culture}/`));
  const documents = uploadWidget(page.locator("[data-island=assets-upload]"));
  await documents.host.scrollIntoViewIfNeeded();
  await documents.ready();
  await documents.pick(
    pdf("An invoice with quite a long name that does not fit on a phone, of the year 2026.pdf"),
    text("empty.txt", ""),
    await chart("photo.png", 9, 9),
  );
  await documents.finished(5);
  return documents;
}

/** Doubles the text size; runs in the page. */
function enlarge(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { font-size: 200% }");
  document.adoptedStyleSheets = [sheet];
}

const WIDTHS = [320, 360, 768, 1280];

test("AST-06 UPL-07 IMG-03 LOC-01 the file list and crop dialog are accessible and fit all widths @all", async ({
  page,
  visit,
}) => {
  const documents = await openWithFiles(page, visit, "fr");
  await documents.act("Supprimer Consignes de livraison.txt").click();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `at ${width}`).toEqual([]);
  }
  expect(await violations(page, ".own-files")).toEqual([]);
  for (const button of await documents.host.getByRole("button").all()) {
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await test.step("the crop dialog is accessible and fits all widths", async () => {
    const photo = uploadWidget(page.locator("[data-island=image-upload]"));
    await photo.host.scrollIntoViewIfNeeded();
    await photo.ready();
    await photo.pick(await chart("square.png", 900, 900));
    await expect(dialog(page).locator(".cropper-crop-box")).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // The frame is rebuilt for the new size.
      await expect.poll(() => overflow(page), `at ${width}`).toEqual([]);
      await expect(dialog(page).locator(".cropper-crop-box")).toBeVisible();
      const box = (await dialog(page).boundingBox())!;
      expect(box.height).toBeLessThanOrEqual(800);
    }
    expect(await violations(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Escape");
  });
});

test("WCAG-2.5.3 the button is named by label and own text; both open the file chooser when pressed", async ({
  page,
  control,
  visit,
}) => {
  const widget = await openForm(page, control, visit);
  await expect(widget.button).toHaveText("Choose files");
  await expect(widget.button).toHaveAccessibleName("Papers Choose files");
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Papers", { exact: true }).last().click();
  await (await chooser).setFiles(onDisk(text("a.txt")));
  await widget.finished(1);
  await expect(widget.button).toHaveAccessibleName("Papers Choose more files");
  const secondChooser = page.waitForEvent("filechooser");
  await widget.button.click();
  await (await secondChooser).setFiles(onDisk(text("b.txt")));
  await widget.finished(2);
});

test("AST-05 WCAG-1.4.4 without JavaScript the form fits a phone at double text size @all", async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 360, height: 800 };
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await signIn(page);
  await page.goto(filesPath.replace("/en/", "/fr/"));
  await page.evaluate(enlarge);
  await expect(page.locator(".own-photo .own-file")).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await context.close();
});

test("NAV-21 WCAG-1.4.4 WCAG-1.4.11 the list supports RTL, double text, forced colours, reduced motion @all", async ({
  page,
  visit,
}) => {
  await page.route(/\/en\/account\/files$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<html lang="[^"]*"/, '<html lang="ar" dir="rtl"'),
    });
  });
  const large = 801;
  await doubleTextAt(page, large);
  const documents = await openWithFiles(page, visit);
  const expectFits = async (height = 800): Promise<void> => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height });
      expect(await overflow(page), `at ${width}`).toEqual([]);
    }
  };
  await expectFits();
  const row = documents.rows.first();
  const leftOf = async (selector: string): Promise<number> => (await row.locator(selector).boundingBox())!.x;
  expect(await leftOf(".atoll-file-picture")).toBeGreaterThan(await leftOf("input.atoll-file-name"));
  expect(await leftOf("[data-act=up]")).toBeGreaterThan(await leftOf("[data-act=remove]"));

  await test.step("double text size fits, also from left to right", async () => {
    // The page's own markup for the photo is too wide at that size; its widget replaces it.
    await page.locator("[data-island=image-upload]").scrollIntoViewIfNeeded();
    await uploadWidget(page.locator("[data-island=image-upload]")).ready();
    await page.setViewportSize({ width: 1280, height: large });
    await page.evaluate(() => document.documentElement.removeAttribute("dir"));
    await expectFits(large);
  });

  await test.step("forced colours and reduced motion are supported", async () => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    const style = (selector: string, name: string): Promise<string> =>
      documents.host
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);
    for (const selector of [".atoll-file", ".atoll-file-button", ".atoll-upload-zone"]) {
      expect(Number.parseFloat(await style(selector, "border-top-width"))).toBeGreaterThan(0);
      expect(await style(selector, "border-top-color")).not.toBe(
        await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      );
    }
    await documents.host.locator(".atoll-file-button").first().focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).not.toBe("none");
    expect(await style(".atoll-file", "transition-duration")).toBe("0s");
  });
});
