import type { BrowserContext, ConsoleMessage } from "@playwright/test";
import { Allowances } from "./allowances.ts";
import type { Guard } from "./guard.ts";

/** Errors in the console, our own warnings, and errors nobody caught. */
export function watchConsole(context: BrowserContext): Guard & { allow(pattern: RegExp): void } {
  const said: string[] = [];
  const allowances = new Allowances();

  context.on("console", (message) => {
    if (isTrouble(message) && !isAboutFavicon(message))
      said.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  // Also promises that were rejected with nobody listening.
  context.on("weberror", (error) => said.push(`uncaught: ${error.error()} (${error.page()?.url()})`));

  return {
    allow: (pattern) => allowances.add(pattern),
    findings: () => [
      ...said.filter((text) => !allowances.permits(text)),
      ...allowances.unused().map((pattern) => `allowConsole(${pattern}) matched no message; remove it`),
    ],
  };
}

const isTrouble = (message: ConsoleMessage): boolean =>
  message.type() === "error" || (message.type() === "warning" && message.text().startsWith("[atoll]"));

/** Chromium asks for it by itself, once, on whichever page comes first. */
const isAboutFavicon = (message: ConsoleMessage): boolean =>
  /^https?:\/\/[^/]+\/favicon\.ico$/.test(message.location().url);
