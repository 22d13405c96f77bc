// Random invalid markup, with the browser's own parser and the real islands.
import type { Page } from "@playwright/test";
import * as fc from "fast-check";
import { randomHtml } from "../../random-html.ts";
import { expect, test } from "../guard/test.ts";
import { menu, serveLab } from "../lab.ts";
import { setConsentCookie } from "../shop/visitor.ts";

const islands = ["quantity", "quantity", "number-spinner", "add-to-cart", "cart-widget", "notifications", "unknown"];
const knownIslands = ["quantity", "number-spinner", "cart-widget", "notifications"]
  .map((name) => `<div data-island="${name}" data-island-when="load"><input></div>`)
  .join("");
const samples = (count: number): string[] => fc.sample(randomHtml(islands), { numRuns: count, seed: 20261121 });

/** Islands whose host is not in the document, and elements that are marked as islands without one. */
const strays = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hosts = window.atoll!.inspect().map(({ host }) => host);
    const marked = [...document.querySelectorAll("[data-island-state]")];
    return [...hosts.filter((host) => !host.isConnected), ...marked.filter((element) => !hosts.includes(element))].map(
      (element) => element.outerHTML,
    );
  });

test.beforeEach(async ({ page, guard }) => {
  await setConsentCookie(page);
  // Only Atoll's own messages about the markup are allowed.
  guard.allowConsole(/^console (warning|error): \[atoll\]/);
});

test("NAV-01 NAV-20 pages of broken markup are shown in place, and no island outlives its page", async ({
  page,
  visit,
  control,
}) => {
  // In SVG a template has no content, and a dialog has no close method.
  const inSvg = ["<svg><template>text</template></svg>", "<svg><dialog open>text</dialog></svg>"];
  const pages = [...inSvg, ...samples(8)].map((html, index) => ({
    name: `any-${index}`,
    heading: `Page ${index}`,
    html,
  }));
  const before = menu(...pages.map(({ name }) => name));
  // The heading comes first, because a random page may end in the middle of any markup.
  for (const { name, heading, html } of pages)
    await serveLab(control, { [name]: { before, page: `<h1>${heading}</h1>${html}` } });
  await visit("/lab/any-0");
  for (const { name, heading } of pages.slice(1)) {
    await page.locator("#head a", { hasText: new RegExp(`^${name}$`) }).click();
    await expect(page.locator("#page h1").first()).toHaveText(heading);
    await expect(page).toHaveURL(`/lab/${name}`);
    expect(await strays(page)).toEqual([]);
  }
  for (const { name, heading } of pages.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page.locator("#page h1").first()).toHaveText(heading);
    await expect(page).toHaveURL(`/lab/${name}`);
    expect(await strays(page)).toEqual([]);
  }
});

test("NAV-20 broken markup put into an element mounts its islands and unmounts them when removed", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, { any: { page: "" } });
  await visit("/lab/any");
  const { left, mounted } = await page.evaluate(
    async ([first, ...list]) => {
      const { setHtml, sweep, inspect } = window.atoll!;
      const section = document.getElementById("page")!;
      const live = () => inspect().filter(({ state }) => state === "live").length;
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      // From here on the code of each island is loaded.
      setHtml(section, first!);
      while (live() < 4) await frame();
      sweep(section);
      const outside = inspect().length;
      const remaining: string[] = [];
      let mounted = 0;
      for (const html of list) {
        setHtml(section, html);
        await frame();
        mounted += live();
        sweep(section);
        if (inspect().length !== outside || section.querySelector("[data-island-state]")) remaining.push(html);
      }
      return { left: remaining, mounted };
    },
    [knownIslands, ...samples(80)],
  );
  expect(left).toEqual([]);
  expect(mounted).toBeGreaterThan(20);
});
