import type { Page } from "@playwright/test";

/** An input method, as those of Japanese, Chinese and Korean, at the field that has the focus. */
export async function inputMethod(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  return {
    /** The text that is being composed is `text`. */
    compose: (text: string) =>
      cdp.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length }),
    /** The composition ends with `text`. */
    commit: (text: string) => cdp.send("Input.insertText", { text }),
    /** The composition is given up. */
    giveUp: () => cdp.send("Input.imeSetComposition", { text: "", selectionStart: 0, selectionEnd: 0 }),
    /** Presses keys that the input method uses itself. */
    async press(...keys: string[]) {
      for (const key of keys)
        await cdp.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key, code: key, windowsVirtualKeyCode: 229 });
    },
  };
}
