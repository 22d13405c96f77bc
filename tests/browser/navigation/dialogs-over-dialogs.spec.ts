// Several open dialogs at a time.
import { expect, test } from "../guard/test.ts";
import { inlineScript } from "../markup.ts";
import { setConsentCookie } from "../shop/visitor.ts";
import { refuse, visibleDialog, serveStyled, signIn } from "./logins.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

test("ERR-01 NAV-13 dialogs do not stack; the last one is visible", async ({ page, visit, guard, control }) => {
  guard.allowConsole(/status of 401/);
  await test.step("only one dialog is visible: a dialog's form is hidden during the login and returns after it", async () => {
    await serveStyled(control, {
      one: { page: '<h1>One</h1><a href="/lab/form" data-modal>Open</a>' },
      form: {
        page: '<h1>Form</h1><form data-ajax method="post" action="/lab/send"><input name="a"><button>Send</button></form>',
      },
    });
    await visit("/lab/one");
    await page.click("text=Open");
    await visibleDialog(page).locator("[name=a]").fill("typed");
    await control.answer({ path: "/lab/send", method: "POST", status: 401 });
    await visibleDialog(page).getByRole("button", { name: "Send" }).click();
    await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
    await expect(visibleDialog(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(visibleDialog(page)).toHaveAccessibleName("Form");
    await expect(visibleDialog(page).locator("[name=a]")).toHaveValue("typed");
    await expect(visibleDialog(page).getByRole("button", { name: "Send" })).toBeFocused();
    await refuse(control, "/lab/form");
    await page.keyboard.press("Escape");
    await page.click("text=Open");
    await signIn(page);
    await expect(visibleDialog(page)).toHaveAccessibleName("Form");
  });

  await test.step("of three dialogs only the last is visible, even when another one closes", async () => {
    await serveStyled(control, {
      one: {
        page: '<h1>One</h1><a href="/lab/form" data-modal>Open</a>',
        after: '<dialog id="own" aria-label="Own">Own</dialog>',
        head: inlineScript(
          'addEventListener("DOMContentLoaded", () => (document.querySelector("#own").style.marginTop = "7px"))',
        ),
      },
      form: { page: '<h1>Form</h1><form data-ajax method="post" action="/lab/send"><button>Send</button></form>' },
    });
    await visit("/lab/one");
    const openThree = async (): Promise<void> => {
      await page.click("text=Open");
      await expect(visibleDialog(page)).toHaveAccessibleName("Form");
      await page.evaluate(() => document.querySelector<HTMLDialogElement>("#own")!.showModal());
      await control.answer({ path: "/lab/send", method: "POST", status: 401 });
      await page.evaluate(() => document.querySelector<HTMLFormElement>(".atoll-modal form")!.requestSubmit());
      await expect(visibleDialog(page)).toHaveCount(1);
      await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
    };
    await openThree();
    await page.keyboard.press("Escape");
    await expect(page.locator("#own")).toBeVisible();
    await expect(page.locator("#own")).toHaveAttribute("style", "margin-top: 7px;");
    await page.keyboard.press("Escape");
    await expect(visibleDialog(page)).toHaveAccessibleName("Form");
    await page.keyboard.press("Escape");
    await expect(visibleDialog(page)).toHaveCount(0);
    await openThree();
    await page.evaluate(() => document.querySelector<HTMLDialogElement>("#own")!.close());
    await expect(visibleDialog(page)).toHaveCount(1);
    await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
    await page.keyboard.press("Escape");
    await expect(visibleDialog(page)).toHaveAccessibleName("Form");
  });
});
