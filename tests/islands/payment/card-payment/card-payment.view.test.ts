import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emit } from "../../../../shared/events.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));

type Options = Parameters<typeof import("../../../../islands/payment/card-payment/provider.ts").openPayment>[0];
const payment = { complete: vi.fn(), show: vi.fn(), reset: vi.fn(), end: vi.fn() };
const openPayment = vi.fn<(options: Options) => Promise<typeof payment>>();
vi.mock("../../../../islands/payment/card-payment/provider.ts", () => ({
  openPayment: (options: Options) => openPayment(options),
}));

const logged = vi.fn();
let abort: AbortController;
beforeEach(() => {
  // The module handles one form per document, so each test loads it anew.
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  abort = new AbortController();
  standInShell({ locale: "fr-BE" });
  openPayment.mockReset().mockResolvedValue(payment);
  for (const act of Object.values(payment)) act.mockReset();
  logged.mockReset();
  vi.spyOn(console, "error").mockImplementation(logged);
  for (const act of ["reload", "assign", "replace"] as const) vi.spyOn(location, act).mockReturnValue();
});
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const attributes = 'data-environment="test" data-client-key="test_KEY" data-session-id="CS1"';

async function show(more = "") {
  const [{ default: cardPayment }, { default: definition }, { island }] = await Promise.all([
    import("../../../../islands/payment/card-payment/card-payment.ts"),
    import("../../../../islands/payment/card-payment/definition.ts"),
    import("../../../../shared/island/mount.ts"),
  ]);
  document.body.insertAdjacentHTML("beforeend", `<div ${attributes} ${more}><p>Otherwise</p></div>`);
  const host = document.body.lastElementChild as HTMLElement;
  const sent = host.outerHTML;
  const unmount = island(definition, cardPayment)(host, { signal: abort.signal, id: "card-payment-1", fail: vi.fn() });
  await settledPromises();
  await settledPromises();
  const options = (): Options => openPayment.mock.lastCall![0];
  const text = (): string => host.querySelector(".atoll-card-text")!.textContent!;
  const button = () => host.querySelector<HTMLButtonElement>(".atoll-card-status button");
  return { host, sent, unmount, options, text, button, isOffered: () => host.classList.contains("atoll-card-stuck") };
}

test("PAY-01 the form shows when ready; after 20 s a message offers other ways to pay", async () => {
  const { host, options, text, isOffered } = await show();
  const isCovered = () => host.querySelector(".atoll-card-opening") !== null;
  expect([text(), isCovered(), isOffered()]).toEqual(["Payment.Loading", true, false]);
  expect(payment.show).toHaveBeenCalledWith(host.querySelector(".atoll-card-form"));
  options().onReady(false);
  vi.advanceTimersByTime(19_999);
  expect(text()).toBe("Payment.Loading");
  vi.advanceTimersByTime(1);
  expect([text(), isCovered(), isOffered()]).toEqual(["Payment.Late", false, true]);
  options().onReady(true);
  expect([text(), isCovered(), isOffered()]).toEqual(["", false, false]);
  vi.advanceTimersByTime(60_000);
  expect(text()).toBe("");
});

test("PAY-01 a failure followed by a success counts as paid", async () => {
  const { options, text } = await show('data-done-url="/done?order=7"');
  options().onReady(true);
  options().onFailed("refused");
  expect(text()).toBe("Payment.Refused");
  options().onPaid({ resultCode: "Authorised", sessionResult: "end" });
  expect(location.replace).toHaveBeenCalledWith(
    `${location.origin}/done?order=7&resultCode=Authorised&sessionId=CS1&sessionResult=end`,
  );
  options().onFailed("unknown");
  options().onReady(false);
  vi.advanceTimersByTime(60_000);
  expect(text()).toBe("Payment.Paid");
  expect(location.replace).toHaveBeenCalledOnce();
});

test("PAY-01 without data-done-url the result is shown and the form is removed", async () => {
  const { options, text } = await show();
  options().onReady(true);
  options().onPaid({ resultCode: "Received", sessionResult: "" });
  expect(text()).toBe("Payment.Pending");
  expect(payment.end).toHaveBeenCalledOnce();
  expect(location.replace).not.toHaveBeenCalled();
});

test("PAY-01 a session that closes after an unanswered payment offers no second payment", async () => {
  const { host, options, text, button, isOffered } = await show();
  options().onReady(true);
  options().onFailed("unknown");
  expect([text(), isOffered(), button()]).toEqual(["Payment.NoAnswer", false, null]);
  expect([payment.reset.mock.calls.length, payment.end.mock.calls.length]).toEqual([1, 0]);
  expect(document.activeElement).toBe(host.querySelector(".atoll-card-text"));
  options().onFailed("closed");
  expect([text(), isOffered(), button()]).toEqual(["Payment.NoAnswer", false, null]);
  expect(payment.end).toHaveBeenCalledOnce();
  // A clear refusal ends the doubt.
  options().onFailed("refused");
  options().onFailed("closed");
  expect([text(), isOffered(), button() !== null]).toEqual(["Payment.Unavailable", true, true]);
});

test("PAY-01 a returned payment shows its result without a form", async () => {
  const { options, text, button, isOffered } = await show('data-redirect-result="X"');
  expect(payment.complete).toHaveBeenCalledWith("X");
  expect(payment.show).not.toHaveBeenCalled();
  for (const failure of ["unknown", "closed"] as const) {
    options().onFailed(failure);
    expect([text(), isOffered()]).toEqual(["Payment.NotChecked", false]);
  }
  button()!.click();
  expect(location.reload).toHaveBeenCalledOnce();
  options().onFailed("cancelled");
  expect([text(), isOffered()]).toEqual(["Payment.Cancelled", true]);
  expect(payment.reset).not.toHaveBeenCalled();
});

test("PAY-01 each error is logged once, and the shopper sees a suitable message", async () => {
  const error = new Error("no session");
  openPayment.mockImplementation(async ({ onError }) => (onError(error), Promise.reject(error)));
  const { text, button, isOffered } = await show();
  expect([text(), isOffered()]).toEqual(["Payment.Unavailable", true]);
  expect(logged.mock.calls.map(([, what]) => what)).toEqual([error]);
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  button()!.click();
  expect(text()).toBe("Payment.Offline");
  expect(location.reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  button()!.click();
  expect(location.reload).toHaveBeenCalledOnce();
});

test("PAY-01 NAV-03 a document has one payment form; a later one reloads the page", async () => {
  const first = await show();
  await expect(show()).rejects.toThrow(/the only one of the document/);
  expect(openPayment).toHaveBeenCalledOnce();
  first.unmount();
  expect(first.host.outerHTML).toBe(first.sent);
  first.host.remove();
  expect(location.reload).not.toHaveBeenCalled();
  await show();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(openPayment).toHaveBeenCalledOnce();
});

const visit = {
  url: "http://shop.example/next",
  method: "GET",
  headers: {},
  kept: false,
  traverse: false,
  target: document.body,
};

test("PAY-01 NAV-03 a link leaves with a full load; reloads in place and Back reload the document", async () => {
  await show();
  expect(emit(document, "page:leave", visit)).toBe(false);
  expect(location.assign).toHaveBeenCalledWith(visit.url);
  expect(emit(document, "page:leave", { ...visit, stay: true })).toBe(false);
  expect(location.reload).toHaveBeenCalledOnce();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(location.reload).toHaveBeenCalledOnce();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(location.reload).toHaveBeenCalledTimes(2);
  abort.abort();
  expect(emit(document, "page:leave", visit)).toBe(true);
});

test("PAY-01 NAV-03 a form to another page is submitted once, by the browser", async () => {
  const { host } = await show();
  host.insertAdjacentHTML("afterend", '<form method="post"><button name="do" value="it">Send</button></form>');
  const form = document.forms[0]!;
  const button = form.querySelector("button")!;
  const focused: (HTMLElement | null)[] = [];
  const sentInFull: (HTMLElement | null)[] = [];
  // Stands in for the shell, which sends every form that it sees in the background, as a visit.
  window.addEventListener(
    "submit",
    (event) => {
      focused.push((event as SubmitEvent).submitter);
      event.preventDefault();
      expect(emit(document, "page:leave", { ...visit, method: "POST" })).toBe(false);
    },
    { signal: abort.signal },
  );
  vi.spyOn(form, "requestSubmit").mockImplementation((submitter) => {
    if (
      form.dispatchEvent(
        new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: submitter as HTMLElement }),
      )
    )
      sentInFull.push(submitter as HTMLElement);
  });
  form.requestSubmit(button);
  expect([focused, sentInFull]).toEqual([[button], []]);
  vi.runAllTimers();
  expect([focused, sentInFull]).toEqual([[button], [button]]);
  expect(location.assign).not.toHaveBeenCalled();
  form.requestSubmit(button);
  expect(focused).toHaveLength(2);
});

test("PAY-01 a host without a session id throws", async () => {
  const { default: cardPayment } = await import("../../../../islands/payment/card-payment/card-payment.ts");
  const config = { session: undefined, sessionId: "", sessionData: "" } as never;
  expect(() => cardPayment(document.createElement("div"), config, { signal: abort.signal } as never)).toThrow(
    /expects the id of a session/,
  );
});
