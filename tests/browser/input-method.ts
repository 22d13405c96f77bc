import type { Page } from "@playwright/test";

/** An input method, such as those for Japanese, Chinese and Korean, at the focused field. */
export async function inputMethod(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  return {
    /** Composes `text`. */
    compose: (text: string) =>
      cdp.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length }),
    /** Ends the composition with `text`. */
    commit: (text: string) => cdp.send("Input.insertText", { text }),
    /** Cancels the composition. */
    giveUp: () => cdp.send("Input.imeSetComposition", { text: "", selectionStart: 0, selectionEnd: 0 }),
    /** Presses keys that the input method handles itself. */
    async press(...keys: string[]) {
      for (const key of keys)
        await cdp.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key, code: key, windowsVirtualKeyCode: 229 });
    },
  };
}
