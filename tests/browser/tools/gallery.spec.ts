import { describedIslands } from "../../described-islands.ts";
import { expect, test } from "../guard/test.ts";
import { violations } from "../violations.ts";

test("gallery: an author finds an island, sees its attributes and states, and copies its markup @all", async ({
  page,
  context,
  visit,
  guard,
}) => {
  const islands = await describedIslands();
  await test.step("the list shows every island and filters by a word of its text", async () => {
    await visit("/islands");
    await expect(page.locator("[data-entry]")).toHaveCount(islands.length);
    await page.getByLabel("Find an island").fill("swatches");
    await expect(page.locator("[data-entry]:visible")).toHaveText([/variations/]);
    await expect(page.locator("[data-found]")).toHaveText("1 found");
    expect(await violations(page)).toEqual([]);
  });
  await test.step("each linter check has a page", async () => {
    await guard.expectFullLoad(() => page.getByRole("link", { name: "Lint rules" }).first().click());
    await guard.expectFullLoad(() => page.locator("main").getByRole("link", { name: "nested-island" }).click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("nested-island");
  });
  await test.step("an island's page lists its attributes", async () => {
    await visit("/islands/countdown");
    expect(page.url()).toMatch(/\/docs\/reference\/islands\/countdown\.html$/);
    await expect(page.getByRole("row", { name: /data-end .* required/ })).toBeVisible();
  });
  const example = page.locator(".example").first();
  const frame = example.frameLocator("iframe");
  const island = frame.locator("[data-island=countdown]");
  const drawn = frame.locator(".atoll-countdown");
  await example.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute("data-island-state", "live");
  await expect(drawn).toBeVisible();
  await test.step("'before script' shows the markup that the CMS sent", async () => {
    await example.getByLabel("before script").check();
    await expect(island).toBeVisible();
    await expect(island).not.toHaveAttribute("data-island-state");
    await expect(drawn).toHaveCount(0);
  });
  await test.step("'loading' keeps that markup while the code loads", async () => {
    await example.getByLabel("loading").check();
    await expect(island).toHaveAttribute("data-island-state", "loading");
    await expect(drawn).toHaveCount(0);
  });
  await test.step("'failed' shows the island whose code never loads", async () => {
    guard.allowConsole(/status of 404|island countdown on .* failed \(load\)/);
    guard.allowUnknown(/\/islands\/failed\/countdown\/islands\/countdown\./);
    await example.getByLabel("failed").check();
    await expect(island).toHaveAttribute("data-island-state", "failed");
  });
  await test.step("the frame and its link follow the switches: narrow, right to left, dark", async () => {
    await example.getByLabel("live").check();
    for (const name of ["narrow", "right to left", "dark"]) await example.getByLabel(name).check();
    await expect(frame.locator("html[dir=rtl][data-bs-theme=dark]")).toHaveCount(1);
    await expect(drawn).toBeVisible();
    expect((await example.locator("iframe").boundingBox())!.width).toBe(320);
    await expect(example.getByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
      "href",
      /frames\/countdown\/1\?as=live&style=bootstrap-5&narrow=1&dir=rtl&theme=dark$/,
    );
  });
  await test.step("'Style' shows the example with another version of Bootstrap, or with the theme only", async () => {
    const style = (part: string) => frame.locator(`link[rel=stylesheet][href*="${part}"]`);
    await expect(style("/theme/bootstrap.min.css")).toHaveCount(1);
    await example.getByLabel("Bootstrap 3").check();
    await expect(style("/theme/bootstrap-3.min.css")).toHaveCount(1);
    await example.getByLabel("none", { exact: true }).check();
    await expect(style("/atoll/atoll-theme.css")).toHaveCount(1);
    await expect(style("bootstrap")).toHaveCount(0);
    await expect(drawn).toBeVisible();
  });
  await test.step("'Copy' copies the example unchanged", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await example.getByRole("button", { name: "Copy" }).click();
    await expect(example.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      islands.find(({ name }) => name === "countdown")!.examples[0],
    );
    await context.clearPermissions();
  });
  expect(await violations(page)).toEqual([]);
});
