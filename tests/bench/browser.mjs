import { chromium } from "@playwright/test";
import { chromePath } from "../../scripts/engines/chromium.mjs";

/** Launches the Chromium of the browser tests, without background work. */
export const launch = async () => chromium.launch(await launchOptions());

/** @returns {Promise<import("@playwright/test").LaunchOptions>} */
export async function launchOptions() {
  return {
    executablePath: (await chromePath()) || undefined,
    args: [
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-gpu",
      "--no-first-run",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  };
}

/** @typedef {Awaited<ReturnType<typeof openPage>>} OpenPage */

/**
 * Opens a page with Chromium's metrics of it. Times count only its main thread, so other programs do not distort them.
 * @param {import("@playwright/test").Browser} browser
 */
export async function openPage(browser) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return {
    page,
    session,
    collectGarbage: () => session.send("HeapProfiler.collectGarbage"),
    async metrics() {
      const { metrics } = await session.send("Performance.getMetrics");
      /** @type {Record<string, number>} */
      const byName = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
      return byName;
    },
  };
}
