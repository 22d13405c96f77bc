import { afterEach, expect, test, vi } from "vitest";
import { pressedElement } from "../../../shared/a11y/pressed-element.ts";

afterEach(() => vi.unstubAllGlobals());

test.each<[string, () => EventTarget | undefined, boolean]>([
  ["a button", () => document.body.appendChild(document.createElement("button")), true],
  ["the document, by a script", () => document, false],
  ["the window, by a script", () => window, false],
  ["nothing yet", () => undefined, false],
])("NAV-13 NAV-20 the pressed element: %s", (_what, make, isFound) => {
  const target = make();
  vi.stubGlobal("atoll", { pressed: target && new WeakRef(target) });
  expect(pressedElement()).toBe(isFound ? target : null);
});
