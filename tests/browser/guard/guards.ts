import type { BrowserContext } from "@playwright/test";
import { watchConsole } from "./console.ts";
import { watchCsp } from "./csp.ts";
import { watchLoads } from "./loads.ts";
import { watchRequests } from "./requests.ts";
import { watchShifts } from "./shifts.ts";

/** Puts all guards on a context. `home` is the URL of the stand-in. */
export async function watch(context: BrowserContext, home: string) {
  const console = watchConsole(context);
  const requests = watchRequests(context, home);
  const loads = watchLoads(context);
  const [csp, shifts] = await Promise.all([watchCsp(context), watchShifts(context)]);
  let frozen: string[] | undefined;

  const findings = async (): Promise<string[]> => {
    await shifts.flush();
    return [console, csp, requests, loads, shifts].flatMap((guard) => guard.findings());
  };

  return {
    /** Allows matching console messages and uncaught errors. */
    allowConsole: (pattern: RegExp) => console.allow(pattern),
    /** Allows matching requests that the stand-in does not know, or that go to another host. */
    allowUnknown: (pattern: RegExp) => requests.allow(pattern),
    /** Runs `act`, which must cause exactly one full page load, and waits for its document; `timeout` in milliseconds. */
    expectFullLoad: (act: () => Promise<unknown>, timeout?: number) => loads.expect(act, timeout),
    /** Runs `act`, which loads a page on purpose, as when a visitor types a URL. */
    ownLoad: <T>(act: () => Promise<T>) => loads.own(act),
    /** Findings so far, or up to the call of `stop`. */
    findings: async (): Promise<string[]> => frozen ?? findings(),
    /** Freezes the findings: later faults are ignored. */
    async stop(): Promise<void> {
      frozen ??= await findings();
    },
  };
}

export type Guards = Awaited<ReturnType<typeof watch>>;
