import { isMatch } from "../dom/is-match.ts";
import { fieldIn } from "../form/form-of.ts";

/**
 * Judges whether the page has what an island needs. A need maps a condition to the text that completes the sentence `It
 * expects ...`. A condition is one of these tests, or several, separated by ` || `, of which one must be met:
 *
 * - A selector, such as `:has(input)`: the host must match it.
 * - `A => B`: the host must contain elements that match A, and each must contain one that matches B. An element inside
 *   another one that matches A does not count.
 * - `A *> B`: the first element in the host that matches A must have children, and each must contain an element
 *   that matches B.
 * - `@NAME`: a form of the host must have a field of this name. `@NAME!`: the field must have a value.
 * - A selector with `{KEY}`, such as `[id="{panel}"]`: the document must contain an element that matches it.
 *
 * `{KEY}` stands for the value of a config key, also in the text. Without a value the test is not met, except `@{KEY}?`.
 */
export type Needs = Readonly<Record<string, string>>;

/** The config of an island, or for tools the values of its attributes. */
export type Values = Readonly<Record<string, unknown>>;

const placeholder = /\{([\w-]+)\}/;

/** Whether a condition is a selector only, with which `create-mount.ts` can do. */
export const isSelector = (condition: string): boolean => !/^@|\{| [=*]> | \|\| /.test(condition);

/** The text of the first need that is not met; undefined when all are met. */
export function unmetNeed(host: HTMLElement, needs: Needs, values: Values): string | undefined {
  for (const [condition, expects] of Object.entries(needs)) {
    if (!condition.split(" || ").some((test) => isMet(host, test, values)))
      return expects.replace(placeholder, (_, key: string) => String(values[key]));
  }
}

function isMet(host: HTMLElement, test: string, values: Values): boolean {
  let value: unknown = test;
  const text = test.replace(placeholder, (_, key: string) => String((value = values[key])));
  if (!value) return test.endsWith("?");
  if (text[0] === "@") {
    const [, name, mark] = /^@(.*?)([!?]?)$/.exec(text)!;
    const field = fieldIn(host, name!);
    return mark === "!" ? !!field?.value : !!field;
  }
  const [list, content] = text.split(" *> ");
  if (content) {
    const items = [...(host.querySelector(list!)?.children ?? [])];
    return items.length > 0 && items.every((item) => item.querySelector(content));
  }
  const [each, inner] = text.split(" => ");
  if (inner) {
    const all = [...host.querySelectorAll(each!)];
    const isNested = (element: Element): boolean => all.some((other) => other !== element && other.contains(element));
    return all.length > 0 && all.every((element) => element.querySelector(inner) || isNested(element));
  }
  try {
    return value === test ? isMatch(host, text) : !!document.querySelector(text);
  } catch {
    // The value is no selector.
    return false;
  }
}
