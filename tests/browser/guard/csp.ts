import type { BrowserContext } from "@playwright/test";
import type { Guard } from "./guard.ts";

/**
 * Collects requests and code that the page's content security policy blocks. Tests cannot allow any, because a shop's
 * policy allows none either. A test with a policy that only reports collects the reports itself.
 */
export async function watchCsp(context: BrowserContext): Promise<Guard> {
  const blocked: string[] = [];
  await context.exposeBinding("__guardCsp", (_source, violation: string) => blocked.push(violation));
  await context.addInitScript(reportViolations);
  return { findings: () => blocked };
}

/** Runs in the page. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample, disposition } = event;
    if (disposition === "report") return;
    const report = (window as unknown as { __guardCsp(violation: string): void }).__guardCsp;
    report(
      `content security policy: ${effectiveDirective} blocked ${blockedURI} ${sample} ` +
        `at ${sourceFile || location.href}:${lineNumber}`,
    );
  });
}
