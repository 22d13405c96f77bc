import type { Page } from "@playwright/test";

/** The page where a card pays in the stand-in shop. */
export const path = "/en/payment/card?order=LG-1";

/** What a visitor sees of it. */
export function parts(page: Page) {
  const host = page.locator("[data-island=card-payment]");
  const status = host.locator(".atoll-card-status");
  return {
    host,
    status,
    again: status.getByRole("button", { name: "Try again" }),
    toIdeal: host.getByRole("button", { name: "Continue to iDEAL" }),
    pay: host.getByRole("button", { name: /^Pay €84\.90/ }),
    otherwise: host.getByRole("link", { name: "by bank transfer" }),
    field: (name: string) => host.frameLocator("iframe").getByLabel(name),
  };
}
