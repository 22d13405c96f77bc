import { afterEach, beforeEach, expect, test, vi } from "vitest";
import customerReference from "../../../../islands/product/customer-reference/customer-reference.ts";
import definition from "../../../../islands/product/customer-reference/definition.ts";
import { island } from "../../../../shared/island/mount.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  readyTexts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));
const showSaved = vi.hoisted(() => vi.fn());
vi.mock("../../../../islands/product/customer-reference/saved.tsx", () => ({ showSaved }));

let abort: AbortController;
beforeEach(() => {
  abort = new AbortController();
  showSaved.mockClear();
  vi.spyOn(console, "warn").mockReturnValue();
  standInShell({ locale: "en" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function show(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal("fetch", fetched);
  document.body.innerHTML = `<strong data-customer-reference="v1" data-none="none">OLD</strong><strong
    data-customer-reference="v2">OTHER</strong><form><input type="hidden" name="ProductVariantId" value="v1"><input
      name="CustomerSKU" value="NEW" aria-describedby="hint"></form>`;
  const form = document.querySelector("form")!;
  const sent = document.body.innerHTML;
  const unmount = island(definition, customerReference)(form, {
    signal: abort.signal,
    id: "reference-1",
    fail: vi.fn(),
  });
  const send = () => form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  return {
    fetched,
    form,
    sent,
    send,
    field: form.querySelector<HTMLInputElement>("[name=CustomerSKU]")!,
    shown: () => [...document.querySelectorAll("strong")].map(({ textContent }) => textContent),
    leave: () => (abort.abort(), unmount()),
  };
}
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

test("PRO-05 a double submit saves once and updates only that variant", async () => {
  const { fetched, send, shown, form } = show(async () => json({ ProductVariantId: "v1", CustomerSKU: "<b>NEW</b>" }));
  send();
  send();
  await vi.waitFor(() => expect(showSaved).toHaveBeenCalledOnce());
  expect(fetched).toHaveBeenCalledOnce();
  expect(shown()).toEqual(["<b>NEW</b>", "OTHER"]);
  await vi.waitFor(() => expect(form.hasAttribute("aria-busy")).toBe(false));
});

test("PRO-05 NAV-20 a failure does not take the focus from another element", async () => {
  let fail = (): void => {};
  const { sent, send, field, form, leave } = show(
    () => new Promise((resolve) => (fail = () => resolve(json({ Message: "Too long" }, 422)))),
  );
  document.body.insertAdjacentHTML("beforeend", "<button>Elsewhere</button>");
  const elsewhere = document.querySelector("button")!;
  send();
  elsewhere.focus();
  fail();
  await vi.waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
  await vi.waitFor(() => expect(form.hasAttribute("aria-busy")).toBe(false));
  send();
  leave();
  fail();
  await vi.waitFor(() => expect(form.hasAttribute("aria-busy")).toBe(false));
  document.querySelector("#atoll-live-assertive")?.remove();
  expect(document.body.innerHTML).toBe(sent);
});

test("PRO-05 NAV-20 a failure is shown at the focused field until the next try", async () => {
  const answers = [json({ Message: "Too long" }, 422), new Response("<h1>Oops</h1>", { status: 500 })];
  const { sent, send, field, form, shown, leave } = show(async () => answers.shift()!);
  send();
  await vi.waitFor(() => expect(form.textContent).toBe("Too long"));
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute("aria-describedby")).toBe("hint reference-1-message");
  await vi.waitFor(() => expect(form.hasAttribute("aria-busy")).toBe(false));
  send();
  expect(field.hasAttribute("aria-invalid")).toBe(false);
  await vi.waitFor(() => expect(form.textContent).toBe("Catalog.CustomerRefUpdateError"));
  expect(shown()).toEqual(["OLD", "OTHER"]);
  await vi.waitFor(() => expect(form.hasAttribute("aria-busy")).toBe(false));
  leave();
  document.querySelector("#atoll-live-assertive")?.remove();
  expect(document.body.innerHTML).toBe(sent);
});
