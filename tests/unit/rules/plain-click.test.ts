import { expect, test } from "vitest";
import { isPlain } from "../../../shell/navigation/links.ts";

const click = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

test("NAV-01 an ordinary click is ours", () => expect(isPlain(click)).toBe(true));

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }, { defaultPrevented: true }])(
  "NAV-03 a click with %j is left to the browser",
  (held) => expect(isPlain({ ...click, ...held })).toBe(false),
);
