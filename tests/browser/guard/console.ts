import type { BrowserContext, ConsoleMessage } from "@playwright/test";
import { Allowances } from "./allowances.ts";
import type { Guard } from "./guard.ts";

/** Collects console errors, Atoll's own warnings and uncaught errors. */
export function watchConsole(context: BrowserContext): Guard & { allow(pattern: RegExp): void } {
  const messages: string[] = [];
  const allowances = new Allowances();

  context.on("console", (message) => {
    if (isTrouble(message) && !isAboutFavicon(message))
      messages.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  // "weberror" includes unhandled promise rejections.
  context.on("weberror", (error) => messages.push(`uncaught: ${error.error()} (${error.page()?.url()})`));

  return {
    allow: (pattern) => allowances.add(pattern),
    findings: () => [
      ...messages.filter((text) => !allowances.permits(text)),
      ...allowances.unused().map((pattern) => `allowConsole(${pattern}) matched no message; remove it`),
    ],
  };
}

const isTrouble = (message: ConsoleMessage): boolean =>
  message.type() === "error" || (message.type() === "warning" && message.text().startsWith("[atoll]"));

/** Chromium requests the favicon once by itself, for the first page that it loads. */
const isAboutFavicon = (message: ConsoleMessage): boolean =>
  /^https?:\/\/[^/]+\/favicon\.ico$/.test(message.location().url);
