// The example of CSS in docs/guides/navigation.md, as readers copy it.
import { readFileSync } from "node:fs";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { menu, serveFile, serveLab } from "../lab.ts";
import { arrived } from "./watch.ts";

const [, css] = /## Style the change\n.*?```css\n(.*?)```/s.exec(readFileSync("docs/guides/navigation.md", "utf8"))!;

test("NAV-15 NAV-16 the example of the guide fades both pages and changes the loading bar; Back only fades in @all", async ({
  page,
  visit,
  control,
}) => {
  await page.addInitScript(() => {
    const fades: string[] = [];
    Object.assign(window, { fades });
    document.addEventListener("transitionrun", ({ target }) => {
      const [animation] = (target as Element).getAnimations();
      fades.push(
        (animation!.effect as KeyframeEffect)
          .getKeyframes()
          .map(({ opacity }) => opacity)
          .join(" to "),
      );
    });
  });
  const fades = () => page.evaluate(() => (window as unknown as { fades: string[] }).fades);
  await serveFile(control, "site.css", "text/css", css!);
  const common = { before: menu("one", "two"), head: '<link rel="stylesheet" href="/lab/site.css">' };
  await serveLab(control, {
    one: { ...common, page: "<h1>One</h1>" },
    two: { ...common, page: "<h1>Two</h1>" },
  });
  const answer = await hold(page, "**/lab/two", { times: 1 });
  await visit("/lab/one");
  await test.step("while the next page is on its way, the old one is faded, and the bar has the site's look", async () => {
    await page.click("text=two");
    await expect(page.locator("html.page-out.long-loading #page[aria-busy=true]")).toHaveCSS("opacity", "0.5");
    const bar = await page.evaluate(() => {
      const { visibility, blockSize, backgroundColor } = getComputedStyle(document.documentElement, "::before");
      return [visibility, blockSize, backgroundColor];
    });
    expect(bar).toEqual(["visible", "5px", "rgb(122, 62, 157)"]);
  });
  await test.step("the next page fades in, and nothing is left of the classes", async () => {
    answer();
    await arrived(page, "two", "Two");
    await expect(page.locator("#page:not([aria-busy])")).toHaveCSS("opacity", "1");
    expect(await fades()).toEqual(["1 to 0.5", "0 to 1"]);
    await expect(page.locator("html")).not.toHaveClass(/page-|long-loading/);
  });
  await test.step("a page from memory fades in only", async () => {
    await page.goBack();
    await arrived(page, "one", "One");
    await expect(page.locator("#page")).toHaveCSS("opacity", "1");
    expect((await fades()).slice(2)).toEqual(["0 to 1"]);
  });
});
