import { fieldNumber } from "../i18n/number.ts";
import type { Translate } from "../i18n/texts.ts";
import { shell } from "../shell-api.ts";

/** Keys of the messages about what a field expects: a whole number, a weight, a length, or a number of another unit. */
export type ExpectedKey = `Quantity.${"Number" | "EnterWeight" | "EnterLength" | "EnterNumber"}`;

/** The message about `text`, which cannot be read as a number: what the field expects, with an example. */
export const expectedNumber = (t: Translate, text: string, key: ExpectedKey): string =>
  // 1,000 and 1.000.000, 10 000, 1'000.
  t(/^\d{1,3}(\D\d{3})+$/.test(text) ? "Quantity.NoSeparator" : key, fieldNumber(0.25, shell().settings.locale));
