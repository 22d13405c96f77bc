import { contentRange, hasPlaceholder, type Host, isMasked, isOpen, type Page } from "../page/page.ts";
import { around, childrenOf, type Element, elementsIn, isElement } from "../page/tree.ts";
import { formFields, formsOf } from "./form-fields.ts";
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
  const [list, content] = text.split(" *> ");
  if (content !== undefined) return isGenerated ? "unknown" : judgeItems(element, list!, content);
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
  const { forms, isOpen } = formsOf(page, host, name!);
  const fields = forms.map((form) => formFields(page, form));
  const found = fields.find(({ names }) => names.has(name!));
  if (found && (mark !== "!" || found.filled.has(name!))) return "met";
  if (fields.some(({ isOpen }) => isOpen)) return "unknown";
  if (isComplete(page)) return "unmet";
  return isOpen || forms.length === 0 || forms.some(({ attribs }) => "id" in attribs) ? "unknown" : "unmet";
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

function judgeItems(host: Element, selector: string, content: string): Verdict {
  const list = [...elementsIn(host)].find((element) => matches(element, selector));
  const hasContent = (item: Element): boolean => [...elementsIn(item)].some((child) => matches(child, content));
  const items = list ? childrenOf(list).filter(isElement) : [];
  return verdictOf(items.length > 0 && items.every(hasContent));
}

function judgeEach(host: Element, each: string, inner: string): Verdict {
  const all = [...elementsIn(host)].filter((element) => matches(element, each));
  const isMet = (element: Element): boolean =>
    [...elementsIn(element)].some((child) => matches(child, inner)) ||
    [...around(element)].some((other) => all.includes(other));
  return verdictOf(all.length > 0 && all.every(isMet));
}
