import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import type { Control } from "../../../browser/guard/control.ts";
import { labHtml, serveLab } from "../../../browser/lab.ts";
import { signIn } from "../../../browser/navigation/logins.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";
import { collectConsole } from "../../../browser/console-messages.ts";
import {
  ada,
  addressPage,
  answerPickers,
  billing,
  checkout,
  dialog,
  mill,
  open,
  picker,
  posts,
  saves,
} from "./pickers.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const newAddress = (page: Page): Locator => billing(page).getByRole("link", { name: "New Billing address" });
const savePath = { path: "/lab/address", method: "POST" };

/** Opens the form, whose page has this answer. */
const expectNotLoaded = (page: Page, control: Control, answer: object): Promise<void> =>
  test.step(`the form cannot be loaded: ${JSON.stringify(answer).slice(0, 40)}`, async () => {
    await control.answer({ path: "/lab/address", method: "GET", ...answer });
    await newAddress(page).press("Enter");
    await expect(dialog(page)).toContainText("An error has occured. The form cannot be shown right now.");
    await expect(dialog(page)).not.toContainText("your entries");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(newAddress(page)).toBeFocused();
    await expect(newAddress(page)).not.toHaveAttribute("aria-busy");
  });

/** Saves the form of the dialog, which fails, and empties `logged` before. */
async function expectNotSaved(page: Page, logged: string[]): Promise<void> {
  logged.length = 0;
  await dialog(page).getByRole("button", { name: "Save" }).press("Enter");
  await expect.poll(() => logged.some((line) => line.includes("an address form failed"))).toBe(true);
  await expect(dialog(page).getByRole("alert")).toContainText("An error has occured");
  await expect(dialog(page).getByLabel("City")).toHaveValue("Ghent");
  await expect(dialog(page).locator("form")).not.toHaveAttribute("aria-busy");
}

test("ADR-04 ERR-01 a failed save is shown in the dialog, which keeps the input, also after a login", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/an address form failed|status of (401|500)|ERR_|the addresses could not be fetched/);
  const logged = collectConsole(page);
  await open(page, control, visit);
  await page.getByLabel("Remarks").fill("Ring twice");
  await expectNotLoaded(page, control, { status: 500 });
  await newAddress(page).press("Enter");
  await dialog(page).getByLabel("City").fill("Ghent");
  await test.step("a failure of the server", async () => {
    await control.answer({ ...savePath, status: 500, body: labHtml({ page: addressPage() }) });
    await expectNotSaved(page, logged);
  });
  const refuseNextSave = (): Promise<unknown> => control.answer({ path: "/lab/address", method: "POST", status: 401 });
  await test.step("closing the login returns to the dialog with the input kept", async () => {
    await refuseNextSave();
    await dialog(page).getByRole("button", { name: "Save" }).press("Enter");
    await expect(dialog(page)).toHaveAccessibleName("Log in");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveAccessibleName("Your address");
    await expect(dialog(page).getByRole("alert")).toHaveText("");
    await expect(dialog(page).getByLabel("City")).toHaveValue("Ghent");
  });
  await test.step("after a login the form is resent with the new token; missing pickers refresh the page", async () => {
    await refuseNextSave();
    await serveLab(control, {
      checkout: checkout(['<input type="hidden" name="__RequestVerificationToken" value="t2"><p id="new">New</p>']),
    });
    await saves(control);
    await page.route("**/widget/DeliveryAddressPicker*", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await answerShippingPickerOnce(page);
    const before = (await posts(control)).length;
    await dialog(page).getByRole("button", { name: "Save" }).press("Enter");
    await signIn(page);
    await expect(dialog(page)).toHaveAccessibleName(/request again/);
    await dialog(page).getByRole("button", { name: "Send again" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator("#new")).toBeVisible();
    await expect(page.getByLabel("Remarks")).toHaveValue("Ring twice");
    expect((await posts(control)).slice(before)).toEqual([
      expect.stringContaining("Token=t1"),
      expect.stringContaining("Token=t2"),
    ]);
  });
});

test("ADR-04 another page in place of the form, a redirect or a lost connection is a failure @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/an address form failed|ERR_/);
  const logged = collectConsole(page);
  await open(page, control, visit);
  await serveLab(control, { oops: { page: "<h1>Oops</h1>" } });
  await expectNotLoaded(page, control, { status: 200, body: labHtml({ page: "<h1>Elsewhere</h1>" }) });
  await newAddress(page).press("Enter");
  await dialog(page).getByLabel("City").fill("Ghent");
  await test.step("a redirect elsewhere", async () => {
    await control.answer({ ...savePath, status: 303, headers: { Location: "/lab/oops" } });
    await expectNotSaved(page, logged);
  });
  await test.step("a broken connection", async () => {
    await page.route("**/lab/address*", (route) => route.abort(), { times: 1 });
    await expectNotSaved(page, logged);
  });
});

test("ADR-01 ERR-01 a saved address stays when the pickers fail; the page reloads and keeps the input @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/the addresses could not be fetched/);
  guard.allowConsole(/status of 401/);
  await open(page, control, visit);
  await page.getByLabel("Remarks").fill("Ring twice");
  const edit = async (): Promise<void> => {
    await billing(page).getByRole("link", { name: "Change 7" }).click();
    await dialog(page).getByLabel("City").fill("Bredene");
    await saves(control);
    await dialog(page).getByRole("button", { name: "Save" }).press("Enter");
  };
  const answers: [what: string, answer: Parameters<Control["answer"]>[0]][] = [
    ["a page without them", { path: "", status: 200, body: "<!doctype html><body><h1>Sorry</h1></body>" }],
    ["a login that the visitor closes", { path: "", status: 401 }],
  ];
  for (const [what, answer] of answers) {
    await test.step(what, async () => {
      await serveLab(control, { checkout: checkout([`<p id="news">After ${what}</p>`]) });
      // The answer is prepared twice, once for each picker.
      for (let request = 0; request < 2; request++)
        await control.answer({ ...answer, path: "/widget/DeliveryAddressPicker", method: "GET" });
      await edit();
      if (answer.status === 401) {
        await expect(dialog(page)).toHaveAccessibleName("Log in");
        await page.keyboard.press("Escape");
      }
      await expect(page.locator("#news")).toHaveText(`After ${what}`);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByLabel("Remarks")).toHaveValue("Ring twice");
      await live(billing(page));
    });
  }
  await test.step("late pickers: the dialog waits and saves nothing twice", async () => {
    await answerPickers(page, [{ ...ada, city: "Bredene" }, mill]);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/widget/DeliveryAddressPicker*", async (route) => (await released, route.fallback()), {
      times: 2,
    });
    const before = (await posts(control)).length;
    const pickerRequest = page.waitForRequest("**/widget/DeliveryAddressPicker*");
    await edit();
    await pickerRequest;
    await dialog(page).getByRole("button", { name: "Save" }).dispatchEvent("click");
    await expect(dialog(page).locator("form")).toHaveAttribute("aria-busy", "true");
    await expect(billing(page)).toContainText("Ada in Ostend");
    release();
    await expect(dialog(page)).toHaveCount(0);
    await expect(billing(page)).toContainText("Ada in Bredene");
    expect((await posts(control)).length).toBe(before + 1);
  });
});

/** Only the other picker can be fetched. */
async function answerShippingPickerOnce(page: Page): Promise<void> {
  await page.route("**/widget/DeliveryAddressPicker*", (route) => route.fallback(), { times: 1 });
  await page.route(
    "**/widget/DeliveryAddressPicker*type=Shipping*",
    (route) => route.fulfill({ contentType: "text/html", body: picker("Shipping", [ada, mill], "7") }),
    { times: 1 },
  );
}
