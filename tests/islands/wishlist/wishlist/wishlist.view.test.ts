import { expect, test, vi } from "vitest";
import listDefinition from "../../../../islands/wishlist/wishlist/definition.ts";
import wishlist from "../../../../islands/wishlist/wishlist/wishlist.ts";
import { island } from "../../../../shared/island/mount.ts";
import { notices } from "../../../../shared/stores/notices.ts";
import { wishlistsChanged } from "../../../../shared/stores/wishlists.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { type RecordedCall, calls, last, shell, noticeTexts } from "../../../unit/stand-ins/wishlist-server.ts";

const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
  subscribe: () => () => {},
}));

const listHtml = (
  id: string,
  rows = [
    ["w1", "v1", "6"],
    ["w2", "v2", "1"],
  ],
): string =>
  `<section data-wishlist="${id}"><h2>List ${id}</h2><ul>${rows
    .map(
      ([wish, variant, quantity]) => `<li
    data-wish="${wish}" data-variant-id="${variant}" data-quantity="${quantity}" data-name="Cup ${wish}"><form
      data-wish-removal><button>Remove</button></form></li>`,
    )
    .join("")}</ul></section>`;
const html = `<nav><a href="/lists?Id=71" data-wishlist-link="71" aria-current="page">One <i
  data-wishlist-size>2</i></a><a href="/lists?Id=72" data-wishlist-link="72">Two <i
    data-wishlist-size>5</i></a></nav><div data-wishlist-place>${listHtml("71")}</div>`;

function show(host = Object.assign(document.createElement("div"), { innerHTML: html })) {
  document.body.append(host);
  const abort = new AbortController();
  const unmount = island(listDefinition, wishlist)(host, { signal: abort.signal, id: "wishlist-1", fail: vi.fn() });
  const click = (element: Element | null): boolean =>
    element!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return {
    host,
    choose: (id: string) => click(host.querySelector(`[data-wishlist-link="${id}"]`)),
    remove: (id: string) =>
      host
        .querySelector(`[data-wish="${id}"] form`)!
        .dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })),
    row: (id: string) => host.querySelector<HTMLElement>(`[data-wish="${id}"]`),
    sizes: () => [...host.querySelectorAll("[data-wishlist-size]")].map(({ textContent }) => Number(textContent)),
    heading: () => host.querySelector("h2")!.textContent,
    leave: () => (abort.abort(), unmount()),
  };
}
/** An order is broadcast to other tabs, which a test has none of. */
const silenceOtherTabs = (): unknown =>
  vi.stubGlobal(
    "BroadcastChannel",
    class extends EventTarget {
      postMessage(): void {}
    },
  );
/** Adds the form that orders the list. */
function addOrderForm(host: HTMLElement) {
  host
    .querySelector("section")!
    .insertAdjacentHTML("beforeend", "<form data-wishlist-order><button>Add</button></form>");
  const form = host.querySelector("[data-wishlist-order]")!;
  return { form, order: () => form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })) };
}
const act = (text: string): void =>
  notices
    .getState()
    .list.find(({ action }) => action?.text === text)!
    .action!.run();

test("WSH-01 the list chosen last is shown; late responses change nothing", async () => {
  const { choose, heading, leave, host } = show();
  expect(choose("72")).toBe(false);
  const [first] = calls;
  expect(first!.request).toBe("GET list_item?wishlistid=72");
  choose("71");
  expect(first!.signal.aborted).toBe(true);
  await first!.answer(listHtml("72"));
  expect([heading(), location.search, calls.length]).toEqual(["List 71", "?Id=71", 1]);
  choose("72");
  choose("72");
  expect(calls).toHaveLength(2);
  await last().answer(listHtml("72"));
  expect([heading(), location.search, host.querySelector("[aria-current]")!.textContent]).toEqual([
    "List 72",
    "?Id=72",
    "Two 2",
  ]);
  history.back();
  choose("71");
  leave();
  await last().answer(listHtml("71"));
  expect([heading(), noticeTexts()]).toEqual(["List 72", []]);
});

test("WSH-01 ERR-04 a list that cannot be shown leaves the current one with a notice, which can retry", async () => {
  const { choose, heading, leave, host } = show();
  const isBusy = (): boolean => host.querySelector("[data-wishlist-place]")!.hasAttribute("aria-busy");
  choose("72");
  expect([isBusy(), location.search]).toEqual([true, "?Id=71"]);
  await last().answer("<h1>Oops</h1>", 500);
  expect([heading(), location.search, isBusy(), noticeTexts()]).toEqual([
    "List 71",
    "?Id=71",
    false,
    ["error: Wishlist.NotShown"],
  ]);
  act("Core.Retry");
  await last().answer({ Message: "This list is <b>gone</b>." }, 404);
  expect(noticeTexts()).toEqual(["error: This list is <b>gone</b>."]);
  expect(notices.getState().list.find(({ isRemoved }) => !isRemoved)!.action).toBeUndefined();
  choose("72");
  await last().answer(listHtml("72"));
  expect([heading(), location.search, noticeTexts()]).toEqual(["List 72", "?Id=72", []]);
  leave();
});

test("WSH-01 WSH-05 returning to a loading list shows its current state", async () => {
  const { choose, leave } = show();
  wishlistsChanged();
  choose("71");
  expect(calls.map(({ request, signal }) => [request, signal.aborted])).toEqual([
    ["GET list_item?wishlistid=71", true],
    ["GET list_item?wishlistid=71", false],
  ]);
  choose("72");
  dispatchEvent(new PopStateEvent("popstate"));
  expect([calls.length, last().request]).toEqual([4, "GET list_item?wishlistid=71"]);
  await last().answer(listHtml("71"));
  choose("71");
  expect(calls).toHaveLength(4);
  leave();
});

test("WSH-01 NAV-20 mounting twice restores the markup; a cached page matches its URL", async () => {
  const host = Object.assign(document.createElement("div"), { innerHTML: html });
  const sent = host.innerHTML;
  for (let time = 0; time < 2; time++) show(host).leave();
  expect(host.innerHTML).toBe(sent);
  expect(calls).toHaveLength(0);
  history.replaceState(null, "", "/lists?Id=72");
  const again = show(host);
  await last().answer(listHtml("72"));
  expect(again.heading()).toBe("List 72");
  again.leave();
});

test("WSH-07 a removed wish disappears; restored, it has a new id and its quantity", async () => {
  const { remove, row, sizes, leave, host } = show();
  remove("w1");
  remove("w1");
  expect([row("w1")!.hidden, calls.map(({ request }) => request)]).toEqual([true, ["DELETE deletefromlist?Id=w1"]]);
  await last().answer({ Message: "gone" }, 404);
  expect(last().request).toBe("GET list_item?wishlistid=71");
  expect([row("w1"), sizes()]).toEqual([null, [1, 5]]);
  await last().answer(listHtml("71", [["w2", "v2", "1"]]));
  expect([noticeTexts(), sizes()]).toEqual([["info: Wishlist.ItemRemoved"], [1, 5]]);
  act("Cart.Undo");
  await settledPromises();
  expect(last().request).toBe("POST addproductvariant?productVariantId=v1&listId=71");
  await last().answer({ Message: "", WishlistId: "71" });
  await last().answer(
    listHtml("71", [
      ["w2", "v2", "1"],
      ["w9", "v1", "1"],
    ]),
  );
  expect(last().request).toBe("POST updatequantity?Id=w9&Quantity=6");
  await last().answer({ IsSuccessfull: true });
  await last().answer(
    listHtml("71", [
      ["w2", "v2", "1"],
      ["w9", "v1", "6"],
    ]),
  );
  expect([host.querySelectorAll("[data-wish]").length, row("w9")!.dataset["quantity"]]).toEqual([2, "6"]);
  leave();
});

test("WSH-07 a wish that could not be removed reappears", async () => {
  const { remove, row, leave } = show();
  remove("w1");
  const removal = last();
  wishlistsChanged();
  await last().answer(listHtml("71"));
  expect([row("w1")!.hidden, row("w2")!.hidden]).toEqual([true, false]);
  await removal.breakOff();
  expect([row("w1")!.hidden, noticeTexts()]).toEqual([false, ["error: Wishlist.NotRemoved"]]);
  // The lost answer may have been a success, so the list is fetched again.
  expect(last().request).toBe("GET list_item?wishlistid=71");
  await last().answer({}, 500);
  expect(noticeTexts()).toContain("error: Page.NotRenewed");
  leave();
});

test("WSH-07 a refused removal shows the reason instead of undo", async () => {
  const { remove, row, leave } = show();
  remove("w1");
  await settledPromises();
  expect(noticeTexts()).toEqual(["info: Wishlist.ItemRemoved"]);
  await last().answer({ Message: "It is <i>bought</i> already." }, 409);
  expect([row("w1")!.hidden, noticeTexts()]).toEqual([false, ["error: It is <i>bought</i> already."]]);
  leave();
});

test("WSH-07 a list is deleted once, and the page that the server names replaces its own", async () => {
  const { host, leave } = show();
  host.querySelector("section")!.insertAdjacentHTML("beforeend", "<form data-wishlist-deletion></form>");
  const form = host.querySelector("[data-wishlist-deletion]")!;
  const deletion = (): boolean => form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect([deletion(), deletion()]).toEqual([false, false]);
  expect(vi.mocked(fetch).mock.calls.map(([, init]) => init!.body)).toEqual([JSON.stringify({ Id: "71" })]);
  await last().answer("no", 500);
  await vi.waitFor(() => expect(noticeTexts()).toEqual(["error: Core.ErrorServer"]));
  expect(shell.visit).not.toHaveBeenCalled();
  deletion();
  await last().answer({ Uri: "/en/catalog/wishlist/list" });
  await vi.waitFor(() => expect(noticeTexts().at(-1)).toBe("success: Wishlist.ListDeleted"));
  expect(vi.mocked(shell.visit).mock.calls).toEqual([
    [`${location.origin}/en/catalog/wishlist/list`, { history: "replace" }],
  ]);
  // The deleted list is not requested again.
  expect(calls).toHaveLength(2);
  leave();
});

test("WSH-07 WCAG-2.4.3 the focus returns to a product that was not removed or was restored", async () => {
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
  await last().answer(
    listHtml("71", [
      ["w2", "v2", "1"],
      ["w9", "v1", "6"],
    ]),
  );
  await last().answer(
    listHtml("71", [
      ["w2", "v2", "1"],
      ["w9", "v1", "6"],
    ]),
  );
  expect(document.activeElement).toBe(button("w9"));
  leave();
});

test("WSH-01 NAV-13 Back to another list closes the open dialog", async () => {
  const { choose, leave } = show();
  choose("72");
  await last().answer(listHtml("72"));
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.showModal();
  dispatchEvent(new PopStateEvent("popstate"));
  expect(dialog.open).toBe(false);
  leave();
});

test("WSH-07 a wish restored after leaving its list counts in the menu", async () => {
  const { remove, choose, sizes, leave } = show();
  remove("w1");
  choose("72");
  await last().answer(listHtml("72"));
  await calls[0]!.answer(null, 204);
  await last().answer(listHtml("72"));
  expect(sizes()).toEqual([1, 2]);
  act("Cart.Undo");
  await settledPromises();
  await last().answer({ Message: "", WishlistId: "71" });
  await last().answer(listHtml("71", [["w1", "v1", "6"]]));
  expect([sizes(), noticeTexts().at(-1)]).toEqual([[2, 2], "success: Wishlist.ItemBack"]);
  leave();
});

test.each([
  ["refused", { IsSuccessfull: false, Message: "At most 4." }, 200],
  ["broken", {}, 500],
])("WSH-07 a restored wish whose quantity is %s reports the different quantity", async (_what, answer, status) => {
  const { remove, leave } = show();
  remove("w1");
  await last().answer(null, 204);
  await last().answer(listHtml("71", [["w2", "v2", "1"]]));
  act("Cart.Undo");
  await settledPromises();
  await last().answer({ Message: "", WishlistId: "71" });
  await last().answer(
    listHtml("71", [
      ["w2", "v2", "1"],
      ["w9", "v1", "1"],
    ]),
  );
  await last().answer(answer, status);
  expect(noticeTexts().at(-1)).toBe("error: Wishlist.ItemBackOtherwise");
  leave();
});

test("WSH-07 ERR-01 after a login a removal and its undo continue once", async () => {
  vi.mocked(shell.login).mockResolvedValue(true);
  const { remove, leave } = show();
  const answerWith = async (answer: unknown): Promise<void> => {
    const { length } = calls;
    await last().answer({ Message: "Log in" }, 401);
    await vi.waitFor(() => expect(calls).toHaveLength(length + 1));
    expect(last().request).toBe(calls.at(-2)!.request);
    await last().answer(answer, answer === null ? 204 : 200);
  };
  remove("w1");
  await answerWith(null);
  await last().answer(listHtml("71", [["w2", "v2", "1"]]));
  act("Cart.Undo");
  await settledPromises();
  await answerWith({ Message: "", WishlistId: "71" });
  expect(vi.mocked(shell.login).mock.calls).toEqual([
    [location.href, false],
    [location.href, false],
  ]);
  leave();
});

test("WSH-07 NAV-02 a removal continues after leaving; Back refetches the page", async () => {
  const { host, remove, row, leave } = show();
  remove("w1");
  leave();
  expect([last().signal.aborted, row("w1")!.hidden]).toEqual([false, false]);
  const meanwhile = show(host);
  expect(row("w1")!.hidden).toBe(true);
  meanwhile.leave();
  await last().answer(null, 204);
  expect(calls).toHaveLength(1);
  const again = show(host);
  expect(vi.mocked(shell.visit).mock.calls).toEqual([[location.href, { stay: true, uncached: true, inPlace: true }]]);
  await settledPromises();
  again.leave();
  vi.mocked(shell.visit).mockRejectedValueOnce(new TypeError("broken"));
  const third = show(host);
  await settledPromises();
  expect(noticeTexts().at(-1)).toBe("error: Page.NotRenewed");
  third.leave();
});

test("WSH-08 a list is ordered once; a lost response says it may be in the cart", async () => {
  silenceOtherTabs();
  const { host, remove, leave } = show();
  const { form, order } = addOrderForm(host);
  const orders = (): RecordedCall[] => calls.filter(({ request }) => request.endsWith("addwishlisttocart"));
  remove("w1");
  order();
  order();
  expect(vi.mocked(fetch).mock.lastCall![1]!.body).toBe(
    JSON.stringify({ WishlistId: "71", Items: [{ variantId: "v2", qty: 1 }] }),
  );
  expect([orders().length, form.getAttribute("aria-busy")]).toEqual([1, "true"]);
  await orders()[0]!.answer({ Message: "Log in" }, 401);
  await vi.waitFor(() => expect(form.hasAttribute("aria-busy")).toBe(false));
  expect(noticeTexts()).toEqual(["info: Wishlist.ItemRemoved"]);
  order();
  leave();
  expect(orders()[1]!.signal.aborted).toBe(false);
  await orders()[1]!.breakOff();
  expect(noticeTexts()).toEqual(["info: Wishlist.ItemRemoved", "error: Wishlist.PerhapsOrdered"]);
  expect(orders()).toHaveLength(2);
  await calls[0]!.answer(null, 204);
});

test.each<[what: string, answer: unknown, status: number, notice: string, leadsToCart: boolean]>([
  ["a refusal", { Message: "The shop is <b>closed</b>." }, 422, "error: The shop is <b>closed</b>.", false],
  ["an error", "<h1>Oops</h1>", 500, "error: Core.ErrorServer", false],
  ["a message", { Message: "Can: sold out." }, 200, "info: Wishlist.PartlyOrdered Can: sold out.", true],
])("WSH-08 an order with %s as the answer shows it in a notice", async (_what, answer, status, text, leadsToCart) => {
  silenceOtherTabs();
  const { host, leave } = show();
  addOrderForm(host).order();
  await last().answer(answer, status);
  await vi.waitFor(() => expect(noticeTexts()).toEqual([text]));
  const { action } = notices.getState().list.at(-1)!;
  expect(action?.text).toBe(leadsToCart ? "Cart.GoToBasket" : undefined);
  action?.run();
  expect(vi.mocked(shell.visit).mock.calls.map(([url]) => url)).toEqual(
    leadsToCart ? [expect.stringContaining("/en/shoppingcarts")] : [],
  );
  leave();
});

test("WSH-08 ERR-01 after an expired session the list is ordered once more when the visitor confirms", async () => {
  silenceOtherTabs();
  vi.mocked(shell.login).mockResolvedValue(true);
  const { host, leave } = show();
  addOrderForm(host).order();
  await last().answer({ Message: "Log in" }, 401);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(vi.mocked(shell.login).mock.calls).toEqual([[location.href, true]]);
  expect(new Set(vi.mocked(fetch).mock.calls.map(([, init]) => init!.body)).size).toBe(1);
  await last().answer({
    Message: "",
    Cart: { ItemsCount: 2, ItemsQuantityCount: 7, AmountTaxInclHtml: "", AmountTaxExclHtml: "" },
  });
  await vi.waitFor(() => expect(noticeTexts()).toEqual(["success: Wishlist.Ordered"]));
  leave();
});
