import { afterEach, beforeEach, expect, test, vi } from "vitest";
import customerEdit from "../../../../islands/account/customer-edit/customer-edit.ts";
import definition from "../../../../islands/account/customer-edit/definition.ts";
import { island } from "../../../../shared/island/mount.ts";
import { body } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));
const server = vi.hoisted(() => ({
  questions: [] as { path: string; signal: AbortSignal; answer(list: unknown): void; fail(): void }[],
}));
vi.mock("../../../../shared/http/call.ts", async (original) => ({
  ...(await original<object>()),
  call: (path: string, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) =>
      server.questions.push({ path, signal, answer: resolve, fail: () => reject(new Error("500")) }),
    ),
}));

let abort: AbortController;
beforeEach(() => {
  abort = new AbortController();
  vi.useFakeTimers();
  server.questions.length = 0;
  vi.spyOn(console, "warn").mockReturnValue();
  standInShell({ app: "/shop", culture: "en" });
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function show(
  html = '<form><input type="hidden" name="CustomerId" value=""><label for="e">E-mail</label><input id="e" name="Email" value=""></form>',
) {
  const host = body(html);
  const sent = host.outerHTML;
  const unmount = island(definition, customerEdit)(host, { signal: abort.signal, id: "customer-1", fail: vi.fn() });
  const input = host.querySelector<HTMLInputElement>("[name=Email]")!;
  const type = async (text: string): Promise<void> => {
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1000);
  };
  return {
    host,
    sent,
    unmount,
    input,
    type,
    id: () => host.querySelector<HTMLInputElement>("[name=CustomerId]")!.value,
  };
}
const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role=option]")];
const ada = { CustomerId: 7, Email: "ada@example.org" };

test("ORD-03 choosing a customer fills in the e-mail and id; typing clears the id", async () => {
  const { input, type, id } = show();
  await type("a");
  expect(server.questions).toEqual([]);
  await type("ad");
  expect(server.questions.map(({ path }) => path)).toEqual(["/shop/api/v1/sales/customers?q=ad"]);
  server.questions[0]!.answer([ada, { CustomerId: 8 }, { CustomerId: "9", Email: "<img src=x onerror=alert(1)>ad" }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(options().map(({ textContent }) => textContent)).toEqual([
    "ada@example.org",
    "<img src=x onerror=alert(1)>ad",
  ]);
  expect(document.querySelector("img")).toBeNull();
  expect(console.warn).toHaveBeenCalledOnce();
  options()[0]!.click();
  expect([input.value, id(), options().length, input.getAttribute("aria-expanded")]).toEqual([
    "ada@example.org",
    "7",
    0,
    "false",
  ]);
  await type("ada@example.com");
  expect(id()).toBe("");
});

test("ORD-03 late responses are ignored, and a failure is shown in place of the list", async () => {
  const { type, host } = show();
  await type("ad");
  await type("br");
  expect(server.questions[0]!.signal.aborted).toBe(true);
  server.questions[1]!.answer([{ CustomerId: "5", Email: "bram@example.org" }]);
  server.questions[0]!.answer([ada]);
  await vi.advanceTimersByTimeAsync(0);
  expect(options().map(({ textContent }) => textContent)).toEqual(["bram@example.org"]);
  await type("zz");
  await vi.advanceTimersByTimeAsync(3000);
  server.questions[2]!.answer([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(host.textContent).toContain("Customers.None");
  for (const answer of ["fail", "page"] as const) {
    await type(`q${answer}`);
    await vi.advanceTimersByTimeAsync(3000);
    if (answer === "fail") server.questions.at(-1)!.fail();
    else server.questions.at(-1)!.answer("<html>");
    await vi.advanceTimersByTimeAsync(0);
    expect(host.textContent).toContain("Customers.Failed");
  }
});

test("ORD-03 NAV-20 unmounting restores the form, and a late response shows nothing", async () => {
  const { host, sent, unmount, type, input } = show();
  await type("ad");
  abort.abort();
  unmount();
  server.questions[0]!.answer([ada]);
  await vi.advanceTimersByTimeAsync(0);
  input.value = "";
  expect(host.outerHTML).toBe(sent);
});

test("ORD-03 ERR-06 without a CustomerId field it does not mount", () =>
  expect(() => show('<form><input name="Email"></form>')).toThrow(
    /customer-edit on <form> expects a form with a field `CustomerId`/,
  ));
