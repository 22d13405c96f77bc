import { parseArgs } from "node:util";
import { nearest } from "../../description/nearest.ts";
import type { Severity } from "../rule.ts";
import { Problem } from "../../problem.ts";

export const formats = ["text", "json", "sarif"] as const;

export interface Options {
  /** Files, folders and addresses. */
  places: string[];
  format: (typeof formats)[number];
  output?: string;
  severities: Map<string, Severity | "off">;
  foreign: string[];
  maxWarnings: number;
  /** Endings of the files that are looked for in folders, with their dots. */
  endings: string[];
}

/** A way to call the command that reads no page. */
export type Request =
  { ask: "help" } | { ask: "rules" } | { ask: "explain"; code: string } | { ask: "lint"; options: Options };

/** Pages and templates of the languages whose placeholders are known. */
export const usualEndings = [
  ".html",
  ".htm",
  ".xhtml",
  ".cshtml",
  ".vbhtml",
  ".razor",
  ".aspx",
  ".ascx",
  ".master",
  ".asp",
  ".liquid",
  ".twig",
  ".njk",
  ".jinja",
  ".j2",
  ".hbs",
  ".handlebars",
  ".mustache",
  ".ejs",
  ".eta",
  ".erb",
  ".php",
  ".phtml",
  ".jsp",
  ".jspx",
  ".ftl",
  ".ftlh",
  ".gohtml",
  ".tmpl",
];

const flags = {
  format: { type: "string" },
  output: { type: "string" },
  rule: { type: "string", multiple: true },
  foreign: { type: "string", multiple: true },
  ext: { type: "string", multiple: true },
  "max-warnings": { type: "string" },
  explain: { type: "string" },
  "list-rules": { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** What the words of a command line ask for. Throws a `Problem` that says what was expected. */
export function readOptions(words: string[], codes: readonly string[]): Request {
  const { values, positionals } = parsed(words);
  if (values.help) return { ask: "help" };
  if (values["list-rules"]) return { ask: "rules" };
  if (values.explain !== undefined) return { ask: "explain", code: known(values.explain, codes) };
  if (positionals.length === 0)
    throw new Problem("atoll-lint expects files, folders or addresses of pages, got none. --help shows how.");
  const { format = "text", output } = values;
  if (!isFormat(format)) throw new Problem(`--format expects one of ${formats.join(", ")}, got "${format}".`);
  return {
    ask: "lint",
    options: {
      places: positionals,
      format,
      output,
      severities: new Map((values.rule ?? []).map((text) => severity(text, codes))),
      foreign: (values.foreign ?? []).map(beginning),
      maxWarnings: limit(values["max-warnings"]),
      endings: values.ext
        ? values.ext
            .flatMap((text) => text.split(","))
            .map((text) => `.${text.trim().replace(/^\./, "").toLowerCase()}`)
        : usualEndings,
    },
  };
}

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, options: flags, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${troubleWith(error as NodeJS.ErrnoException)} --help shows what there is.`);
  }
}

/** Node names the flag between quotes, as `'--format <value>'` or `'-h, --help'`. */
function troubleWith({ code, message }: NodeJS.ErrnoException): string {
  const [, flag = message] = /'(?:-\w, )?(--?[\w-]+)[^']*'/.exec(message) ?? [];
  if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE")
    return `${flag} expects ${/argument missing/.test(message) ? "a value, got none" : /ambiguous/.test(message) ? `a value, written as ${flag}=VALUE` : "no value, got one"}.`;
  const meant = nearest(flag.replace(/^--?/, ""), Object.keys(flags));
  return `atoll-lint knows no ${flag}.${meant && flag.startsWith("--") ? ` Did you mean --${meant}?` : ""}`;
}

function severity(text: string, codes: readonly string[]): [string, Severity | "off"] {
  const [code = "", value = ""] = text.split("=");
  if (value !== "off" && value !== "warning" && value !== "error")
    throw new Problem(`--rule expects CODE=off, CODE=warning or CODE=error, got "${text}".`);
  return [known(code, codes), value];
}

function known(code: string, codes: readonly string[]): string {
  if (codes.includes(code)) return code;
  const meant = nearest(code, codes);
  throw new Problem(`There is no rule "${code}".${meant ? ` Did you mean ${meant}?` : ""} --list-rules shows them.`);
}

/** A beginning of our own attributes would hide every slip in them. */
function beginning(text: string): string {
  if (/^data-[a-z0-9]/.test(text)) return text;
  throw new Problem(`--foreign expects the beginning of attributes, such as data-shop-, got "${text}".`);
}

function limit(text: string | undefined): number {
  if (text === undefined) return Infinity;
  if (/^\d+$/.test(text)) return Number(text);
  throw new Problem(`--max-warnings expects a whole number, got "${text}".`);
}

const isFormat = (text: string): text is Options["format"] => (formats as readonly string[]).includes(text);
