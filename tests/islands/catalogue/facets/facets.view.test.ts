import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/catalogue/facets/definition.ts";
import facets from "../../../../islands/catalogue/facets/facets.ts";
import type { ShellApi } from "../../../../shared/shell-api.ts";
import { island } from "../../../../shared/island/mount.ts";
import { visitInPlace } from "../../../../shared/page/visit-in-place.ts";
import { compose, endComposition } from "../../../unit/stand-ins/composition.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

let shell: ShellApi;
let abort: AbortController;
const { pathname: before } = location;

beforeEach(() => {
  vi.useFakeTimers();
  shell = standInShell({ culture: "en", locale: "nl-BE", siteTexts: false });
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response("", { status: 500 })),
  );
  abort = new AbortController();
  history.replaceState(null, "", "/en/catalog?pageindex=3&utm_source=letter");
});
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
  history.replaceState(null, "", before);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const form = `<form method="get" action="/en/catalog">
  <fieldset>
    <input type="checkbox" name="filter[Brand]" value="12" id="b12"><input type="checkbox" name="filter[Brand]"
      value="14" id="b14">
    <input type="checkbox" name="filter[ProductAttributes][7]" value="31" id="c31">
    <input type="radio" name="filter[SoldBy]" value="" id="any" checked><input type="radio" name="filter[SoldBy]"
      value="weight" id="weight">
    <select name="filter[Rating]" id="rating"><option value="">all</option><option value="4">4</option></select>
  </fieldset>
  <fieldset><input name="filter[Price][from]" id="from"><input name="filter[Price][to]" id="to"></fieldset>
  <input name="filter[Maker]" id="maker"><input name="other" id="other"><button>Show</button>
</form>`;

function show(attributes = "", html = form) {
  document.body.innerHTML = `<div ${attributes}>${html}</div>`;
  const host = document.body.firstElementChild as HTMLElement;
  const mount = () => island(definition, facets)(host, { signal: abort.signal, id: "facets-1", fail: vi.fn() });
  return { host, mount };
}
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
function tick(id: string, checked = true): void {
  field(id).checked = checked;
  field(id).dispatchEvent(new Event("change", { bubbles: true }));
}
function type(id: string, value: string): void {
  field(id).value = value;
  field(id).dispatchEvent(new Event("input", { bubbles: true }));
}
const commit = (id: string): boolean => field(id).dispatchEvent(new Event("change", { bubbles: true }));
const submit = (): boolean =>
  document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
const visitedUrls = (): string[] => vi.mocked(shell.visit).mock.calls.map(([url]) => decodeURIComponent(url));

test("FIL-04 FIL-05 each choice updates the list at once and drops the page index", () => {
  show("data-refresh-on-click").mount();
  tick("b12");
  tick("c31");
  tick("b12", false);
  expect(visitedUrls()).toEqual([
    '/en/catalog?utm_source=letter&filter={"Brand":["12"]}',
    '/en/catalog?utm_source=letter&filter={"Brand":["12"],"ProductAttributes":{"7":["31"]}}',
    '/en/catalog?utm_source=letter&filter={"ProductAttributes":{"7":["31"]}}',
  ]);
  expect(vi.mocked(shell.visit).mock.calls[0]![1]).toEqual({ stay: true });
  tick("other");
  expect(visitedUrls()).toHaveLength(3);
});

test("FIL-05 a site may name the parameter of the page number", () => {
  history.replaceState(null, "", "/en/catalog?Page=4&pages=2");
  show('data-refresh-on-click data-page-parameter="page"').mount();
  tick("b12");
  expect(visitedUrls()).toEqual(['/en/catalog?pages=2&filter={"Brand":["12"]}']);
});

test("FIL-04 without data-refresh-on-click it updates 1 s after the last choice or on submit", () => {
  show().mount();
  tick("b12");
  vi.advanceTimersByTime(999);
  tick("b14");
  vi.advanceTimersByTime(999);
  expect(visitedUrls()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(visitedUrls()).toEqual(['/en/catalog?utm_source=letter&filter={"Brand":["12","14"]}']);
  tick("b14", false);
  expect(submit()).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(visitedUrls()).toHaveLength(2);
});

test("FIL-04 CAT-01 a waiting choice is included when another control visits the list", () => {
  show().mount();
  tick("b12");
  vi.mocked(shell.visit).mockImplementationOnce(async () => {
    document.dispatchEvent(new CustomEvent("page:out", { detail: {} }));
    return false;
  });
  void visitInPlace("/en/catalog?sort=new");
  expect(visitedUrls()).toEqual(["/en/catalog?sort=new", '/en/catalog?sort=new&filter={"Brand":["12"]}']);
  vi.advanceTimersByTime(5000);
  expect(visitedUrls()).toHaveLength(2);
});

test("FIL-04 the button leads to the list, also where a tap does not focus it; Enter in a field does not", () => {
  show("", `${form.replace("catalog", "catalog#list")}<h2 id="list" tabindex="-1">Products</h2>`).mount();
  const list = document.getElementById("list")!;
  const button = document.querySelector("button")!;
  const send = (): boolean =>
    document
      .querySelector("form")!
      .dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button }));
  field("from").focus();
  send();
  expect(document.activeElement).toBe(field("from"));
  // As in Safari, where a press on a button only takes the focus from the field.
  field("from").blur();
  send();
  expect(document.activeElement).toBe(list);
  button.focus();
  send();
  expect(document.activeElement).toBe(list);
});

test("FIL-04 with a delay of 0 the list updates only on submit", () => {
  show('data-submit-delay="0"').mount();
  tick("b12");
  type("from", "5");
  vi.advanceTimersByTime(60_000);
  expect(visitedUrls()).toEqual([]);
  submit();
  expect(visitedUrls()).toEqual(['/en/catalog?utm_source=letter&filter={"Brand":["12"],"Price":["5-"]}']);
});

test("FIL-03 radio buttons, selects, text fields and data-single checkboxes hold one value", () => {
  show('data-refresh-on-click data-single="Brand"').mount();
  tick("b12");
  tick("b14");
  expect(field("b12").checked).toBe(false);
  tick("weight");
  field("rating").value = "4";
  commit("rating");
  expect(visitedUrls().at(-1)).toBe(
    '/en/catalog?utm_source=letter&filter={"Brand":["14"],"Rating":["4"],"SoldBy":["weight"]}',
  );
  tick("any");
  field("rating").value = "";
  commit("rating");
  expect(visitedUrls().at(-1)).toBe('/en/catalog?utm_source=letter&filter={"Brand":["14"]}');
  type("maker", " Dune ");
  submit();
  expect(visitedUrls().at(-1)).toBe('/en/catalog?utm_source=letter&filter={"Brand":["14"],"Maker":["Dune"]}');
  type("maker", "  ");
  submit();
  expect(visitedUrls().at(-1)).toBe('/en/catalog?utm_source=letter&filter={"Brand":["14"]}');
});

test("FIL-03 prices are accepted in either order; an invalid one shows a message", () => {
  const { mount } = show("data-refresh-on-click");
  mount();
  type("from", "1.250,50");
  type("to", "10");
  commit("to");
  expect(visitedUrls()).toEqual([]);
  submit();
  expect(visitedUrls().at(-1)).toBe('/en/catalog?utm_source=letter&filter={"Price":["10-1250.5"]}');
  const count = visitedUrls().length;
  for (const wrong of ["-5", "abc", "1e9"]) {
    type("to", wrong);
    commit("to");
    expect(field("to").getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field("to").getAttribute("aria-describedby")!)).not.toBeNull();
  }
  submit();
  expect(document.activeElement).toBe(field("to"));
  vi.advanceTimersByTime(60_000);
  expect(visitedUrls()).toHaveLength(count);
  type("to", "");
  expect(field("to").hasAttribute("aria-invalid")).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(visitedUrls().at(-1)).toBe('/en/catalog?utm_source=letter&filter={"Price":["1250.5-"]}');
});

test("FIL-03 each range has its own message; an existing aria-describedby stays", () => {
  const weight =
    '<fieldset><input name="filter[Weight][from]" id="wf" aria-describedby="unit"><input name="filter[Weight][to]"></fieldset>';
  const bare =
    '<form action="/en/catalog"><input name="filter[Price][from]" id="from"><input name="filter[Price][to]" id="to"></form>';
  document.body.innerHTML = bare.replace("</form>", `${weight}</form>`);
  const host = document.body.firstElementChild as HTMLElement;
  const html = host.outerHTML;
  const wrong = (id: string): void => {
    type(id, "abc");
    commit(id);
  };
  island(definition, facets)(host, { signal: abort.signal, id: "facets-1", fail: vi.fn() });
  wrong("from");
  wrong("wf");
  type("from", "5");
  expect(host.querySelectorAll(".atoll-facets-note")).toHaveLength(1);
  wrong("from");
  const ids = [...host.querySelectorAll(".atoll-facets-note")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(field("wf").getAttribute("aria-describedby")).toMatch(/^unit facets-1-note-/);
  abort.abort();
  expect(host.outerHTML).toBe(html);
});

test("CAT-01 after a failed visit the form matches the URL", async () => {
  vi.mocked(shell.visit).mockResolvedValueOnce(false);
  show("data-refresh-on-click").mount();
  tick("b12");
  await vi.advanceTimersByTimeAsync(0);
  expect(field("b12").checked).toBe(false);
  tick("b14");
  expect(visitedUrls().at(-1)).toBe('/en/catalog?utm_source=letter&filter={"Brand":["14"]}');
});

test("FIL-01 choices made before the code loads are applied on mount", () => {
  const { mount } = show("data-refresh-on-click");
  field("b14").checked = true;
  field("weight").checked = true;
  mount();
  expect(visitedUrls()).toEqual(['/en/catalog?utm_source=letter&filter={"Brand":["14"],"SoldBy":["weight"]}']);
});

test("FIL-01 filters that the form does not contain stay in the URL", () => {
  history.replaceState(null, "", `/en/catalog?filter=${encodeURIComponent('{"Theme":["sea"]}')}`);
  show("data-refresh-on-click").mount();
  tick("b12");
  expect(visitedUrls()).toEqual(['/en/catalog?filter={"Brand":["12"],"Theme":["sea"]}']);
});

test("CAT-01 undoing a choice during its visit returns to the previous list", async () => {
  let end = (_: boolean): void => {};
  vi.mocked(shell.visit).mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  history.replaceState(null, "", "/en/catalog");
  show("data-refresh-on-click").mount();
  tick("b12");
  tick("b12", false);
  expect(visitedUrls()).toEqual(['/en/catalog?filter={"Brand":["12"]}', "/en/catalog"]);
  end(false);
  await vi.advanceTimersByTimeAsync(0);
  submit();
  expect(visitedUrls()).toHaveLength(2);
});

test("CAT-01 an unparsable filter is removed from the URL", () => {
  history.replaceState({ mine: 1 }, "", "/en/catalog?q=tea&filter=%7Bbroken#list");
  show("data-refresh-on-click").mount();
  expect(location.search + location.hash).toBe("?q=tea#list");
  expect(history.state).toEqual({ mine: 1 });
});

test("CAT-01 unsent input moves to the incoming page; the old page matches its URL for Back", () => {
  vi.mocked(shell.visit).mockImplementation(() => new Promise(() => {}));
  const { mount } = show("data-refresh-on-click");
  const unmount = mount();
  tick("b12");
  type("from", "12");
  const incoming = new DOMParser().parseFromString(form, "text/html");
  document.dispatchEvent(new CustomEvent("page:swap", { detail: { document: incoming, url: location.href } }));
  expect(incoming.querySelector<HTMLInputElement>("#from")!.value).toBe("12");
  unmount();
  expect(field("b12").checked).toBe(false);
  expect(field("from").value).toBe("");
});

test("FIL-06 a host without a form loads the block and keeps its link on failure", async () => {
  const link = '<a href="?facets=shown">Filters</a>';
  const { host, mount } = show('data-category-id="7" id="filters"', link);
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  mount();
  await vi.advanceTimersByTimeAsync(0);
  expect(warning.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining("could not load the filters")]);
  expect(vi.mocked(fetch).mock.calls[0]![0]).toBe(
    "/widget/catalog/ListFilter?categoryId=7&brandId=&currentFilter=%7B%7D",
  );
  expect(host.querySelector("a")).not.toBeNull();
  expect(host.querySelector(".atoll-facets-note")).not.toBeNull();
  expect(shell.setHtml).not.toHaveBeenCalled();
  abort.abort();
  expect(host.innerHTML).toBe(link);
});

test("FIL-06 the block is reused until the new one arrives, with focus and open groups", async () => {
  vi.mocked(shell.visit).mockImplementation(() => new Promise(() => {}));
  const group = `<details id="brands"><summary>Brand</summary>${form}</details>`;
  const { host, mount } = show('data-refresh-on-click data-category-id="7" id="filters"', group);
  mount();
  expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining("ListFilter"), expect.anything());
  document.querySelector("details")!.open = true;
  tick("b12");
  const incoming = new DOMParser().parseFromString(
    '<div id="filters"><a href="?facets=shown">Filters</a></div>',
    "text/html",
  );
  document.dispatchEvent(new CustomEvent("page:swap", { detail: { document: incoming, url: location.href } }));
  abort.abort();
  abort = new AbortController();
  document.body.replaceChildren(document.importNode(incoming.querySelector("#filters")!, true));
  const next = document.body.firstElementChild as HTMLElement;
  next.setAttribute("data-category-id", "7");
  field("b12").focus();
  vi.mocked(fetch).mockResolvedValue(new Response(group, { headers: { "Content-Type": "text/html" } }));
  vi.mocked(shell.setHtml).mockImplementation((target, html) => void (target.innerHTML = html as string));
  island(definition, facets)(next, { signal: abort.signal, id: "facets-2", fail: vi.fn() });
  type("from", "12");
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(shell.setHtml).toHaveBeenCalledTimes(1);
  expect(document.querySelector("details")!.open).toBe(true);
  expect(document.activeElement).toBe(field("b12"));
  expect(field("from").value).toBe("12");
  expect(host.isConnected).toBe(false);
});

test.each([
  ["brand[]", "expects a field called `filter[Key]`, "],
  ["filter.Brand", "(for other names use `address-form`); add it to the markup"],
  ["filter[]", "expects a field called `filter[Key]`, "],
])("FIL-02 with only fields called %s the island does not start, so that the form works", (name, message) => {
  const { mount } = show("", `<form><input type="checkbox" name="${name}" value="12"></form>`);
  expect(mount).toThrow(message);
  expect(submit()).toBe(true);
});

test("FIL-05 the list does not update during composition in a filter field", () => {
  show('data-submit-delay="500"').mount();
  type("maker", "A");
  vi.advanceTimersByTime(499);
  compose(field("maker"), "に");
  vi.advanceTimersByTime(5_000);
  expect(visitedUrls()).toEqual([]);
  endComposition(field("maker"), "A日本");
  vi.advanceTimersByTime(500);
  expect(visitedUrls()).toEqual(['/en/catalog?utm_source=letter&filter={"Maker":["A日本"]}']);
  compose(field("other"), "に");
  tick("b12");
  // A composition in a field that is no filter delays nothing.
  endComposition(field("other"), "日本");
  vi.advanceTimersByTime(500);
  expect(visitedUrls()).toHaveLength(2);
});
