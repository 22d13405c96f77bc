// What is secret or personal by the place in a page where it stands: fields, tokens, what a selector names.
import { compile } from "css-select";
import { below, type Document, type Element, elementsIn, isText } from "../../html/tree.ts";
import { attribute, attributesOf, rawText } from "../html/tree.ts";
import { Problem } from "../../problem.ts";
import type { MaskList } from "./mask-list.ts";
import { anyName, type NamedValues } from "./named-values.ts";
import { valuesInJson } from "./secrets-in-json.ts";

/** The autofill field names of the HTML standard that tell of a person. */
const autocomplete: [names: RegExp, kind: string][] = [
  [/^(cc-)?(name|given-name|additional-name|family-name|nickname)$/, "name"],
  [/^email$/, "e-mail"],
  [/^tel(-|$)/, "phone"],
  [/^postal-code$/, "postal code"],
  [/^(bday(-|$)|cc-exp)/, "date"],
  [/^cc-/, "card"],
  [/^(current-password|new-password|one-time-code)$/, "password"],
  [/^(street-address|address-line\d|address-level\d|organization|username|url|impp|photo)$/, "personal data"],
];

const types: Record<string, string> = { password: "password", email: "e-mail", tel: "phone" };

/** Their value says what they mean, not what somebody typed. */
const notTyped = /^(checkbox|radio|submit|button|image|reset|range|color)$/;

/** One of two, such as what stands beside a checkbox. */
const isChoice = (value: string): boolean => /^(true|false|on|off|yes|no)$/i.test(value.trim());

export class SecretsInHtml {
  readonly #named: NamedValues;
  readonly #fields: [names: RegExp, kind: string][];
  readonly #selectors: { kind: string; matches(element: Element): boolean }[];

  /** Throws a `Problem` for a selector that is none. */
  constructor({ fields, selectors }: MaskList, named: NamedValues) {
    this.#named = named;
    this.#fields = Object.entries(fields).map(([kind, names]) => [anyName(names), kind]);
    this.#selectors = Object.entries(selectors).flatMap(([kind, list]) =>
      list.map((selector) => ({ kind, matches: compiled(selector) })),
    );
  }

  /** The kind of secret that an attribute's whole value is, by its element. */
  kindOf(element: Element, name: string, value: string): string | null {
    if (!value.trim()) return null;
    if (element.name === "input" && name === "value") return this.#kindOfField(element, value);
    if (element.name === "meta" && name === "content")
      return this.#kindByName(attribute(element, "name") || attribute(element, "property"), value);
    // Rules of validation are sentences, and a sentence is no secret.
    return name.startsWith("data-") && !name.startsWith("data-val-") && !/\s/.test(value) && !isChoice(value)
      ? this.#kindByName(name.slice("data-".length), value)
      : null;
  }

  /** The kind of secret that stands under a key of JSON. */
  kindOfKey(key: string, value: string): string | null {
    if (!value.trim() || isChoice(value)) return null;
    return this.#fields.find(([names]) => names.test(key))?.[1] ?? this.#kindByName(key, value);
  }

  /** The kind of secret that stands under a key of a script's JSON. */
  kindInScript(script: Element, key: string, value: string): string | null {
    // The visitor's id, whatever it looks like.
    return "data-atoll-settings" in script.attribs && key === "user" && value.trim()
      ? "customer"
      : this.kindOfKey(key, value);
  }

  /** The texts of a page that are masked whole: what was typed into an area, and what a selector names. */
  *textsIn(document: Document): Generator<{ kind: string; text: string; start: number; end: number }> {
    for (const element of elementsIn(document)) {
      const kind =
        this.#selectors.find(({ matches }) => matches(element))?.kind ??
        (element.name === "textarea" ? this.#kindOfField(element, "text") : null);
      if (!kind) continue;
      for (const node of below(element)) {
        const place = node.sourceCodeLocation;
        if (!isText(node) || !place) continue;
        const text = node.data.trim();
        if (text) yield { kind, text, start: place.startOffset, end: place.endOffset };
      }
    }
  }

  /** A page's secrets that stand in attributes and in scripts of JSON. */
  *valuesIn(document: Document): Generator<{ kind: string; value: string }> {
    for (const element of elementsIn(document)) {
      for (const { name, value } of attributesOf(element)) {
        const kind = this.kindOf(element, name, value);
        if (kind) yield { kind, value };
      }
      for (const { key, value } of element.name === "script" ? valuesInJson(rawText(element)?.text ?? "") : []) {
        const kind = this.kindInScript(element, key, String(value));
        if (kind) yield { kind, value: String(value) };
      }
    }
  }

  #kindOfField(field: Element, value: string): string | null {
    const type = attribute(field, "type").toLowerCase();
    if (notTyped.test(type) || type === "number" || isChoice(value)) return null;
    const name = attribute(field, "name") || attribute(field, "id");
    const filled = attribute(field, "autocomplete")
      .toLowerCase()
      .split(/\s+/)
      .find((word) => autocomplete.some(([names]) => names.test(word)));
    return (
      types[type] ??
      autocomplete.find(([names]) => filled && names.test(filled))?.[1] ??
      this.#fields.find(([names]) => names.test(name))?.[1] ??
      this.#kindByName(name, value)
    );
  }

  /** `csrf-param` and its like say how it is called, not what it is. */
  #kindByName(name: string, value: string): string | null {
    return /(-|_)(param|name|header|url|path)$/i.test(name) ? null : this.#named.kindOf(name, value);
  }
}

function compiled(selector: string): (element: Element) => boolean {
  try {
    return compile(selector) as (element: Element) => boolean;
  } catch (error) {
    throw new Problem(`The selector "${selector}" of a list of masks is none: ${(error as Error).message}.`);
  }
}
