import { shellFileOf } from "../../html/shell-tags.ts";
import type { Element } from "../../html/tree.ts";
import { attribute } from "./tree.ts";

/** Whether the browser runs or interprets the script element. Blocks of data and templates do not count. */
export function isScript(element: Element): boolean {
  if (element.name !== "script") return false;
  const type = attribute(element, "type").split(";", 1)[0]!.trim().toLowerCase();
  return (
    type === "" ||
    /^(module|importmap|speculationrules|text\/(babel|jsx)|(text|application)\/(x-)?(java|ecma|j|live)script[\d.]*)$/.test(
      type,
    )
  );
}

/**
 * The address in the current build of the shell's file that the attribute `name` loads, which a fixture uses; null for
 * other attributes.
 */
export const shellFile = (element: Element, name: string): string | null => {
  const file = name === (element.name === "script" ? "src" : "href") ? shellFileOf(element) : null;
  return file && `/atoll/${file}`;
};
