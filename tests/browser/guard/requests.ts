import type { BrowserContext } from "@playwright/test";
import { Allowances } from "./allowances.ts";
import type { Guard } from "./guard.ts";

/** Collects requests that the stand-in does not know, and requests to other hosts. */
export function watchRequests(context: BrowserContext, home: string): Guard & { allow(pattern: RegExp): void } {
  const strays: string[] = [];
  const allowances = new Allowances();
  const { origin } = new URL(home);

  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      strays.push(`request to another host: ${request.method()} ${url}`);
  });
  context.on("response", (response) => {
    const { "x-stand-in": standIn, "x-unanswered": unanswered } = response.headers();
    // The fixture's message says which answer is missing.
    if (unanswered) strays.push(unanswered);
    if (standIn !== "unknown") return;
    const { pathname, search } = new URL(response.url());
    strays.push(`request for what the stand-in does not know: ${response.request().method()} ${pathname}${search}`);
  });

  return {
    allow: (pattern) => allowances.add(pattern),
    findings: () => [
      ...strays.filter((text) => !allowances.permits(text)),
      ...allowances.unused().map((pattern) => `allowUnknown(${pattern}) matched no request; remove it`),
    ],
  };
}
