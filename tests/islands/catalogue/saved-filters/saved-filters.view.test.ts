import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/catalogue/saved-filters/definition.ts";
import { $, notices } from "../../../unit/stand-ins/cart-page.ts";
import { abort, calls, face } from "../../../unit/stand-ins/cart-server.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
  subscribe: () => () => {},
}));

const dune = '/en/list?filter={"Brand":["14"]}';
beforeEach(() => history.replaceState(null, "", `${dune}&sort=new`));
afterEach(() => history.replaceState(null, "", "/"));

const item = (id: string, address: string, name: string): string =>
  `<li data-saved-filter="${id}"><a href='${address}'>${name}</a><button value="delete:${id}" aria-label="Delete ${name}">×</button></li>`;
const page = `<main id="page"><section data-island="saved-filters"><form id="list"><ul data-saved-filters-list>
  ${item("f1", dune, "Dune")}${item("f2", "/en/other", "Other")}</ul></form>
  <template>${item("ID", "", "{0}")}</template>
  <details open><summary>Save</summary><form id="new"><input type="hidden" name="Address"><input name="Name"><button></button>
  </form></details></section></main>`;

async function show(html = page) {
  document.body.innerHTML = html;
  const { default: view } = await import("../../../../islands/catalogue/saved-filters/saved-filters.ts");
  const { island } = await import("../../../../shared/island/mount.ts");
  const { signal } = abort;
  island(definition, view)($("section"), { signal, id: "saved-filters-1", fail: vi.fn() });
}
/** Names of the saved filters, the marked one with a star. */
const names = () =>
  [...document.querySelectorAll("[data-saved-filter] a")].map(
    (link) => (link.hasAttribute("aria-current") ? "*" : "") + link.textContent,
  );
const submit = (form: string, button: string) =>
  $(form).dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: $(button) }));
const save = (name: string) => {
  $<HTMLInputElement>("[name=Name]").value = name;
  submit("#new", "#new button");
};

test("FIL-01 FIL-05 filters are saved with the address of the moment; a refusal is shown at the field", async () => {
  await show();
  const { emit } = await import("../../../../shared/events.ts");
  expect(names()).toEqual(["*Dune", "Other"]);
  history.replaceState(null, "", "/en/list?filter={%22Brand%22:[%2212%22]}&pageindex=2");
  const visit = { url: location.href, method: "GET", headers: {}, kept: false, traverse: false, target: $("main") };
  emit(document, "page:loaded", visit);
  expect(names()).toEqual(["Dune", "Other"]);
  const address = "/en/list?filter=%7B%22Brand%22%3A%5B%2212%22%5D%7D";
  expect($<HTMLInputElement>("[name=Address]").value).toBe(address);
  const name = "Thé – été １２ 👩‍👧";
  save(` ${name} `);
  expect(calls).toMatchObject([{ request: "POST catalog/savedfilters", body: { Name: name, Address: address } }]);
  await calls[0]!.answer(422, { Message: "The name is taken." });
  const field = $<HTMLInputElement>("[name=Name]");
  expect([field.getAttribute("aria-invalid"), $(`#${field.getAttribute("aria-describedby")}`).textContent]).toEqual([
    "true",
    "The name is taken.",
  ]);
  // The answer is lost: the list tells whether the filters were saved.
  vi.spyOn(console, "error").mockReturnValue();
  save("Moulin $& co");
  await calls[1]!.answer(0);
  expect((await notices()).map(({ text }) => text)).toEqual(["SavedFilters.PerhapsSaved"]);
  expect([field.getAttribute("aria-invalid"), vi.mocked(face.visit).mock.calls.length]).toEqual([null, 1]);
  save("Moulin $& co");
  await calls[2]!.answer(201, { Id: "f3", Name: "Moulin $& co" });
  expect([names(), field.value, field.getAttribute("aria-invalid"), $<HTMLDetailsElement>("details").open]).toEqual([
    ["Dune", "Other", "*Moulin $& co"],
    "",
    null,
    false,
  ]);
  expect(document.activeElement).toBe($("[data-saved-filter=f3] a"));
  const button = $<HTMLButtonElement>("[data-saved-filter=f3] button");
  expect([button.value, button.getAttribute("aria-label")]).toEqual(["delete:f3", "Delete Moulin $& co"]);
  emit(document, "page:loaded", { ...visit, kept: true });
  expect(vi.mocked(face.visit)).toHaveBeenCalledTimes(2);
});

test("FIL-01 the server's message at the name goes when the visitor types, or for a new message", async () => {
  const refused = page.replace(
    `<input name="Name">`,
    `<input name="Name" class="is-invalid" aria-invalid="true" aria-describedby="hint error"><p id="hint">Up to 40.</p>
      <p id="error" data-saved-filters-message>The name is taken.</p>`,
  );
  const state = () => {
    const field = $("[name=Name]");
    return [field.getAttribute("aria-invalid"), field.getAttribute("aria-describedby"), field.className];
  };
  await show(refused);
  expect(state()).toEqual(["true", "hint error", "is-invalid"]);
  $("[name=Name]").dispatchEvent(new Event("input", { bubbles: true }));
  expect([...state(), $("#error")]).toEqual([null, "hint", "", null]);
  await show(refused);
  save("Dune");
  await calls[0]!.answer(422, { Message: "Still taken." });
  expect([...state(), $("#error")]).toEqual(["true", "hint saved-filters-1-message", "", null]);
});

test("FIL-01 a double click deletes one item", async () => {
  await show();
  const click = (detail: number) =>
    $("[data-saved-filter] button").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  click(1);
  click(2);
  expect([names(), calls.length]).toEqual([["Other"], 1]);
});

test("FIL-01 a deletion moves the focus, can be undone, and is undone when the server refuses it", async () => {
  await show();
  $("[data-saved-filter=f1] button").focus();
  submit("#list", "[data-saved-filter=f1] button");
  expect([names(), document.activeElement]).toEqual([["Other"], $("[data-saved-filter=f2] button")]);
  expect(calls[0]!.request).toBe("DELETE catalog/savedfilters/f1");
  await calls[0]!.answer(500, {});
  expect(names()).toEqual(["*Dune", "Other"]);
  expect((await notices()).map(({ text }) => text)).toEqual(["SavedFilters.NotDeleted"]);
  submit("#list", "[data-saved-filter=f1] button");
  await calls[1]!.answer(204);
  (await notices()).at(-1)!.action!.run();
  expect(calls[2]).toMatchObject({ request: "POST catalog/savedfilters", body: { Name: "Dune" } });
  await calls[2]!.answer(201, { Id: "f4", Name: "Dune" });
  expect(names()).toEqual(["*Dune", "Other"]);
  // Another tab has deleted them.
  submit("#list", "[data-saved-filter=f4] button");
  await calls[3]!.answer(404, {});
  expect(names()).toEqual(["Other"]);
  expect((await notices()).at(-1)!.text).not.toBe("SavedFilters.NotDeleted");
});

test("FIL-01 ERR-02 a page as the answer to a deletion undoes it, with one message for the author", async () => {
  await show();
  submit("#list", "[data-saved-filter=f1] button");
  await calls[0]!.answerPage();
  expect(names()).toEqual(["*Dune", "Other"]);
  expect((await notices()).at(-1)!.text).toBe("SavedFilters.NotDeleted");
  expect(vi.mocked(console.warn).mock.calls.map(([message]) => String(message))).toEqual([
    "[atoll] the filters could not be deleted.",
  ]);
});

test("FIL-01 Escape closes the form, but not the filters around it; a template without a link is reported", async () => {
  await show();
  const outer = document.createElement("details");
  outer.open = true;
  $("section").before(outer);
  outer.append($("section"));
  const press = (selector: string) =>
    $(selector).dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  press("[data-saved-filter=f1] button");
  press("[name=Name]");
  expect([outer.open, $<HTMLDetailsElement>("section details").open]).toEqual([true, false]);
  const { checkTemplate } = await import("../../../../islands/catalogue/saved-filters/item.ts");
  $("template").innerHTML = "<li data-saved-filter><button></button></li>";
  expect(() => checkTemplate($("section"))).toThrow("expects a link and a button in its template");
});
