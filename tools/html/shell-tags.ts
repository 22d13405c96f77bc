// Finds the tags that load the shell, under any of the names that a site gives to its files.
import type { Element } from "./tree.ts";

/**
 * A hash in a file's name: that of the build, such as `.U4Z8RVS3`, or that of a site's own bundler, such as `-9f86d081`,
 * which contains a digit.
 */
const hash = String.raw`(?:\.[A-Z0-9]{8}|[.-](?=[A-Za-z]*\d)[A-Za-z0-9]{6,})?`;
const shellName = new RegExp(String.raw`(?:^|/)(atoll(?:-islands|-theme)?)${hash}(?:\.min)?\.(js|css)(?:[?#]|$)`);

/**
 * The file of the shell that a script or a link to a stylesheet loads, under its name without a hash, such as
 * `atoll.js`; null for other elements. A preload hint for a stylesheet counts too.
 */
export function shellFileOf({ name, attribs }: Element): string | null {
  const address = name === "script" ? attribs["src"] : name === "link" ? attribs["href"] : undefined;
  const [, file, ending] = shellName.exec(address?.trim() ?? "") ?? [];
  if (name === "script") return file === "atoll" && ending === "js" ? "atoll.js" : null;
  return ending === "css" && isStyle(attribs) ? `${file}.css` : null;
}

const isStyle = ({ rel = "", as = "" }: Element["attribs"]): boolean =>
  /\bstylesheet\b/i.test(rel) || (/\bpreload\b/i.test(rel) && as.toLowerCase() === "style");
