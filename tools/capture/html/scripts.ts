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
 * The address of the shell's script or stylesheet in the current build, which a fixture uses; null for other elements.
 */
export function shellFile(element: Element, name: string, value: string): string | null {
  const isTag =
    (element.name === "script" && name === "src") ||
    (element.name === "link" && name === "href" && /\bstylesheet\b/i.test(attribute(element, "rel")));
  const file = isTag ? /(?:^|\/)(atoll\.js|atoll(?:-islands)?\.css)(?:[?#]|$)/.exec(value.trim())?.[1] : undefined;
  return file ? `/atoll/${file}` : null;
}
