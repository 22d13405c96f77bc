import { createHash } from "node:crypto";
import { Ajv, type ErrorObject } from "ajv";
import { compile } from "css-select";
import { type TransformFailure, transformSync } from "esbuild";
import { nearest } from "../description/nearest.ts";
import type { Element } from "../html/tree.ts";
import { Problem } from "../problem.ts";
import schema from "./rules.schema.json" with { type: "json" };

/** What an author writes to try the shell on a site: `rules.schema.json` tells what each key means. */
interface Rules {
  page?: string;
  settings?: Record<string, unknown>;
  mark?: { selector: string; attributes: Record<string, unknown> }[];
  remove?: string[];
  adapters?: string[];
}

export interface Selector {
  /** Where it stands in the rules, such as `mark[0]`. */
  place: string;
  selector: string;
  matches: (element: Element) => boolean;
}

export interface CompiledRules {
  page?: Selector;
  settings?: Record<string, unknown>;
  /** The attributes to set; null takes one away. */
  mark: (Selector & { attributes: Record<string, string | null> })[];
  remove: Selector[];
  /** Script files, as they are written. */
  adapters: string[];
  /** Changes with the rules. */
  version: string;
}

export const noRules: CompiledRules = { mark: [], remove: [], adapters: [], version: "0" };

const validate = new Ajv({ strict: true, allowUnionTypes: true, allErrors: true }).compile<Rules>(schema);

/** Reads the text of a rules file; fails with a `Problem` that names the line or the rule. */
export function readRules(text: string): CompiledRules {
  const value = parse(text.replace(/^\uFEFF/, ""));
  if (!validate(value)) throw new Problem(complaint(first(validate.errors!)));
  const { page, settings, mark = [], remove = [], adapters = [] } = value;
  const address = adapters.findIndex((name) => /^([a-z][a-z\d+.-]+:|\/\/)/i.test(name));
  if (address >= 0)
    throw new Problem(
      `adapters[${address}]: "${adapters[address]}" is an address, and adapters are files: save it beside the rules, and give the name of the file.`,
    );
  return {
    ...(page !== undefined && { page: compiled("page", page) }),
    ...(settings && { settings }),
    mark: mark.map(({ selector, attributes }, at) => ({
      ...compiled(`mark[${at}]`, selector),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), written(value)]),
      ),
    })),
    remove: remove.map((selector, at) => compiled(`remove[${at}]`, selector)),
    adapters,
    version: createHash("sha256").update(text).digest("base64url").slice(0, 8),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(faultIn(text) ?? `it is no JSON: ${(error as Error).message}.`);
  }
}

/** Where a text stops being JSON: Node's own words name a position only sometimes. */
function faultIn(text: string): string | undefined {
  try {
    transformSync(text, { loader: "json", logLevel: "silent" });
    return undefined;
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    return `line ${first!.location!.line}, column ${first!.location!.column + 1}: it is no JSON. ${first!.text}.`;
  }
}

function compiled(place: string, selector: string): Selector {
  try {
    return { place, selector, matches: compile<Element, Element>(selector) as (element: Element) => boolean };
  } catch (error) {
    throw new Problem(`${place}: "${selector}" cannot be read as a CSS selector (${(error as Error).message}).`);
  }
}

/** As it stands in HTML: a bare attribute is empty, larger things are JSON. */
function written(value: unknown): string | null {
  if (value === false || value === null) return null;
  if (value === true) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What is missing is most likely there, under a wrong name. */
const first = ([error, ...more]: ErrorObject[]): ErrorObject =>
  more.find(
    ({ keyword, instancePath }) => keyword === "additionalProperties" && instancePath === error!.instancePath,
  ) ?? error!;

/** What the schema asks for by one type; of the values of attributes none is refused. */
const kinds: Record<string, string> = { object: "an object, { ... },", array: "a list, [ ... ],", string: "a text" };

function complaint({ instancePath, keyword, params, message }: ErrorObject): string {
  const place =
    instancePath
      .slice(1)
      .replace(/\/(\d+)/g, "[$1]")
      .replace(/\//g, ".")
      .replace(/~1/g, "/") || "the rules";
  if (keyword === "additionalProperties") {
    const unknown = (params as { additionalProperty: string }).additionalProperty;
    const known = Object.keys(
      /^\/mark\/\d+$/.test(instancePath) ? schema.properties.mark.items.properties : schema.properties,
    );
    const meant = nearest(unknown, known);
    return `${place}: "${unknown}" is not known; ${known.join(", ")} are.${meant ? ` Did you mean "${meant}"?` : ""}`;
  }
  if (keyword === "required")
    return `${place}: "${(params as { missingProperty: string }).missingProperty}" is missing.`;
  if (keyword === "propertyNames" || keyword === "pattern")
    return `${place}: an attribute's name has letters, digits and - only, such as "data-island".`;
  if (keyword === "type") return `${place}: ${kinds[(params as { type: string }).type]} is expected.`;
  return `${place} ${message}.`;
}
