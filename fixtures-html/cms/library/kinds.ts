/** What a file is, by its content: its name and the type that a browser gives it may say anything. */

export interface FileKind {
  /** Content-Type that it is served with. */
  type: string;
  fileType: "Image" | "Document";
  /** Endings that its name may have; the first is given to a name with another. */
  endings: readonly [string, ...string[]];
}

export const kinds = {
  jpeg: { type: "image/jpeg", fileType: "Image", endings: [".jpg", ".jpeg"] },
  png: { type: "image/png", fileType: "Image", endings: [".png"] },
  gif: { type: "image/gif", fileType: "Image", endings: [".gif"] },
  webp: { type: "image/webp", fileType: "Image", endings: [".webp"] },
  avif: { type: "image/avif", fileType: "Image", endings: [".avif"] },
  pdf: { type: "application/pdf", fileType: "Document", endings: [".pdf"] },
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    fileType: "Document",
    endings: [".docx"],
  },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    fileType: "Document",
    endings: [".xlsx"],
  },
  text: { type: "text/plain; charset=utf-8", fileType: "Document", endings: [".txt", ".csv", ".md"] },
} as const satisfies Record<string, FileKind>;

/** Why a file is no kind that is taken. A drawing (SVG) may hold scripts. */
export type Unkind = "empty" | "program" | "drawing" | "unknown";

export function recognise(bytes: Uint8Array): FileKind | Unkind {
  if (bytes.length === 0) return "empty";
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = content.toString("latin1", 0, 1024);
  if (isProgram(head) || content.includes("vbaProject.bin")) return "program";
  return binary(head, content) ?? readable(content, head);
}

/** Windows, Linux, macOS (in its four byte orders), Java, and scripts; documents with macros are found by what is packed into them. */
const isProgram = (head: string): boolean =>
  /^(MZ|\x7fELF|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe|#!)/.test(head);

function binary(head: string, content: Buffer): FileKind | null {
  if (head.startsWith("\xff\xd8\xff")) return kinds.jpeg;
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return kinds.png;
  if (/^GIF8[79]a/.test(head)) return kinds.gif;
  if (/^RIFF[^]{4}WEBP/.test(head)) return kinds.webp;
  if (/^[^]{4}ftyp(avif|avis)/.test(head)) return kinds.avif;
  if (head.includes("%PDF-")) return kinds.pdf;
  if (head.startsWith("PK\x03\x04"))
    return content.includes("word/document.xml") ? kinds.docx : content.includes("xl/workbook.xml") ? kinds.xlsx : null;
  return null;
}

/** Text in UTF-8 or in an older charset: without the signs that only other files hold. */
function readable(content: Buffer, head: string): FileKind | Unkind {
  if (/<svg[\s>]/i.test(head)) return "drawing";
  if (/<(!doctype|html|head|body|script|iframe|\?xml)\b/i.test(head)) return "unknown";
  // eslint-disable-next-line no-control-regex
  return /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/.test(content.toString("latin1")) ? "unknown" : kinds.text;
}

const known = new Set<string>(Object.values(kinds).flatMap(({ endings }) => endings));
const longestName = 120;

/** A name for the file that no system stumbles over, with an ending that its content allows. */
export function safeName(given: string, kind: FileKind): string {
  const name = (given.split(/[/\\]/).pop() ?? "")
    // eslint-disable-next-line no-control-regex
    .replace(/[\0-\x1f\x7f<>:"|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();
  const dot = name.lastIndexOf(".");
  const ending = dot > 0 ? name.slice(dot).toLowerCase() : "";
  const isRight = kind.endings.includes(ending);
  const stem = isRight || known.has(ending) ? name.slice(0, dot) : name;
  return (
    ([...stem.replace(/^\.+/, "").trim()].slice(0, longestName).join("") || "file") +
    (isRight ? name.slice(dot) : kind.endings[0])
  );
}
