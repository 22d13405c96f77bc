// Finds secrets and personal data by their place in a page: fields, tokens, elements that match a selector.
import { compile } from "css-select";
import { below, type Document, type Element, elementsIn, isText } from "../../html/tree.ts";
import { attribute, attributesOf, rawText } from "../html/tree.ts";
import { Problem } from "../../problem.ts";
import type { MaskList } from "./mask-list.ts";
import { anyName, type NamedValues } from "./named-values.ts";
import { valuesInJson } from "./secrets-in-json.ts";

/** The autofill field names of the HTML standard that mean personal data. */
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

/** Input types whose value is not user input. */
const nonTextTypes = /^(checkbox|radio|submit|button|image|reset|range|color)$/;

/** Whether a value is a boolean, such as the hidden field of a checkbox. */
const isChoice = (value: string): boolean => /^(true|false|on|off|yes|no)$/i.test(value.trim());

export class SecretsInHtml {
  readonly #named: NamedValues;
  readonly #fields: [names: RegExp, kind: string][];
  readonly #selectors: { kind: string; matches(element: Element): boolean }[];

  /** Throws a `Problem` for an invalid selector. */
  constructor({ fields, selectors }: MaskList, named: NamedValues) {
    this.#named = named;
    this.#fields = Object.entries(fields).map(([kind, names]) => [anyName(names), kind]);
    this.#selectors = Object.entries(selectors).flatMap(([kind, list]) =>
      list.map((selector) => ({ kind, matches: compileSelector(selector) })),
    );
  }

  /** The kind of secret in an attribute's value; null for no secret. */
  kindOf(element: Element, name: string, value: string): string | null {
    if (!value.trim()) return null;
    if (element.name === "input" && name === "value") return this.#kindOfField(element, value);
    if (element.name === "meta" && name === "content")
      return this.#kindByName(attribute(element, "name") || attribute(element, "property"), value);
    // Validation messages are sentences, and a value with spaces is no secret.
    return name.startsWith("data-") && !name.startsWith("data-val-") && !/\s/.test(value) && !isChoice(value)
      ? this.#kindByName(name.slice("data-".length), value)
      : null;
  }

  /** The kind of secret in the value of a JSON key. */
  kindOfKey(key: string, value: string): string | null {
    if (!value.trim() || isChoice(value)) return null;
    return this.#fields.find(([names]) => names.test(key))?.[1] ?? this.#kindByName(key, value);
  }

  /** The kind of secret in the value of a key in a JSON script. */
  kindInScript(script: Element, key: string, value: string): string | null {
    // `user` in the settings is the visitor's id, whatever its form.
    return "data-atoll-settings" in script.attribs && key === "user" && value.trim()
      ? "customer"
      : this.kindOfKey(key, value);
  }

  /** The texts to mask as a whole: the content of text areas and of elements that match a selector. */
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

  /** The secrets in attributes and JSON scripts. */
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
    if (nonTextTypes.test(type) || type === "number" || isChoice(value)) return null;
    const name = attribute(field, "name") || attribute(field, "id");
    const fieldName = attribute(field, "autocomplete")
      .toLowerCase()
      .split(/\s+/)
      .find((word) => autocomplete.some(([names]) => names.test(word)));
    return (
      types[type] ??
      autocomplete.find(([names]) => fieldName && names.test(fieldName))?.[1] ??
      this.#fields.find(([names]) => names.test(name))?.[1] ??
      this.#kindByName(name, value)
    );
  }

  /** Names such as `csrf-param` have a name as their value, and no secret. */
  #kindByName(name: string, value: string): string | null {
    return /(-|_)(param|name|header|url|path)$/i.test(name) ? null : this.#named.kindOf(name, value);
  }
}

function compileSelector(selector: string): (element: Element) => boolean {
  try {
    return compile(selector) as (element: Element) => boolean;
  } catch (error) {
    throw new Problem(`"selectors" expects CSS selectors, got "${selector}": ${(error as Error).message}.`);
  }
}
