// Helpers that fill in the checkout form and wait for it.
import type { Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import { expect } from "../guard/test.ts";
import { setConsentCookie, live } from "./visitor.ts";
import { order } from "./visits.ts";

export const field = (page: Page, name: string) => page.locator(`#checkout [name="${name}"]:not([type=hidden])`);
export const choice = (page: Page, saves: string) => page.locator(`[data-saves="${saves}"]`);
export const method = (page: Page, id: string) => page.locator(`#method-${id}`);
export const place = (page: Page) => page.getByRole("button", { name: "Order and pay" });
export const total = (page: Page) => page.locator(".amounts .cart-total dd");
export const settled = (page: Page): Promise<void> => expect(page.locator("#page [aria-busy=true]")).toHaveCount(0);

/** The fields that a guest fills in before the postcode, by their names. */
export const guestWithoutPostcode = {
  Email: "ada@example.org",
  BillingFirstName: "Ada",
  BillingLastName: "Peeters",
  BillingStreet1: "Visserskaai",
  BillingHouseNumber: "12",
};
export const guest = { ...guestWithoutPostcode, BillingPostalCode: "8400" };

export async function open(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await setConsentCookie(page);
  await order(page, "v4441", 1);
  await visit("/en/checkout");
  await alive(page);
}
export const alive = async (page: Page): Promise<void> => {
  await live(page.locator("#checkout"));
  await expect(page.locator("#checkout [data-island=saved-choice]:not([data-island-state=live])")).toHaveCount(0);
};
/** Runs `act`, which makes the page reload itself in place, and waits until it has loaded. */
export async function renewed(page: Page, act: () => Promise<unknown>): Promise<void> {
  const pageLoaded = page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener("page:loaded", () => resolve(), { once: true })),
  );
  await act();
  await pageLoaded;
  await alive(page);
}
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
}
export const values = (page: Page, names: string[]) =>
  page.evaluate(
    (names) =>
      names.map(
        (name) => document.querySelector<HTMLInputElement>(`#checkout [name="${name}"]:not([type=hidden])`)!.value,
      ),
    names,
  );
export const orders = async (control: Control): Promise<number> =>
  (await control.log()).filter(({ method, path }) => method === "POST" && path === "/en/checkout").length;
