import { expect, test } from "vitest";
import { postalCodeIn } from "../../../shared/text/postal-code-in.ts";

test.each([
  ["9000 Gent", "9000"],
  ["B-9000 Gent", "9000"],
  ["75001, Paris", "75001"],
  ["1000 L’Écluse", "1000"],
  ["9000", "9000"],
  ["1234 AB", "1234 AB"],
  ["1234 AB Delft", "1234 AB Delft"],
  ["SW1A 1AA", "SW1A 1AA"],
  ["Gent", "Gent"],
  ["12 Gent", "12 Gent"],
])("CRT-07 CHK-06 the postal code in %j is %j", (text, code) => expect(postalCodeIn(text)).toBe(code));
