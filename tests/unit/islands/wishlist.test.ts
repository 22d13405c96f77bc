import { afterEach, beforeEach, expect, test, vi } from "vitest";
import listDefinition from "../../../islands/wishlist/wishlist/definition.ts";
import wishlist from "../../../islands/wishlist/wishlist/wishlist.ts";
import quantityDefinition from "../../../islands/wishlist/wishlist-quantity/definition.ts";
import wishlistQuantity from "../../../islands/wishlist/wishlist-quantity/wishlist-quantity.ts";
import textDefinition from "../../../islands/wishlist/wishlist-text/definition.ts";
import wishlistText from "../../../islands/wishlist/wishlist-text/wishlist-text.ts";
import type { ShellFace } from "../../../shared/face.ts";
import { island } from "../../../shared/island/mount.ts";
import { notices } from "../../../shared/stores/notices.ts";
import { wishlistsChanged, wishlistsVersion } from "../../../shared/stores/wishlists.ts";
import { settledPromises } from "../stand-ins/islands.ts";
import { standInShell } from "../stand-ins/shell.ts";

const said = (key: string): string => key;
vi.mock("../../../shared/i18n/texts.ts", () => ({ texts: () => said, withTexts: (use: (t: typeof said) => void) => (use(said), () => {}), subscribe: () => () => {} }));

interface Asked {
  what: string;
  signal: AbortSignal;
  answer(body: unknown, status?: number): Promise<void>;
  breakOff(): Promise<void>;
}

let shell: ShellFace;
const asked: Asked[] = [];
const last = (): Asked => asked.at(-1)!;
const listHtml = (id: string, rows = [["w1", "v1", "6"], ["w2", "v2", "1"]]): string => `<section data-wishlist="${id}"><h2>List ${id}</h2><ul>${rows.map(([wish, variant, quantity]) => `<li data-wish="${wish}" data-variant-id="${variant}" data-quantity="${quantity}" data-name="Cup ${wish}"><form data-wish-removal><button>Remove</button></form></li>`).join("")}</ul></section>`;
const html = `<nav><a href="/lists?Id=71" data-wishlist-link="71" aria-current="page">One <i data-wishlist-size>2</i></a><a href="/lists?Id=72" data-wishlist-link="72">Two <i data-wishlist-size>5</i></a></nav><div data-wishlist-place>${listHtml("71")}</div>`;

beforeEach(() => {
  asked.length = 0;
  notices.setState({ list: [] });
  history.replaceState(null, "", "/lists?Id=71");
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockReturnValue();
  shell = standInShell({ locale: "en", culture: "en", app: "", user: "ada" });
  vi.mocked(shell.setHtml).mockImplementation((target, content) => void (target.innerHTML = content as string));
  vi.stubGlobal("fetch", vi.fn((path: string, { method, signal }: RequestInit) => new Promise<Response>((resolve, reject) => {
    // As the browser does.
    signal!.addEventListener("abort", () => reject(signal!.reason as Error));
    const settle = async (): Promise<void> => {
      for (let turn = 0; turn < 3; turn++) await settledPromises();
    };
    asked.push({
      what: `${method} ${path.replace("/api/v1/catalog/wishlist/", "").replace("/en/catalog/wishlist/", "")}`,
      signal: signal!,
      async answer(body, status = 200) {
        const isHtml = typeof body === "string";
        resolve(new Response(status === 204 ? null : isHtml ? body : JSON.stringify(body), { status, headers: { "Content-Type": isHtml ? "text/html" : "application/json" } }));
        await settle();
      },
      async breakOff() {
        reject(new TypeError("broken"));
        await settle();
      },
    });
  })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function show(host = Object.assign(document.createElement("div"), { innerHTML: html })) {
  document.body.append(host);
  const abort = new AbortController();
  const unmount = island(listDefinition, wishlist)(host, { signal: abort.signal, id: "wishlist-1", fail: vi.fn() });
  const click = (element: Element | null): boolean => element!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return {
    host,
    choose: (id: string) => click(host.querySelector(`[data-wishlist-link="${id}"]`)),
    remove: (id: string) => host.querySelector(`[data-wish="${id}"] form`)!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })),
    row: (id: string) => host.querySelector<HTMLElement>(`[data-wish="${id}"]`),
    sizes: () => [...host.querySelectorAll("[data-wishlist-size]")].map(({ textContent }) => Number(textContent)),
    heading: () => host.querySelector("h2")!.textContent,
    leave: () => (abort.abort(), unmount()),
  };
}
const told = (): string[] => notices.getState().list.filter(({ isGone }) => !isGone).map(({ kind, text }) => `${kind}: ${text}`);
const act = (text: string): void => notices.getState().list.find(({ action }) => action?.text === text)!.action!.run();

test("WSH-01 of two lists the one that was chosen last is shown; what the one before answers, or a page that was left, changes nothing", async () => {
  const { choose, heading, leave, host } = show();
  expect(choose("72")).toBe(false);
  const [first] = asked;
  expect(first!.what).toBe("GET list_item?wishlistid=72");
  choose("71");
  expect(first!.signal.aborted).toBe(true);
  await first!.answer(listHtml("72"));
  expect([heading(), location.search, asked.length]).toEqual(["List 71", "?Id=71", 1]);
  choose("72");
  choose("72");
  expect(asked).toHaveLength(2);
  await last().answer(listHtml("72"));
  expect([heading(), location.search, host.querySelector("[aria-current]")!.textContent]).toEqual(["List 72", "?Id=72", "Two 2"]);
  history.back();
  choose("71");
  leave();
  await last().answer(listHtml("71"));
  expect([heading(), told()]).toEqual(["List 72", []]);
});

test("WSH-01 WSH-05 whoever comes back to the list that is shown, while it is being shown anew or another was wanted, has it as it is by now", async () => {
  const { choose, leave } = show();
  wishlistsChanged();
  choose("71");
  expect(asked.map(({ what, signal }) => [what, signal.aborted])).toEqual([["GET list_item?wishlistid=71", true], ["GET list_item?wishlistid=71", false]]);
  choose("72");
  dispatchEvent(new PopStateEvent("popstate"));
  expect([asked.length, last().what]).toEqual([4, "GET list_item?wishlistid=71"]);
  await last().answer(listHtml("71"));
  choose("71");
  expect(asked).toHaveLength(4);
  leave();
});

test("WSH-01 NAV-20 put on and taken off twice the markup is as it was; a kept page shows what its address names", async () => {
  const host = Object.assign(document.createElement("div"), { innerHTML: html });
  const sent = host.innerHTML;
  for (let time = 0; time < 2; time++) show(host).leave();
  expect(host.innerHTML).toBe(sent);
  expect(asked).toHaveLength(0);
  history.replaceState(null, "", "/lists?Id=72");
  const again = show(host);
  await last().answer(listHtml("72"));
  expect(again.heading()).toBe("List 72");
  again.leave();
});

test("WSH-07 a wish that is out is not seen again; it comes back with another id and gets its quantity; of one that was gone already nothing is said", async () => {
  const { remove, row, sizes, leave, host } = show();
  remove("w1");
  remove("w1");
  expect([row("w1")!.hidden, asked.map(({ what }) => what)]).toEqual([true, ["DELETE deletefromlist?Id=w1"]]);
  await last().answer({ Message: "gone" }, 404);
  expect(last().what).toBe("GET list_item?wishlistid=71");
  expect([row("w1"), sizes()]).toEqual([null, [1, 5]]);
  await last().answer(listHtml("71", [["w2", "v2", "1"]]));
  expect([told(), sizes()]).toEqual([["info: Wishlist.ItemRemoved"], [1, 5]]);
  act("Cart.Undo");
  await settledPromises();
  expect(last().what).toBe("POST addproductvariant?productVariantId=v1&listId=71");
  await last().answer({ Message: "", WishlistId: "71" });
  await last().answer(listHtml("71", [["w2", "v2", "1"], ["w9", "v1", "1"]]));
  expect(last().what).toBe("POST updatequantity?Id=w9&Quantity=6");
  await last().answer({ IsSuccessfull: true });
  await last().answer(listHtml("71", [["w2", "v2", "1"], ["w9", "v1", "6"]]));
  expect([host.querySelectorAll("[data-wish]").length, row("w9")!.dataset["quantity"]]).toEqual([2, "6"]);
  leave();
});

test("WSH-07 what could not be removed stands there again; a list that is shown anew meanwhile does not show what is on its way out", async () => {
  const { remove, row, leave } = show();
  remove("w1");
  const removal = last();
  wishlistsChanged();
  await last().answer(listHtml("71"));
  expect([row("w1")!.hidden, row("w2")!.hidden]).toEqual([true, false]);
  await removal.breakOff();
  expect([row("w1")!.hidden, told()]).toEqual([false, ["error: Wishlist.NotRemoved"]]);
  // The answer that never came may have been a yes.
  expect(last().what).toBe("GET list_item?wishlistid=71");
  await last().answer({}, 500);
  expect(told()).toContain("error: Page.NotRenewed");
  leave();
});

test("WSH-07 WCAG-2.4.3 the focus goes back to a product that could not be removed, and to one that was put back", async () => {
  const { remove, row, leave } = show();
  const button = (id: string): HTMLElement => row(id)!.querySelector("button")!;
  button("w1").focus();
  remove("w1");
  expect(document.activeElement).toBe(button("w2"));
  await last().answer({}, 500);
  expect(document.activeElement).toBe(button("w1"));
  await last().answer(listHtml("71"));
  remove("w1");
  await last().answer(null, 204);
  await last().answer(listHtml("71", [["w2", "v2", "1"]]));
  (document.activeElement as HTMLElement).blur();
  act("Cart.Undo");
  await settledPromises();
  await last().answer({ Message: "", WishlistId: "71" });
  await last().answer(listHtml("71", [["w2", "v2", "1"], ["w9", "v1", "6"]]));
  await last().answer(listHtml("71", [["w2", "v2", "1"], ["w9", "v1", "6"]]));
  expect(document.activeElement).toBe(button("w9"));
  leave();
});

test("WSH-01 NAV-13 Back to another list closes what was asked about the list before", async () => {
  const { choose, leave } = show();
  choose("72");
  await last().answer(listHtml("72"));
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.showModal();
  dispatchEvent(new PopStateEvent("popstate"));
  expect(dialog.open).toBe(false);
  leave();
});

test("WSH-07 put back after its list was left, a wish counts in the menu, and that is told where it can be seen", async () => {
  const { remove, choose, sizes, leave } = show();
  remove("w1");
  choose("72");
  await last().answer(listHtml("72"));
  await asked[0]!.answer(null, 204);
  await last().answer(listHtml("72"));
  expect(sizes()).toEqual([1, 2]);
  act("Cart.Undo");
  await settledPromises();
  await last().answer({ Message: "", WishlistId: "71" });
  await last().answer(listHtml("71", [["w1", "v1", "6"]]));
  expect([sizes(), told().at(-1)]).toEqual([[2, 2], "success: Wishlist.ItemBack"]);
  leave();
});

test.each([
  ["refused", { IsSuccessfull: false, Message: "At most 4." }, 200],
  ["broken", {}, 500],
])("WSH-07 a wish that is put back, and whose quantity is %s, is said to be back with another one", async (_what, answer, status) => {
  const { remove, leave } = show();
  remove("w1");
  await last().answer(null, 204);
  await last().answer(listHtml("71", [["w2", "v2", "1"]]));
  act("Cart.Undo");
  await settledPromises();
  await last().answer({ Message: "", WishlistId: "71" });
  await last().answer(listHtml("71", [["w2", "v2", "1"], ["w9", "v1", "1"]]));
  await last().answer(answer, status);
  expect(told().at(-1)).toBe("error: Wishlist.ItemBackOtherwise");
  leave();
});

test("WSH-07 ERR-01 signed out meanwhile, the visitor signs in, and the removal and the undoing of it go on by themselves, once", async () => {
  vi.mocked(shell.login).mockResolvedValue(true);
  const { remove, leave } = show();
  const turn = async (answer: unknown): Promise<void> => {
    const { length } = asked;
    await last().answer({ Message: "Log in" }, 401);
    await vi.waitFor(() => expect(asked).toHaveLength(length + 1));
    expect(last().what).toBe(asked.at(-2)!.what);
    await last().answer(answer, answer === null ? 204 : 200);
  };
  remove("w1");
  await turn(null);
  await last().answer(listHtml("71", [["w2", "v2", "1"]]));
  act("Cart.Undo");
  await settledPromises();
  await turn({ Message: "", WishlistId: "71" });
  expect(vi.mocked(shell.login).mock.calls).toEqual([[location.href, false], [location.href, false]]);
  leave();
});

test("WSH-07 NAV-02 a removal goes on when its page is left; the kept page that comes back is asked for anew", async () => {
  const { host, remove, row, leave } = show();
  remove("w1");
  leave();
  expect([last().signal.aborted, row("w1")!.hidden]).toEqual([false, false]);
  const meanwhile = show(host);
  expect(row("w1")!.hidden).toBe(true);
  meanwhile.leave();
  await last().answer(null, 204);
  expect(asked).toHaveLength(1);
  const again = show(host);
  expect(vi.mocked(shell.visit).mock.calls).toEqual([[location.href, { stay: true, uncached: true, inPlace: true }]]);
  await settledPromises();
  again.leave();
  vi.mocked(shell.visit).mockRejectedValueOnce(new TypeError("broken"));
  const third = show(host);
  await settledPromises();
  expect(told().at(-1)).toBe("error: Page.NotRenewed");
  third.leave();
});

test("WSH-08 a list is ordered once, as it is shown; who did not want to sign in hears nothing, and of an answer that never came is said that it may be in the cart", async () => {
  vi.stubGlobal("BroadcastChannel", class extends EventTarget {
    postMessage(): void {}
  });
  const { host, remove, leave } = show();
  host.querySelector("section")!.insertAdjacentHTML("beforeend", "<form data-wishlist-order><button>Add</button></form>");
  const form = host.querySelector("[data-wishlist-order]")!;
  const order = (): boolean => form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  const orders = (): Asked[] => asked.filter(({ what }) => what.endsWith("addwishlisttocart"));
  remove("w1");
  order();
  order();
  expect(vi.mocked(fetch).mock.lastCall![1]!.body).toBe(JSON.stringify({ WishlistId: "71", Items: [{ variantId: "v2", qty: 1 }] }));
  expect([orders().length, form.getAttribute("aria-busy")]).toEqual([1, "true"]);
  await orders()[0]!.answer({ Message: "Log in" }, 401);
  await vi.waitFor(() => expect(form.hasAttribute("aria-busy")).toBe(false));
  expect(told()).toEqual(["info: Wishlist.ItemRemoved"]);
  order();
  leave();
  expect(orders()[1]!.signal.aborted).toBe(false);
  await orders()[1]!.breakOff();
  expect(told()).toEqual(["info: Wishlist.ItemRemoved", "error: Wishlist.PerhapsOrdered"]);
  expect(orders()).toHaveLength(2);
  await asked[0]!.answer(null, 204);
});

test("WSH-08 ERR-01 signed out meanwhile, the list is ordered once more only when the visitor says so", async () => {
  vi.stubGlobal("BroadcastChannel", class extends EventTarget {
    postMessage(): void {}
  });
  vi.mocked(shell.login).mockResolvedValue(true);
  const { host, leave } = show();
  host.querySelector("section")!.insertAdjacentHTML("beforeend", "<form data-wishlist-order><button>Add</button></form>");
  host.querySelector("[data-wishlist-order]")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await last().answer({ Message: "Log in" }, 401);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(vi.mocked(shell.login).mock.calls).toEqual([[location.href, true]]);
  expect(new Set(vi.mocked(fetch).mock.calls.map(([, init]) => init!.body)).size).toBe(1);
  await last().answer({ Message: "", Cart: { ItemsCount: 2, ItemsQuantityCount: 7, AmountTaxInclHtml: "", AmountTaxExclHtml: "" } });
  await vi.waitFor(() => expect(told()).toEqual(["success: Wishlist.Ordered"]));
  leave();
});

test("WSH-06 QTY-05 Enter in the dialog's field saves, once, but not the one that opened it; where nobody answers the list is shown as the shop has it", async () => {
  document.body.innerHTML = '<p data-wish="w1"><a href="#" data-modal>Change</a></p><dialog open><form><input name="Id" value="w1"><div data-min="1"><input name="Quantity" value="-8"></div></form></dialog>';
  const abort = new AbortController();
  island(quantityDefinition, wishlistQuantity)(document.querySelector("form")!, { signal: abort.signal, id: "quantity-1", fail: vi.fn() });
  const field = document.querySelector<HTMLInputElement>("[name=Quantity]")!;
  const press = (more: KeyboardEventInit = {}): boolean => field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...more }));
  const version = wishlistsVersion();
  expect([press({ repeat: true }), press({ isComposing: true }), asked.length]).toEqual([false, true, 0]);
  expect([press(), press(), field.value]).toEqual([false, false, "8"]);
  expect(asked.map(({ what }) => what)).toEqual(["POST updatequantity?Id=w1&Quantity=8"]);
  await last().answer({ Message: "Too many" }, 422);
  expect([wishlistsVersion() - version, told(), document.querySelector("dialog")!.open]).toEqual([0, ["error: Too many"], true]);
  press();
  await last().breakOff();
  expect([wishlistsVersion() - version, told()]).toEqual([1, ["error: Core.ErrorServer"]]);
  press();
  await last().answer({ IsSuccessfull: true });
  expect([wishlistsVersion() - version, document.querySelector("dialog")!.open]).toEqual([2, false]);
  field.blur();
  document.querySelector("dialog")!.dispatchEvent(new Event("close"));
  expect(document.activeElement).toBe(document.querySelector("a"));
  abort.abort();
});

function showText(host: HTMLElement) {
  const abort = new AbortController();
  const unmount = island(textDefinition, wishlistText)(host, { signal: abort.signal, id: "text-1", fail: vi.fn() });
  const form = host.querySelector("form")!;
  const input = form.querySelector<HTMLInputElement>("[name=Name]")!;
  return {
    form,
    input,
    text: () => host.querySelector("[data-text]")!.textContent,
    type(text: string) {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
    edit: () => host.querySelector<HTMLElement>("#edit")!.click(),
    submit: () => form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })),
    leave: () => (abort.abort(), unmount()),
  };
}
function textHost(id: string): HTMLElement {
  document.body.innerHTML = `<div data-wishlist-id="${id}"><div data-text-shown><h2 data-text>Old</h2><a href="/edit" data-text-edit id="edit" class="btn" aria-label="Edit the name">Edit</a></div><form hidden><input name="Name" value="Old"><button>Save</button><a href="/list" data-text-cancel>Cancel</a></form></div><b data-wishlist-name="${id}">Old</b><b data-wishlist-name="other">Other</b>`;
  return document.body.firstElementChild as HTMLElement;
}

test("WSH-05 NAV-20 a list that is shown anew while its name is saved hears of it; taken off it is as it was sent; another customer finds no half-typed text", async () => {
  const host = textHost("90");
  const sent = host.innerHTML;
  const first = showText(host);
  expect(host.querySelector("#edit")!.outerHTML).toBe(`<button type="button" class="btn" aria-label="Edit the name" id="edit">Edit</button>`);
  first.type("New");
  first.submit();
  first.submit();
  expect(asked.map(({ what }) => what)).toEqual(["POST updatename?Id=90&Name=New"]);
  first.leave();
  expect(host.innerHTML).toBe(sent);
  const second = showText(host);
  expect([second.input.value, second.form.hidden]).toEqual(["New", false]);
  await asked[0]!.answer({ Status: 200, Message: "" });
  expect([second.text(), second.form.hidden, [...document.querySelectorAll("b")].map(({ textContent }) => textContent)]).toEqual(["New", true, ["New", "Other"]]);
  second.type("Half");
  second.leave();
  shell.settings.user = "eve";
  const third = showText(host);
  expect([third.input.value, third.form.hidden]).toEqual(["New", true]);
  third.leave();
});

test("WSH-05 a refusal of a name stands at its field as text, and where its list is gone, in a notice", async () => {
  const host = textHost("91");
  const { edit, type, submit, input, form, leave, text } = showText(host);
  edit();
  type("<img src=x>");
  submit();
  await last().answer({ Status: 422, Message: "<b>No</b>" });
  expect([form.textContent.includes("<b>No</b>"), input.getAttribute("aria-invalid"), text(), form.hidden]).toEqual([true, "true", "Old", false]);
  submit();
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  leave();
  await last().answer("<!doctype html><body>Hello", 200);
  await vi.waitFor(() => expect(told()).toEqual(["error: Core.ErrorServer"]));
  expect(form.textContent).not.toContain("No</b>");
});

test("WSH-05 why a name could not be saved is still said where its list is shown anew, until it is typed or left again", async () => {
  const first = showText(textHost("95"));
  first.edit();
  first.type("New");
  first.submit();
  await last().breakOff();
  expect(first.form.textContent).toContain("Core.ErrorServer");
  first.leave();
  const second = showText(textHost("95"));
  expect([second.input.value, second.form.textContent!.includes("Core.ErrorServer"), second.input.getAttribute("aria-invalid")]).toEqual(["New", true, "true"]);
  second.input.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  second.leave();
  const third = showText(textHost("95"));
  third.edit();
  expect(third.form.textContent).not.toContain("Core.ErrorServer");
  third.leave();
});

test("WSH-05 typed on while a name is saved, that stays; refused after the form was closed, it is told in a notice", async () => {
  const host = textHost("92");
  const { edit, type, submit, input, form, leave, text } = showText(host);
  edit();
  type("New");
  submit();
  type("New and");
  await last().answer({ Status: 200 });
  expect([text(), input.value, form.hidden, input.defaultValue]).toEqual(["New", "New and", false, "New"]);
  submit();
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  await last().answer({ Message: "No." }, 422);
  await vi.waitFor(() => expect(told()).toEqual(["error: No."]));
  expect([input.value, form.hidden, form.textContent!.includes("No.")]).toEqual(["New", true, false]);
  leave();
});

test("WSH-05 whoever is typing a name as its list is shown anew goes on at the same letter; whoever has gone elsewhere is left there", async () => {
  const first = showText(textHost("93"));
  first.edit();
  first.type("Half typed");
  first.input.setSelectionRange(4, 4);
  first.leave();
  const host = textHost("93");
  document.querySelector<HTMLElement>("#edit")!.focus();
  const second = showText(host);
  expect([document.activeElement, second.input.value, second.input.selectionStart]).toEqual([second.input, "Half typed", 4]);
  second.leave();
  const other = textHost("93");
  document.body.append(document.createElement("button"));
  (document.body.lastElementChild as HTMLElement).focus();
  const third = showText(other);
  expect([document.activeElement, third.input.value]).toEqual([document.body.lastElementChild, "Half typed"]);
  third.leave();
});

test("WSH-05 what a page kept that showed itself anew may have been typed of another list: it is not taken for this one's", () => {
  const host = textHost("94");
  host.querySelector("input")!.value = "Of another list";
  const { input, form, leave } = showText(host);
  expect([input.value, form.hidden]).toEqual(["Old", true]);
  leave();
});
