import { afterEach, expect, test, vi } from "vitest";
import { recentSearches } from "../../../../islands/search/suggestions/recent.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

afterEach(() => localStorage.clear());

test("SRC-01 a box without last searches leaves those of another box; only a lack of consent removes them", () => {
  const consent = vi.spyOn(standInShell(), "consent", "get");
  document.body.innerHTML = '<form action="/en/search"><input name="q"></form><form action="/en/search"><input></form>';
  const [form, other] = [...document.querySelectorAll("form")] as [HTMLFormElement, HTMLFormElement];
  const open = (form: HTMLFormElement, max: number) =>
    recentSearches(form, form.querySelector("input")!, max, new AbortController().signal);
  consent.mockReturnValue({ preferences: true } as never);
  const box = open(form, 5);
  box.add("mug");
  const without = open(other, 0);
  without.add("rope");
  const count = (searches: typeof box): number => searches.choices(() => {}).length;
  // The search, and a choice that removes all.
  expect([count(box), count(without)]).toEqual([2, 0]);
  consent.mockReturnValue(null);
  open(other, 0);
  expect(localStorage.length).toBe(0);
});
