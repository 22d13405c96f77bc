import { warn } from "../../shared/warn.ts";
import { freshScript } from "./fresh-script.ts";
import { trusted } from "../core/trusted.ts";

/**
 * Runs inline scripts that may have run in this document before: with a page that the visitor saw earlier. A full load
 * starts with an empty document, so a script may declare a class or define a custom element without asking.
 */

/** Inserts an inline script. If it redeclares a global `const`, `let` or `class`, runs it again in a block scope. */
export function placeInline(fresh: HTMLScriptElement, place: (fresh: HTMLScriptElement) => void): HTMLScriptElement {
  let declaredTwice = false;
  const notice = (event: ErrorEvent): void => {
    declaredTwice = /been declared|redecl|duplicate v/i.test(event.message);
    if (declaredTwice) event.preventDefault();
  };
  addEventListener("error", notice);
  place(fresh);
  removeEventListener("error", notice);
  if (!declaredTwice) return fresh;
  warn("a script declares a name twice: use var.", fresh.text);
  const scoped = freshScript(fresh);
  scoped.text = trusted.createScript(`{${fresh.text}\n}`);
  fresh.replaceWith(scoped);
  return scoped;
}

/**
 * Accepts a second definition of a custom element, which would throw and end the script. The first one counts. To call
 * once in each bundle.
 */
export function allowRedefinition(): void {
  const define = customElements.define.bind(customElements);
  customElements.define = (name, element, options) => {
    const first = customElements.get(name);
    if (!first) define(name, element, options);
    else if (first !== element) createAs(first, element);
  };
}

/** Lets `new second()` create an element of the class `first`, because only defined classes can create elements. */
function createAs(first: CustomElementConstructor, second: CustomElementConstructor): void {
  const construct = (parent: CustomElementConstructor, values: unknown[], created: CustomElementConstructor): object =>
    Object.setPrototypeOf(
      Reflect.construct(parent, values, created === second ? first : created),
      created.prototype as object,
    ) as object;
  Object.setPrototypeOf(second, new Proxy(Object.getPrototypeOf(second) as CustomElementConstructor, { construct }));
}
