// Types of files, by their use on the page and by the server's content type.
import type { Use } from "../html/addresses.ts";

export type FileUse = Extract<Use, "style" | "image" | "font" | "script">;

const byType: [type: RegExp, extensions: string[]][] = [
  [/^image\/svg/, ["svg"]],
  [/^image\/png/, ["png"]],
  [/^image\/(jpeg|pjpeg|jpg)/, ["jpg", "jpeg"]],
  [/^image\/gif/, ["gif"]],
  [/^image\/webp/, ["webp"]],
  [/^image\/avif/, ["avif"]],
  [/^image\/(x-icon|vnd\.microsoft\.icon)/, ["ico"]],
  [/^image\/bmp/, ["bmp"]],
  [/^(font\/woff2|application\/font-woff2)/, ["woff2"]],
  [/^(font\/woff|application\/(x-)?font-woff)/, ["woff"]],
  [/^(font\/ttf|application\/x-font-ttf)/, ["ttf"]],
  [/^(font\/otf|application\/x-font-opentype)/, ["otf"]],
];

const byName: Record<FileUse, RegExp> = {
  style: /\.(css)$/i,
  script: /\.(m?js)$/i,
  image: /\.(png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i,
  font: /\.(woff2?|ttf|otf|eot|svg)$/i,
};

export const accepts: Record<FileUse, string> = {
  style: "text/css,*/*;q=0.1",
  script: "*/*",
  image: "image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.5",
  font: "font/woff2,font/woff,*/*;q=0.5",
};

/** The extensions that the file may have, the usual one first. Null when the response is not a file for this use. */
export function extensionsOf(use: FileUse, contentType: string, path: string): string[] | null {
  const type = contentType.split(";", 1)[0]!.trim().toLowerCase();
  if (/^(text\/html|application\/xhtml)/.test(type)) return null;
  if (use === "style") return ["css"];
  if (use === "script") return ["js", "mjs"];
  const kind = byType.find(([pattern]) => pattern.test(type))?.[1];
  if (kind) return kind;
  // Without a known content type, the name decides.
  const extension = byName[use].exec(path)?.[1]?.toLowerCase();
  return extension ? [extension] : null;
}
