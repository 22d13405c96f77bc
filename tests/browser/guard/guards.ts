import type { BrowserContext } from "@playwright/test";
import { watchConsole } from "./console.ts";
import { watchCsp } from "./csp.ts";
import { watchLoads } from "./loads.ts";
import { watchRequests } from "./requests.ts";
import { watchShifts } from "./shifts.ts";

/** All guards on a context. `home` is the address of the stand-in. */
export async function watch(context: BrowserContext, home: string) {
  const console = watchConsole(context);
  const requests = watchRequests(context, home);
  const loads = watchLoads(context);
  const [csp, shifts] = await Promise.all([watchCsp(context), watchShifts(context)]);
  let verdict: string[] | undefined;

  const findings = async (): Promise<string[]> => {
    await shifts.settle();
    return [console, csp, requests, loads, shifts].flatMap((guard) => guard.findings());
  };

  return {
    /** Lets messages of the console and uncaught errors that match pass. */
    allowConsole: (pattern: RegExp) => console.allow(pattern),
    /** Lets requests pass that the stand-in does not know, or that go elsewhere. */
    allowUnknown: (pattern: RegExp) => requests.allow(pattern),
    /** Lets the layout shift; say why it must. */
    allowShift: (why: string) => shifts.allow(why),
    /** Runs `act`, which must cause exactly one full page load, and waits for its document. */
    expectFullLoad: (act: () => Promise<unknown>) => loads.expect(act),
    /** Runs `act`, with which the test itself loads a page, as with an address typed in. */
    ownLoad: <T>(act: () => Promise<T>) => loads.own(act),
    /** What must not have happened so far, or until they were sent home. */
    findings: async (): Promise<string[]> => verdict ?? findings(),
    /** Their findings stand as they are now: what comes later is let pass. */
    async sendHome(): Promise<void> {
      verdict ??= await findings();
    },
  };
}

export type Guards = Awaited<ReturnType<typeof watch>>;
