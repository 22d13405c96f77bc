/** Mouse and keyboard by WebDriver's actions, which WebDriver BiDi shares. Source: WebDriver, "Actions". */
import { webDriverKey } from "./keys.ts";
import type { RemoteTab } from "./remote-tab.ts";

type Input = Pick<
  RemoteTab,
  "movePointer" | "click" | "pressPointer" | "releasePointer" | "scrollWheel" | "pressKey" | "releaseKey" | "type"
>;

/** @param act sends actions of an input source, such as `pointer`, to the browser */
export function webDriverInput(act: (source: string, actions: object[]) => Promise<unknown>): Input {
  const at = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y) });
  const send = async (source: string, ...actions: object[]): Promise<void> => void (await act(source, actions));
  const move = (x: number, y: number) => ({ type: "pointerMove", ...at(x, y) });
  const down = { type: "pointerDown", button: 0 };
  const up = { type: "pointerUp", button: 0 };
  const keyDown = (key: string) => ({ type: "keyDown", value: webDriverKey(key) });
  const keyUp = (key: string) => ({ type: "keyUp", value: webDriverKey(key) });
  return {
    movePointer: (x, y) => send("pointer", move(x, y)),
    click: (x, y) => send("pointer", move(x, y), down, up),
    pressPointer: () => send("pointer", down),
    releasePointer: () => send("pointer", up),
    scrollWheel: (x, y, deltaY) => send("wheel", { type: "scroll", ...at(x, y), deltaX: 0, deltaY }),
    pressKey: (key) => send("key", keyDown(key)),
    releaseKey: (key) => send("key", keyUp(key)),
    type: (keys) => send("key", ...keys.flatMap((key) => [keyDown(key), keyUp(key)])),
  };
}
