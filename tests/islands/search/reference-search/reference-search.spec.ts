import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { menu, serveLab } from "../../../browser/lab.ts";
import { countTimers, growth, idle, leftovers } from "../../../browser/leftovers.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const panel = (page: Page) => page.locator(".atoll-options");
const options = (page: Page) => panel(page).getByRole("option");

test("PRO-05 CAT-06 SRC-03 a customer finds products by their own codes or a supplier's, and opens one", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await visit("/en/catalog/references");
  const box = page.getByLabel("Your reference");
  await box.focus();
  await live(page.locator("[data-island=reference-search]"));
  await test.step("two characters search; the last entry loads the next page and keeps the position", async () => {
    await box.fill("bar");
    await expect(options(page)).toHaveCount(11);
    await expect(page.getByRole("listbox", { name: "Your references" })).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(options(page)).toHaveCount(21);
    await expect(options(page).nth(10)).toHaveAttribute("aria-selected", "true");
    expect(
      (await control.log()).filter(({ path }) => path.endsWith("customerref/search")).map(({ search }) => search),
    ).toEqual(["?q=bar&page=1", "?q=bar&page=2"]);
  });
  await test.step("a click loads more; a failure replaces the list, and an arrow key retries", async () => {
    guard.allowConsole(/could not load the results|status of 500/);
    await control.answer({ path: "/api/v1/catalog/customerref/search", status: 500, times: 1 });
    await options(page).last().click();
    await expect(panel(page)).toHaveText("Suggestions are not available. Press Enter to search.");
    await page.keyboard.press("ArrowDown");
    await expect(options(page)).toHaveCount(21);
    await options(page).last().click();
    await expect(options(page).nth(20)).toHaveAttribute("aria-selected", "true");
  });
  await test.step("Enter on a code opens its product in place", async () => {
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/product\//);
  });
  await test.step("a supplier's code finds a variant, among four at most", async () => {
    await walk(page, "/en/catalog/supplier?supplier=breiwerk-noord");
    const box = page.getByLabel("Supplier’s code");
    await box.focus();
    await live(page.locator(".code-search[data-island=suggestions]"));
    await box.fill("bn-377");
    await expect(options(page)).toHaveCount(4);
    const supplierPath = "/api/v1/catalog/suppliers/breiwerk-noord/suggestions";
    expect((await control.log()).filter(({ path }) => path === supplierPath).map(({ search }) => search)).toEqual([
      "?q=bn-377&nbrResults=4&accuracy=0.3",
    ]);
    await expect(options(page).first().locator("mark")).toHaveText("BN-377");
    const name = (await options(page).first().locator(".atoll-suggestion-name").textContent())!;
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/product\/.*\?colour=/);
    expect(name).toContain((await heading(page).textContent())!);
  });
});

test("PRO-05 a reference that does not exist is reported in Dutch @all", async ({ page, visit }) => {
  await visit("/nl/catalog/references");
  await page.getByLabel("Uw referentie").focus();
  await live(page.locator("[data-island=reference-search]"));
  await page.getByLabel("Uw referentie").fill("zz9");
  await expect(panel(page)).toHaveText("Geen overeenkomende referenties");
});

test("SRC-01 PRO-05 NAV-20 leaving open lists or requests leaks nothing; removal restores the boxes @all", async ({
  page,
  visit,
  control,
}) => {
  await page.addInitScript(countTimers);
  const boxes = `<h1>Boxes</h1><form data-island="suggestions" action="/lab/other"><label for="a">Find</label>
    <input id="a" name="q" autocomplete="on"> <button>Go</button></form>
<form data-island="reference-search" action="/lab/other"><label for="b">Code</label> <input id="b" name="q"></form>
<form data-island="address-form" data-island-when="load" action="/lab/boxes"><label>Sort <select name="sort"><option
  value="">Name</option><option>New</option></select></label></form>`;
  await serveLab(control, {
    boxes: { before: menu("boxes", "other"), page: boxes },
    other: { before: menu("boxes", "other"), page: "<h1>Other</h1>" },
  });
  await visit("/lab/other");
  const goTo = async (name: string): Promise<void> => {
    await page.evaluate((name) => window.atoll!.visit(`/lab/${name}`, { history: "replace" }), name);
    await expect(heading(page)).toHaveText(name === "other" ? "Other" : "Boxes");
  };
  const ask = async (label: string, text: string): Promise<void> => {
    await page.getByLabel(label).focus();
    await live(page.locator("[data-island]", { has: page.getByLabel(label) }));
    await page.getByLabel(label).fill(text);
    await page.keyboard.press("ArrowDown");
  };
  const round = async (): Promise<void> => {
    for (const [label, text] of [
      ["Find", "tea"],
      ["Code", "room"],
    ] as const) {
      await goTo("boxes");
      await ask(label, text);
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await goTo("other");
      await expect(panel(page)).toHaveCount(0);
      await goTo("boxes");
      // Typed, but not requested yet.
      await page.getByLabel(label).fill("linen");
      await goTo("other");
    }
  };
  const leakCounts = async (): Promise<Record<string, number>> => {
    await idle(page);
    return (await leftovers(page)).counts;
  };
  // The replaced pages are not cached, so their nodes cannot be mistaken for leaks.
  await round();
  const counts: Record<string, number>[] = [];
  for (let time = 0; time < 3; time++) {
    await round();
    counts.push(await leakCounts());
  }
  expect(growth(counts, { nodes: 30 })).toEqual({});

  await test.step("removal restores the server's markup", async () => {
    await goTo("boxes");
    await ask("Find", "tea");
    await expect(options(page).first()).toBeVisible();
    const { now: html, sent } = await page.evaluate(async () => {
      const section = document.querySelector("#page")!;
      window.atoll!.sweep(section);
      return {
        now: section.innerHTML,
        sent: new DOMParser()
          .parseFromString(await (await fetch(location.href)).text(), "text/html")
          .querySelector("#page")!.innerHTML,
      };
    });
    expect(html).toBe(sent);
  });
});
