import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showInPage } from "../../../../islands/content/notifications/in-page.ts";
import { lifetimeOf } from "../../../../islands/content/notifications/rules.ts";
import { placeOfLine } from "../../../../shared/cart/line-place.ts";
import type { NewNotice } from "../../../../shared/stores/notices.ts";
import { addNotice, notices, removeNotice } from "../../../../shared/stores/notices.ts";

let end: AbortController;
let placeless: readonly number[];
const restoreFocus = vi.fn();
const t = ((key: string) => key) as Parameters<typeof showInPage>[1];
const shared = { lifetimeOf, restoreFocus, savePreviousFocus: vi.fn() };

beforeEach(() => {
  end = new AbortController();
  placeless = [];
  notices.setState({ list: [] });
  vi.clearAllMocks();
});
afterEach(() => {
  end.abort();
  showInPage([], t, shared, () => {}, new AbortController().signal);
});

/** Shows the notices of the store, as the island does after each change of them. */
function show(): void {
  end.abort();
  end = new AbortController();
  showInPage(notices.getState().list, t, shared, (ids) => void (placeless = ids), end.signal);
}
const add = (notice: Partial<NewNotice>): number => {
  const id = addNotice({ kind: "info", text: "Removed", ...notice });
  show();
  return id;
};
const list = (...ids: string[]): void => {
  document.body.innerHTML = `<main id="page"><ul>${ids.map((id) => `<li data-cart-line="${id}">${id}</li>`).join("")}</ul></main>`;
};
const items = (): (string | null)[] => [...document.querySelectorAll("ul > *")].map(({ textContent }) => textContent);
/** Lets the observer see a change of the page. */
const seen = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("OPT-10 CRT-02 notices of removed lines are in the places of the lines, also once the list is replaced", async () => {
  list("a", "b", "c", "d");
  for (const id of ["c", "b", "a"]) add({ text: `${id} is gone`, place: placeOfLine(id) });
  const gone = (id: string): string => `${id} is gone×`;
  expect(items()).toEqual(["a", gone("a"), "b", gone("b"), "c", gone("c"), "d"]);
  list("d");
  await seen();
  expect(items()).toEqual([gone("a"), gone("b"), gone("c"), "d"]);
  expect(placeless).toEqual([]);
});

test("OPT-10 a notice without a place in the page is left to the corner, and goes back when the page has one", async () => {
  list("a");
  const id = add({ place: placeOfLine("a") });
  document.body.innerHTML = '<main id="page"><p>Empty</p></main>';
  await seen();
  expect([placeless, document.querySelector(".atoll-notice")]).toEqual([[id], null]);
  list("b");
  await seen();
  expect([placeless, items()]).toEqual([[], ["Removed×", "b"]]);
});

test("OPT-10 its buttons remove a notice and return the focus; the action runs after that", () => {
  list("a");
  const run = vi.fn();
  const action = { text: "Undo", run };
  add({ place: placeOfLine("a"), action });
  const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(".atoll-notice button")];
  expect(buttons().map((button) => button.getAttribute("aria-label") ?? button.textContent)).toEqual([
    "Undo",
    "Notification.Close",
  ]);
  buttons()[0]!.click();
  show();
  expect([run.mock.calls.length, restoreFocus.mock.calls.length, items()]).toEqual([1, 1, ["a"]]);
  add({ place: placeOfLine("a"), action });
  buttons()[1]!.click();
  show();
  expect([run.mock.calls.length, restoreFocus.mock.calls.length, items()]).toEqual([1, 2, ["a"]]);
});

test("OPT-10 in a table a notice is a row, elsewhere a block", () => {
  document.body.innerHTML =
    '<main id="page"><table><tbody><tr data-cart-line="a"></tr></tbody></table><p id="p"></p></main>';
  add({ place: placeOfLine("a") });
  const parent = document.querySelector("main")!;
  const id = add({ place: () => ({ parent, before: null }) });
  expect([...document.querySelectorAll(".atoll-notice-place")].map(({ localName }) => localName)).toEqual([
    "tr",
    "div",
  ]);
  expect(document.querySelector<HTMLTableCellElement>("tr > td > .atoll-notice")).not.toBeNull();
  removeNotice(id);
  show();
  expect(document.querySelectorAll(".atoll-notice-place")).toHaveLength(1);
});
