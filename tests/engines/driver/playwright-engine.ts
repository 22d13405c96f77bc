/** Drives an engine that Playwright launches by itself. */
import type { Browser, BrowserContextOptions, BrowserType, LaunchOptions, Page } from "@playwright/test";
import type { Engine, Json, RemoteTab } from "./remote-tab.ts";

export async function launchWithPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Engine> {
  const browser = await type.launch(options);
  // As in a Chromium that a person uses. The other engines need no permission for it.
  const permissions = type.name() === "chromium" ? ["clipboard-write"] : [];
  return {
    newTab: ({ hasScript }) =>
      newTab(browser, { reducedMotion: "no-preference", javaScriptEnabled: hasScript, permissions }),
    close: () => browser.close(),
  };
}

async function newTab(browser: Browser, options: BrowserContextOptions): Promise<RemoteTab> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const { mouse, keyboard } = page;
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack({ waitUntil: "commit" })),
    forward: async () => void (await page.goForward({ waitUntil: "commit" })),
    call: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`) as Promise<Json>,
    movePointer: (x, y) => mouse.move(x, y),
    click: (x, y) => mouse.click(x, y),
    pressPointer: () => mouse.down(),
    releasePointer: () => mouse.up(),
    async scrollWheel(x, y, deltaY) {
      await mouse.move(x, y);
      await mouse.wheel(0, deltaY);
    },
    pressKey: (key) => keyboard.down(key),
    releaseKey: (key) => keyboard.up(key),
    async type(keys) {
      for (const key of keys) await keyboard.press(key);
    },
    chooseFiles: (source, args, paths) => chooseFiles(page, source, args, paths),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}

async function chooseFiles(page: Page, source: string, args: Json[], paths: string[]): Promise<void> {
  const handle = await page.evaluateHandle<Element>(`(${source})(...${JSON.stringify(args)})`);
  await handle.asElement()?.setInputFiles(paths);
}
