import type { Definition } from "../../shared/island/define.ts";
import type { Field, Kind } from "../../shared/island/field.ts";
import { attributeOf, expectation } from "../../shared/island/read-config.ts";

/** An attribute as people write it. */
export interface AttributeDescription {
  /** Its full name, such as `data-min`. */
  name: string;
  kind: Kind;
  /** What it takes, in words: `a whole number of at least 1`. */
  expects: string;
  doc: string;
  /** It does not mount without; of a part: on an element in it. */
  required: boolean;
  /** What counts where it is missing. */
  default?: unknown;
  /** Bounds of a number; of a size in bytes. */
  min?: number;
  max?: number;
  /** The values of a choice. */
  values?: readonly string[];
  /** Regular expression that a text has to match, unless it is empty and not required. */
  pattern?: string;
  /** It still works; what to write instead. */
  deprecated?: string;
}

/** What the tools for authors know of an island: its definition as plain data, under the names that stand in the markup. */
export interface IslandDescription {
  name: string;
  /** The folder of its folder, such as `cart`. */
  domain: string;
  doc: string;
  /** When its code is loaded, unless `data-island-when` says otherwise. */
  when: string;
  /** A style keeps its place free until it is live. */
  keepsPlace: boolean;
  /** The script of every page knows it. */
  common: boolean;
  /** One for the document: it has no host. */
  wide: boolean;
  fallback: "replace" | "adopt";
  /** Markup that mounts it without `data-island`. */
  selectors: readonly string[];
  /** Attributes of its own element. */
  attributes: AttributeDescription[];
  /** What its element has to match, or it does not mount; each with the end of the sentence `It expects ...`. */
  needs: { selector: string; expects: string }[];
  /** Attributes of elements in it or around it. */
  parts: AttributeDescription[];
  events: { name: string; doc: string }[];
  examples: readonly string[];
}

/** `domain` and `keepsPlace` are told by its folder: what that is in, and whether it has a reserve.css. */
export function describe(
  {
    name,
    doc,
    when,
    fallback,
    config,
    needs = {},
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
    attributes: Object.entries<Field>(config).map(([key, field]) => describeOwn(attributeOf(key, field), field)),
    needs: [
      ...Object.entries(needs).map(([selector, expects]) => ({ selector, expects })),
      ...Object.entries<Field>(parts).flatMap(([name, { required }]) =>
        required ? [{ selector: `:has([${name}])`, expects: `an element with \`${name}\` in it` }] : [],
      ),
    ],
    parts: Object.entries<Field>(parts).map(([name, field]) => describeAttribute(name, field)),
    events: Object.entries(events).map(([name, doc]) => ({ name, doc })),
    examples,
  };
}

/** JSON of an island's own may stand in its element, too. */
function describeOwn(name: string, field: Field): AttributeDescription {
  const described = describeAttribute(name, field);
  return field.kind === "json"
    ? { ...described, expects: "JSON, in the attribute or in a script of type application/json inside the element" }
    : described;
}

/** `field` as it stands in the markup, under its full name. */
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
