import { bad, readField } from "../../shared/island/read-config.ts";
import type { AttributeDescription } from "./describe.ts";

/** Whether an island cannot do anything with what its attribute says: it warns of it, or does not start. */
export function isBad(attribute: AttributeDescription, text: string): boolean {
  const { pattern, required } = attribute;
  return (
    readField(attribute, text) === bad ||
    (pattern !== undefined && (required || text !== "") && !new RegExp(pattern, "u").test(text))
  );
}
