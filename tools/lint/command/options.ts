import { parseArgs } from "node:util";
import { nearest } from "../../description/nearest.ts";
import type { Severity } from "../rule.ts";
import { Problem } from "../../problem.ts";
import type { TextsOptions } from "./check-texts.ts";

export const formats = ["text", "json", "sarif"] as const;

export interface Options {
  /** Files, folders and addresses. */
  places: string[];
  format: (typeof formats)[number];
  output?: string;
  severities: Map<string, Severity | "off">;
  foreign: string[];
  maxWarnings: number;
  /** The extensions to look for in folders, with dots. */
  extensions: string[];
}

/** The action that the command line requests. */
export type Request =
  | { action: "help" }
  | { action: "version" }
  | { action: "rules" }
  | { action: "explain"; code: string }
  | { action: "texts"; options: TextsOptions; pages: Options | null }
  | { action: "lint"; options: Options };

/** Pages, and templates of the languages whose placeholders the linter knows. */
export const defaultExtensions = [
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
  texts: { type: "string" },
  add: { type: "boolean" },
  done: { type: "boolean" },
  explain: { type: "string" },
  "list-rules": { type: "boolean" },
  version: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** Reads the arguments of the command line. Throws a `Problem` when they are invalid. @param codes all rule codes */
export function readOptions(args: string[], codes: readonly string[]): Request {
  const { values, positionals } = parse(args);
  if (values.help) return { action: "help" };
  if (values.version) return { action: "version" };
  if (values["list-rules"]) return { action: "rules" };
  if (values.explain !== undefined) return { action: "explain", code: requireCode(values.explain, codes) };
  const { texts: file, add = false, done = false } = values;
  if (file === undefined && (add || done)) throw new Problem("--add and --done expect --texts FILE.");
  if (positionals.length === 0 && file !== undefined)
    return { action: "texts", options: { file, add, done }, pages: null };
  if (positionals.length === 0)
    throw new Problem("atoll-lint expects files, folders or addresses of pages, got none; see --help.");
  const { format = "text", output } = values;
  if (!isFormat(format)) throw new Problem(`--format expects one of ${formats.join(", ")}, got "${format}".`);
  const options: Options = {
    places: positionals,
    format,
    output,
    severities: new Map((values.rule ?? []).map((text) => readSeverity(text, codes))),
    foreign: (values.foreign ?? []).map(readPrefix),
    maxWarnings: readLimit(values["max-warnings"]),
    extensions: values.ext
      ? values.ext.flatMap((text) => text.split(",")).map((text) => `.${text.trim().replace(/^\./, "").toLowerCase()}`)
      : defaultExtensions,
  };
  return file === undefined
    ? { action: "lint", options }
    : { action: "texts", options: { file, add, done }, pages: options };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${messageOf(error as NodeJS.ErrnoException)} See --help.`);
  }
}

/** Turns an error of parseArgs into a message. Node quotes the flag, as `'--format <value>'` or `'-h, --help'`. */
function messageOf({ code, message }: NodeJS.ErrnoException): string {
  const [, flag = message] = /'(?:-\w, )?(--?[\w-]+)[^']*'/.exec(message) ?? [];
  if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") {
    if (/argument missing/.test(message)) return `${flag} expects a value, got none.`;
    if (/ambiguous/.test(message)) return `${flag} expects a value, written as ${flag}=VALUE.`;
    return `${flag} expects no value, got one.`;
  }
  const suggestion = nearest(flag.replace(/^--?/, ""), Object.keys(flags));
  return `Unknown option ${flag}.${suggestion && flag.startsWith("--") ? ` Did you mean --${suggestion}?` : ""}`;
}

function readSeverity(text: string, codes: readonly string[]): [string, Severity | "off"] {
  const [code = "", value = ""] = text.split("=");
  if (value !== "off" && value !== "warning" && value !== "error")
    throw new Problem(`--rule expects CODE=off, CODE=warning or CODE=error, got "${text}".`);
  return [requireCode(code, codes), value];
}

function requireCode(code: string, codes: readonly string[]): string {
  if (codes.includes(code)) return code;
  const suggestion = nearest(code, codes);
  throw new Problem(
    `Unknown rule "${code}".${suggestion ? ` Did you mean ${suggestion}?` : ""} --list-rules shows all rules.`,
  );
}

/** Requires more than `data-`: that prefix would hide every typing error in the attributes of Atoll. */
function readPrefix(text: string): string {
  if (/^data-[a-z0-9]/.test(text)) return text;
  throw new Problem(`--foreign expects a prefix of attribute names, such as data-shop-, got "${text}".`);
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return Infinity;
  if (/^\d+$/.test(text)) return Number(text);
  throw new Problem(`--max-warnings expects a whole number, got "${text}".`);
}

const isFormat = (text: string): text is Options["format"] => (formats as readonly string[]).includes(text);
