import { invalid, readField } from "../../shared/island/read-config.ts";
import type { AttributeDescription } from "./describe.ts";

/** Whether the text of an attribute is invalid, so that the island warns and uses the default, or does not mount. */
export function isBad(attribute: AttributeDescription, text: string): boolean {
  const { pattern } = attribute;
  return (
    readField(attribute, text) === invalid ||
    (pattern !== undefined && text !== "" && !new RegExp(pattern, "u").test(text))
  );
}
