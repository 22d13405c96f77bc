import "../../../unit/stand-ins/form-owner.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/checkout/vat-number/definition.ts";
import type { ShellApi } from "../../../../shared/shell-api.ts";
import { island } from "../../../../shared/island/mount.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import type { HeldCalls } from "../../../unit/stand-ins/held-calls.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => import("../../../unit/stand-ins/late-texts.ts"));
const server = vi.hoisted((): HeldCalls => ({ paths: [], answers: [] }));
vi.mock("../../../../shared/http/call.ts", async (original) => ({
  ...(await original<object>()),
  call: (await import("../../../unit/stand-ins/held-calls.ts")).holdCalls(server),
}));

let face: ShellApi;
let abort: AbortController;
let isCartChanging: () => boolean;
let whenCartSaved: () => Promise<boolean>;
let mount: ReturnType<typeof island>;

beforeEach(async () => {
  // Results are kept across pages, but must not be kept across tests.
  vi.resetModules();
  ({ isCartChanging, whenCartSaved } = await import("../../../../shared/cart/cart-changes.ts"));
  mount = island(definition, (await import("../../../../islands/checkout/vat-number/vat-number.ts")).default as never);
  vi.spyOn(console, "warn").mockReturnValue();
  face = standInShell({ locale: "en" });
  abort = new AbortController();
  server.paths.length = server.answers.length = 0;
});
afterEach(() => {
  abort.abort();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const html = (attributes = "", value = ""): string =>
  `<form><select name="BillingCountryId"><option value="1" selected>B</option><option value="2">F</option></select><div
    data-island="vat-number" data-customer-id="c7" ${attributes}><input name="BillingVAT" value="${value}"
      aria-describedby="hint"></div><input name="other"></form>`;

function show(attributes?: string, value?: string, typed?: string) {
  document.body.innerHTML = html(attributes, value);
  const host = document.querySelector<HTMLElement>("[data-island]")!;
  const [country, input] = [document.querySelector("select")!, host.querySelector("input")!];
  if (typed !== undefined) input.value = typed;
  const unmount = mount(host, { signal: abort.signal, id: "vat-number-1", fail: vi.fn() });
  const leave = async (text = input.value): Promise<void> => {
    input.focus();
    if (text !== input.value) {
      input.value = text;
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }
    document.querySelector<HTMLElement>("[name=other]")!.focus();
    await settledPromises();
  };
  const choose = async (id: string): Promise<void> => {
    country.value = id;
    country.dispatchEvent(new Event("change", { bubbles: true }));
    await settledPromises();
  };
  const away = (): void => {
    abort.abort();
    unmount();
    abort = new AbortController();
  };
  return {
    host,
    input,
    country,
    leave,
    choose,
    away,
    status: () => host.querySelector(".atoll-vat-status")?.textContent,
  };
}
const answer = async (
  IsVATValidWebService: unknown,
  ErrorMessage = "",
  index = server.answers.length - 1,
): Promise<void> => {
  server.answers[index]!.resolve({ IsVATValidWebService, ErrorMessage });
  await settledPromises();
};
const questions = (): string[] => server.paths.map((path) => path.split("?")[1]!);
const reloads = (): number => vi.mocked(face.visit).mock.calls.length;

test("CHK-02 a number is checked when it or the country changed; an empty one is not", async () => {
  const { leave, choose } = show();
  await leave("");
  await choose("2");
  await choose("1");
  await leave("  ");
  expect(questions()).toEqual([]);
  await leave(" BE 0123 ");
  expect(questions()).toEqual(["countryId=1&VAT=BE+0123&customerId=c7"]);
  await answer(false);
  await leave();
  expect(questions()).toHaveLength(1);
  await choose("2");
  expect(questions().slice(1)).toEqual(["countryId=2&VAT=BE+0123&customerId=c7"]);
  await answer(true);
  await leave();
  await leave("BE 0124");
  expect(questions()).toHaveLength(3);
});

test("CHK-02 CHK-03 an unchecked number is checked again each time its field is left", async () => {
  const first = show('data-valid="true"', "BE1");
  await first.leave("BE2");
  await answer(null);
  expect([first.status(), reloads()]).toEqual(["Vat.Unknown", 1]);
  await first.leave();
  expect([first.status(), questions().length]).toEqual(["Vat.Checking", 2]);
  await answer(null);
  expect(reloads()).toBe(1);
  first.away();
  // The server still marks the number as valid.
  const second = show('data-valid="true"', "BE1", "BE2");
  await settledPromises();
  expect([second.status(), questions().length, reloads()]).toEqual(["Vat.Unknown", 2, 1]);
  await second.leave();
  await answer(null);
  expect([second.status(), questions().length, reloads()]).toEqual(["Vat.Unknown", 3, 1]);
  await second.leave();
  await answer(true);
  expect([second.status(), questions().length]).toEqual(["Vat.Valid", 4]);
});

test("CHK-03 an order waits for the check; the page reloads once if it matters", async () => {
  const { leave, status } = show();
  await leave("BE1");
  expect(isCartChanging()).toBe(true);
  expect(status()).toBe("Vat.Checking");
  const saved = whenCartSaved();
  await answer(true);
  expect(isCartChanging()).toBe(false);
  expect(reloads()).toBe(1);
  expect(await saved).toBe(true);
  expect(status()).toBe("Vat.Valid");
  await leave("BE2");
  await answer(true);
  expect(reloads()).toBe(1);
  await leave("BE3");
  await answer(false, "No such company");
  expect(status()).toBe("No such company");
  expect(reloads()).toBe(2);
  await leave("BE4");
  await answer(null);
  expect(reloads()).toBe(2);
});

test("CHK-03 an uncheckable number is neither valid nor wrong, and does not block orders", async () => {
  const { leave, status, input } = show('data-valid="true"', "BE1");
  const failures = [
    new TypeError("Failed to fetch"),
    Object.assign(new Error(), { name: "TimeoutError" }),
    Object.assign(new Error(), { name: "HttpError", status: 500 }),
    { IsVATValidWebService: "yes" },
    undefined,
  ];
  await leave("BE2");
  for (const failure of failures) {
    if (failure instanceof Error) server.answers.at(-1)!.reject(failure);
    else server.answers.at(-1)!.resolve(failure);
    await settledPromises();
    expect(status()).toBe("Vat.Unknown");
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    expect(isCartChanging()).toBe(false);
    expect(await whenCartSaved()).toBe(true);
    await leave();
  }
  expect(questions()).toHaveLength(failures.length + 1);
  expect(reloads()).toBe(0);
  await answer(false);
  expect(reloads()).toBe(1);
});

test.each([409, 422])("CHK-03 when the check is refused with %i, the server's message is shown", async (refusal) => {
  // The class of the code that this test has loaded anew.
  const { HttpError } = await import("../../../../shared/http/call.ts");
  const { leave, status, input } = show("", "BE1");
  await leave("BE2");
  server.answers.at(-1)!.reject(new HttpError(refusal, "", "<b>Too many checks.</b> Try again in a minute."));
  await settledPromises();
  expect(status()).toBe("<b>Too many checks.</b> Try again in a minute.");
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  expect(await whenCartSaved()).toBe(true);
});

test("CHK-03 clearing a valid number reloads the page once without a check", async () => {
  const { leave, choose } = show('data-valid="true"', "BE1");
  await leave();
  await choose("1");
  await leave("");
  await leave();
  expect(reloads()).toBe(1);
  expect(questions()).toEqual([]);
  const again = show('data-valid="true"', "BE1", "");
  await again.leave();
  expect(reloads()).toBe(1);
});

test.each(["false", ""])("CHK-03 clearing a number with data-valid=%j neither checks it nor reloads", async (valid) => {
  const { leave } = show(`data-valid="${valid}"`, "BE1");
  await leave("");
  expect([reloads(), questions().length]).toEqual([0, 0]);
});

test("CHK-02 late responses for an older number or country are ignored", async () => {
  const { leave, choose, status, input } = show();
  await leave("BE1");
  await choose("2");
  await answer(true, "", 0);
  expect([status(), reloads()]).toEqual(["Vat.Checking", 0]);
  await answer(null);
  expect(status()).toBe("Vat.Unknown");
  await leave("BE2");
  input.value = "BE23";
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await answer(false);
  expect([status(), reloads()]).toEqual(["", 0]);
  expect(isCartChanging()).toBe(false);
});

test("CHK-02 a script that changes number and country at once causes one request", async () => {
  const { input, country } = show();
  input.value = "FR1";
  country.value = "2";
  for (const field of [input, country])
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  await settledPromises();
  expect(questions()).toEqual(["countryId=2&VAT=FR1&customerId=c7"]);
});

test("CHK-03 CHK-07 after a reload the result stays and an aborted check is repeated", async () => {
  const first = show();
  await first.leave("BE1");
  await answer(false, "Not this one");
  first.away();
  const second = show('data-valid="false"', "", "BE1");
  expect(second.status()).toBe("Not this one");
  expect(second.input.getAttribute("aria-invalid")).toBe("true");
  await second.leave();
  expect(questions()).toHaveLength(1);
  await second.leave("BE2");
  second.away();
  await settledPromises();
  expect(isCartChanging()).toBe(false);
  const third = show('data-valid="false"', "", "BE2");
  expect(questions()).toHaveLength(3);
  await answer(true);
  expect(third.status()).toBe("Vat.Valid");
});

test("CHK-02 an aborted check can be repeated on another page", async () => {
  const first = show("", "", "BE1");
  await settledPromises();
  first.away();
  const second = show("", "BE2");
  await settledPromises();
  expect(questions()).toHaveLength(1);
  // As when a browser autofills the form.
  second.input.value = "BE1";
  await second.leave();
  expect(questions()).toHaveLength(2);
  await answer(true);
  expect(second.status()).toBe("Vat.Valid");
});

test("CHK-02 a number typed before the code loaded is checked; the server's is not", async () => {
  show('data-valid="true"', "BE1").away();
  await settledPromises();
  expect(questions()).toEqual([]);
  show("", "", "BE2");
  await settledPromises();
  expect(questions()).toEqual(["countryId=1&VAT=BE2&customerId=c7"]);
});

test("CHK-03 ERR-06 the server's own messages stay until replaced", async () => {
  document.body.innerHTML = html().replace(
    "</div>",
    "<p data-vat-status>For <b>companies</b></p><div popover><i data-vat-status></i></div></div>",
  );
  const host = document.querySelector<HTMLElement>("[data-island]")!;
  const sent = document.body.innerHTML;
  const unmount = mount(host, { signal: abort.signal, id: "vat-number-1", fail: vi.fn() });
  const input = host.querySelector("input")!;
  expect(input.getAttribute("aria-describedby")).toBe("hint vat-number-1-status");
  expect(host.querySelector("b")).not.toBeNull();
  input.value = "BE9";
  input.dispatchEvent(new FocusEvent("blur"));
  await settledPromises();
  await answer(true, "<b>Fine</b>");
  expect([...host.querySelectorAll("p, i")].map(({ textContent }) => textContent)).toEqual([
    "<b>Fine</b>",
    "<b>Fine</b>",
  ]);
  unmount();
  document.querySelector("#atoll-live-polite")?.remove();
  expect(document.body.innerHTML).toBe(sent);
  document.body.innerHTML = html().replace("BillingCountryId", "Elsewhere");
  expect(() =>
    mount(document.querySelector<HTMLElement>("[data-island]")!, { signal: abort.signal, id: "v", fail: vi.fn() }),
  ).toThrow(/expects a form with a field whose name is `BillingCountryId`/);
});

test("CHK-02 a pasted number is normalized in the field and in the request", async () => {
  const { leave, input } = show();
  await leave("\u200bBE\u00a00123–456–789");
  expect(questions()).toEqual(["countryId=1&VAT=BE+0123-456-789&customerId=c7"]);
  expect(input.value).toBe("BE 0123-456-789");
});

test("CHK-02 another country outside its form causes a check", async () => {
  document.body.innerHTML = `<form id="f"><div data-island="vat-number"><input name="BillingVAT" value="BE1"></div></form>
    <input name="BillingCountryId" form="f" value="1"><form><input name="BillingCountryId" id="other"></form>`;
  const host = document.querySelector<HTMLElement>("[data-island]")!;
  mount(host, { signal: abort.signal, id: "vat-number-1", fail: vi.fn() });
  const change = async (selector: string): Promise<void> => {
    document.querySelector(selector)!.dispatchEvent(new Event("change", { bubbles: true }));
    await settledPromises();
  };
  await change("#other");
  expect(questions()).toHaveLength(0);
  document.querySelector<HTMLInputElement>("[form=f]")!.value = "2";
  await change("[form=f]");
  expect(questions()).toEqual(["countryId=2&VAT=BE1&customerId="]);
});
