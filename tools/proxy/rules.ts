import { createHash } from "node:crypto";
import { Ajv, type ErrorObject } from "ajv";
import { compile } from "css-select";
import { nearest } from "../description/nearest.ts";
import type { Element } from "../html/tree.ts";
import { Problem } from "../problem.ts";
import { jsonErrorIn } from "./json-error.ts";
import { isReadyName, readyAdapters } from "./ready-adapters.ts";
import schema from "./rules.schema.json" with { type: "json" };

/** The content of a rules file; `rules.schema.json` documents each key. */
interface Rules {
  page?: string;
  pageUntil?: string;
  settings?: Record<string, unknown>;
  theme?: boolean;
  async?: boolean;
  mark?: { selector: string; attributes: Record<string, unknown> }[];
  remove?: string[];
  adapters?: string[];
}

export interface Selector {
  /** Its place in the rules, such as `mark[0]`. */
  place: string;
  selector: string;
  matches: (element: Element) => boolean;
}

export interface CompiledRules {
  page?: Selector;
  /** The element before which the section ends that begins with `page`. */
  pageUntil?: Selector;
  settings?: Record<string, unknown>;
  /** Whether the pages get atoll-theme.css. */
  theme: boolean;
  /** Whether the scripts of the shell and the adapters have `async` instead of `defer`. */
  async: boolean;
  /** The attributes to set; null removes one. */
  mark: (Selector & { attributes: Record<string, string | null> })[];
  remove: Selector[];
  /** Script files, as in the rules, and names of adapters in dist/adapters. */
  adapters: string[];
  /** A hash of the rules. */
  version: string;
}

export const noRules: CompiledRules = { theme: false, async: false, mark: [], remove: [], adapters: [], version: "0" };

const validate = new Ajv({ strict: true, allowUnionTypes: true, allErrors: true }).compile<Rules>(schema);

/** Parses a rules file. Throws a `Problem` that names the line or the rule. */
export function readRules(text: string): CompiledRules {
  const value = parse(text.replace(/^\uFEFF/, ""));
  if (!validate(value)) throw new Problem(messageOf(mostHelpful(validate.errors!)));
  const { page, pageUntil, settings, theme = false, async = false, mark = [], remove = [], adapters = [] } = value;
  const address = adapters.findIndex((name) => /^([a-z][a-z\d+.-]+:|\/\/)/i.test(name));
  if (address >= 0)
    throw new Problem(
      `adapters[${address}] expects a file, got the address "${adapters[address]}"; ` +
        "save the script beside the rules and give its file name.",
    );
  const unknown = adapters.findIndex((name) => isReadyName(name) && !readyAdapters.includes(name));
  if (unknown >= 0)
    throw new Problem(
      `adapters[${unknown}] expects a file that ends in .js, or one of ${readyAdapters.join(", ")}, ` +
        `got "${adapters[unknown]}".`,
    );
  return {
    ...(page !== undefined && { page: compileSelector("page", page) }),
    ...(pageUntil !== undefined && { pageUntil: compileSelector("pageUntil", pageUntil) }),
    ...(settings && { settings }),
    theme,
    async,
    mark: mark.map(({ selector, attributes }, at) => ({
      ...compileSelector(`mark[${at}]`, selector),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), attributeText(value)]),
      ),
    })),
    remove: remove.map((selector, at) => compileSelector(`remove[${at}]`, selector)),
    adapters,
    version: createHash("sha256").update(text).digest("base64url").slice(0, 8),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(jsonErrorIn(text) ?? `invalid JSON: ${(error as Error).message}.`);
  }
}

function compileSelector(place: string, selector: string): Selector {
  try {
    return { place, selector, matches: compile<Element, Element>(selector) as (element: Element) => boolean };
  } catch (error) {
    throw new Problem(`${place} expects a CSS selector, got "${selector}" (${(error as Error).message}).`);
  }
}

/** The value of an attribute as text. Objects become JSON, true an empty text; null removes the attribute. */
function attributeText(value: unknown): string | null {
  if (value === false || value === null) return null;
  if (value === true) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The error to report: an unknown key explains more than a missing one, which is probably the same key misspelt. */
const mostHelpful = ([error, ...more]: ErrorObject[]): ErrorObject =>
  more.find(
    ({ keyword, instancePath }) => keyword === "additionalProperties" && instancePath === error!.instancePath,
  ) ?? error!;

/** Names of the types in the schema. */
const typeNames: Record<string, string> = {
  object: "an object, { ... }",
  array: "a list, [ ... ]",
  string: "a text",
  boolean: "true or false",
};

function messageOf({ instancePath, keyword, params, message }: ErrorObject): string {
  const place =
    instancePath
      .slice(1)
      .replace(/\/(\d+)/g, "[$1]")
      .replace(/\//g, ".")
      .replace(/~1/g, "/") || "The file";
  if (keyword === "additionalProperties") {
    const unknown = (params as { additionalProperty: string }).additionalProperty;
    const allowed = Object.keys(
      /^\/mark\/\d+$/.test(instancePath) ? schema.properties.mark.items.properties : schema.properties,
    );
    const suggestion = nearest(unknown, allowed);
    return (
      `${place} expects ${allowed.join(", ")}, got "${unknown}".` + (suggestion ? ` Did you mean "${suggestion}"?` : "")
    );
  }
  if (keyword === "required")
    return `${place} expects "${(params as { missingProperty: string }).missingProperty}", got none.`;
  if (keyword === "propertyNames" || keyword === "pattern")
    return `${place} expects attribute names of letters, digits and -, such as "data-island".`;
  if (keyword === "type") return `${place} expects ${typeNames[(params as { type: string }).type]}.`;
  return `${place} ${message}.`;
}
