import { parseDecimal } from "../number/decimal.ts";
import { nameOf } from "../dom/name-of.ts";
import { warn } from "../warn.ts";
import { IslandError } from "./contract.ts";
import type { Definition } from "./define.ts";
import type { Config, Field, Fields } from "./field.ts";

type Island<F extends Fields> = Pick<Definition<F>, "name" | "config">;

/**
 * Reads the config from the attributes of `host`. A bad optional value logs a warning and becomes the default; a
 * required one that is missing or bad throws an `IslandError` of phase `config`.
 */
export function readConfig<F extends Fields>(host: Element, { name, config }: Island<F>): Config<F> {
  const result: Record<string, unknown> = {};
  for (const [key, spec] of Object.entries<Field>(config)) {
    const attribute = attributeName(key, spec);
    const text = spec.kind === "json" ? jsonText(host, attribute) : host.getAttribute(attribute);
    const value = readField(spec, text);
    if (value !== undefined && value !== invalid) {
      result[key] = value;
      continue;
    }
    if (value === invalid || spec.required) {
      const got = value === invalid ? JSON.stringify(shorten(text!)) : "nothing";
      const problem = `${name} on ${nameOf(host)}: ${attribute} expects ${expectation(spec)}, got ${got}`;
      if (spec.required) throw new IslandError(`${problem}.`);
      warn(
        `${problem}; ${spec.default === undefined ? "it is ignored" : `${JSON.stringify(spec.default)} is used`}.`,
        host,
      );
    }
    result[key] = spec.default;
  }
  return result as Config<F>;
}

/** Returns the attribute that the field with this key is read from. */
export function attributeName(key: string, spec: Field): string {
  return (spec.attribute ??= `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
}

/** Stands for a text that the field does not accept. */
export const invalid = Symbol("bad");

/**
 * Parses the value of an attribute. Returns undefined when the attribute is missing, or when it is empty and neither a
 * flag nor an optional text; returns `invalid` when the text is not accepted.
 */
export function readField(
  spec: Pick<Field, "kind" | "min" | "max" | "values" | "required">,
  text: string | null,
): unknown {
  const isEmpty = text === "" && (spec.kind === "text" ? spec.required : spec.kind !== "flag");
  return text === null || isEmpty ? undefined : read(spec, text);
}

function read(spec: Pick<Field, "kind" | "min" | "max" | "values">, text: string): unknown {
  switch (spec.kind) {
    case "text":
      return text;
    case "flag":
      return /^(|true|1|yes|on)$/i.test(text.trim()) ? true : /^(false|0|no|off)$/i.test(text.trim()) ? false : invalid;
    case "choice":
      return spec.values!.find((value) => value.toLowerCase() === text.trim().toLowerCase()) ?? invalid;
    case "list":
      return text
        .split(",")
        .map((item) => item.trim())
        .filter(Boolean);
    case "json":
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return invalid;
      }
    default:
      return bounded(spec, spec.kind === "size" ? bytes(text) : parseDecimal(text));
  }
}

function bounded(
  { kind, min = -Infinity, max = Infinity }: Pick<Field, "kind" | "min" | "max">,
  value: number | null,
): number | typeof invalid {
  const fits =
    value !== null &&
    Number.isFinite(value) &&
    value >= min &&
    value <= max &&
    (kind === "number" || Number.isInteger(value));
  return fits ? value : invalid;
}

function bytes(text: string): number | null {
  const [, amount, unit = ""] = /^\s*([\d.,]+)\s*([kmg]?)i?b?\s*$/i.exec(text) ?? [];
  const value = amount === undefined ? null : parseDecimal(amount);
  return value === null ? null : Math.round(value * 1024 ** " kmg".indexOf(unit.toLowerCase() || " "));
}

/** The JSON text in a script that is a direct child of the host, else in the attribute; null when neither exists. */
export function jsonText(host: Element, attribute: string): string | null {
  const script = [...host.children].find((child) => child.matches('script[type="application/json"]'));
  return script?.textContent?.trim() || host.getAttribute(attribute);
}

/** Describes what the field accepts, such as `a whole number of at least 1`. */
export function expectation({ kind, min, max, values }: Field): string {
  let bounds = min === undefined ? "" : ` of at least ${min}`;
  if (max !== undefined) bounds += `${bounds ? " and" : " of"} at most ${max}`;
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
