import type { Element } from "./tree.ts";

/** Whether a press on the element submits its form. */
export function isSubmitButton({ name, attribs }: Element): boolean {
  const type = attribs["type"]?.toLowerCase();
  return name === "button" ? type !== "button" && type !== "reset" : type === "submit" || type === "image";
}
