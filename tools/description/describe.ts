import type { Definition } from "../../shared/island/define.ts";
import type { Field, Fields, FormField, Kind } from "../../shared/island/field.ts";
import { attributeName, expectation } from "../../shared/island/read-config.ts";

/** An attribute of the markup. */
export interface AttributeDescription {
  /** The full name, such as `data-min`. */
  name: string;
  kind: Kind;
  /** The accepted values in words, such as `a whole number of at least 1`. */
  expects: string;
  doc: string;
  /** Whether the island mounts only with the attribute; for a part, only with an inner element that has it. */
  required: boolean;
  /** The value when the attribute is missing. */
  default?: unknown;
  /** Bounds of a number. For a size in bytes. */
  min?: number;
  max?: number;
  /** The values of a choice. */
  values?: readonly string[];
  /** A regular expression that the text, or each item of a list, must match, unless the text is empty. */
  pattern?: string;
  /** The replacement of a deprecated attribute, which still works. */
  deprecated?: string;
}

/** A requirement of an island. */
interface NeedDescription {
  /** As `shared/island/needs.ts` describes it. `{data-name}` stands for the value of an attribute of the host. */
  condition: string;
  /** Ends the sentence `It expects ...`. */
  expects: string;
}

/** A field of a form that an island reads. */
interface FieldDescription {
  /** The name of the field; null when `attribute` holds the name. */
  name: string | null;
  /** The attribute of the host whose value is the name of the field. */
  attribute: string | null;
  doc: string;
  required: boolean;
}

/** The definition of an island as plain data for tools, with the names of the markup. */
export interface IslandDescription {
  name: string;
  /** The folder that contains the island's folder, such as `cart`. */
  domain: string;
  doc: string;
  /** The default loading strategy; `data-island-when` overrides it. */
  when: string;
  /** Whether a stylesheet reserves its space until it is live. */
  keepsPlace: boolean;
  /** Whether most pages of a site contain it: `atoll.css` then reserves its space. */
  common: boolean;
  /** Whether it works on the whole document; then it has no host element. */
  wide: boolean;
  fallback: "replace" | "adopt";
  /** Selectors of markup that mounts it without `data-island`, when it is wide. */
  selectors: readonly string[];
  /** Attributes of the host element. */
  attributes: AttributeDescription[];
  /** Requirements besides the required attributes: without them the island does not start. */
  needs: NeedDescription[];
  /** Fields of the form that it reads. */
  fields: FieldDescription[];
  /** Attributes of elements inside or around the host. */
  parts: AttributeDescription[];
  events: { name: string; doc: string }[];
  examples: readonly string[];
}

/**
 * Describes a definition for tools.
 * @param domain the name of the folder that contains the island's folder
 * @param keepsPlace whether the island's folder has a reserve.css
 */
export function describe(
  {
    name,
    doc,
    when,
    fallback,
    config,
    needs = {},
    fields = {},
    parts = {},
    events = {},
    selectors = [],
    examples,
    common,
    wide,
  }: Definition,
  domain: string,
  keepsPlace = false,
): IslandDescription {
  return {
    name,
    domain,
    doc,
    when,
    keepsPlace,
    common: common ?? false,
    wide: wide ?? false,
    fallback,
    selectors,
    attributes: Object.entries<Field>(config).map(([key, field]) => describeOwn(attributeName(key, field), field)),
    needs: Object.entries(needs).map(([condition, expects]) => describeNeed(condition, expects, config)),
    fields: Object.entries(fields).map(([name, field]) => describeField(name, field, config)),
    parts: Object.entries<Field>(parts).map(([name, field]) => describeAttribute(name, field)),
    events: Object.entries(events).map(([name, doc]) => ({ name, doc })),
    examples,
  };
}

const placeholder = /\{(\w+)\}/g;

function describeNeed(condition: string, expects: string, config: Fields): NeedDescription {
  const nameOf = (key: string): string => attributeName(key, config[key]!);
  return {
    condition: condition.replace(placeholder, (_, key: string) => `{${nameOf(key)}}`),
    expects:
      expects.replaceAll(/`\{(\w+)\}`/g, (_, key: string) => {
        const { default: fallback } = config[key]!;
        return `the value of \`${nameOf(key)}\`${fallback ? `, by default \`${String(fallback)}\`` : ""}`;
      }) + (condition.endsWith("?") ? ", if it is set" : ""),
  };
}

function describeField(name: string, { doc, required }: FormField, config: Fields): FieldDescription {
  const key = /^\{(\w+)\}$/.exec(name)?.[1];
  return {
    name: key === undefined ? name : null,
    attribute: key === undefined ? null : attributeName(key, config[key]!),
    doc,
    required: required !== undefined,
  };
}

/** Describes an attribute of the host. The host may contain its JSON in a script element instead of the attribute. */
function describeOwn(name: string, field: Field): AttributeDescription {
  const described = describeAttribute(name, field);
  return field.kind === "json"
    ? { ...described, expects: "JSON, in the attribute or in a script of type application/json inside the element" }
    : described;
}

/** Describes a field. @param name the full name of its attribute */
export function describeAttribute(name: string, field: Field): AttributeDescription {
  const {
    kind,
    doc,
    required = false,
    default: fallback,
    min,
    max,
    values,
    pattern,
    expects = expectation(field),
    deprecated,
  } = field;
  return {
    name,
    kind,
    expects: kind === "json" ? "JSON" : expects,
    doc,
    required,
    default: fallback,
    min,
    max,
    values,
    pattern,
    deprecated,
  };
}
