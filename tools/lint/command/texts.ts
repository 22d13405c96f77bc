import type { RuleMeta } from "../rule.ts";
import { defaultExtensions, formats } from "./options.ts";

export const help = `atoll-lint FILE|FOLDER|ADDRESS ...
atoll-lint --texts LANGUAGE.json [FILE|FOLDER|ADDRESS ...]

Checks pages and templates for mistakes in the markup of islands. With --texts it checks a file of texts in a language
that Atoll does not have: what is missing, stale or wrong in it, and how many of its texts these pages need.

  --format ${formats.join("|")}   the output format; text is the default
  --output FILE             write the report to a file instead of the terminal
  --rule CODE=SEVERITY      set a rule to off, warning or error; repeatable
  --foreign PREFIX          ignore attributes with this prefix, such as data-shop-; repeatable
  --ext EXTENSIONS          the files to check in folders, such as html,twig
  --max-warnings N          fail when there are more warnings
  --texts FILE              the texts to check; the file is named after its language, such as cs.json
  --add                     with --texts: add the missing texts to the file, in English
  --done                    with --texts: note in the file that its texts are translated from today's English
  --list-rules              list all rules
  --explain CODE            explain a rule, with an example
  --version                 print the version of Atoll
  --help                    show this help

In folders it checks files with these extensions, and skips node_modules, copies of dist/ and folders that start with a dot:
${defaultExtensions.join(" ")}

Exit status: 0 without errors (and with at most --max-warnings warnings), 1 with errors, 2 if a page could not be checked.
With --texts: 0 when all texts are ready, else 1.
A comment turns a rule off: <!-- atoll-lint-disable-next-line CODE -->, or <!-- atoll-lint-disable CODE --> up to
<!-- atoll-lint-enable CODE -->. Comments of the template language work too.
`;

export function listOf(rules: readonly RuleMeta[]): string {
  const width = Math.max(...rules.map(({ code }) => code.length));
  const lines = rules.map(
    ({ code, severity, summary }) => `${code.padEnd(width)}  ${severity.padEnd("warning".length)}  ${summary}`,
  );
  return `${lines.join("\n")}\n`;
}

export function explanationOf({ code, severity, summary, why, wrong, right }: RuleMeta): string {
  return `${code} (${severity})\n\n${summary}\n${why}\n\nWrong:\n\n${indented(wrong)}\n\nRight:\n\n${indented(right)}\n`;
}

const indented = (text: string): string =>
  text
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
