import { expect, test } from "vitest";
import { postalCodeIn } from "../../../shared/text/postal-code-in.ts";

test.each([
  ["9000 Gent", "9000"],
  ["B-9000 Gent", "9000"],
  ["75001, Paris", "75001"],
  ["1000 L’Écluse", "1000"],
  ["9000", "9000"],
  ["1234 AB", "1234 AB"],
  ["1234 AB Delft", "1234 AB"],
  ["1234AB Delft", "1234AB"],
  ["00-001 Warszawa", "00-001"],
  ["111 22 Stockholm", "111 22"],
  ["1100-001 Lisboa", "1100-001"],
  ["SW1A 1AA London", "SW1A 1AA"],
  ["110 00 Praha", "110 00"],
  ["11564 القاهرة", "11564"],
  ["SW1A 1AA", "SW1A 1AA"],
  ["Gent", "Gent"],
  ["12 Gent", "12 Gent"],
])("CRT-07 CHK-06 the postal code in %j is %j", (text, code) => expect(postalCodeIn(text)).toBe(code));
