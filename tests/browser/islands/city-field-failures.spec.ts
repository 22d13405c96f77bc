// The field of a town when its towns do not come, come late, or are left behind.
import type { Route } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { menu, serveLab, shopStyle } from "../lab.ts";
import { countTimers, grown, idle, left } from "../left.ts";
import { hasChosen, heading } from "../shop/visitor.ts";
import { complained, complaints } from "./complaints.ts";
import { city, host, isQuestion, listen, open, part, sent, typeCode, type Values } from "./towns.ts";

test.beforeEach(({ page }) => hasChosen(page));

test("CHK-06 ERR-03 where the towns cannot be had the town is typed, in whichever way it fails; late answers are ignored, and who types is not interrupted", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/towns of a postal code could not be had|a list of towns expects names|status of (422|500)|ERR_/);
  const said = complaints(page);
  await open(page, control, visit);
  await page.unrouteAll();
  const failures: [string, Parameters<Route["fulfill"]>[0] | undefined][] = [
    ["a failure", { status: 500, body: "Down" }],
    ["a refusal", { status: 422, json: { Message: "<b>No</b>" } }],
    ["something else", { json: { Towns: ["Ostend"] } }],
    ["a broken connection", undefined],
  ];
  await city(page).fill("Oostende");
  for (const [index, [name, answer]] of failures.entries()) {
    await test.step(name, async () => {
      await page.route(isQuestion, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
      await typeCode(page, `840${index}`);
      await expect.poll(() => said.some((line) => line.includes("towns of a postal code could not be had"))).toBe(true);
      await expect(city(page)).toHaveRole("textbox");
      await expect(city(page)).toHaveValue("Oostende");
      await expect(host(page)).not.toHaveAttribute("aria-busy");
      said.length = 0;
    });
  }
  await test.step("names that are none are left out", async () => {
    await page.route(isQuestion, (route) => route.fulfill({ json: ["Oostende", null, { Name: "Bredene" }] }), {
      times: 1,
    });
    await typeCode(page, "8410");
    await expect(city(page).locator("option")).toHaveText(["Oostende"]);
    await complained(said, [/a list of towns expects names, got 2/]);
  });
  await test.step("a dropdown of the code before goes when the towns of the next cannot be had", async () => {
    await page.route(isQuestion, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await typeCode(page, "8411");
    await expect(city(page)).toHaveRole("textbox");
    await expect(city(page)).toHaveValue("Oostende");
  });
  await test.step("the answer about the code of before comes last", async () => {
    await listen(page);
    const letGo = await hold(page, (url) => isQuestion(url) && url.searchParams.get("PostalCode") === "9000", {
      times: 1,
    });
    await city(page).fill("");
    await typeCode(page, "9000");
    await expect(host(page)).toHaveAttribute("aria-busy", "true");
    await typeCode(page, "8300");
    await expect(city(page).locator("option")).toHaveText(["Choose your town", "Knokke", "Westkapelle"]);
    letGo();
    await expect(city(page).locator("option")).toHaveCount(3);
  });
  await test.step("who types a town meanwhile goes on typing, and finds it in the dropdown after", async () => {
    await typeCode(page, "1000");
    await expect(city(page)).toHaveRole("textbox");
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(isQuestion, async (route) => (await held, route.fulfill({ json: ["Antwerp", "Berchem"] })), {
      times: 1,
    });
    await typeCode(page, "2600");
    await city(page).focus();
    await page.keyboard.type("ber");
    const answer = page.waitForResponse((response) => isQuestion(new URL(response.url())));
    letGo();
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

/** Not by an island that leaves its own marks. */
const unchecked = (values: Values): string => part(values).replace('data-val="true" ', "");

test("CHK-06 NAV-20 ERR-06 pages that are left with towns leave no listener, node or timer, swept the field is the page's own; without the fields that it names nothing begins", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await page.addInitScript(countTimers);
  guard.allowConsole(/city-field on <div\.field> expects a field BillingPostalCode in its form, found none/);
  await listen(page);
  await serveLab(control, {
    checkout: { head: shopStyle, before: menu("checkout", "other"), page: unchecked({ code: "8300", city: "knokke" }) },
    many: { head: shopStyle, before: menu("checkout", "other"), page: unchecked({ code: "8400", city: "stene" }) },
    other: { head: shopStyle, before: menu("checkout", "other"), page: "<h1>Other</h1>" },
    wrong: { page: part().replace('name="BillingPostalCode"', 'name="Elsewhere"') },
  });
  await visit("/lab/wrong");
  await expect(host(page)).toHaveAttribute("data-island-state", "failed");
  await visit("/lab/other");
  const go = async (name: string): Promise<void> => {
    await page.evaluate((name) => window.atoll!.visit(`/lab/${name}`), name);
    await expect(heading(page)).toHaveText(name === "other" ? "Other" : "Checkout");
  };
  const counts: Record<string, number>[] = [];
  // By then as many pages are kept for Back as ever are.
  for (let time = 0; time < 6; time++) {
    for (const name of ["checkout", "many"]) {
      await go(name);
      await expect(city(page)).toHaveValue(name === "many" ? "Stene" : "Knokke");
      await city(page).focus();
      await page.keyboard.press("ArrowDown");
      await go("other");
      await expect(page.locator(".atoll-options")).toHaveCount(0);
    }
    if (time < 3) continue;
    await idle(page);
    counts.push((await left(page)).counts);
  }
  expect(grown(counts, { nodes: 30 })).toEqual({});
  for (const name of ["checkout", "many"]) {
    await go(name);
    await expect(city(page)).toHaveRole("combobox");
    const isSame = await page.evaluate(async () => {
      const section = document.querySelector("#page")!;
      window.atoll!.sweep(section);
      const sent = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
      return section.querySelector("form")!.isEqualNode(document.adoptNode(sent.querySelector("#page form")!));
    });
    expect(isSame).toBe(true);
  }
});
