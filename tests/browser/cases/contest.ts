// The cases: each passes with the shell, and is seen to fail with something less.
import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import { expect, test } from "../guard/test.ts";
import { type LabPage, serveFile, serveLab } from "../lab.ts";

/** What shows the pages, with the tag that it takes. */
const contenders = {
  "the shell": null,
  "plain links": "",
  "a bare swap": '<script src="/lab/naive-shell.js" nonce="{{nonce}}" defer></script>',
  "a bare swap that scrolls": '<script src="/lab/naive-shell.js" nonce="{{nonce}}" data-scrolls defer></script>',
};

type Contender = keyof typeof contenders;
type Pages = Parameters<typeof serveLab>[1];

interface Stage {
  page: Page;
  context: BrowserContext;
  control: Control;
  /** Serves pages with the tags of the contender. */
  serve(pages: Pages): Promise<void>;
  /** `expect` for the check at which the lesser contender fails. */
  proof: typeof expect;
  /** A full load that is meant to happen. */
  fullLoad(act: () => Promise<unknown>): Promise<unknown>;
}

interface Case {
  /** What the case fails with. */
  fails: Exclude<Contender, "the shell">;
  /** Messages of the console that belong to it. */
  console?: RegExp;
  /** Requests to elsewhere that belong to it. */
  elsewhere?: RegExp;
  /** Something is blocked on purpose, which the guards never allow. */
  unguarded?: boolean;
}

const PROOF = "what the case is about";

export function testCase(title: string, { fails, console, elsewhere, unguarded }: Case, act: (stage: Stage) => Promise<void>): void {
  test(title, async ({ page, context, browser, guard, control, cms }) => {
    const proof = expect.configure({ message: PROOF });
    const serve = (pages: Pages): Promise<void> => serveLab(control, pages);
    if (unguarded) {
      const own = await browser.newContext({ baseURL: cms.url });
      await act({ page: await own.newPage(), context: own, control, serve, proof, fullLoad: (load) => load() });
      return own.close();
    }
    if (console) guard.allowConsole(console);
    if (elsewhere) guard.allowUnknown(elsewhere);
    return act({ page, context, control, serve, proof, fullLoad: guard.expectFullLoad });
  });

  test(`${title.replace(/:.*/, "")}, as it should, fails with ${fails}`, async ({ browser, control, cms }) => {
    const context = await browser.newContext({ baseURL: cms.url });
    const page = await context.newPage();
    const serve = async (pages: Pages): Promise<void> => {
      await serveFile(control, "naive-shell.js", "text/javascript", await readFile(new URL("naive-shell.js", import.meta.url), "utf8"));
      await serveLab(control, Object.fromEntries(Object.entries(pages).map(([name, one]) => [name, withTag(one, contenders[fails])])));
    };
    const proof = expect.configure({ message: PROOF, timeout: 500 });
    await expect(act({ page, context, control, serve, proof, fullLoad: (load) => load() })).rejects.toThrow(PROOF);
    await context.close();
  });
}

const withTag = <One extends LabPage>(page: One, tag: string): One => ({ ...page, bare: true, head: `${tag}${page.head ?? ""}` });
