// The `test` of every browser test: a fresh stand-in, and guards that fail the test when something went wrong unseen.
import { test as base, type Response } from "@playwright/test";
import { type Cms, startStandIn } from "./cms.ts";
import { type Control, controlOf } from "./control.ts";
import { emptied } from "./emptied.ts";
import { type Guards, watch } from "./guards.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  control: Control;
  guard: Omit<Guards, "findings" | "ownLoad" | "sendHome">;
  /** Loads a page, as with an address typed in. The first load of a test may also be a `page.goto`. */
  visit(path: string): Promise<Response | null>;
}

export const test = base.extend<Fixtures, { cms: Cms }>({
  cms: [
    async ({}, use, { project }) => {
      const cms = await startStandIn(project.name);
      await use(cms);
      await cms.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ cms }, use) => use(cms.url),
  control: [
    async ({ cms }, use) => {
      const control = controlOf(cms.url);
      await control.reset();
      await use(control);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await use(await emptied(page));
    // What a test still answers for as it ends, nobody waits for.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  // Needs the page, so as to look once more before it is closed.
  guard: [
    async ({ context, page: _page, cms }, use) => {
      const guards = await watch(context, cms.url);
      await use(guards);
      const findings = await guards.findings();
      if (findings.length > 0) throw new Error(`The guards of this test found:\n- ${findings.join("\n- ")}`);
    },
    { auto: true },
  ],
  visit: ({ page, guard }, use) => use((path) => (guard as Guards).ownLoad(() => page.goto(path))),
});
