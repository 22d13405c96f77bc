import { readPadFile, withPadFile } from "../../../shared/api/order-pad-file.ts";
import { fieldIn } from "../../../shared/form/form-of.ts";

export type FileFault = "OrderPad.NotText" | "OrderPad.NotRead";

/**
 * Adds the text of a chosen file to the list, and empties the field: the form must not send the file as well. A file of
 * the same name, such as a corrected one, replaces the text of the one before it, unless that was edited. Then calls `done`, or `refuse` for a file without text, or that cannot be read. Returns a
 * function that waits while a file is read, and resolves with false when it was refused.
 */
export function fileIntake(
  host: HTMLElement,
  signal: AbortSignal,
  refuse: (fault: FileFault) => void,
  done: () => void,
): () => Promise<boolean> {
  const file = fieldIn(host, "File");
  const lines = fieldIn<HTMLTextAreaElement>(host, "Lines")!;
  let reading: Promise<boolean> | undefined;
  let last = { name: "", text: "" };

  function add(name: string, text: string): void {
    const list = lines.value.trimEnd();
    const isAgain = name === last.name && list.endsWith(last.text);
    lines.value = withPadFile(isAgain ? list.slice(0, list.length - last.text.length) : list, text);
    last = { name, text: withPadFile("", text) };
    lines.dispatchEvent(new Event("input", { bubbles: true }));
  }

  async function read(chosen: File): Promise<boolean> {
    // The file may have been moved since, or another program may lock it.
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (signal.aborted) return false;
    file!.value = "";
    const text = bytes && readPadFile(bytes);
    if (text === null) refuse(bytes ? "OrderPad.NotText" : "OrderPad.NotRead");
    else add(chosen.name, text);
    return text !== null;
  }

  function readChosen(): Promise<boolean> | undefined {
    const [chosen] = file?.files ?? [];
    if (!chosen) return;
    const current = read(chosen).finally(() => {
      if (reading === current) reading = undefined;
    });
    return (reading = current);
  }

  const readAndTell = async (): Promise<void> => void ((await readChosen()) && done());

  void readAndTell();
  file?.addEventListener("change", () => void readAndTell(), { signal });
  return async () => (await reading) ?? true;
}
