import type { Page } from "@playwright/test";

/** The card payment page of the stand-in shop. */
export const path = "/en/payment/card?order=LG-1";

/** The visible parts of the card payment. */
export function parts(page: Page) {
  const host = page.locator("[data-island=card-payment]");
  const status = host.locator(".atoll-card-status");
  return {
    host,
    status,
    retry: status.getByRole("button", { name: "Try again" }),
    toIdeal: host.getByRole("button", { name: "Continue to iDEAL" }),
    pay: host.getByRole("button", { name: /^Pay €84\.90/ }),
    otherWays: host.getByRole("link", { name: "by bank transfer" }),
    field: (name: string) => host.frameLocator("iframe").getByLabel(name),
  };
}
