// A select with the island, without the network and without texts until a test passes them.
import { afterEach, beforeEach, vi } from "vitest";
import definition from "../../../islands/form/select-enhancer/definition.ts";
import selectEnhancer from "../../../islands/form/select-enhancer/select-enhancer.ts";
import { island } from "../../../shared/island/mount.ts";
import { body } from "./islands.ts";

type Use = (t: (key: string, ...values: unknown[]) => string) => void;
const texts = vi.hoisted(() => ({ listeners: new Set<Use>() }));
vi.mock("../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: Use) => {
    texts.listeners.add(use);
    return () => texts.listeners.delete(use);
  },
}));
const code = vi.hoisted(() => ({ requests: 0, answer: (load: () => Promise<unknown>) => load() }));
vi.mock("../../../shared/island/lazy-import.ts", () => ({
  lazyImport: (_name: string, load: () => Promise<unknown>) => (code.requests++, code.answer(load)),
}));

// In happy-dom the list of selected options does not change when a script selects an option.
Object.defineProperty(HTMLSelectElement.prototype, "selectedOptions", {
  get(this: HTMLSelectElement) {
    return [...this.options].filter(({ selected }) => selected);
  },
});

export { code, texts };

const unmounts: (() => void)[] = [];
/** Failures that the island reports. */
export const fail = vi.fn();
/** The device, for the tests to change. */
export const device = { isTouch: false };

beforeEach(async () => {
  // Loads the library now, so that the tests wait for the clock only.
  await import("../../../islands/form/select-enhancer/choices.ts");
  vi.useFakeTimers();
  fail.mockClear();
  device.isTouch = false;
  code.requests = 0;
  code.answer = (load) => load();
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: coarse)" && device.isTouch }));
});
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  texts.listeners.clear();
  document.body.replaceChildren();
});

export const countries = `<option value="">Choose</option><option value="be">Belgium</option><option
  value="fr">France</option><option value="fi" disabled>Finland</option><optgroup label="Far"><option
    value="br">Brazil</option><option value="ch">Chile</option></optgroup>`;
export const selectHtml = (attributes = "", options = countries): string =>
  `<label for="c">Country</label> <select id="c" name="c" ${attributes}>${options}</select>`;

/** Key codes that Tom Select reads. */
const keyCodes: Record<string, number> = {
  Backspace: 8,
  Enter: 13,
  Escape: 27,
  ArrowUp: 38,
  ArrowDown: 40,
  Delete: 46,
};

export const newOption = (text: string, value: string): HTMLOptionElement =>
  Object.assign(document.createElement("option"), { textContent: text, value });
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(400);
export const names = (elements: Iterable<Element>): string[] => [...elements].map(({ textContent }) => textContent);

export const towns = selectHtml(
  "multiple",
  `<option value="">All</option><option value="o" selected>Ostend</option><option value="g" selected>Ghent</option>
    <option value="b">Bruges</option>`,
);

/** Mounts the island on the element `.host` in `html`, else on the select, inside a form. */
export async function show(html = selectHtml()) {
  const abort = new AbortController();
  const form = body(`<form>${html}</form>`) as HTMLFormElement;
  const select = form.querySelector("select")!;
  const host = form.querySelector<HTMLElement>(".host") ?? select;
  const before = form.innerHTML;
  const end = island(definition, selectEnhancer)(host, { signal: abort.signal, id: "select-enhancer-1", fail });
  const unmount = (): void => {
    if (abort.signal.aborted) return;
    abort.abort();
    end();
  };
  unmounts.push(unmount);
  await settle();
  const find = (selector: string) => form.querySelector<HTMLElement>(selector)!;
  const box = (): HTMLElement => find("[role=combobox]");
  const options = () => [...form.querySelectorAll<HTMLElement>(".ts-dropdown [role=option]")];
  return {
    form,
    select,
    before,
    find,
    box,
    options,
    list: () => find("[role=listbox]"),
    isOpen: () => box().getAttribute("aria-expanded") === "true",
    active: () => find(".option.active")?.textContent,
    click: async (element: HTMLElement, detail = 1) => {
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
      await settle();
    },
    option: (name: string) => options().find(({ textContent }) => textContent === name)!,
    /** Presses a key on the box; returns whether the browser's own action was prevented. */
    press: (key: string, more: KeyboardEventInit = {}) =>
      !box().dispatchEvent(
        new KeyboardEvent("keydown", { key, keyCode: keyCodes[key] ?? 0, bubbles: true, cancelable: true, ...more }),
      ),
    chosen: () => [...select.selectedOptions].map(({ value }) => value),
    unmount,
  };
}
