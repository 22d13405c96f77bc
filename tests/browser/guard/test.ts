// The `test` of all browser tests: it resets the stand-in, and its guards fail tests that cause unnoticed errors.
import { test as base, type Response } from "@playwright/test";
import { agentSuffix } from "../../../fixtures-html/cms/control/test-run.ts";
import { type Cms, startStandIn } from "./cms.ts";
import { type Control, controlOf } from "./control.ts";
import { resetPage } from "./reset-page.ts";
import { type Guards, watch } from "./guards.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  control: Control;
  guard: Omit<Guards, "findings" | "ownLoad" | "stop">;
  /** Loads a page, as when a visitor types a URL. The first load of a test may also use `page.goto`. */
  visit(path: string): Promise<Response | null>;
}

interface WorkerFixtures {
  /** `test.use({ pictures: true })` in the files whose tests look at pictures; without them tests take a tenth less time. */
  pictures: boolean;
  cms: Cms;
  /** The browser's own user agent. */
  agent: string;
}

/** With the settings of Playwright, which this argument replaces: a mouse that hovers. */
const withoutPictures =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false";

let count = 0;

export const test = base.extend<Fixtures & { key: string; transitions: boolean }, WorkerFixtures>({
  transitions: [false, { option: true }],
  pictures: [false, { scope: "worker", option: true }],
  launchOptions: [
    async ({ launchOptions, pictures }, use) => {
      const args = [...(launchOptions.args ?? []), ...(pictures ? [] : [withoutPictures])];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
  cms: [
    async ({}, use, { project }) => {
      const cms = await startStandIn(project.name);
      await use(cms);
      await cms.close();
    },
    { scope: "worker" },
  ],
  agent: [
    async ({ browser }, use) => {
      const devtools = await browser.newBrowserCDPSession();
      const { userAgent } = await devtools.send("Browser.getVersion");
      await devtools.detach();
      await use(userAgent);
    },
    { scope: "worker" },
  ],
  key: ({}, use) => use(String(++count)),
  // Not a header: a page could not send one to another origin. Contexts with another user agent can still be reused.
  userAgent: ({ agent, key }, use) => use(agent + agentSuffix(key)),
  baseURL: ({ cms }, use) => use(cms.url),
  control: [
    async ({ cms, key }, use) => {
      const control = controlOf(cms.url, key);
      await control.reset();
      await use(control);
    },
    { auto: true },
  ],
  page: async ({ page, transitions }, use) => {
    await resetPage(page);
    // `test.use({ transitions: true })` for tests that look at them; the others would wait at each visit.
    if (!transitions) await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));
    await use(page);
    // Routes that are still running when the test ends are ignored.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  // Depends on the page, so that findings are read before the page closes.
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
