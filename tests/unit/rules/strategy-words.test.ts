import { expect, test } from "vitest";
import { isStrategy } from "../../../shared/island/strategy.ts";

test.each([
  "load",
  "idle",
  "visible",
  "interaction",
  "media(min-width: 40em)",
  "media((min-width: 40em) and (hover))",
  "consent(marketing)",
])("%s is a loading strategy", (word) => expect(isStrategy(word)).toBe(true));

test.each([
  "",
  "never",
  "Visible",
  "media",
  "media()",
  "consent()",
  "consent(all)",
  "load idle",
  "consent(marketing) ",
])("%j is not a loading strategy", (word) => expect(isStrategy(word)).toBe(false));
