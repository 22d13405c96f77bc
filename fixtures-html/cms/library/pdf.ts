/** Makes a PDF of one page with lines of text; the first line is the title. */
export function pdf(lines: string[]): Uint8Array<ArrayBuffer> {
  const [title = "", ...others] = lines;
  const text = [
    "BT /F1 20 Tf 56 770 Td",
    `(${escaped(title)}) Tj`,
    "/F1 11 Tf 0 -18 Td",
    ...others.map((line) => `0 -18 Td (${escaped(line)}) Tj`),
    "ET",
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = file.length;
  file +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n` +
    offsets.join("") +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}

/** Escapes a line for WinAnsi. Only characters that it shares with Latin-1 are written unchanged. */
function escaped(line: string): string {
  return line
    .replaceAll("€", "EUR")
    .replaceAll("’", "'")
    .replaceAll("–", "-")
    .replace(/[^\x20-\xff]/g, " ")
    .replace(/[()\\]/g, "\\$&");
}
