import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSearch } from "../../../tools/docs/client/search.ts";
import { renderView } from "../../../tools/docs/render.ts";

const field = (): HTMLInputElement => document.querySelector("#site-search")!;
const panel = (): HTMLElement => document.querySelector(".results")!;
const status = (): string => panel().querySelector("[role=status]")!.textContent;
const nextSteps = (): HTMLElement => panel().querySelector("ul")!;

async function type(query: string): Promise<void> {
  field().focus();
  field().value = query;
  field().dispatchEvent(new Event("input"));
  await vi.waitFor(() => expect(panel().textContent).toContain(query));
}

function press(key: string): void {
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

beforeEach(() => {
  const page = { path: "index", title: "Atoll", body: "", root: "", contents: [], navigation: [] };
  const [, body] = /<body>(.*)<\/body>/s.exec(renderView("layout", page))!;
  document.body.innerHTML = body!;
  window.atollSearchEntries = [
    { page: "guides/forms.html", id: "", title: "Forms", heading: "", text: "Send a form." },
  ];
  // The entries are there already: no script loads.
  vi.spyOn(document.head, "append").mockImplementation((script) => {
    (script as Element).dispatchEvent(new Event("load"));
  });
  startSearch("");
});

afterEach(() => vi.restoreAllMocks());

test("docs: a search without matches says so, and offers links that the arrow keys reach", async () => {
  await type("qqqqqqqq");
  expect(status()).toBe('Nothing found for "qqqqqqqq". Try another word, or one of these pages:');
  expect(panel().querySelectorAll("ol a")).toHaveLength(0);
  expect(nextSteps().hidden).toBe(false);
  const links = [...nextSteps().querySelectorAll("a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining(["start.html", "reference/islands/index.html", "troubleshooting.html"]),
  );
  press("ArrowDown");
  expect(document.activeElement).toBe(links[0]);
  press("ArrowUp");
  expect(document.activeElement).toBe(field());
});

test("docs: Enter opens the first match, and none of the links that are offered without a match", async () => {
  const opened: (string | null)[] = [];
  panel().addEventListener("click", (event) => {
    event.preventDefault();
    opened.push((event.target as Element).getAttribute("href"));
  });
  const submit = (): boolean => field().form!.dispatchEvent(new Event("submit", { cancelable: true }));
  await type("qqqqqqqq");
  submit();
  expect(opened).toEqual([]);
  await type("form");
  expect(status()).toBe("");
  expect(nextSteps().hidden).toBe(true);
  submit();
  expect(opened).toEqual(["guides/forms.html"]);
});
