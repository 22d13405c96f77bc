// Visits that do not go as they should.
import { readFile } from "node:fs/promises";
import { breakFetches } from "../break-fetches.ts";
import { expect, test } from "../guard/test.ts";
import { complaints } from "../islands/complaints.ts";
import { serveLab } from "../lab.ts";
import { before, one, type Outcome, outcomes } from "./outcomes.ts";
import { arrived, type Stage } from "./watch.ts";

/** Shows page one, and has what is told of `outcome` happen. */
const take = ({ when, sees, head, proof }: Outcome, { page, control, guard, visit }: Stage): Promise<void> =>
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

for (const turn of [0, 1, 2, 3]) {
  const some = quiet.filter((_, index) => index % 4 === turn);
  test(`NAV-01 NAV-17 NAV-23 of visits that do not go as they should the visitor sees what the README says, and the console nothing, ${turn + 1} of 4`, async ({
    page,
    control,
    guard,
    visit,
  }) => {
    for (const outcome of some) await take(outcome, { page, control, guard, visit });
  });
}

test("NAV-01 NAV-17 NAV-23 of others, too, and the console what the browser itself says of them", async ({
  page,
  control,
  guard,
  visit,
}) => {
  const said = complaints(page);
  for (const outcome of outcomes.filter(({ console }) => console)) {
    guard.allowConsole(outcome.console!);
    if (outcome.elsewhere) guard.allowUnknown(outcome.elsewhere);
    await take(outcome, { page, control, guard, visit });
    // Each of its own.
    expect(said.splice(0).filter((text) => !outcome.console!.test(text))).toEqual([]);
  }
});

test("NAV-23 the README says of these what the visitor sees, and of no others; when the page of a Back cannot be had, the browser loads it", async ({
  page,
  guard,
  control,
}) => {
  const [, table] = /<!-- outcomes -->\n.*\n.*\n([^]*?)<!-- \/outcomes -->/.exec(await readFile("README.md", "utf8"))!;
  expect(table!.trim().split("\n")).toEqual(outcomes.map(({ when, sees }) => `| ${when} | ${sees} |`));
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
