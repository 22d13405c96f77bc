// Visits that fail.
import { outcomes as describedOutcomes } from "../../../tools/description/outcomes.ts";
import { breakFetches } from "../break-fetches.ts";
import { expect, test } from "../guard/test.ts";
import { collectConsole } from "../console-messages.ts";
import { serveLab } from "../lab.ts";
import { before, one, type Outcome, outcomes } from "./outcomes.ts";
import { arrived, type Stage } from "./watch.ts";

/** Visits page one and runs `outcome`. */
const runOutcome = ({ when, sees, head, proof }: Outcome, { page, control, guard, visit }: Stage): Promise<void> =>
  test.step(`when ${when}, the visitor sees ${sees}`, async () => {
    await control.reset();
    await page.unrouteAll();
    await serveLab(control, {
      one: { ...one, head },
      two: { before, head, page: "<h1>Two</h1>" },
      three: { before, head, page: "<h1>Three</h1>" },
    });
    await visit("/lab/one");
    await proof({ page, control, guard, visit });
  });

const quiet = outcomes.filter(({ console }) => !console);

for (const attempt of [0, 1, 2, 3]) {
  const group = quiet.filter((_, index) => index % 4 === attempt);
  test(`NAV-01 NAV-17 NAV-23 failed visits show what the documentation says, silently, ${attempt + 1} of 4`, async ({
    page,
    control,
    guard,
    visit,
  }) => {
    for (const outcome of group) await runOutcome(outcome, { page, control, guard, visit });
  });
}

test("NAV-01 NAV-17 NAV-23 other failed visits log only the browser's own messages @all", async ({
  page,
  control,
  guard,
  visit,
}) => {
  const messages = collectConsole(page);
  for (const outcome of outcomes.filter(({ console }) => console)) {
    guard.allowConsole(outcome.console!);
    if (outcome.elsewhere) guard.allowUnknown(outcome.elsewhere);
    await runOutcome(outcome, { page, control, guard, visit });
    // Each outcome may log only its own messages.
    expect(messages.splice(0).filter((text) => !outcome.console!.test(text))).toEqual([]);
  }
});

test("NAV-01 NAV-23 each documented outcome is proven; a failed Back and a new version are loaded in full", async ({
  page,
  guard,
  control,
  visit,
}) => {
  await test.step("a failed Back is left to the browser", async () => {
    expect(outcomes.map(({ when }) => when)).toEqual(describedOutcomes.map(({ when }) => when));
    guard.allowConsole(/net::ERR_FAILED/);
    await serveLab(control, { one, two: { before, page: "<h1>Two</h1>" } });
    await page.goto("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await guard.expectFullLoad(() => page.reload());
    await breakFetches(page, "**/lab/one");
    await guard.expectFullLoad(() => page.goBack());
    await arrived(page, "one", "One");
  });
  await test.step("the new version of the displayed page is loaded in full, also at an anchor", async () => {
    const serveVersion = (assetsVersion: string, text: string): Promise<void> =>
      serveLab(control, { one: { settings: { assetsVersion }, page: `<h1>${text}</h1><h2 id="end">End</h2>` } });
    await serveVersion("1", "One");
    await visit("/lab/one");
    await serveVersion("2", "New one");
    await guard.expectFullLoad(() => page.evaluate(() => void window.atoll!.visit("/lab/one#end", { uncached: true })));
    await arrived(page, "one#end", "New one");
  });
});
