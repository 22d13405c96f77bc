/** Kind of a file by its content, because its name and the type from the browser cannot be trusted. */

export interface FileKind {
  /** Content-Type of its response. */
  type: string;
  fileType: "Image" | "Document";
  /** Endings that its name may have. The first one is added to a name with any other. */
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

/** Reason why a file is of no accepted kind. A drawing (SVG) may contain scripts. */
export type RejectedKind = "empty" | "program" | "drawing" | "unknown";

export function detectKind(bytes: Uint8Array): FileKind | RejectedKind {
  if (bytes.length === 0) return "empty";
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = content.toString("latin1", 0, 1024);
  if (isProgram(head) || content.includes("vbaProject.bin")) return "program";
  return binary(head, content) ?? readable(content, head);
}

/**
 * Recognises programs of Windows, Linux, macOS (in its four byte orders) and Java, and scripts. Macros in documents are
 * recognised by the file that is packed into them.
 */
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

/**
 * Recognises text in UTF-8 or an older charset: it has none of the control characters that only other files contain.
 */
function readable(content: Buffer, head: string): FileKind | RejectedKind {
  if (/<svg[\s>]/i.test(head)) return "drawing";
  if (/<(!doctype|html|head|body|script|iframe|\?xml)\b/i.test(head)) return "unknown";
  // eslint-disable-next-line no-control-regex
  return /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/.test(content.toString("latin1")) ? "unknown" : kinds.text;
}

const knownEndings = new Set<string>(Object.values(kinds).flatMap(({ endings }) => endings));
const longestName = 120;

/** Turns a name into one that is safe on all systems, with an ending that fits the content. */
export function safeName(original: string, kind: FileKind): string {
  const name = (original.split(/[/\\]/).pop() ?? "")
    // eslint-disable-next-line no-control-regex
    .replace(/[\0-\x1f\x7f<>:"|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();
  const dot = name.lastIndexOf(".");
  const ending = dot > 0 ? name.slice(dot).toLowerCase() : "";
  const isRight = kind.endings.includes(ending);
  const stem = isRight || knownEndings.has(ending) ? name.slice(0, dot) : name;
  return (
    ([...stem.replace(/^\.+/, "").trim()].slice(0, longestName).join("") || "file") +
    (isRight ? name.slice(dot) : kind.endings[0])
  );
}
