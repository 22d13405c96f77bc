// Each case passes with the shell. A second test, of the second tier, shows that it fails with a simpler library, which
// proves that the check means something.
import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import type { Guards } from "../guard/guards.ts";
import { expect, test } from "../guard/test.ts";
import { type LabPage, serveFile, serveLab } from "../lab.ts";

/** Script tag of each library that can show the pages. */
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
  /** `expect` for the check that fails with the simpler library. */
  proof: typeof expect;
  /** Expects a full page load. */
  fullLoad(act: () => Promise<unknown>): Promise<unknown>;
}

interface Case {
  /** The library that fails this case. */
  fails: Exclude<Contender, "the shell">;
  /** Console messages that the case causes. */
  console?: RegExp;
  /** Requests to other hosts that the case causes. */
  elsewhere?: RegExp;
  /** The case blocks something on purpose, which the guards cannot allow. */
  unguarded?: boolean;
}

const PROOF = "what the case is about";

export function testCase(
  title: string,
  { fails, console, elsewhere, unguarded }: Case,
  act: (stage: Stage) => Promise<void>,
): void {
  test(title, async ({ page, context, guard, control }) => {
    if (console) guard.allowConsole(console);
    if (elsewhere) guard.allowUnknown(elsewhere);
    if (unguarded) await (guard as Guards).stop();
    await act({
      page,
      context,
      control,
      serve: (pages) => serveLab(control, pages),
      proof: expect,
      fullLoad: guard.expectFullLoad,
    });
  });

  test(`${title}: not with ${fails} @all`, async ({ page, context, guard, control }) => {
    await (guard as Guards).stop();
    const script = await readFile(new URL("naive-shell.js", import.meta.url), "utf8");
    await serveFile(control, "naive-shell.js", "text/javascript", script);
    const serve = (pages: Pages): Promise<void> =>
      serveLab(
        control,
        Object.fromEntries(Object.entries(pages).map(([name, labPage]) => [name, withTag(labPage, contenders[fails])])),
      );
    const proof = expect.configure({ message: PROOF, timeout: 500 });
    await expect(act({ page, context, control, serve, proof, fullLoad: (load) => load() })).rejects.toThrow(PROOF);
  });
}

const withTag = <Served extends LabPage>(page: Served, tag: string): Served => ({
  ...page,
  bare: true,
  head: `${tag}${page.head ?? ""}`,
});
