import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/payment/prepaid-accounts/definition.ts";
import prepaidAccounts from "../../../../islands/payment/prepaid-accounts/prepaid-accounts.ts";
import { emit } from "../../../../shared/events.ts";
import type { ShellApi } from "../../../../shared/shell-api.ts";
import { island } from "../../../../shared/island/mount.ts";
import { notices } from "../../../../shared/stores/notices.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));

let abort: AbortController;
let shell: ShellApi;
let count = 0;
const answers: ((answer: Response | Error) => void)[] = [];
const sent: unknown[] = [];
beforeEach(() => {
  abort = new AbortController();
  answers.length = sent.length = 0;
  notices.setState({ list: [] });
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockReturnValue();
  shell = standInShell({ locale: "en", culture: "en", app: "/shop" });
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string, { body }: RequestInit) => {
      if (!path.includes("prepaidaccounts")) return Promise.resolve(new Response("{}"));
      sent.push(JSON.parse(String(body)));
      return new Promise<Response>((resolve, reject) =>
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      );
    }),
  );
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Each test uses a new account, because decisions are remembered across pages. */
function show(checked = "", id = `a${++count}`) {
  document.body.innerHTML = `<ul><li><form class="add"><input type="hidden" name="PrepaidAccountId" value="${id}"><input
    name="Quantity" value=""><button>Add</button></form>
<form class="notify"><input type="hidden" name="PrepaidAccountId" value="${id}"><input type="checkbox"
  name="IsActivated" value="true" ${checked}><button class="atoll-without-script">Save</button></form></li></ul>`;
  const host = document.querySelector("ul")!;
  const html = host.innerHTML;
  const unmount = island(definition, prepaidAccounts)(host, { signal: abort.signal, id: "prepaid-1", fail: vi.fn() });
  const [add, notify] = document.querySelectorAll("form") as unknown as [HTMLFormElement, HTMLFormElement];
  const box = notify.querySelector<HTMLInputElement>("[name=IsActivated]")!;
  return {
    id,
    host,
    html,
    add,
    box,
    quantity: add.querySelector<HTMLInputElement>("[name=Quantity]")!,
    submit: (form: HTMLFormElement) =>
      form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })),
    toggle() {
      box.checked = !box.checked;
      box.dispatchEvent(new Event("change", { bubbles: true }));
    },
    leave: () => (abort.abort(), unmount()),
  };
}
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
async function answer(response: Response | Error): Promise<void> {
  answers.shift()!(response);
  await settledPromises();
  await settledPromises();
}

test("PRE-02 one request at a time; the last choice is sent next unless unchanged", async () => {
  const { id, toggle, box } = show();
  toggle();
  expect(sent).toEqual([{ IsActivated: true, PrepaidAccountId: id }]);
  toggle();
  toggle();
  toggle();
  expect(sent).toHaveLength(1);
  await answer(new Response(null, { status: 204 }));
  expect(sent.slice(1)).toEqual([{ IsActivated: false, PrepaidAccountId: id }]);
  expect(box.checked).toBe(false);
  toggle();
  toggle();
  await answer(new Response(null, { status: 204 }));
  expect(sent).toHaveLength(2);
  expect(notices.getState().list).toEqual([]);
});

test("PRE-02 a refused choice is reverted with a message", async () => {
  const { toggle, box } = show("checked");
  toggle();
  await answer(json({ Message: "Closed" }, 409));
  expect(box.checked).toBe(true);
  expect(notices.getState().list.map(({ text }) => text)).toEqual(["Closed"]);
  toggle();
  toggle();
  await answer(json({}, 500));
  expect(box.checked).toBe(true);
  expect(notices.getState().list).toHaveLength(1);
  toggle();
  await answer(new Response("no", { status: 500 }));
  expect(notices.getState().list.map(({ text }) => text)).toEqual(["Closed", "Prepaid.NotSaved"]);
  toggle();
  await answer(new TypeError("broken"));
  expect(box.checked).toBe(true);
  expect(notices.getState().list.map(({ text }) => text)).toEqual(["Closed", "Prepaid.NotSaved", "Prepaid.NotSaved"]);
  expect(vi.mocked(console.error).mock.calls.map(([text]) => String(text))).toEqual(
    Array(3).fill(expect.stringContaining("could not be saved")),
  );
});

test("PRE-02 NAV-02 a page shown during a save shows the choice and its result", async () => {
  const firstHost = show();
  firstHost.toggle();
  const again = show("", firstHost.id);
  expect(again.box.checked).toBe(true);
  await answer(json({ Message: "Closed" }, 409));
  expect([again.box.checked, firstHost.box.checked]).toEqual([false, false]);
  again.toggle();
  const third = show("checked", firstHost.id);
  await answer(new Response(null, { status: 204 }));
  expect([third.box.checked, third.box.defaultChecked, again.box.checked]).toEqual([true, true, true]);
  const request = {
    url: location.href,
    method: "GET",
    headers: {},
    kept: false,
    traverse: false,
    target: document.body,
  };
  const late = show("", firstHost.id);
  expect([late.box.checked, late.box.defaultChecked], "requested before the change, shown after it").toEqual([
    true,
    true,
  ]);
  emit(document, "page:request", request);
  expect(show("", firstHost.id).box.checked, "requested after the change").toBe(false);
  expect(sent).toHaveLength(2);
});

test("PRE-01 the URL in the response is visited; another site's URL or none leads to the cart", async () => {
  const { add, quantity, submit, id } = show();
  for (const [said, visited] of [
    ["/shop/en/basket?new=1", "/shop/en/basket?new=1"],
    ["en/basket", "/shop/en/basket"],
    ["https://evil.example/", "/shop/en/shoppingcarts"],
    ["javascript:alert(1)", "/shop/en/shoppingcarts"],
    [7, "/shop/en/shoppingcarts"],
    [null, "/shop/en/shoppingcarts"],
  ] as const) {
    quantity.value = "2,5";
    submit(add);
    submit(add);
    await answer(json(said));
    expect(new URL(vi.mocked(shell.visit).mock.lastCall![0], location.href).href, String(said)).toBe(
      new URL(visited, location.origin).href,
    );
  }
  expect(sent[0]).toEqual({ PrepaidAccountId: id, Quantity: 2.5 });
  expect(sent).toHaveLength(6);
});

test("PRE-01 PRE-02 a form without its field is the browser's, with one message; the other forms work", async () => {
  document.body.innerHTML = `<ul>${["b1", "b2"]
    .map(
      (id, index) => `<li><form class="add"><input type="hidden" name="PrepaidAccountId" value="${id}">
      ${index ? '<input name="Quantity" value="2">' : ""}<button class="atoll-without-script">Add</button></form></li>`,
    )
    .join("")}</ul>`;
  const host = document.querySelector("ul")!;
  island(definition, prepaidAccounts)(host, { signal: abort.signal, id: "prepaid-1", fail: vi.fn() });
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [
      '[atoll] prepaid-accounts on <ul>: the form of account "b1" expects an input Quantity or IsActivated, found none; ' +
        "the browser sends it.",
      host.querySelector("form"),
    ],
  ]);
  expect([...host.querySelectorAll("button")].map(({ hidden }) => hidden)).toEqual([false, true]);
  const submit = (form: Element): boolean =>
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect([...host.querySelectorAll("form")].map(submit)).toEqual([true, false]);
  expect(sent).toEqual([{ PrepaidAccountId: "b2", Quantity: 2 }]);
  await answer(json("/shop/en/basket"));
});

test("PRE-02 a form without an account keeps the button that sends it", () => {
  const { host } = show("", "");
  expect(host.querySelector<HTMLElement>(".notify button")!.hidden).toBe(false);
});

test.each(["1,000", "1.000"])(
  "PRE-01 the quantity %s, which may be thousands, is not ordered; a message says how to write it",
  async (typed) => {
    const { add, quantity, submit } = show();
    quantity.value = typed;
    submit(add);
    await settledPromises();
    expect([sent, add.textContent]).toEqual([[], "AddQuantity.NoSeparator"]);
  },
);

test.each(["", "many", "0", "-1"])(
  "PRE-01 an order of %j is not sent and shows an error at the field",
  async (typed) => {
    const { add, quantity, submit } = show();
    quantity.setAttribute("aria-describedby", "hint");
    quantity.value = typed;
    submit(add);
    await settledPromises();
    const message = add.querySelector(".atoll-prepaid-message")!;
    expect(message.textContent).toBe("Prepaid.QuantityIsMandatory");
    expect([quantity.getAttribute("aria-invalid"), quantity.getAttribute("aria-describedby")]).toEqual([
      "true",
      `hint ${message.id}`,
    ]);
    expect(document.activeElement).toBe(quantity);
    expect(sent).toEqual([]);
  },
);

test.each<[what: string, response: () => Response | Error, text: string]>([
  ["a refusal", () => json({ Message: "Not <b>today</b>." }, 422), "Not <b>today</b>."],
  ["an error", () => new Response("<h1>Oops</h1>", { status: 500 }), "Manager.UnknowsErrors"],
  // The order may have been placed: a retry could order twice.
  [
    "a page",
    () => new Response("<!doctype html><body>Hello", { headers: { "Content-Type": "text/html" } }),
    "Prepaid.PerhapsOrdered",
  ],
  ["a broken connection", () => new TypeError("broken"), "Prepaid.PerhapsOrdered"],
])("PRE-01 %s is shown at the form, which can be sent again", async (_what, response, text) => {
  const { add, quantity, submit } = show();
  const message = () => add.querySelector(".atoll-prepaid-message")?.textContent;
  quantity.value = "2";
  submit(add);
  expect(add.getAttribute("aria-busy")).toBe("true");
  await answer(response());
  // The code that detects a login page loads on demand.
  await vi.waitFor(() => expect(message()).toBe(text));
  expect([add.hasAttribute("aria-busy"), quantity.value, quantity.getAttribute("aria-invalid")]).toEqual([
    false,
    "2",
    "true",
  ]);
  submit(add);
  expect([message(), sent.length, quantity.hasAttribute("aria-invalid")]).toEqual([undefined, 2, false]);
  await answer(json("/shop/en/basket"));
  expect(shell.visit).toHaveBeenCalledOnce();
});

test("PRE-01 NAV-20 a response after unmount reloads the current page and does not navigate", async () => {
  const { add, quantity, submit, leave, host, html } = show();
  submit(add);
  await settledPromises();
  expect(add.textContent).toContain("Prepaid.QuantityIsMandatory");
  quantity.value = "1";
  submit(add);
  expect(add.textContent).not.toContain("Mandatory");
  leave();
  await answer(json("/shop/en/basket"));
  // The current page reloads, to update its amounts.
  expect(vi.mocked(shell.visit).mock.calls.map(([url]) => url)).toEqual([location.href]);
  quantity.value = "";
  expect(host.innerHTML).toBe(html);
});

test("PRE-01 OPT-10 a failure after unmount is shown in a notice, not in the form", async () => {
  const { add, quantity, submit, leave } = show();
  quantity.value = "1";
  submit(add);
  leave();
  await answer(json({ Message: "Closed" }, 422));
  expect(notices.getState().list.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(["error: Closed"]);
  expect(add.textContent).not.toContain("Closed");
});
