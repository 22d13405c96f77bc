import { expect, test } from "vitest";
import { anchorOf } from "../../../shell/core/document.ts";

document.body.innerHTML = `<p id="colours"></p><p id="größe"></p><p id="100%"></p><a name="old"></a><p name="p"></p>`;
const [colours, size, percent, old] = document.body.children;

test.each([
  ["#colours", colours],
  ["#größe", size],
  ["#gr%C3%B6%C3%9Fe", size],
  ["#100%", percent],
  ["#100%25", percent],
  ["#old", old],
  ["#p", null],
  ["#", null],
  ["", null],
  ["#none", null],
])("NAV-08 the hash %j resolves to its element, if there is one", (hash, element) =>
  expect(anchorOf(hash)).toBe(element),
);
