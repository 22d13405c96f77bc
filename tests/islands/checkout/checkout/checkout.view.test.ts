import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/checkout/checkout/definition.ts";
import type { Outcome } from "../../../../shared/cart/cart-changes.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
  subscribe: () => () => {},
}));

let abort: AbortController;
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal(
    "BroadcastChannel",
    class extends EventTarget {
      postMessage(): void {}
    },
  );
  vi.stubGlobal("scrollTo", vi.fn());
  abort = new AbortController();
  standInShell({
    islands: {
      fixedAddresses: {
        11: { Street1: "Quay 1", City: "Ostend", CountryId: "1" },
        12: { Street1: "Rue 2", City: "Luxembourg", CountryId: "3" },
      },
    },
  });
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const html = (method = "1", same = "") => `<main id="page"><form id="checkout">
  <div class="validation-summary-errors" hidden></div>
  <div data-same-address><input type="checkbox" name="SameAddressForShipping" value="true" ${same}><input type="hidden"
    name="SameAddressForShipping" value="false"></div>
  <fieldset data-shipping-address><input name="Street1"><input name="City"><select name="CountryId"><option
    value="1">B<option value="3">L</select></fieldset>
  ${["1", "11", "12"]
    .map(
      (id) => `<input type="radio" name="ShippingMethodId" value="${id}"
    ${id === method ? "checked" : ""}>`,
    )
    .join("")}
  <button name="action" value="order" data-loading-text="Ordering…">Order</button></form></main>`;
const $ = <E extends HTMLElement = HTMLInputElement>(selector: string): E => document.querySelector<E>(selector)!;

async function show(content = html(), prepare = (): unknown => undefined) {
  document.body.innerHTML = content;
  prepare();
  return mount();
}
async function mount() {
  const { default: checkout } = await import("../../../../islands/checkout/checkout/checkout.ts");
  const { island } = await import("../../../../shared/island/mount.ts");
  return island(definition, checkout as never)($("form"), { signal: abort.signal, id: "checkout-1", fail: vi.fn() });
}
function choose(method: string): void {
  const radio = $(`[type=radio][value="${method}"]`);
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
}
const section = () => $<HTMLFieldSetElement>("fieldset");
const address = () => ["Street1", "City", "CountryId"].map((name) => $(`[name="${name}"]`).value);
const sameAddress = () => $('[name="SameAddressForShipping"]');

test("CHK-01 the delivery address shows unless it equals the billing address", async () => {
  const leave = await show(html("1", "checked"));
  expect([section().hidden, section().disabled]).toEqual([true, true]);
  sameAddress().checked = false;
  sameAddress().dispatchEvent(new Event("change", { bubbles: true }));
  expect([section().hidden, section().disabled]).toEqual([false, false]);
  leave();
  expect([section().hidden, section().disabled]).toEqual([false, false]);
});

test("CHK-04 CHK-07 methods 11 and 12 fill in a fixed address; other methods restore the input", async () => {
  const leave = await show(html("1", "checked"));
  $('[name="Street1"]').value = "My street 5";
  choose("11");
  expect(address()).toEqual(["Quay 1", "Ostend", "1"]);
  expect([section().hidden, section().disabled, $("[data-same-address]").hidden, sameAddress().checked]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  choose("12");
  expect(address()).toEqual(["Rue 2", "Luxembourg", "3"]);
  leave();
  document.body.innerHTML = html("12");
  await mount();
  expect(address()).toEqual(["Rue 2", "Luxembourg", "3"]);
  choose("1");
  expect(address()).toEqual(["My street 5", "", "1"]);
  expect([section().hidden, $("[data-same-address]").hidden, sameAddress().checked]).toEqual([true, false, true]);
});

test("CHK-05 an invalid form scrolls to the top, to the link to the first wrong field unless that is in sight", async () => {
  await show();
  const field = $('[name="Street1"]');
  const summary = $(".validation-summary-errors");
  const report = (): boolean =>
    $("form").dispatchEvent(
      new CustomEvent("form:invalid", { bubbles: true, cancelable: true, detail: { fields: [field] } }),
    );
  expect(report()).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  expect(document.activeElement).toBe(summary);
  const link = summary.appendChild(document.createElement("a"));
  link.href = "#Street1";
  expect(report()).toBe(false);
  expect(document.activeElement).toBe(link);

  // The validation focuses the field where it is in sight, and where no list leads to it.
  const box = vi.spyOn(field, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 100, 200, 40));
  expect(report()).toBe(true);
  box.mockRestore();
  summary.remove();
  expect(report()).toBe(true);
});

test.each<[Outcome, number]>([
  ["saved", 1],
  ["kept", 1],
  ["failed", 0],
  ["refused", 0],
])("CHK-05 an order waits for a pending save and is not sent if that fails: %s", async (outcome, orders) => {
  const { beginCartChange } = await import("../../../../shared/cart/cart-changes.ts");
  await show();
  const sent = vi.fn();
  document.addEventListener(
    "submit",
    (event) => (event.preventDefault(), sent((event.submitter as HTMLButtonElement | null)?.value)),
    { signal: abort.signal },
  );
  const end = beginCartChange();
  for (let time = 0; time < 2; time++)
    $("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: $("button") }));
  expect(sent).not.toHaveBeenCalled();
  expect($("form").hasAttribute("data-waiting")).toBe(true);
  await vi.waitFor(() => expect($("button").textContent).toBe("Ordering…"));
  // The page reloads in place meanwhile.
  document.body.innerHTML = html();
  await mount();
  expect($("form").hasAttribute("data-waiting")).toBe(true);
  expect($("button").textContent).toBe("Ordering…");
  end(outcome);
  await vi.waitFor(() => expect($("form").hasAttribute("data-waiting")).toBe(false));
  await vi.waitFor(() => expect($("button").textContent).toBe("Order"));
  expect(sent.mock.calls).toEqual(Array.from({ length: orders }, () => ["order"]));
});

/** Spies on submits of the order form. */
function hearOrders(prevent = true) {
  const sent = vi.fn();
  document.addEventListener(
    "submit",
    (event) => (prevent && event.preventDefault(), sent((event.submitter as HTMLButtonElement | null)?.value)),
    { signal: abort.signal },
  );
  return sent;
}
const press = () =>
  $("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: $("button") }));
const pageEvent = (name: string, detail = {}) =>
  document.dispatchEvent(new CustomEvent(name, { detail: { target: document.body, ...detail } }));

const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** The order form with a town field whose towns are being looked up. */
const withLookup = (form: string): string =>
  form.replace("</fieldset>", `<p data-island="city-field" aria-busy="true"><input name="Town"></p></fieldset>`);
const lookingUp = withLookup(html());

test("CHK-05 CHK-06 an order waits until the town of its postal code is known, and only then its fields are checked", async () => {
  await show(lookingUp);
  const checked = vi.fn();
  document.addEventListener("submit", () => checked($('[name="Town"]').value), { capture: true, signal: abort.signal });
  const sent = hearOrders();
  for (let time = 0; time < 2; time++) press();
  await vi.waitFor(() => expect($("button").textContent).toBe("Ordering…"));
  expect(checked).not.toHaveBeenCalled();
  // The page reloads in place meanwhile, and the lookup begins anew.
  document.body.innerHTML = lookingUp.replace(' aria-busy="true"', "");
  await mount();
  const host = $("[data-island=city-field]");
  await nextTask();
  expect(sent).not.toHaveBeenCalled();
  host.setAttribute("aria-busy", "true");
  host.dataset["islandState"] = "live";
  await nextTask();
  expect(sent).not.toHaveBeenCalled();
  $('[name="Town"]').value = "Etterbeek";
  host.removeAttribute("aria-busy");
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([["order"]]));
  expect(checked.mock.calls).toEqual([["Etterbeek"]]);
  await vi.waitFor(() => expect($("button").textContent).toBe("Order"));
});

test("CHK-05 CHK-06 an order waits for its town no longer than five seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await show(lookingUp);
    const sent = hearOrders();
    press();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveBeenCalledOnce();
    // Nor does an order that another check has held back in between.
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    press();
    expect(sent).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test("CHK-05 CHK-06 towns of a disabled address, and a button that skips the checks, hold no order back", async () => {
  await show(withLookup(html("1", "checked")));
  const sent = hearOrders();
  press();
  expect(sent).toHaveBeenCalledOnce();
  await show(lookingUp.replace("<button", "<button formnovalidate"));
  press();
  expect(sent).toHaveBeenCalledTimes(2);
});

test("CHK-05 leaving the checkout cancels a waiting order", async () => {
  const { beginCartChange, whenCartSaved } = await import("../../../../shared/cart/cart-changes.ts");
  await show();
  const sent = hearOrders();
  const end = beginCartChange();
  press();
  pageEvent("page:out", { stay: true });
  expect($("form").hasAttribute("data-waiting")).toBe(true);
  pageEvent("page:out", {});
  expect($("form").hasAttribute("data-waiting")).toBe(false);
  end("kept");
  await whenCartSaved();
  await Promise.resolve();
  expect(sent).not.toHaveBeenCalled();
  press();
  expect(sent).toHaveBeenCalledOnce();
});

test("CHK-05 a delayed order uses the form of the current page", async () => {
  const { beginCartChange } = await import("../../../../shared/cart/cart-changes.ts");
  const bare = html().replace(' id="checkout"', "");
  const leave = await show(bare);
  const sent = hearOrders();
  const end = beginCartChange();
  press();
  leave();
  document.body.innerHTML = bare;
  end("kept");
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).not.toHaveBeenCalled();
  await mount();
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([["order"]]));
});

test("CHK-05 a second submit is ignored until the page is restored from the back/forward cache", async () => {
  await show();
  const sent = hearOrders(false);
  for (let time = 0; time < 2; time++) press();
  expect(sent).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect($("button").textContent).toBe("Ordering…"));
  dispatchEvent(new Event("pageshow"));
  press();
  expect(sent).toHaveBeenCalledOnce();
  // The cart may have changed in another tab; here no server answers.
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await vi.waitFor(() => expect($("button").textContent).toBe("Order"));
  press();
  expect(sent).toHaveBeenCalledTimes(2);
  await vi.waitFor(() =>
    expect(warning.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining("the cart of the other tab")]),
  );
});

test("CHK-04 a fixed address replaces another one completely", async () => {
  const addresses = { 11: { Street1: "Quay 1", City: "Ostend" }, 12: { Street1: "Rue 2", CountryId: "3" } };
  standInShell({ islands: { fixedAddresses: addresses } });
  await show();
  $('[name="City"]').value = "Ghent";
  choose("11");
  choose("12");
  expect(address()).toEqual(["Rue 2", "Ghent", "3"]);
  choose("1");
  expect(address()).toEqual(["", "Ghent", "1"]);
  document.body.innerHTML = html("11")
    .replace('name="Street1"', 'name="Street1" value="Quay 1"')
    .replace('name="City"', 'name="City" value="Ostend"');
  await mount();
  choose("1");
  expect(address()).toEqual(["", "", "1"]);
});

test("CHK-04 restored input fires events, and survives a visit but not the order", async () => {
  await show();
  const events: string[] = [];
  for (const type of ["input", "change"])
    $("form").addEventListener(type, ({ target }) => events.push(`${type} ${(target as HTMLInputElement).name}`));
  $('[name="Street1"]').value = "My street 5";
  choose("11");
  choose("1");
  expect(events.filter((event) => !event.endsWith("MethodId"))).toEqual([
    "input Street1",
    "input City",
    "change Street1",
    "change City",
  ]);
  choose("11");
  // Visit the cart and come back.
  for (const path of ["/en/cart", "/en/checkout"]) {
    history.replaceState(null, "", path);
    pageEvent("page:loaded", { method: "GET" });
  }
  history.replaceState(null, "", "/");
  choose("1");
  expect(address()[0]).toBe("My street 5");
  choose("11");
  // The order is placed.
  history.replaceState(null, "", "/en/thanks");
  pageEvent("page:loaded", { method: "POST", redirected: true });
  history.replaceState(null, "", "/");
  choose("1");
  expect(address()[0]).toBe("Quay 1");
});

test("CRT-08 a cart changed in another tab reloads the checkout before an order", async () => {
  const face = standInShell({});
  let finish = (_: boolean): void => {};
  vi.mocked(face.visit).mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await show();
  const sent = hearOrders();
  pageEvent("cart:changed", { otherTab: true });
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
  press();
  expect(sent).not.toHaveBeenCalled();
  finish(true);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test("CHK-05 an order is not sent if the reload it waits for fails, and a notice reports it", async () => {
  const face = standInShell({});
  await show();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.mocked(face.visit).mockRejectedValue(new TypeError("broken"));
  const sent = hearOrders();
  pageEvent("cart:changed", { otherTab: true });
  press();
  const { notices } = await import("../../../../shared/stores/notices.ts");
  await vi.waitFor(() => expect(notices.getState().list.map(({ text }) => text)).toContain("Checkout.NotSaved"));
  expect(sent).not.toHaveBeenCalled();
});

test("CHK-05 CRT-04 no order is sent while a field in sight holds a refused quantity, which has the focus", async () => {
  const line = '<div class="atoll-line-failed"><input id="q" aria-invalid="true"></div>';
  await show(`${line}${html()}`);
  const sent = hearOrders();
  press();
  const { notices } = await import("../../../../shared/stores/notices.ts");
  await vi.waitFor(() => expect(notices.getState().list.map(({ text }) => text)).toEqual(["Checkout.NotSaved"]));
  expect([sent.mock.calls.length, document.activeElement]).toEqual([0, $("#q")]);
  // A cart in a closed dialog shows no quantity.
  vi.spyOn($("#q"), "checkVisibility").mockReturnValue(false);
  press();
  expect(sent).toHaveBeenCalledOnce();
});

test("CHK-05 a button outside the form, which has a field named elements, places the order", async () => {
  const { beginCartChange } = await import("../../../../shared/cart/cart-changes.ts");
  await show(
    `${html().replace(/<button.*<\/button>/, "")}<button form="checkout" name="action" value="order"
      data-loading-text="Ordering…"><i></i>Order</button>`,
    // As a field of this name does in browsers.
    () => Object.defineProperty($("form"), "elements", { value: $("input") }),
  );
  const sent = hearOrders();
  const end = beginCartChange();
  press();
  await vi.waitFor(() => expect($("button").innerHTML).toBe("Ordering…"));
  end("kept");
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([["order"]]));
  await vi.waitFor(() => expect($("button").innerHTML).toBe("<i></i>Order"));
});

test("CHK-05 a superseded reload does not block the order", async () => {
  const face = standInShell({});
  const { beginCartChange, isCartPending: isCartSettling } = await import("../../../../shared/cart/cart-changes.ts");
  const finishers: ((_: boolean) => void)[] = [];
  vi.mocked(face.visit).mockImplementation(() => new Promise((resolve) => finishers.push(resolve)));
  await show();
  const sent = hearOrders();
  beginCartChange()("lost");
  await Promise.resolve();
  finishers[0]!(true);
  await vi.waitFor(() => expect(isCartSettling()).toBe(false));
  pageEvent("cart:changed", { otherTab: true });
  press();
  await Promise.resolve();
  pageEvent("cart:changed", { otherTab: true });
  expect(finishers.length).toBe(3);
  finishers[1]!(false);
  finishers[2]!(true);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});
