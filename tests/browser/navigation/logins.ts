// What tests of the login dialog do and look at again and again.
import type { Locator, Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import { type LabPage, serveLab, shopStyle } from "../lab.ts";

/** Lab pages with the style of the shop, which its login brings along. */
export const serveStyled = (control: Control, pages: Record<string, LabPage>): Promise<void> =>
  serveLab(
    control,
    Object.fromEntries(
      Object.entries(pages).map(([name, page]) => [name, { ...page, head: shopStyle + (page.head ?? "") }]),
    ),
  );

/** The dialogs that the visitor sees. */
export const seen = (page: Page): Locator => page.locator("dialog:visible");

/** The next calls of `path` want a login. */
export const refuse = (control: Control, path: string, times = 1): Promise<unknown> =>
  control.answer({ path, status: 401, body: '{"Message":"Who are you?"}', contentType: "application/json", times });

/** Fills in the shop's login, which is open in a dialog. */
export async function signIn(page: Page, password = "lagune"): Promise<void> {
  await seen(page).locator("[name=email]").fill("ada@example.org");
  await seen(page).locator("[name=password]").fill(password);
  await seen(page).locator("[name=password]").press("Enter");
}
