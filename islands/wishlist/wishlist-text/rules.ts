export type TextField = "Name" | "Description";

/** A name has no room at its ends, and none twice within; a description keeps its lines. WSH-05 */
export const meantText = (field: TextField, typed: string): string =>
  field === "Name" ? typed.replace(/\s+/g, " ").trim() : typed.replace(/\r\n?/g, "\n").trim();

/** What a key in the field does: Enter saves a name and begins a line of a description, which Ctrl or Cmd with Enter saves. WSH-05 */
export function actOf(
  field: TextField,
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">,
): "save" | "cancel" | null {
  if (key === "Escape") return "cancel";
  return key === "Enter" && (field === "Name" || ctrlKey || metaKey) ? "save" : null;
}
