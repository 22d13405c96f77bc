/** Mouse and keyboard by WebDriver's actions, which WebDriver BiDi shares. Source: WebDriver, "Actions". */
import { webDriverKey } from "./keys.ts";
import type { RemoteTab } from "./remote-tab.ts";

type Input = Pick<
  RemoteTab,
  "movePointer" | "pressPointer" | "releasePointer" | "scrollWheel" | "pressKey" | "releaseKey"
>;

/** @param act sends actions of an input source, such as `pointer`, to the browser */
export function webDriverInput(act: (source: string, actions: object[]) => Promise<unknown>): Input {
  const at = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y) });
  const send = async (source: string, action: object): Promise<void> => void (await act(source, [action]));
  return {
    movePointer: (x, y) => send("pointer", { type: "pointerMove", ...at(x, y) }),
    pressPointer: () => send("pointer", { type: "pointerDown", button: 0 }),
    releasePointer: () => send("pointer", { type: "pointerUp", button: 0 }),
    scrollWheel: (x, y, deltaY) => send("wheel", { type: "scroll", ...at(x, y), deltaX: 0, deltaY }),
    pressKey: (key) => send("key", { type: "keyDown", value: webDriverKey(key) }),
    releaseKey: (key) => send("key", { type: "keyUp", value: webDriverKey(key) }),
  };
}
