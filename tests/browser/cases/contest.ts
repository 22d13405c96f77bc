// The cases: each passes with the shell, and is seen to fail with something less.
import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import { emptied } from "../guard/emptied.ts";
import type { Guards } from "../guard/guards.ts";
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

export function testCase(
  title: string,
  { fails, console, elsewhere, unguarded }: Case,
  act: (stage: Stage) => Promise<void>,
): void {
  test(title, async ({ page, context, guard, control }) => {
    const guards = guard as Guards;
    if (console) guard.allowConsole(console);
    if (elsewhere) guard.allowUnknown(elsewhere);
    if (unguarded) await guards.sendHome();
    const proof = expect.configure({ message: PROOF });
    await act({
      page,
      context,
      control,
      serve: (pages) => serveLab(control, pages),
      proof,
      fullLoad: guard.expectFullLoad,
    });

    await test.step(`as it should, it fails with ${fails}`, async () => {
      await guards.sendHome();
      await startAnew(page, control);
      await serveFile(
        control,
        "naive-shell.js",
        "text/javascript",
        await readFile(new URL("naive-shell.js", import.meta.url), "utf8"),
      );
      const serve = (pages: Pages): Promise<void> =>
        serveLab(
          control,
          Object.fromEntries(Object.entries(pages).map(([name, one]) => [name, withTag(one, contenders[fails])])),
        );
      const lesser = expect.configure({ message: PROOF, timeout: 500 });
      await expect(act({ page, context, control, serve, proof: lesser, fullLoad: (load) => load() })).rejects.toThrow(
        PROOF,
      );
    });
  });
}

/** Leaves the window as a new one: alone, with an empty page, no history and nothing that a test before it prepared. */
async function startAnew(page: Page, control: Control): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll();
  await page.goto("about:blank");
  await emptied(page);
  await control.reset();
}

const withTag = <One extends LabPage>(page: One, tag: string): One => ({
  ...page,
  bare: true,
  head: `${tag}${page.head ?? ""}`,
});
