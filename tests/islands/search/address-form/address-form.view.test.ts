import { afterEach, beforeEach, expect, test, vi } from "vitest";
import addressForm from "../../../../islands/search/address-form/address-form.ts";
import definition from "../../../../islands/search/address-form/definition.ts";
import { island } from "../../../../shared/island/mount.ts";
import { body, settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

let abort: AbortController;
let visit: ReturnType<typeof vi.fn<(url: string, options?: object) => Promise<boolean>>>;

beforeEach(() => {
  // happy-dom names the form as the button that was pressed, browsers none.
  vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(function (this: HTMLFormElement, submitter) {
    this.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: submitter ?? null }));
  });
  visit = vi.fn(async () => true);
  Object.assign(standInShell({ culture: "en" }), { visit });
  abort = new AbortController();
  history.replaceState(null, "", "/en/catalog?q=tea&utm_source=mail&pageindex=2#top");
});
afterEach(async () => {
  abort.abort();
  await settledPromises();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  vi.restoreAllMocks();
});

const fields = `<input type="hidden" name="q" value="old">
<select name="sort" id="sort"><option value="" selected>Name</option><option value="new">New</option></select>
<input name="max"> <label><input type="checkbox" name="in" value="cups"></label>
  <label><input type="checkbox" name="in" value="plates"></label>
<input type="radio" name="off" value="1" disabled checked> <button name="display" value="list">Show</button>`;

function show(
  attributes = "",
  html = `<form data-island="address-form" action="/en/catalog" ${attributes}>${fields}</form>`,
) {
  const host = body(html);
  const mount = () =>
    island(definition, addressForm)(host, { signal: abort.signal, id: "address-form-1", fail: vi.fn() });
  const field = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
  const change = (element: HTMLElement): unknown => element.dispatchEvent(new Event("change", { bubbles: true }));
  const choose = (value: string) => {
    field<HTMLSelectElement>("[name=sort]").value = value;
    change(field("[name=sort]"));
  };
  return { host, mount, field, change, choose };
}
const paths = (): string[] => visit.mock.calls.map(([url]) => url.replace(location.origin, ""));

test("SRC-05 a choice is added to the URL and visited in place", async () => {
  const { mount, choose } = show();
  mount();
  choose("new");
  expect(paths()).toEqual(["/en/catalog?q=tea&utm_source=mail&sort=new"]);
  expect(visit.mock.calls[0]![1]).toEqual({ stay: true });
});

test("SRC-05 data-page-parameter names the page number, which a choice removes", () => {
  history.replaceState(null, "", "/en/catalog?page=4&q=tea");
  const { mount, choose } = show('data-page-parameter="page"');
  mount();
  choose("new");
  expect(paths()).toEqual(["/en/catalog?q=tea&sort=new"]);
});

test("SRC-06 with data-on=submit all changes wait for the button", () => {
  const { mount, field, change, choose } = show('data-on="submit"');
  mount();
  field<HTMLInputElement>("[name=max]").value = "20";
  change(field("[name=max]"));
  choose("new");
  expect(paths()).toEqual([]);
  field<HTMLInputElement>("[value=plates]").checked = true;
  field<HTMLButtonElement>("button").click();
  expect(paths()).toEqual(["/en/catalog?q=tea&utm_source=mail&sort=new&max=20&in=plates&display=list"]);
});

test("SRC-06 two forms that change in a row keep each other's values", async () => {
  const first = `<form data-island="address-form"><input type="checkbox" name="stock" value="1"></form>`;
  const second = `<form data-island="address-form"><select name="sort"><option value="">Name</option><option
    value="new">New</option></select></form>`;
  const host = body(`<div>${first}${second}</div>`);
  const forms = [...host.querySelectorAll("form")];
  for (const form of forms)
    island(definition, addressForm)(form, { signal: abort.signal, id: "address-form-1", fail: vi.fn() });
  let finishVisit = (_: boolean): void => {};
  visit.mockImplementationOnce(() => new Promise((resolve) => (finishVisit = resolve)));
  host.querySelector("input")!.click();
  host.querySelector("select")!.value = "new";
  host.querySelector("select")!.dispatchEvent(new Event("change", { bubbles: true }));
  expect(paths().at(-1)).toBe("/en/catalog?q=tea&utm_source=mail&stock=1&sort=new");
  // The older visit resolves with false, because the newer one replaced it.
  finishVisit(false);
  await settledPromises();
  expect(host.querySelector("input")!.checked).toBe(true);
  history.replaceState(null, "", "/en/catalog");
  host.querySelector("select")!.dispatchEvent(new Event("change", { bubbles: true }));
  expect(paths().at(-1)).toBe("/en/catalog?sort=new");
});

test("SRC-05 a form whose action is another page adds its own fields to that URL, hidden ones too", () => {
  const { mount, choose } = show("", `<form action="/en/other?tag=cups">${fields}</form>`);
  mount();
  choose("new");
  expect(paths()).toEqual(["/en/other?tag=cups&q=old&sort=new"]);
});

test("SRC-05 after a failed visit and on Back the fields match the URL", async () => {
  const { mount, choose, field, host } = show();
  const before = host.innerHTML;
  const unmount = mount();
  visit.mockResolvedValueOnce(false);
  choose("new");
  await settledPromises();
  expect(field<HTMLSelectElement>("select").value).toBe("");
  choose("new");
  unmount();
  expect(field<HTMLSelectElement>("select").value).toBe("");
  expect(host.innerHTML).toBe(before);
});

test("SRC-06 unmounting keeps unsubmitted changes", () => {
  const { mount, choose, field } = show('data-on="submit"');
  const unmount = mount();
  choose("new");
  unmount();
  abort.abort();
  expect(field<HTMLSelectElement>("select").value).toBe("new");
  choose("");
  expect(paths()).toEqual([]);
});

test("SRC-05 a cancelled submit event is respected; a POST or missing form is reported", () => {
  const { mount, choose, host } = show();
  host.addEventListener("submit", (event) => event.preventDefault());
  mount();
  choose("new");
  expect(paths()).toEqual([]);
  expect(() => show("", `<form method="POST"></form>`).mount()).toThrow(
    "address-form on <form> expects a `<form>` of method get, as its element or in it; add it to the markup.",
  );
  expect(() => show("", `<div id="d"></div>`).mount()).toThrow(
    "address-form on <div#d> expects a `<form>` of method get",
  );
});

test("SRC-05 fields named reset and elements do not hide those of the form", async () => {
  const { mount, field, choose } = show(
    "",
    `<form action="/en/catalog">${fields}<input name="elements"><button type="reset" name="reset">Reset</button></form>`,
  );
  // In happy-dom fields do not shadow the properties of a form, as they do in browsers.
  for (const name of ["reset", "elements"])
    Object.defineProperty(field("form"), name, { value: field(`[name=${name}]`) });
  const unmount = mount();
  choose("new");
  expect(paths()).toEqual(["/en/catalog?q=tea&utm_source=mail&sort=new"]);
  unmount();
  expect(field<HTMLSelectElement>("[name=sort]").value).toBe("");
});
