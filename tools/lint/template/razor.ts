import { closing } from "./closing.ts";
import type { Placeholder, PlaceholderKind } from "./placeholder.ts";

const identifier = /[a-zA-Z_]\w*/y;
const member = /(?:[?!]?\.)(?=[a-zA-Z_])[a-zA-Z_]\w*/y;
const directive =
  /(?:using|model|inherits|inject|namespace|page|layout|addTagHelper|removeTagHelper|tagHelperPrefix|implements|attribute|typeparam|rendermode)[ \t][^\r\n]*/y;
const block = /(?:functions|code)\s*(?=\{)/y;
const condition =
  /(?:if|else\s*if|elseif|for|foreach|forelse|while|switch|using|lock|section|unless|isset|empty|case)\s*(?=\()/y;
const section = /section[ \t]+\w+\s*\{?/y;
const brace = /\s*\{/y;
const branch = /(?:else|empty|end\w*|default|break|continue|try|do)\b/y;

/** Maximum length of `@{ code }`, in characters. */
const MAX_CODE_LENGTH = 50_000;

/**
 * Reads the Razor or Blade placeholder that starts with the `@` at `at`: `@Model.Name`, `@(a + b)`,
 * `@Html.Raw("x")[0]`, `@if (x) {`, `@{ code }`, `@* comment *@`, `@endif`. Null for e-mail addresses, `@@` and
 * attributes such as `@click="..."`.
 */
export function razorAt(source: string, at: number, inTag: boolean): Placeholder | null {
  if (source[at - 1] === "@" || /[\w.%+-]/.test(source[at - 1] ?? "")) return null;
  const next = source[at + 1] ?? "";
  const found = (end: number, kind: PlaceholderKind): Placeholder | null =>
    end > at + 1 ? { start: at, end, kind } : null;
  if (next === "*") {
    const end = source.indexOf("*@", at + 2);
    return end < 0 ? null : found(end + 2, "comment");
  }
  if (next === "(") return found(closing(source, at + 1), "output");
  if (next === "{") return found(closing(source, at + 1, MAX_CODE_LENGTH), "statement");
  if (!/[a-zA-Z_]/.test(next)) return null;
  const isAtLineStart = /(?:^|\n)[ \t]*$/.test(source.slice(Math.max(0, at - 80), at));
  const line = isAtLineStart ? match(directive, source, at + 1) : 0;
  if (line) return found(at + 1 + line, "statement");
  const code = match(block, source, at + 1);
  if (code) return found(closing(source, at + 1 + code, MAX_CODE_LENGTH), "statement");
  const head = match(condition, source, at + 1);
  if (head) return found(afterCondition(source, at + 1 + head), "statement");
  const word = match(section, source, at + 1) || match(branch, source, at + 1);
  if (word) return found(at + 1 + word, "statement");
  const end = afterExpression(source, at + 1);
  return inTag && /^(?:[.:-]|\s*=)/.test(source.slice(end, end + 40)) ? null : found(end, "output");
}

/** The offset after `(x)` and, in Razor, after the brace that follows. */
function afterCondition(source: string, at: number): number {
  const close = closing(source, at);
  return close < 0 ? -1 : close + match(brace, source, close);
}

function afterExpression(source: string, from: number): number {
  let at = from;
  if (source.startsWith("await ", at)) at += "await ".length;
  at += match(identifier, source, at);
  for (;;) {
    const bracket = source[at] === "(" || source[at] === "[" ? closing(source, at) : -1;
    const step = bracket > 0 ? bracket - at : match(member, source, at);
    if (step === 0) return at;
    at += step;
  }
}

/** The length of the match at `at`; 0 without a match. */
function match(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0].length ?? 0;
}
