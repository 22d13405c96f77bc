import type { Page } from "@playwright/test";
import type { Cut } from "../../../fixtures-html/cms/control/cuts.ts";
import { expect, test as base } from "../guard/test.ts";
import { type LabPage, menu, serveLab } from "../lab.ts";

export { expect };

interface SlowPage extends LabPage {
  status?: number;
  headers?: Record<string, string>;
}

interface Stage {
  /** Serves pages one, two and slow, and opens page one with this query. */
  openOne(slow: SlowPage, one?: SlowPage, query?: string): Promise<void>;
  /** Cuts the next answer of page slow before each of these texts. The gate of a place has the name of its text. */
  cutSlow(...texts: string[]): Promise<void>;
  /** Cuts the answer, follows the link to page slow, and waits until its heading is there. */
  beginSlow(...texts: string[]): Promise<void>;
  isBusy(): Promise<boolean>;
  /** Waits until the whole page has arrived. */
  isWhole(): Promise<void>;
  /** The names that the scripts of `script()` have noted. */
  runs(): Promise<string[]>;
}

const before = menu("one", "slow", "two");

/** A test of a page that arrives in parts. */
export const test = base.extend<Stage>({
  openOne: ({ page, visit, control }, use) =>
    use(async (slow, one, query = "") => {
      await serveLab(control, {
        one: { before, page: "<h1>One</h1>", ...one },
        two: { before, page: "<h1>Two</h1>" },
        slow: { title: "Slow", before, ...slow },
      });
      await visit(`/lab/one${query}`);
      await awaitStreaming(page);
    }),
  cutSlow: ({ control }, use) =>
    use(async (...texts) => {
      const cuts = texts.map((text): Cut => ({ before: text, gate: text }));
      await control.answer({ path: "/lab/slow", cuts });
    }),
  beginSlow: ({ page, cutSlow }, use) =>
    use(async (...texts) => {
      await cutSlow(...texts);
      await page.click("#head >> text=slow");
      await expect(page.locator("#page h1")).toHaveText("Slow");
    }),
  isBusy: ({ page }, use) => use(async () => (await page.locator("#page").getAttribute("aria-busy")) === "true"),
  isWhole: ({ page }, use) => use(() => expect(page.locator("#page")).not.toHaveAttribute("aria-busy")),
  runs: ({ page }, use) => use(() => page.evaluate(() => (window as unknown as { labRuns?: string[] }).labRuns ?? [])),
});

/** A script that notes that it has run. */
export const script = (name: string, nonce = "{{nonce}}"): string =>
  `<script nonce="${nonce}">(window.labRuns ??= []).push("${name}");</script>`;

/** Waits for the code that shows pages while they arrive. It loads at the visitor's first move, after a paint. */
async function awaitStreaming(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  const code = await page.waitForFunction(
    () => performance.getEntriesByType("resource").find(({ name }) => name.includes("atoll-streaming"))?.name,
  );
  await page.evaluate((url) => import(url!), await code.jsonValue());
}
