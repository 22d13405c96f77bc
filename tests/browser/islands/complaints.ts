import { expect, type Page } from "@playwright/test";

/** What the console complains of from here on, for a step to look at. */
export function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on(
    "console",
    (message) => (message.type() === "error" || message.text().startsWith("[atoll]")) && said.push(message.text()),
  );
  return said;
}

/** Nothing but these was complained of since the last time. */
export async function complained(said: string[], patterns: RegExp[]): Promise<void> {
  await expect.poll(() => said).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
  said.length = 0;
}
