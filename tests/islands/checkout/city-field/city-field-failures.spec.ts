// The town field when its towns cannot be loaded, arrive late, or the page is left.
import type { Page, Route } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { menu, serveLab, shopStyle } from "../../../browser/lab.ts";
import { countTimers, growth, idle, leftovers } from "../../../browser/leftovers.ts";
import { setConsentCookie, heading } from "../../../browser/shop/visitor.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";
import { city, host, isQuestion, answerQuestions, open, part, sent, typeCode, type Values } from "./city-field-part.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

/**
 * Answers all questions from now on. After a failure leaving the field asks again, if a slow machine let the pause that
 * follows typing end before that.
 */
async function answerEach(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.unrouteAll();
  await page.route(isQuestion, answer);
}

test("CHK-06 ERR-03 if towns cannot be loaded, the town is typed; late responses are ignored", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/the towns could not be loaded|status of 500/);
  const logged = collectConsole(page);
  await open(page, control, visit);
  await page.unrouteAll();
  await city(page).fill("Oostende");
  await test.step("after a failure the field stays, with its text", async () => {
    await answerEach(page, (route) => route.fulfill({ status: 500, body: "Down" }));
    await typeCode(page, "8400");
    await expect.poll(() => logged.some((line) => line.includes("the towns could not be loaded"))).toBe(true);
    await expect(city(page)).toHaveRole("textbox");
    await expect(city(page)).toHaveValue("Oostende");
    await expect(host(page)).not.toHaveAttribute("aria-busy");
  });
  await test.step("a late answer for the previous code is ignored", async () => {
    await page.unrouteAll();
    await answerQuestions(page);
    const release = await hold(page, (url) => isQuestion(url) && url.searchParams.get("PostalCode") === "9000", {
      times: 1,
    });
    await city(page).fill("");
    await typeCode(page, "9000");
    await expect(host(page)).toHaveAttribute("aria-busy", "true");
    await typeCode(page, "8300");
    await expect(city(page).locator("option")).toHaveText(["Choose your town", "Knokke", "Westkapelle"]);
    release();
    await expect(city(page).locator("option")).toHaveCount(3);
  });
  await test.step("a visitor who types meanwhile can finish, and then gets the dropdown", async () => {
    await typeCode(page, "1000");
    await expect(city(page)).toHaveRole("textbox");
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(isQuestion, async (route) => (await released, route.fulfill({ json: ["Antwerp", "Berchem"] })), {
      times: 1,
    });
    await typeCode(page, "2600");
    await city(page).focus();
    await page.keyboard.type("ber");
    const answer = page.waitForResponse((response) => isQuestion(new URL(response.url())));
    release();
    await answer;
    await expect(host(page)).not.toHaveAttribute("aria-busy");
    await page.keyboard.type("chem");
    await expect(city(page)).toHaveValue("berchem");
    await expect(city(page)).toHaveRole("textbox");
    await page.keyboard.press("Tab");
    await expect(city(page).locator("option")).toHaveText(["Antwerp", "Berchem"]);
    expect(await sent(page)).toEqual(["Berchem"]);
  });
});

test("CHK-06 ERR-03 whatever the answer is, the town can be typed @all", async ({ page, visit, control, guard }) => {
  guard.allowConsole(/the towns could not be loaded|a list of towns expects names|status of (422|500)|ERR_/);
  const logged = collectConsole(page);
  await open(page, control, visit);
  await page.unrouteAll();
  const failures: [string, Parameters<Route["fulfill"]>[0] | undefined][] = [
    ["a refusal", { status: 422, json: { Message: "<b>No</b>" } }],
    ["something else", { json: { Towns: ["Ostend"] } }],
    ["a broken connection", undefined],
  ];
  await city(page).fill("Oostende");
  for (const [index, [name, answer]] of failures.entries()) {
    await test.step(name, async () => {
      await answerEach(page, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await typeCode(page, `840${index}`);
      await expect.poll(() => logged.some((line) => line.includes("the towns could not be loaded"))).toBe(true);
      await expect(city(page)).toHaveRole("textbox");
      await expect(city(page)).toHaveValue("Oostende");
      await expect(host(page)).not.toHaveAttribute("aria-busy");
      logged.length = 0;
    });
  }
  await test.step("entries that are not names are skipped", async () => {
    await answerEach(page, (route) => route.fulfill({ json: ["Oostende", null, { name: "Bredene" }] }));
    await typeCode(page, "8410");
    await expect(city(page).locator("option")).toHaveText(["Oostende"]);
    await expectConsole(logged, [/a list of towns expects names, got 2/]);
  });
  await test.step("if the next code's towns cannot be loaded, the previous dropdown is removed", async () => {
    await answerEach(page, (route) => route.fulfill({ status: 500 }));
    await typeCode(page, "8411");
    await expect(city(page)).toHaveRole("textbox");
    await expect(city(page)).toHaveValue("Oostende");
  });
});

/** Without validation, whose island leaves its own attributes. */
const unchecked = (values: Values): string => part(values).replace(/data-val="true"\s/, "");

test("CHK-06 NAV-20 ERR-06 leaving pages with towns leaks nothing; missing fields disable it @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await page.addInitScript(countTimers);
  guard.allowConsole(/city-field on <div\.field> expects a form with a field whose name is BillingPostalCode/);
  await answerQuestions(page);
  await serveLab(control, {
    checkout: { head: shopStyle, before: menu("checkout", "other"), page: unchecked({ code: "8300", city: "knokke" }) },
    many: { head: shopStyle, before: menu("checkout", "other"), page: unchecked({ code: "8400", city: "stene" }) },
    other: { head: shopStyle, before: menu("checkout", "other"), page: "<h1>Other</h1>" },
    wrong: { page: part().replace('name="BillingPostalCode"', 'name="Elsewhere"') },
  });
  await visit("/lab/wrong");
  await expect(host(page)).toHaveAttribute("data-island-state", "failed");
  await visit("/lab/other");
  const goTo = async (name: string): Promise<void> => {
    await page.evaluate((name) => window.atoll!.visit(`/lab/${name}`), name);
    await expect(heading(page)).toHaveText(name === "other" ? "Other" : "Checkout");
  };
  /** Visits both pages with towns, opens their lists and leaves them; returns the lists that remain. */
  const passBy = (): Promise<number> =>
    page.evaluate(async () => {
      for (const [name, town] of [
        ["checkout", "Knokke"],
        ["many", "Stene"],
      ]) {
        await window.atoll!.visit(`/lab/${name}`);
        const field = () =>
          [...document.querySelectorAll("label")].find(({ textContent }) => textContent === "Town")?.control;
        while ((field() as HTMLInputElement | undefined)?.value !== town) await new Promise(requestAnimationFrame);
        field()!.focus();
        field()!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
        await new Promise(requestAnimationFrame);
        await window.atoll!.visit("/lab/other");
      }
      return document.querySelectorAll(".atoll-options").length;
    });
  const counts: Record<string, number>[] = [];
  // The cache for Back is full before the first count.
  for (let time = 0; time < 6; time++) {
    expect(await passBy()).toBe(0);
    if (time < 3) continue;
    await idle(page);
    counts.push((await leftovers(page)).counts);
  }
  expect(growth(counts, { nodes: 30 })).toEqual({});
  for (const name of ["checkout", "many"]) {
    await goTo(name);
    await expect(city(page)).toHaveRole("combobox");
    const isSame = await page.evaluate(async () => {
      const section = document.querySelector("#page")!;
      window.atoll!.sweep(section);
      const fromServer = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
      return section.querySelector("form")!.isEqualNode(document.adoptNode(fromServer.querySelector("#page form")!));
    });
    expect(isSame).toBe(true);
  }
});
