import type { BrowserContext } from "@playwright/test";
import type { Guard } from "./guard.ts";

/** What the page's content security policy blocked. There is no allowance: a shop's policy allows for none either. */
export async function watchCsp(context: BrowserContext): Promise<Guard> {
  const blocked: string[] = [];
  await context.exposeBinding("__guardCsp", (_source, violation: string) => blocked.push(violation));
  await context.addInitScript(reportViolations);
  return { findings: () => blocked };
}

/** Runs in the page. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    const report = (window as unknown as { __guardCsp(violation: string): void }).__guardCsp;
    report(
      `content security policy: ${effectiveDirective} blocked ${blockedURI} ${sample} ` +
        `at ${sourceFile || location.href}:${lineNumber}`,
    );
  });
}
