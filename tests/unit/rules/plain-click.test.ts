import { expect, test } from "vitest";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import { isPlain } from "../../../shell/core/links.ts";

const click = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

test("NAV-01 CNT-03 an ordinary click is handled by script", () =>
  expect([isPlain(click as MouseEvent), isPlainClick(click as MouseEvent)]).toEqual([true, true]));

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
  { defaultPrevented: true },
])("NAV-03 CNT-03 a click with %j is left to the browser", (held) =>
  expect([isPlain({ ...click, ...held } as MouseEvent), isPlainClick({ ...click, ...held } as MouseEvent)]).toEqual([
    false,
    false,
  ]),
);
