import type { Page, Request, Response } from "@playwright/test";
import { frame } from "./frame.ts";

const isScript = (request: Request): boolean => request.url().endsWith(".js");

/**
 * Runs `act`, which makes the page request code that fails to load, and skips the second before the page requests it
 * again. Call `page.clock.install()` before the page loads.
 */
export async function skipPauseBeforeRetry(page: Page, act: () => Promise<unknown>): Promise<void> {
  const retried = page.waitForRequest((request) => request.url().endsWith("?retry"));
  await Promise.all([retried, act(), scriptFails(page).then(() => page.clock.runFor(1_000))]);
}

/** Waits for the next script that is missing or whose connection breaks. */
async function scriptFails(page: Page): Promise<void> {
  const isMissing = (response: Response): boolean => response.status() === 404 && isScript(response.request());
  let onResponse: (response: Response) => void = () => undefined;
  let onFailure: (request: Request) => void = () => undefined;
  await new Promise<void>((resolve) => {
    onResponse = (response) =>
      isMissing(response) &&
      void response.finished().then(
        () => resolve(),
        () => resolve(),
      );
    onFailure = (request) => isScript(request) && resolve();
    page.on("response", onResponse);
    page.on("requestfailed", onFailure);
  });
  page.off("response", onResponse);
  page.off("requestfailed", onFailure);
  // Now the page reads the answer, and sets the timer of its retry.
  for (let i = 0; i < 2; i++) await frame(page).catch(() => undefined);
}
