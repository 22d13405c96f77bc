// The small sites that the guides show in frames.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { mark, marked } from "../navigation/watch.ts";
import { violations } from "../violations.ts";

test.use({ pictures: true, transitions: true });

const folder = "/islands/frames/parts";
const focused = (page: Page): Locator => page.locator(":focus");

test("docs: each live example of the guides does what its guide says @all", async ({ page, visit }) => {
  await test.step("reviews turn pages in their place, and Back shows the pages before", async () => {
    await visit(`${folder}/target`);
    expect(await violations(page)).toEqual([]);
    await mark(page, "h1");
    const heading = page.getByRole("heading", { level: 2 });
    await page.getByRole("link", { name: "Next page" }).press("Enter");
    await expect(heading).toHaveText("Reviews, page 2 of 4");
    await expect(page).toHaveURL(`${folder}/target?page=2`);
    await expect(focused(page)).toHaveText("Next page");
    await page.getByRole("link", { name: "Page 4" }).press("Enter");
    await expect(heading).toHaveText("Reviews, page 4 of 4");
    await expect(focused(page)).toHaveAttribute("aria-current", "page");
    await page.goBack();
    await expect(heading).toHaveText("Reviews, page 2 of 4");
    expect(await marked(page, "h1")).toBe(true);
  });
  await test.step("a list grows to its last page, and is all there after Back", async () => {
    await visit(`${folder}/more`);
    expect(await violations(page)).toEqual([]);
    const lamps = page.locator("#lamps li");
    const more = page.getByRole("link", { name: "More lamps" });
    for (const count of [3, 6, 9]) {
      await expect(lamps).toHaveCount(count);
      await more.click();
    }
    await expect(lamps).toHaveCount(12);
    await expect(more).toHaveCount(0);
    await expect(page).toHaveURL(`${folder}/more`);
    await page.getByRole("link", { name: "Piano lamp" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Piano lamp");
    await page.goBack();
    await expect(lamps).toHaveCount(12);
  });
  await test.step("a sorted comparison keeps what is open and typed", async () => {
    await visit(`${folder}/morph`);
    expect(await violations(page)).toEqual([]);
    const row = page.locator("details", { hasText: "Floor lamp" });
    await row.locator("summary").click();
    await row.getByRole("textbox").fill("For the corner");
    await expect(page.locator("details").nth(2)).toContainText("Floor lamp");
    await page.getByRole("link", { name: "Sort by weight" }).press("Enter");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("4 lamps, sorted by weight");
    await expect(page.locator("details").nth(3)).toContainText("Floor lamp");
    await expect(row).toHaveAttribute("open");
    await expect(row.getByRole("textbox")).toHaveValue("For the corner");
    await expect(focused(page)).toHaveText("Sort by weight");
  });
  await test.step("a half-filled form goes on to the next page, and is empty after it was sent", async () => {
    await visit(`${folder}/keep`);
    expect(await violations(page)).toEqual([]);
    const question = page.getByLabel("Your question about our lamps");
    await mark(page, "#question");
    await question.fill("Which bulb");
    await page.getByRole("link", { name: "desk lamp" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Desk lamp");
    await expect(question).toHaveValue("Which bulb");
    expect(await marked(page, "#question")).toBe(true);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
    await page.getByRole("link", { name: "Reading lamp" }).click();
    await expect(question).toHaveValue("");
  });
  await test.step("an address is saved in its place, and is not left by a slip", async () => {
    await visit(`${folder}/unsaved`);
    expect(await violations(page)).toEqual([]);
    const street = page.getByLabel("Street");
    const save = page.locator("#save");
    await street.fill("Kaai 13");
    await page.getByRole("link", { name: "Your account" }).click();
    const question = page.getByRole("dialog", { name: "Your address is not saved yet. Leave the page?" });
    await question.getByRole("button", { name: "Stay on the page" }).last().click();
    await expect(street).toHaveValue("Kaai 13");
    await save.press("Enter");
    await expect(save).toHaveText("Saving …");
    await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
    await expect(page.locator("#atoll-live-polite")).toHaveText("Saved");
    await expect(save).toBeFocused();
    await expect(street).toHaveValue("Kaai 13");
    await page.getByRole("link", { name: "Your account" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
  });
});

test("docs: in the frame of its guide, the photo of a list grows into that of its page, and shrinks on Back @all", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const grown: string[] = [];
    Object.assign(window, { grown });
    // On the prototype: this script runs for the frame's about:blank, whose window the page takes over with a new document.
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (options) {
      const transition = startViewTransition.call(this, options);
      const names = (): string[] =>
        this.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          return /^::view-transition-group\((photo-.*)\)$/.exec(pseudoElement ?? "")?.[1] ?? [];
        });
      transition.ready.then(
        () => grown.push(...names()),
        (error: unknown) => grown.push(String(error)),
      );
      return transition;
    };
  });
  await visit("/docs/guides/view-transitions.html");
  const example = page.getByTitle("Live example: photos that grow");
  await example.scrollIntoViewIfNeeded();
  const frame = example.contentFrame();
  const grown = (): Promise<string[]> =>
    frame.locator("html").evaluate(() => (window as unknown as { grown: string[] }).grown);
  const heading = frame.getByRole("heading", { level: 1 });
  await frame.getByRole("link", { name: "Teapot" }).click();
  await expect(heading).toHaveText("Teapot, sea-salt glaze");
  await expect.poll(grown).toEqual(["photo-p294"]);
  await frame.locator("html").evaluate(() => history.back());
  await expect(heading).toHaveText("Pottery");
  await expect.poll(grown).toEqual(["photo-p294", "photo-p294"]);
});

test("docs: each live example of the guides has a name and a page @all", async ({ page, visit }) => {
  for (const guide of ["parts", "view-transitions", "forms"]) {
    await visit(`/docs/guides/${guide}.html`);
    const examples = page.locator("iframe");
    const titles = await examples.evaluateAll((frames) => frames.map((frame) => frame.getAttribute("title")));
    expect(titles.length).toBeGreaterThan(0);
    expect(new Set(titles).size).toBe(titles.length);
    for (const example of await examples.all()) {
      await example.scrollIntoViewIfNeeded();
      await expect(example.contentFrame().locator("main#page h1")).not.toHaveText("");
    }
  }
});
