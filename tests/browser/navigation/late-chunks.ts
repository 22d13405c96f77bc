// Chunks of the shell that load late or never, and the pages on which the tests wait for them.
import { expect, type Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import type { Guards } from "../guard/guards.ts";
import { hold } from "../hold.ts";
import { answerPost, labHtml, menu, tall, type LabPage } from "../lab.ts";
import { pendingWorkDone, requestCount } from "./watch.ts";

interface Stage {
  page: Page;
  guard: Pick<Guards, "allowConsole">;
}

/** Matches the URL of a chunk, also at its retry. */
export const chunkUrl = (chunk: string): RegExp => new RegExp(`/atoll-${chunk}\\.`);

/** The chunk is missing, also at its retry; `times` limits how many requests fail. */
export async function failChunk({ page, guard }: Stage, chunk: string, times = Infinity): Promise<void> {
  guard.allowConsole(/status of 404/);
  let count = 0;
  // Not Playwright's `times`: it may report no event for a request that starts while the route is being removed.
  await page.route(chunkUrl(chunk), (route) => (++count <= times ? route.fulfill({ status: 404 }) : route.continue()));
}

/** Requests for the chunk never get a response. */
export async function hangChunk(page: Page, chunk: string): Promise<void> {
  await page.route(chunkUrl(chunk), () => {});
}

/** Holds requests for the chunk until `release` is called. */
export async function holdChunk(page: Page, chunk: string) {
  const url = chunkUrl(chunk);
  const letThrough = await hold(page, url);
  return {
    /** Runs `act`, which must make the page request the chunk. */
    requestedBy: async (act: () => Promise<unknown>): Promise<void> => {
      await Promise.all([page.waitForRequest(url), act()]);
    },
    /** Lets the chunk load and run, and waits until the page has reacted. */
    release: async (): Promise<void> => {
      const response = page.waitForResponse(url);
      letThrough();
      await page.evaluate((chunk) => import(chunk), (await response).url());
      await pendingWorkDone(page);
    },
  };
}

/** Loads /lab/one, where the chunk hangs, with a clock that the test can stop. */
export async function openWhileChunkHangs(page: Page, chunk: string): Promise<void> {
  await page.clock.install();
  await hangChunk(page, chunk);
  await page.goto("/lab/one");
}

/**
 * Loads /lab/one and waits until the navigation chunk has failed twice, the second time at its retry. With `times` 2
 * later requests succeed.
 */
export async function openWithoutNavigation(stage: Stage, times?: number): Promise<void> {
  const { page } = stage;
  await page.clock.install();
  await failChunk(stage, "navigation", times);
  await page.goto("/lab/one");
  const retry = page.waitForResponse((response) => response.url().endsWith("?retry"));
  await Promise.all([page.waitForResponse(chunkUrl("navigation")), page.mouse.move(300, 300)]);
  await page.clock.runFor(1_100);
  await retry;
  await pendingWorkDone(page);
}

/** A page with a menu. */
export const withMenu = (page: string): LabPage => ({ before: menu("one", "two", "three"), page });

export const form =
  '<form data-ajax method="post" action="/lab/send"><input name="a" value="1"><button>Send</button></form>';

/** The same form with a target for its response. */
export const formWithTarget = `${form.replace("data-ajax", 'data-ajax data-ajax-target="#place"')}<div id="place"></div>`;

/** A link and, below `between`, its anchor outside the window. */
export const anchorLink = (between = ""): string =>
  `<a id="down" href="#far">Down</a>${between}${tall(2000)}<h2 id="far">Far</h2>`;

/** The response to the form. */
export const answerForm = (control: Control, response: LabPage, times?: number): Promise<void> =>
  answerPost(control, "send", { html: labHtml(response), ...(times && { times }) });

/** The response page is shown, and the form was sent exactly once. */
export async function expectSentOnce(page: Page, control: Control): Promise<void> {
  await expect(page.locator("h1")).toHaveText("Sent");
  expect(await requestCount(control, "/lab/send", "POST")).toBe(1);
}
