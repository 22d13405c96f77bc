import { contentRange, hasPlaceholder, type Host, isMasked, isOpen, type Page } from "../page/page.ts";
import { type Element, elementsIn, around } from "../page/tree.ts";
import { formFields, formOf } from "./form-fields.ts";
import { matches } from "./matches.ts";

/** `unknown`: the source does not show whether the need is met. */
export type Verdict = "met" | "unmet" | "unknown";

/**
 * Judges a need of an island as `unmetNeed` in `shared/island/needs.ts` does at run time. A part of a page may lack
 * elements that another template contains, and a placeholder may produce any elements: then the verdict is `unknown`.
 */
export function judgeNeed(condition: string, host: Host, page: Page): Verdict {
  const verdicts = condition.split(" || ").map((test) => judgeTest(test, host, page));
  return (["met", "unknown", "unmet"] as const).find((verdict) => verdicts.includes(verdict))!;
}

function judgeTest(test: string, { element, island }: Host, page: Page): Verdict {
  const [placeholder, name] = /\{(.*?)\}/.exec(test) ?? [];
  const fallback = island.attributes.find((attribute) => attribute.name === name)?.default;
  const value = name === undefined ? undefined : (element.attribs[name] ?? String(fallback ?? ""));
  if (value === "") return test.endsWith("?") ? "met" : "unmet";
  if (value !== undefined && isMasked(value)) return "unknown";
  const text = placeholder === undefined ? test : test.replace(placeholder, () => value!);
  if (text.startsWith("@")) return judgeField(text, element, page);
  if (value !== undefined) return judgeDocument(text, page);
  const isGenerated = hasPlaceholder(page, contentRange(element));
  const [each, inner] = text.split(" => ");
  if (inner !== undefined) return isGenerated ? "unknown" : judgeEach(element, each!, inner);
  if (isGenerated && text.includes(":has(")) return "unknown";
  return verdictOf(matches(element, text));
}

const verdictOf = (isMet: boolean): Verdict => (isMet ? "met" : "unmet");

/** Whether the page shows all that is around its elements: otherwise another template may contain more. */
const isComplete = (page: Page): boolean => page.isWhole && !isOpen(page);

function judgeField(test: string, host: Element, page: Page): Verdict {
  const [, name, mark] = /^@(.*?)([!?]?)$/.exec(test)!;
  const form = formOf(page, host);
  if (!form) return isComplete(page) ? "unmet" : "unknown";
  const { names, filled, isOpen } = formFields(page, form);
  if ((mark === "!" ? filled : names).has(name!)) return "met";
  const mayBeElsewhere = "id" in form.attribs && !isComplete(page);
  return isOpen || mayBeElsewhere ? "unknown" : "unmet";
}

function judgeDocument(selector: string, page: Page): Verdict {
  try {
    if (page.elements.some((element) => matches(element, selector))) return "met";
  } catch {
    // The value is no selector.
    return "unmet";
  }
  return isComplete(page) ? "unmet" : "unknown";
}

function judgeEach(host: Element, each: string, inner: string): Verdict {
  const all = [...elementsIn(host)].filter((element) => matches(element, each));
  const isMet = (element: Element): boolean =>
    [...elementsIn(element)].some((child) => matches(child, inner)) ||
    [...around(element)].some((other) => all.includes(other));
  return verdictOf(all.length > 0 && all.every(isMet));
}
