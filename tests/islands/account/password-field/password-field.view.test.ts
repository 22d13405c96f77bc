import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/account/password-field/definition.ts";
import passwordField from "../../../../islands/account/password-field/password-field.ts";
import { island } from "../../../../shared/island/mount.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: (t: (key: string) => string) => void) => (use((key) => key), () => {}),
}));

let abort: AbortController;
beforeEach(() => void (abort = new AbortController()));
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
});
const context = () => ({ signal: abort.signal, id: "password-field-1", fail: vi.fn() });

function password() {
  document.body.innerHTML = `<form><label for="p">Password <b>*</b></label><div><input type="password" id="p"
    value="sent"></div></form>`;
  const host = document.querySelector("div")!;
  const unmount = island(definition, passwordField)(host, context());
  return { host, unmount, input: host.querySelector("input")!, button: host.querySelector("button")! };
}

test("SEC-01 a labelled button shows and hides the password; submitting hides it", () => {
  const { input, button } = password();
  expect(button.textContent).toBe("Password.Show Password");
  button.click();
  expect([input.type, button.textContent]).toEqual(["text", "Password.Hide Password"]);
  button.click();
  expect(input.type).toBe("password");
  button.click();
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  expect(input.type).toBe("password");
});

test("SEC-01 NAV-20 unmounting clears and hides the password; a missing input is reported", () => {
  const { host, input, button, unmount } = password();
  button.click();
  input.value = "secret";
  abort.abort();
  unmount();
  expect([...host.children]).toEqual([input]);
  expect([input.type, input.value]).toEqual(["password", ""]);
  host.innerHTML = "";
  expect(() => island(definition, passwordField)(host, context())).toThrow(
    "password-field on <div> expects an input of type password in it; add it to the markup.",
  );
});
