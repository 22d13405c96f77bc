import type { Rule } from "../rule.ts";
import { badJson } from "./bad-json.ts";
import { badValue } from "./bad-value.ts";
import { badWhen } from "./bad-when.ts";
import { deprecatedAttribute } from "./deprecated-attribute.ts";
import { duplicateUniqueId } from "./duplicate-unique-id.ts";
import { fieldNotPosted } from "./field-not-posted.ts";
import { formNotPosted } from "./form-not-posted.ts";
import { islandWithoutElement } from "./island-without-element.ts";
import { misplacedAttribute } from "./misplaced-attribute.ts";
import { lateSettings } from "./late-settings.ts";
import { missingId } from "./missing-id.ts";
import { missingLabel } from "./missing-label.ts";
import { missingPart } from "./missing-part.ts";
import { missingRequired } from "./missing-required.ts";
import { nestedForm } from "./nested-form.ts";
import { nestedIsland } from "./nested-island.ts";
import { noFallbackContent } from "./no-fallback-content.ts";
import { noIslandStyle } from "./no-island-style.ts";
import { noTexts } from "./no-texts.ts";
import { noPageSection } from "./no-page-section.ts";
import { repeatedAttribute } from "./repeated-attribute.ts";
import { unknownAttribute } from "./unknown-attribute.ts";
import { unknownIsland } from "./unknown-island.ts";
import { unknownSetting } from "./unknown-setting.ts";
import { unknownOptOut, unusedOptOut } from "./opt-outs.ts";

/** All rules, in the order of the reference. */
export const rules: readonly Rule[] = [
  unknownIsland,
  islandWithoutElement,
  unknownAttribute,
  misplacedAttribute,
  missingRequired,
  badValue,
  badJson,
  badWhen,
  unknownSetting,
  deprecatedAttribute,
  repeatedAttribute,
  duplicateUniqueId,
  missingId,
  nestedIsland,
  nestedForm,
  missingPart,
  noFallbackContent,
  missingLabel,
  fieldNotPosted,
  formNotPosted,
  noPageSection,
  noIslandStyle,
  lateSettings,
  noTexts,
  unknownOptOut,
  unusedOptOut,
];
