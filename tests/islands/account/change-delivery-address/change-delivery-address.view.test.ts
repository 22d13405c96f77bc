import { afterEach, beforeEach, expect, test, vi } from "vitest";
import changeDeliveryAddress from "../../../../islands/account/change-delivery-address/change-delivery-address.ts";
import definition from "../../../../islands/account/change-delivery-address/definition.ts";
import { readAddressAnswer } from "../../../../shared/api/delivery-address.ts";
import { island } from "../../../../shared/island/mount.ts";
import { notices } from "../../../../shared/stores/notices.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));

let abort: AbortController;
const requests: [string, string][] = [];
let reply: (answer: Response | Error) => void;
beforeEach(() => {
  abort = new AbortController();
  requests.length = 0;
  notices.setState({ list: [] });
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockReturnValue();
  standInShell({ locale: "en", culture: "en", app: "/shop" });
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string, { method, body }: RequestInit) => {
      requests.push([`${method} ${path}`, String(body)]);
      return new Promise<Response>(
        (resolve, reject) => (reply = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
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

function show(inDialog = true) {
  const form =
    '<form method="post" action="/shop/en/sales/order/ChangeDeliveryAddressRequest?x=1"><input type="hidden" name="OrderId" value="77"><input name="Street1" value="Kaai"><button>Ask</button></form>';
  document.body.innerHTML = `<a href="#" class="btn" data-change-delivery-address="77">Change</a><a href="#"
    data-change-delivery-address="78">Change</a>${inDialog ? `<dialog open>${form}</dialog>` : form}`;
  const host = document.querySelector("form")!;
  const before = host.outerHTML;
  const unmount = island(definition, changeDeliveryAddress)(host, {
    signal: abort.signal,
    id: "address-1",
    fail: vi.fn(),
  });
  return {
    host,
    before,
    dialog: document.querySelector("dialog")!,
    submit: () =>
      host.dispatchEvent(
        new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: host.querySelector("button") }),
      ),
    message: () => host.querySelector(".atoll-address-message")?.textContent,
    leave: () => (abort.abort(), unmount()),
  };
}
const html = (body: string, status = 200) => new Response(body, { status, headers: { "Content-Type": "text/html" } });
async function answer(response: Response | Error): Promise<void> {
  reply(response);
  // The code that detects a login page loads on demand.
  await vi.waitFor(() => expect(document.querySelector("form[aria-busy]")).toBeNull());
}
const noticeTexts = (): string[] =>
  notices
    .getState()
    .list.filter(({ isRemoved }) => !isRemoved)
    .map(({ kind, text }) => `${kind}: ${text}`);
const triggers = (): string[] =>
  [...document.querySelectorAll("body > a, body > button")].map(
    (element) => `${element.localName} ${element.textContent}`,
  );

const messages = (text: string) => readAddressAnswer(new DOMParser().parseFromString(text, "text/html"));
test.each([
  ['<div class="messages"><p class="success"> It is\n sent. </p></div>', { kind: "success", text: "It is sent." }],
  [
    '<div class="messages"><p class="success"></p><p class="error">No.</p><p class="error">Never.</p></div>',
    { kind: "error", text: "No. Never." },
  ],
  ['<div class="messages"><p class="success">Yes</p><p class="error">No</p></div>', { kind: "error", text: "No" }],
  [
    '<div class="messages"><p class="success">Welcome</p></div><main id="page"><div class="messages"><p class="error">No</p></div></main>',
    { kind: "error", text: "No" },
  ],
  [
    '<div class="messages"><p class="error">&lt;img src=x onerror=alert(1)&gt;</p></div>',
    { kind: "error", text: "<img src=x onerror=alert(1)>" },
  ],
  ['<div class="messages"></div>', null],
  ['<p class="success">Elsewhere</p>', null],
  ["", null],
])("ORD-02 the response %j has the message %j", (text, result) => expect(messages(text)).toEqual(result));

test("ORD-02 a submitted address turns the link into a label and shows a notice", async () => {
  const { submit, dialog } = show();
  document.querySelector("a")!.focus();
  submit();
  submit();
  expect(requests).toEqual([["POST /shop/en/sales/order/ChangeDeliveryAddressRequest?x=1", "OrderId=77&Street1=Kaai"]]);
  await answer(html('<div class="messages"><p class="success">Sent to <b>ada</b>.</p></div>'));
  expect(dialog.open).toBe(false);
  expect(triggers()).toEqual(["a Change", "button Orders.EmailSent"].toReversed());
  const label = document.querySelector("body > button")!;
  expect([label.getAttribute("aria-disabled"), label.classList.contains("btn")]).toEqual(["true", true]);
  expect(document.activeElement).toBe(label);
  expect(noticeTexts()).toEqual(["success: Sent to ada."]);
});

test("ORD-02 an error message of the server closes the dialog and shows a notice; the link stays", async () => {
  const { submit, dialog, message } = show();
  submit();
  await answer(
    html('<!doctype html><body><main id="page"><div class="messages"><p class="error">It has left.</p></div></main>'),
  );
  expect([dialog.open, triggers(), noticeTexts(), message()]).toEqual([
    false,
    ["a Change", "a Change"],
    ["error: It has left."],
    "",
  ]);
  dialog.show();
  submit();
  // The message of the last attempt is cleared.
  expect(noticeTexts()).toEqual([]);
  await answer(html('<div class="messages"><p class="success">Sent.</p></div>'));
  expect(noticeTexts()).toEqual(["success: Sent."]);
});

test.each([
  [() => html("<h1>Oops</h1>", 500), "Manager.UnknowsErrors"],
  [() => html("<p>Hello</p>"), "Manager.UnknowsErrors"],
  [() => new Response("{}", { headers: { "Content-Type": "application/json" } }), "Manager.UnknowsErrors"],
  [() => new TypeError("broken"), "Manager.UnknowsErrors"],
  [() => new Response('{"Message":"Town <b>missing</b>"}', { status: 422 }), "Town <b>missing</b>"],
])("ORD-02 a failed call is reported in the dialog, which keeps the input %#", async (response, text) => {
  const { submit, dialog, message, host } = show();
  host.querySelector<HTMLInputElement>("[name=Street1]")!.value = "Quay";
  submit();
  await answer(response());
  expect([dialog.open, message(), noticeTexts()]).toEqual([true, text, []]);
  expect(host.querySelector<HTMLInputElement>("[name=Street1]")!.value).toBe("Quay");
  submit();
  expect(requests).toHaveLength(2);
});

test("ORD-02 ERR-01 after a login the form is sent again; a dismissed login keeps the input", async () => {
  const { submit, dialog, message } = show();
  vi.mocked(window.atoll!.login).mockResolvedValueOnce(true);
  const refused = () => new Response('{"Message":"Log in"}', { status: 401 });
  submit();
  reply(refused());
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect([requests[1], vi.mocked(window.atoll!.login).mock.calls]).toEqual([requests[0], [[location.href, true]]]);
  await answer(refused());
  expect([dialog.open, message(), noticeTexts()]).toEqual([true, "Manager.UnknowsErrors", []]);
  submit();
  await answer(refused());
  expect([dialog.open, message(), noticeTexts(), requests.length]).toEqual([true, "", [], 3]);
});

test("ORD-02 a response after unmount still replaces the link and shows a notice", async () => {
  const { submit, leave } = show();
  submit();
  leave();
  await answer(html('<div class="messages"><p class="success">Sent.</p></div>'));
  expect([triggers()[0], noticeTexts()]).toEqual(["button Orders.EmailSent", ["success: Sent."]]);
});

test("ORD-02 NAV-20 a failure after unmount shows a notice, and the form is restored", async () => {
  const { submit, leave, message, host, before } = show();
  submit();
  leave();
  await answer(new TypeError("broken"));
  expect([noticeTexts(), message(), host.outerHTML]).toEqual([["error: Manager.UnknowsErrors"], undefined, before]);
});

test("ORD-02 outside a dialog the form is submitted by the browser", () => {
  const { submit } = show(false);
  expect(submit()).toBe(true);
  expect(requests).toEqual([]);
});
