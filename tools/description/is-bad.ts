import { invalid, readField } from "../../shared/island/read-config.ts";
import type { AttributeDescription } from "./describe.ts";

/** Whether the text of an attribute is invalid, so that the island warns and uses the default, or does not mount. */
export function isBad(attribute: AttributeDescription, text: string): boolean {
  const { kind, pattern } = attribute;
  const value = readField(attribute, text);
  if (value === invalid) return true;
  if (pattern === undefined || text === "") return false;
  const texts = kind === "list" ? (value as string[]) : [text];
  return !texts.every((item) => new RegExp(pattern, "u").test(item));
}
