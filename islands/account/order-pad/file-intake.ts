import { readPadFile } from "../../../shared/api/order-pad-file.ts";
import { fieldIn } from "../../../shared/form/form-of.ts";

/**
 * Adds the text of a chosen file to the list, and empties the field: the form must not send the file as well. Calls
 * `refuse` for a file without text.
 */
export function fileIntake(host: HTMLElement, signal: AbortSignal, refuse: () => void): void {
  const file = fieldIn(host, "File");
  const lines = fieldIn<HTMLTextAreaElement>(host, "Lines")!;
  file?.addEventListener(
    "change",
    async () => {
      const [chosen] = file.files ?? [];
      if (!chosen) return;
      const text = readPadFile(await chosen.arrayBuffer());
      if (signal.aborted) return;
      file.value = "";
      if (text === null) return refuse();
      lines.value = [lines.value.trim(), text.trim()].filter(Boolean).join("\n");
      lines.dispatchEvent(new Event("input", { bubbles: true }));
      lines.focus();
    },
    { signal },
  );
}
