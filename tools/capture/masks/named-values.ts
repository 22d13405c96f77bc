// Values that stand beside a name: `"csrfToken": "..."`, `?sid=...`, `data-api-key="..."`.
import { wildcard } from "../../wildcard.ts";
import type { MaskList } from "./mask-list.ts";

export interface NamedSecret {
  kind: string;
  value: string;
  start: number;
}

/** Finds what the names of a list give away. */
export class NamedValues {
  readonly #kinds: { kind: string; sure: boolean; name: RegExp }[];
  readonly #quoted: RegExp;
  readonly #inAddress: RegExp;

  constructor({ names, namesOfSecrets }: Pick<MaskList, "names" | "namesOfSecrets">) {
    const of = (lists: Record<string, string[]>, sure: boolean) =>
      Object.entries(lists).map(([kind, list]) => ({ kind, sure, name: anyName(list) }));
    this.#kinds = [...of(names, true), ...of(namesOfSecrets, false)];
    // Quoted also within a text that is quoted itself.
    this.#quoted =
      /(?<![\w$.-])([\w$.-]{2,80})(?:\\?["']|&quot;)?\s*[:=]\s*(\\?["'`]|&quot;)([^\s"'`\\<>&]{4,8192})\2/dg;
    this.#inAddress = /(?<=[?&;#"'`]|[;:]\s|%3F|%26|%23|%3f)([\w$.-]{2,80})(?:=|%3D)([^\s"'`&<>?;,()\\#{}]{1,8192})/dg;
  }

  /** The kind of secret that a field, parameter or key called `name` holds when its value is `value`. */
  kindOf(name: string, value: string): string | null {
    const known = this.#kinds.find((one) => one.name.test(name) && (one.sure || looksSecret(value)));
    return known?.kind ?? null;
  }

  /** What stands in a text, in its order. */
  *in(text: string): Generator<NamedSecret> {
    for (const match of text.matchAll(this.#quoted)) {
      const [, name = "", , value = ""] = match;
      const kind = this.kindOf(name, value);
      // `"csrfHeader": "X-CSRF"` says how it is sent, not what.
      if (kind && (/\d/.test(value) || value.length >= 24)) yield { kind, value, start: match.indices![3]![0] };
    }
    for (let match = this.#inAddress.exec(text); match; match = this.#inAddress.exec(text)) {
      const [, name = "", value = ""] = match;
      const own = value.split(/%26|%3B|%3F|%23/i, 1)[0]!;
      // An address may stand in it, which has parameters of its own.
      this.#inAddress.lastIndex = match.indices![2]![0];
      const kind = own && this.kindOf(name, own);
      if (kind) yield { kind, value: own, start: match.indices![2]![0] };
    }
  }
}

/** Whether a name is one of a list, in which `*` stands for anything. */
export const anyName = (list: string[]): RegExp =>
  new RegExp(`^(?:${list.map((name) => wildcard(name, "[\\w$.-]*")).join("|")})$`, "i");

/** Long, of letters and digits: no word, no number, no name. */
const looksSecret = (value: string): boolean =>
  value.length >= 16 && /[a-z]/i.test(value) && /\d/.test(value) && !/[\s/:]/.test(value.replace(/[+/=]+/g, ""));
