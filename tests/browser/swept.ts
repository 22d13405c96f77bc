import type { Page } from "@playwright/test";

/** Removes the islands of the page. Returns the HTML of `#page` then, and as the server sends it. */
export const sweepPage = (page: Page): Promise<{ now: string; sent: string }> =>
  page.evaluate(async () => {
    const section = document.querySelector("#page")!;
    window.atoll!.sweep(section);
    const sent = new DOMParser()
      .parseFromString(await (await fetch(location.href)).text(), "text/html")
      .querySelector("#page")!;
    return { now: section.innerHTML, sent: sent.innerHTML };
  });
