// Reads a file with a list of codes and quantities, by the same rules on the server and in the browser.

/** The text of a file; null when it holds no text, such as a workbook of a spreadsheet. */
export function readPadFile(bytes: ArrayBuffer): string | null {
  const text = decode(bytes);
  return text.includes("\0") ? null : text;
}

/** Spreadsheets on Windows may save CSV in the code page of the system. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Adds the text of a file to a list. The two empty lines between them tell that the columns of the file are its own. */
export const withPadFile = (list: string, file: string): string =>
  [list.trim(), file.trim().replace(/(\r\n|\r|\n)(?:[^\S\r\n]*\1){2,}/g, "$1$1")].filter(Boolean).join("\n\n\n");
