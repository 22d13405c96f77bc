// Helpers for tests of the login dialog.
import type { Locator, Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import { type LabPage, serveLab, shopStyle } from "../lab.ts";

/** Serves lab pages with the shop's styles, which its login needs. */
export const serveStyled = (control: Control, pages: Record<string, LabPage>): Promise<void> =>
  serveLab(
    control,
    Object.fromEntries(
      Object.entries(pages).map(([name, page]) => [name, { ...page, head: shopStyle + (page.head ?? "") }]),
    ),
  );

/** The visible dialogs. */
export const visibleDialog = (page: Page): Locator => page.locator("dialog:visible");

/** The shop's login in a dialog, whichever other dialogs there are. */
export const loginDialog = (page: Page): Locator =>
  page.locator("dialog").filter({ has: page.locator("[name=password]") });

/** The next `times` requests to `path` are answered with 401. */
export const refuse = (control: Control, path: string, times = 1): Promise<unknown> =>
  control.answer({ path, status: 401, body: '{"Message":"Who are you?"}', contentType: "application/json", times });

/** Fills in and sends the shop's login, which is open in a dialog. */
export async function signIn(page: Page, password = "lagune"): Promise<void> {
  await visibleDialog(page).locator("[name=email]").fill("ada@example.org");
  await visibleDialog(page).locator("[name=password]").fill(password);
  await visibleDialog(page).locator("[name=password]").press("Enter");
}
