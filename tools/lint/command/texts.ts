import type { RuleMeta } from "../rule.ts";
import { formats, usualEndings } from "./options.ts";

export const help = `atoll-lint FILE|FOLDER|ADDRESS ...

Looks through pages and templates for what is wrong with their islands.

  --format ${formats.join("|")}   how it is told; text by itself
  --output FILE             where it is written, instead of the terminal
  --rule CODE=SEVERITY      off, warning or error; may be given again
  --foreign BEGINNING       attributes of your own, such as data-shop-; may be given again
  --ext ENDINGS             files looked for in folders, such as html,twig
  --max-warnings N          fail when there are more
  --list-rules              the codes, a line each
  --explain CODE            what a code means, with an example
  --help                    this

In folders it looks for ${usualEndings.join(" ")}, not in node_modules nor in folders that begin with a dot.

Ends with 0 when there is no error (and no more warnings than --max-warnings), with 1 when there is, with 2 when it could not look.
A comment in the page turns it off: <!-- atoll-lint-disable-next-line CODE -->, or <!-- atoll-lint-disable CODE --> up to
<!-- atoll-lint-enable CODE -->; comments of the template language do as well.
`;

export function listOf(rules: readonly RuleMeta[]): string {
  const width = Math.max(...rules.map(({ code }) => code.length));
  return `${rules.map(({ code, severity, summary }) => `${code.padEnd(width)}  ${severity.padEnd("warning".length)}  ${summary}`).join("\n")}\n`;
}

export function explanationOf({ code, severity, summary, why, wrong, right }: RuleMeta): string {
  return `${code} (${severity})\n\n${summary}\n${why}\n\nWrong:\n\n${indented(wrong)}\n\nRight:\n\n${indented(right)}\n`;
}

const indented = (text: string): string =>
  text
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
