import { expect, type Page } from "@playwright/test";

/** Collects the console's errors and warnings from now on, for a step to check. */
export function collectConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on(
    "console",
    (message) => (message.type() === "error" || message.text().startsWith("[atoll]")) && messages.push(message.text()),
  );
  return messages;
}

/** Expects exactly these messages since the last check. */
export async function expectConsole(messages: string[], patterns: RegExp[]): Promise<void> {
  await expect
    .poll(() => messages, { intervals: [20, 50, 100] })
    .toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
  messages.length = 0;
}
