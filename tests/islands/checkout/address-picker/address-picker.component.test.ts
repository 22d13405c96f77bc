import { expect, test, vi } from "vitest";
import addressPicker from "../../../../islands/checkout/address-picker/address-picker.ts";
import definition from "../../../../islands/checkout/address-picker/definition.ts";
import { island } from "../../../../shared/island/mount.ts";
import {
  abort,
  dialogs,
  html,
  leavePage,
  pass,
  press,
  requests,
  shell,
  warned,
} from "../../../unit/stand-ins/component-page.ts";
import { holdTexts, textListeners, textsCome } from "../../../unit/stand-ins/late-texts.ts";

vi.mock("../../../../shared/dialog/dialog.css?inline", () => ({ default: "" }));
vi.mock("../../../../islands/checkout/address-picker/editor.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/i18n/texts.ts", () => import("../../../unit/stand-ins/late-texts.ts"));

const addressPage = `<main id="page"><h1>New address</h1><form method="post"><input name="City"></form></main>`;

/** Mounts a picker with a link to the form of a new address. */
function show(): Element {
  document.body.innerHTML = `<main id="page"><form><div data-island="address-picker" data-type="Shipping"
    data-input-name="Id" data-can-add><a data-address-add href="/en/account/addresses/add">Add</a></div></form></main>`;
  const host = document.querySelector<HTMLElement>("[data-island]")!;
  island(definition, addressPicker)(host, { signal: abort.signal, id: "address-picker-1", fail: vi.fn() });
  return host.querySelector("a")!;
}

test.each([true, false])(
  "ADR-01 two presses while the texts load open one dialog, after a visit none (%j)",
  async (leaves) => {
    const link = show();
    holdTexts();
    press(link);
    await pass();
    await requests[0]!.answer(html(addressPage));
    press(link);
    await pass();
    expect([dialogs().length, textListeners(), requests.length, link.getAttribute("aria-busy")]).toEqual([
      0,
      1,
      1,
      "true",
    ]);
    if (leaves) leavePage();
    textsCome();
    await pass();
    expect([dialogs().length, textListeners(), link.hasAttribute("aria-busy")]).toEqual([leaves ? 0 : 1, 0, false]);
  },
);

test("ADR-01 ERR-05 if the code of the address form cannot load, the link leads to its page", async () => {
  vi.doMock("../../../../islands/checkout/address-picker/editor.tsx", () => {
    throw new Error("404");
  });
  const link = show();
  press(link);
  await vi.waitFor(() => expect(shell.visit).toHaveBeenCalledWith(expect.stringMatching(/addresses\/add$/)));
  expect([dialogs(), warned]).toEqual([[], ["[atoll] the address form could not be loaded; its page is shown."]]);
  vi.doUnmock("../../../../islands/checkout/address-picker/editor.tsx");
});
