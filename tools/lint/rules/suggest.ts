import type { Page } from "../page/page.ts";
import type { Range } from "../page/range.ts";
import type { Suggestion } from "../rule.ts";

/** Suggests another value for the attribute at `at`. Undefined when the source escapes the value, as with `&amp;`. */
export function inValue({ source }: Page, at: Range, value: string, text: string | undefined): Suggestion | undefined {
  const sourceText = source.slice(at.start, at.end);
  const from = sourceText.indexOf(value, sourceText.indexOf("="));
  return from > 0 && text
    ? { message: `Did you mean "${text}"?`, fix: { start: at.start + from, end: at.start + from + value.length, text } }
    : undefined;
}

/**
 * Suggests another name for the attribute at `at`. Undefined when the source has another text there: a merged `<body>`.
 */
export function inName({ source }: Page, at: Range, name: string, text: string | undefined): Suggestion | undefined {
  const end = at.start + name.length;
  return text && source.slice(at.start, end).toLowerCase() === name
    ? { message: `Did you mean ${text}?`, fix: { start: at.start, end, text } }
    : undefined;
}
