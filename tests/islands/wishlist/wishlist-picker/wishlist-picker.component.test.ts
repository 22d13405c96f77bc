import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/wishlist/wishlist-picker/definition.ts";
import wishlistPicker from "../../../../islands/wishlist/wishlist-picker/wishlist-picker.ts";
import { on } from "../../../../shared/events.ts";
import type { ShellApi } from "../../../../shared/shell-api.ts";
import { island } from "../../../../shared/island/mount.ts";
import { notices } from "../../../../shared/stores/notices.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  readyTexts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));
const showAdded = vi.hoisted(() => vi.fn());
vi.mock("../../../../islands/wishlist/wishlist-picker/added.tsx", () => ({ showAdded }));

interface Asked {
  request: string;
  answer(body?: unknown, status?: number): Promise<void>;
  lose(): Promise<void>;
  isAborted(): boolean;
}
let requests: Asked[];
let abort: AbortController;
let shell: ShellApi;
let changes: number;
const waitForEffects = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await settledPromises();
};
beforeEach(() => {
  requests = [];
  changes = 0;
  abort = new AbortController();
  showAdded.mockClear();
  notices.setState({ list: [] });
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockReturnValue();
  shell = standInShell({ locale: "en", culture: "en", app: "/shop", loginPath: "/security/login" });
  on(document, "wishlist:changed", () => changes++, abort.signal);
  vi.stubGlobal(
    "fetch",
    vi.fn(
      (url: string, { method, signal }: RequestInit) =>
        new Promise<Response>((resolve, reject) => {
          requests.push({
            request: `${method} ${url.replace("/api/v1/catalog/wishlist/", "")}`,
            async answer(body, status = 200) {
              resolve(
                new Response(body === undefined || status === 204 ? null : JSON.stringify(body), {
                  status,
                  headers: { "Content-Type": "application/json" },
                }),
              );
              await waitForEffects();
            },
            async lose() {
              reject(new TypeError("broken"));
              await waitForEffects();
            },
            isAborted: () => signal!.aborted,
          });
        }),
    ),
  );
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function show(inDialog = true) {
  const form = `<form><input type="hidden" name="productVariantId" value="v1"><select name="List"><option
    value="1">Kitchen</option><option value="2">&lt;b&gt;Garden&lt;/b&gt;</option></select>
<p data-wishlist-status="">Already on: Kitchen.</p><button name="Act" value="add"
  data-wishlist-add="">Add</button><button data-wishlist-remove="">Remove</button><button
    data-wishlist-remove-all="">All</button></form>`;
  document.body.innerHTML = inDialog ? `<dialog open="">${form}</dialog>` : form;
  const host = document.querySelector("form")!;
  const html = host.innerHTML;
  const unmount = island(definition, wishlistPicker)(host, {
    signal: abort.signal,
    id: "wishlist-picker-1",
    fail: vi.fn(),
  });
  const button = (name: string) => host.querySelector<HTMLButtonElement>(`[data-wishlist-${name}]`)!;
  return {
    host,
    html,
    choose(value: string) {
      host.querySelector("select")!.value = value;
      host.querySelector("select")!.dispatchEvent(new Event("change", { bubbles: true }));
    },
    /** True when the form is left to the browser. */
    press: (name: string) =>
      host.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button(name) })),
    button,
    offered: () =>
      [...host.querySelectorAll("button")].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent),
    status: () => host.querySelector("p")!.textContent,
    leave: () => (abort.abort(), unmount()),
    isOpen: () => document.querySelector("dialog")!.open,
  };
}
const last = (): Asked => requests.at(-1)!;

test("WSH-02 the status belongs to the list chosen last, in any response order", async () => {
  const { choose, status, offered } = show();
  expect(requests.map(({ request }) => request)).toEqual(["GET isinthelist?productVariantId=v1&listId=1"]);
  choose("2");
  choose("1");
  choose("2");
  expect(requests.map(({ isAborted }) => isAborted())).toEqual([true, true, true, false]);
  await last().answer(true);
  expect(status()).toBe("Wishlist.InList <b>Garden</b>");
  expect(offered()).toEqual(["Remove", "All"]);
  await requests[0]!.answer(false);
  await requests[2]!.answer(false);
  expect(status()).toBe("Wishlist.InList <b>Garden</b>");
  choose("1");
  await last().answer(false);
  expect(status()).toBe("");
  expect(offered()).toEqual(["Add"]);
});

test("WSH-02 an unknown membership still allows adding", async () => {
  const { choose, offered, status } = show();
  for (const answer of ["maybe", null, { a: 1 }]) {
    await last().answer(answer);
    expect(offered()).toEqual(["Add"]);
    expect(status()).toBe("");
    choose("2");
  }
  await last().answer({ Message: "Gone" }, 404);
  expect(offered()).toEqual(["Add"]);
  // A call that the visitor did not trigger needs no login.
  choose("1");
  await last().answer(undefined, 401);
  expect(shell.login).not.toHaveBeenCalled();
  expect(offered()).toEqual(["Add"]);
});

test("WSH-04 a double press adds once and shows the confirmation dialog", async () => {
  const { press, host, isOpen } = show();
  await last().answer(false);
  expect(press("add")).toBe(false);
  press("add");
  expect(requests.slice(1).map(({ request }) => request)).toEqual([
    "POST addproductvariant?productVariantId=v1&listId=1",
  ]);
  expect(host.getAttribute("aria-busy")).toBe("true");
  await last().answer({ Message: "In", WishlistId: 71, DataLayer: null });
  await vi.waitFor(() =>
    expect(showAdded).toHaveBeenCalledExactlyOnceWith(
      { message: "In", wishlistId: "71", dataLayer: null },
      "Kitchen",
      "wishlist",
    ),
  );
  expect(isOpen()).toBe(false);
  expect(changes).toBe(1);
});

test("WSH-04 a refusal shows the server's message; after a lost response the state is checked", async () => {
  const { press, status, isOpen, choose, button } = show();
  await last().answer(false);
  press("add");
  await last().answer({ Message: "<img src=x onerror=alert(1)>" }, 422);
  expect(status()).toBe("<img src=x onerror=alert(1)>");
  expect(document.querySelector("img")).toBeNull();
  press("add");
  expect(status()).toBe("");
  await last().answer({ Message: "The list is full.", WishlistId: null });
  expect(status()).toBe("The list is full.");
  press("add");
  await last().answer("<h1>Oops</h1>", 500);
  expect(status()).toBe("Manager.UnknowsErrors");
  expect(changes).toBe(0);
  press("add");
  await last().lose();
  expect(status()).toBe("Manager.UnknowsErrors");
  expect(changes).toBe(1);
  expect(last().request).toMatch(/^GET isinthelist/);
  await last().answer(true);
  expect(status()).toBe("Wishlist.InList Kitchen");
  expect(isOpen()).toBe(true);
  expect(button("add").hasAttribute("aria-disabled")).toBe(false);
  // Another list is chosen during the call.
  choose("2");
  await last().answer(false);
  press("add");
  choose("1");
  expect(last().request).toMatch(/^POST.*listId=2/);
  await last().answer({ Message: "No." }, 409);
  expect(last().request).toBe("GET isinthelist?productVariantId=v1&listId=1");
});

test("WSH-07 a product is removed from one list or all, and the focus stays in the form", async () => {
  const { press, status, offered, button } = show();
  await last().answer(true);
  button("remove").focus();
  press("remove");
  expect(last().request).toBe("DELETE deletefromlist/v1/1");
  await last().answer(undefined, 204);
  expect(status()).toBe("Wishlist.Removed Kitchen");
  expect(offered()).toEqual(["Add"]);
  expect(document.activeElement).toBe(button("add"));
  press("remove-all");
  expect(last().request).toBe("DELETE deletefromalllist/v1");
  await last().answer(undefined, 204);
  expect(status()).toBe("Wishlist.RemovedFromAll");
  expect(changes).toBe(2);
  press("remove");
  await last().answer({ Message: "That list is gone." }, 404);
  expect(status()).toBe("That list is gone.");
});

test("WSH-02 ERR-01 after a login the call is repeated once; a dismissed login shows no error", async () => {
  const { press, status, isOpen } = show();
  await last().answer(false);
  vi.mocked(shell.login).mockResolvedValue(true);
  press("add");
  await last().answer(undefined, 401);
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  expect(vi.mocked(shell.login).mock.calls).toEqual([[location.href, false]]);
  expect(requests.slice(1).map(({ request }) => request.slice(0, 4))).toEqual(["POST", "POST"]);
  await last().answer({ Message: "", WishlistId: "1" });
  await vi.waitFor(() => expect(showAdded).toHaveBeenCalledOnce());
  document.querySelector("dialog")!.show();
  vi.mocked(shell.login).mockResolvedValue(false);
  press("remove");
  await last().answer(undefined, 401);
  expect(status()).toBe("");
  expect(isOpen()).toBe(true);
  expect(requests).toHaveLength(4);
});

test("WSH-04 NAV-20 after leaving the page only a failure is reported", async () => {
  const { press, host, html, leave } = show();
  await last().answer(true);
  press("add");
  const added = last();
  leave();
  expect(host.innerHTML).toBe(html);
  await added.answer({ Message: "In", WishlistId: "1" });
  expect(showAdded).not.toHaveBeenCalled();
  expect(notices.getState().list).toEqual([]);
  abort = new AbortController();
  const again = show();
  again.press("add");
  const refused = last();
  again.leave();
  await refused.answer({ Message: "Full" }, 422);
  expect(notices.getState().list.map(({ text }) => text)).toEqual(["Full"]);
  expect(host.innerHTML).toBe(html);
});

test("WSH-02 on its own page the form is submitted normally", async () => {
  const { press, offered } = show(false);
  await last().answer(true);
  expect(offered()).toEqual(["Remove", "All"]);
  expect(press("remove")).toBe(true);
  expect(requests).toHaveLength(1);
});

test("WSH-02 ERR-01 the page under the dialog reloads only after a login", async () => {
  show();
  await waitForEffects();
  expect(shell.visit).not.toHaveBeenCalled();
  document.body.innerHTML = `<dialog open><form data-user="ada"><input name="productVariantId" value="v1"><select
    name="List"><option value="1">Kitchen</option></select></form></dialog>`;
  island(definition, wishlistPicker)(document.querySelector("form")!, { signal: abort.signal, id: "x", fail: vi.fn() });
  await waitForEffects();
  expect(vi.mocked(shell.visit).mock.calls).toEqual([[location.href, { stay: true, uncached: true, inPlace: true }]]);
});

test("WSH-02 a form without lists is refused with an error", () => {
  document.body.innerHTML = `<form><input name="productVariantId" value="v1"></form>`;
  expect(() =>
    island(definition, wishlistPicker)(document.querySelector("form")!, {
      signal: abort.signal,
      id: "x",
      fail: vi.fn(),
    }),
  ).toThrow(/expects a form with a field `List`/);
});
