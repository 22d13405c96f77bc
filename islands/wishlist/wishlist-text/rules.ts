export type TextField = "Name" | "Description";

/** Normalises typed text. A name gets single spaces only; a description keeps its lines. WSH-05 */
export const normalizeFieldText = (field: TextField, typed: string): string =>
  field === "Name" ? typed.replace(/\s+/g, " ").trim() : typed.replace(/\r\n?/g, "\n").trim();

/**
 * The action of a key in the field. Enter saves a name; in a description it starts a line, and Ctrl+Enter or Cmd+Enter
 * saves. WSH-05
 */
export function keyAction(
  field: TextField,
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">,
): "save" | "cancel" | null {
  if (key === "Escape") return "cancel";
  return key === "Enter" && (field === "Name" || ctrlKey || metaKey) ? "save" : null;
}
