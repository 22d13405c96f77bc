import { fieldIn } from "../../../shared/form/form-of.ts";

/** Adds the text of a chosen file to the list, and empties the field: the form must not send the file as well. */
export function fileIntake(host: HTMLElement, signal: AbortSignal): void {
  const file = fieldIn(host, "File");
  const lines = fieldIn<HTMLTextAreaElement>(host, "Lines")!;
  file?.addEventListener(
    "change",
    async () => {
      const [chosen] = file.files ?? [];
      const text = await chosen?.text();
      if (!text || signal.aborted) return;
      lines.value = [lines.value.trim(), text.trim()].filter(Boolean).join("\n");
      lines.dispatchEvent(new Event("input", { bubbles: true }));
      file.value = "";
      lines.focus();
    },
    { signal },
  );
}
