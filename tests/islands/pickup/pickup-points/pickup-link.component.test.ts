import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/pickup/pickup-points/definition.ts";
import pickupPoints from "../../../../islands/pickup/pickup-points/pickup-points.ts";
import { changeCart } from "../../../../shared/cart/cart-changes.ts";
import { emit } from "../../../../shared/events.ts";
import type { ShellApi } from "../../../../shared/shell-api.ts";
import { island } from "../../../../shared/island/mount.ts";
import { body, settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const opened = vi.hoisted(() => vi.fn());
vi.mock("../../../../islands/pickup/pickup-points/dialog.tsx", () => ({ openPickup: opened }));
const reloaded = vi.hoisted(() => ({ page: (): Promise<boolean> => Promise.resolve(true) }));
vi.mock("../../../../shared/page/reload-page.ts", () => ({
  reloadPage: () => reloaded.page(),
  isLeaving: () => false,
}));
const code = vi.hoisted(() => ({ comes: (): Promise<void> => Promise.resolve() }));
vi.mock("../../../../shared/island/lazy-import.ts", () => ({
  lazyImport: async (_name: string, load: () => unknown) => (await code.comes(), load()),
}));

const abort: AbortController[] = [];
let face: ShellApi;
beforeEach(() => {
  face = standInShell();
  opened.mockClear();
  code.comes = () => Promise.resolve();
  reloaded.page = () => Promise.resolve(true);
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
const leave = (): void => abort.splice(0).forEach((controller) => controller.abort());

/** Markup of a page with the link. */
const markup = (country: string): string =>
  `<div data-island="pickup-points" data-method-id="3" data-provider="parcelpoint" data-country-code="${country}"><a
    href="/en/shippings/pickuppoint/search?postCode=9000">Choose</a></div>`;
const sent = (country: string): HTMLElement => body(markup(country));
function enliven(host: HTMLElement): HTMLAnchorElement {
  abort.push(new AbortController());
  island(definition, pickupPoints)(host, { signal: abort.at(-1)!.signal, id: "pickup-points-1", fail: vi.fn() });
  return host.querySelector("a")!;
}
const show = (country = "BE"): HTMLAnchorElement => enliven(sent(country));
const scrollAway = (link: Element): void =>
  void vi.spyOn(link, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -300, 200, 40));
const goOn = (): boolean =>
  emit(document, "page:out", {
    url: "/",
    method: "GET",
    headers: {},
    kept: false,
    traverse: false,
    target: document.body,
  });
const click = (link: Element, more: MouseEventInit = {}): boolean =>
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
const countries = (): string[] => opened.mock.calls.map(([{ config }]) => config.countryCode);

test("PUP-01 a plain click opens one dialog; modified clicks are left to the browser", async () => {
  const link = show();
  expect(link.getAttribute("aria-haspopup")).toBe("dialog");
  expect([click(link, { ctrlKey: true }), click(link, { button: 1 })]).toEqual([true, true]);
  expect([click(link), click(link)]).toEqual([false, false]);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  await settledPromises();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(opened.mock.calls[0]![0]).toMatchObject({
    config: { methodId: "3", provider: "parcelpoint", searchRadius: 20, maximumListSize: 20 },
    start: { postalCode: "9000" },
  });
  expect(link.hasAttribute("aria-busy")).toBe(false);
});

test("PUP-01 LOC-02 presses before the dialog is shown, such as while its texts load, open it once", async () => {
  let shown: () => void;
  opened.mockReturnValueOnce(new Promise<void>((resolve) => (shown = resolve)));
  const link = show();
  for (let times = 0; times < 3; times++) {
    click(link);
    await settledPromises();
  }
  expect(opened).toHaveBeenCalledTimes(1);
  expect(link.getAttribute("aria-busy")).toBe("true");
  shown!();
  await vi.waitFor(() => expect(link.hasAttribute("aria-busy")).toBe(false));
  click(link);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
});

test("PUP-06 the search uses the country in the form, else that of the page", async () => {
  const form = body(
    `<form><input name="PostalCode"><select name="CountryId"><option value="1"
      data-country-code="BE">Belgium</option><option value="3" data-country-code="LU">Luxembourg</option><option
        value="5">Germany</option></select>${markup("NL")}</form>`,
  );
  const link = enliven(form.querySelector("div")!);
  for (const value of ["3", "5"]) {
    form.querySelector("select")!.value = value;
    click(link);
    await vi.waitFor(() => expect(link.hasAttribute("aria-busy")).toBe(false));
  }
  expect(countries()).toEqual(["LU", "NL"]);
});

test("PUP-01 a host without a link reports what it expects", () => {
  const host = body(`<div data-method-id="3" data-provider="parcelpoint"><a href="/en/cart">Cart</a></div>`);
  expect(() =>
    island(definition, pickupPoints)(host, { signal: new AbortController().signal, id: "x", fail: vi.fn() }),
  ).toThrow("expects a link to `shippings/pickuppoint/search` in it");
});

test("PUP-01 a click while the country is saved opens the dialog of the reloaded page once", async () => {
  const link = show();
  let answered = (): void => {};
  const saved = changeCart(new Promise<void>((resolve) => (answered = resolve)));
  reloaded.page = async () => {
    leave();
    show("LU");
    return true;
  };
  click(link);
  await settledPromises();
  expect(opened).not.toHaveBeenCalled();
  expect(link.getAttribute("aria-busy")).toBe("true");
  answered();
  await saved;
  await vi.waitFor(() => expect(countries()).toEqual(["LU"]));
  await settledPromises();
  expect(countries()).toEqual(["LU"]);
});

test("PUP-01 no dialog opens when the reloaded page has no such link", async () => {
  const link = show();
  reloaded.page = async () => {
    leave();
    document.body.replaceChildren();
    return true;
  };
  const saved = changeCart(Promise.resolve());
  click(link);
  await saved;
  await settledPromises();
  show("FR");
  await settledPromises();
  expect(opened).not.toHaveBeenCalled();
});

test("PUP-01 leaving the page while the country is saved opens no dialog on the next page", async () => {
  const link = show();
  let answered = (): void => {};
  const saved = changeCart(new Promise<void>((resolve) => (answered = resolve)));
  click(link);
  goOn();
  leave();
  show("NL");
  answered();
  await saved;
  await settledPromises();
  expect(opened).not.toHaveBeenCalled();
});

test.each<[string, (link: HTMLElement) => void]>([
  ["has scrolled away", scrollAway],
  ["has chosen another method, which hides the link", (link) => (link.parentElement!.style.display = "none")],
  ["sees a page without the link", (link) => link.parentElement!.remove()],
  ["is leaving the page", goOn],
])("PUP-01 code that loads late opens nothing when the shopper %s", async (_what, act) => {
  const warned = vi.spyOn(console, "warn");
  for (const isBroken of [false, true]) {
    let arrives = (): void => {};
    code.comes = () =>
      new Promise((resolve, reject) => (arrives = isBroken ? () => reject(new Error("gone")) : resolve));
    const link = show();
    click(link);
    await settledPromises();
    act(link);
    arrives();
    await settledPromises();
    expect(link.hasAttribute("aria-busy")).toBe(false);
    code.comes = () => Promise.resolve();
    leave();
    show();
    await settledPromises();
    leave();
  }
  expect([opened.mock.calls, vi.mocked(face.visit).mock.calls, warned.mock.calls]).toEqual([[], [], []]);
});

test("PUP-01 when the dialog's code fails to load, a click visits the link's page", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  code.comes = () => Promise.reject(new Error("gone"));
  click(show());
  await vi.waitFor(() =>
    expect(face.visit).toHaveBeenCalledWith(expect.stringContaining("/en/shippings/pickuppoint/search?postCode=9000")),
  );
});

test("PUP-01 when the dialog fails to open, a click visits the link's page, and a warning has the reason", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  opened.mockRejectedValueOnce(new Error("broken"));
  click(show());
  await vi.waitFor(() => expect(face.visit).toHaveBeenCalledOnce());
  expect(warned.mock.calls.map(([line]) => line)).toEqual([expect.stringContaining("could not be loaded")]);
});

test.each<[string, boolean, (host: HTMLElement) => void]>([
  ["opens once its link is live", true, () => {}],
  ["stays closed when its link is out of sight", false, (host) => scrollAway(host.querySelector("a")!)],
])("PUP-01 on the page reloaded after saving the country the dialog %s", async (_what, opens, act) => {
  let host!: HTMLElement;
  reloaded.page = async () => {
    leave();
    act((host = sent("LU")));
    return true;
  };
  const saved = changeCart(Promise.resolve());
  click(show());
  await saved;
  await settledPromises();
  vi.restoreAllMocks();
  enliven(host);
  await settledPromises();
  expect(countries()).toEqual(opens ? ["LU"] : []);
});

test("PUP-01 leaving the reloaded page before its link is live opens no dialog", async () => {
  reloaded.page = async () => {
    leave();
    sent("LU");
    return true;
  };
  const saved = changeCart(Promise.resolve());
  click(show());
  await saved;
  await settledPromises();
  goOn();
  show("NL");
  await settledPromises();
  expect(opened).not.toHaveBeenCalled();
});

test("PUP-05 the closed dialog returns the focus to the current page's link", async () => {
  click(show());
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  const [{ focusBack }] = opened.mock.calls[0]!;
  leave();
  const link = show();
  focusBack();
  expect(document.activeElement).toBe(link);
  const other = document.body.appendChild(document.createElement("input"));
  other.focus();
  focusBack();
  expect(document.activeElement).toBe(other);
});
