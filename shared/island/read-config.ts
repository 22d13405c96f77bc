import { parseDecimal } from "../decimal.ts";
import { nameOf, warn } from "../warn.ts";
import { IslandError } from "./contract.ts";
import type { Definition } from "./define.ts";
import type { Config, Field, Fields } from "./field.ts";

type Island<F extends Fields> = Pick<Definition<F>, "name" | "config">;

/**
 * The config that `host` carries. A bad optional value warns once and takes the default; a required one that is missing or
 * bad throws an `IslandError` of phase `config`.
 */
export function readConfig<F extends Fields>(host: Element, { name, config }: Island<F>): Config<F> {
  const result: Record<string, unknown> = {};
  for (const [key, spec] of Object.entries<Field>(config)) {
    const attribute = attributeOf(key, spec);
    const text = spec.kind === "json" ? jsonText(host, attribute) : host.getAttribute(attribute);
    const value = readField(spec, text);
    if (value !== undefined && value !== bad) {
      result[key] = value;
      continue;
    }
    if (value === bad || spec.required) {
      const got = value === bad ? `got ${JSON.stringify(shorten(text!))}` : "it is missing";
      const problem = `${name} on ${nameOf(host)}: ${attribute} expects ${expectation(spec)}, ${got}`;
      if (spec.required) throw new IslandError("config", `${problem}; the island is not mounted.`);
      warn(
        `${problem}; ${spec.default === undefined ? "it is ignored" : `${JSON.stringify(spec.default)} is used`}.`,
        host,
      );
    }
    result[key] = spec.default;
  }
  return result as Config<F>;
}

/** The attribute that a field of this key is read from. */
export function attributeOf(key: string, spec: Field): string {
  return (spec.attribute ??= `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
}

/** What a text is that the field cannot take. */
export const bad = Symbol("bad");

/** The value of an attribute; undefined when it is missing, or empty where that says nothing. */
export function readField(spec: Pick<Field, "kind" | "min" | "max" | "values">, text: string | null): unknown {
  return text === null || (text === "" && spec.kind !== "text" && spec.kind !== "flag") ? undefined : read(spec, text);
}

function read(spec: Pick<Field, "kind" | "min" | "max" | "values">, text: string): unknown {
  switch (spec.kind) {
    case "text":
      return text;
    case "flag":
      return /^(|true|1|yes|on)$/i.test(text.trim()) ? true : /^(false|0|no|off)$/i.test(text.trim()) ? false : bad;
    case "choice":
      return spec.values!.find((value) => value.toLowerCase() === text.trim().toLowerCase()) ?? bad;
    case "list":
      return text
        .split(",")
        .map((item) => item.trim())
        .filter(Boolean);
    case "json":
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return bad;
      }
    default:
      return bounded(spec, spec.kind === "size" ? bytes(text) : parseDecimal(text));
  }
}

function bounded(
  { kind, min = -Infinity, max = Infinity }: Pick<Field, "kind" | "min" | "max">,
  value: number | null,
): number | typeof bad {
  const fits =
    value !== null &&
    Number.isFinite(value) &&
    value >= min &&
    value <= max &&
    (kind === "number" || Number.isInteger(value));
  return fits ? value : bad;
}

function bytes(text: string): number | null {
  const [, amount, unit = ""] = /^\s*([\d.,]+)\s*([kmg]?)i?b?\s*$/i.exec(text) ?? [];
  const value = amount === undefined ? null : parseDecimal(amount);
  return value === null ? null : Math.round(value * 1024 ** " kmg".indexOf(unit.toLowerCase() || " "));
}

/** The JSON in a script of the host's own, else in the attribute; null where there is neither. */
export function jsonText(host: Element, attribute: string): string | null {
  const script = [...host.children].find((child) => child.matches('script[type="application/json"]'));
  return script?.textContent?.trim() || host.getAttribute(attribute);
}

/** What the field takes, in words: `a whole number of at least 1`. */
export function expectation({ kind, min, max, values }: Field): string {
  const bounds = `${min === undefined ? "" : ` of at least ${min}`}${max === undefined ? "" : `${min === undefined ? " of" : " and"} at most ${max}`}`;
  switch (kind) {
    case "text":
      return "a text";
    case "number":
      return `a number${bounds}`;
    case "int":
      return `a whole number${bounds}`;
    case "flag":
      return "true or false";
    case "choice":
      return `one of ${values!.join(", ")}`;
    case "list":
      return "a list with commas";
    case "size":
      return "a size such as 500 kB or 10 MB";
    case "json":
      return "JSON, in a script of type application/json inside the host";
  }
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
