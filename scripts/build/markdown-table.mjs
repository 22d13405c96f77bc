// Tables in Markdown, and the parts of a Markdown file that are generated.
import { expectedError } from "./find-islands.mjs";

/** @param {string[]} head @param {(string | number)[][]} rows */
export function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/**
 * Replaces the content between the markers `<!-- name -->` and `<!-- /name -->`; throws when the markers are missing.
 * @param {string} text
 * @param {string} name
 * @param {string} content
 * @param {string} file  for the message
 */
export function replace(text, name, content, file) {
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw expectedError(`${file} expects the markers ${open.trim()} and ${close}.`);
  // A blank line on both sides, or Markdown would not see a table.
  return `${text.slice(0, start)}${open}\n${content.trim()}\n\n${text.slice(end)}`;
}
