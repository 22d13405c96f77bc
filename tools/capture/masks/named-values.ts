// Finds secrets by the name beside them: `"csrfToken": "..."`, `?sid=...`, `data-api-key="..."`.
import { wildcard } from "../../wildcard.ts";
import type { MaskList } from "./mask-list.ts";

export interface NamedSecret {
  kind: string;
  value: string;
  start: number;
}

/** Finds the values of names in a mask list. */
export class NamedValues {
  /** `isSure`: the name alone identifies a secret; otherwise the value must look like one. */
  readonly #kinds: { kind: string; isSure: boolean; name: RegExp }[];
  readonly #quoted: RegExp;
  readonly #inAddress: RegExp;

  constructor({ names, namesOfSecrets }: Pick<MaskList, "names" | "namesOfSecrets">) {
    const kindsOf = (lists: Record<string, string[]>, isSure: boolean) =>
      Object.entries(lists).map(([kind, list]) => ({ kind, isSure, name: anyName(list) }));
    this.#kinds = [...kindsOf(names, true), ...kindsOf(namesOfSecrets, false)];
    // The quotes may be escaped, inside of another quoted text.
    this.#quoted =
      /(?<![\w$.-])([\w$.-]{2,80})(?:\\?["']|&quot;)?\s*[:=]\s*(\\?["'`]|&quot;)([^\s"'`\\<>&]{4,8192})\2/dg;
    this.#inAddress = /(?<=[?&;#"'`]|[;:]\s|%3F|%26|%23|%3f)([\w$.-]{2,80})(?:=|%3D)([^\s"'`&<>?;,()\\#{}]{1,8192})/dg;
  }

  /** The kind of secret that a field, parameter or key with this name and value is; null for no secret. */
  kindOf(name: string, value: string): string | null {
    const match = this.#kinds.find((entry) => entry.name.test(name) && (entry.isSure || looksSecret(value)));
    return match?.kind ?? null;
  }

  /** The secrets in a text, in order. */
  *in(text: string): Generator<NamedSecret> {
    for (const match of text.matchAll(this.#quoted)) {
      const [, name = "", , value = ""] = match;
      const kind = this.kindOf(name, value);
      // `"csrfHeader": "X-CSRF"` is the name of a header, and no secret.
      if (kind && (/\d/.test(value) || value.length >= 24)) yield { kind, value, start: match.indices![3]![0] };
    }
    for (let match = this.#inAddress.exec(text); match; match = this.#inAddress.exec(text)) {
      const [, name = "", value = ""] = match;
      const firstPart = value.split(/%26|%3B|%3F|%23/i, 1)[0]!;
      // Continue inside of the value: it may be an address with parameters.
      this.#inAddress.lastIndex = match.indices![2]![0];
      const kind = firstPart && this.kindOf(name, firstPart);
      if (kind) yield { kind, value: firstPart, start: match.indices![2]![0] };
    }
  }
}

/** A pattern for the names of a list, in which `*` means any text. */
export const anyName = (list: string[]): RegExp =>
  new RegExp(`^(?:${list.map((name) => wildcard(name, "[\\w$.-]*")).join("|")})$`, "i");

/** Whether a value is long and has letters and digits, so that it is no word, number or name. */
const looksSecret = (value: string): boolean =>
  value.length >= 16 && /[a-z]/i.test(value) && /\d/.test(value) && !/[\s/:]/.test(value.replace(/[+/=]+/g, ""));
