import type { Page } from "@playwright/test";

/** Answers the page's next check of a VAT number. */
export const answerVatCheck = (page: Page, isValid = true): Promise<unknown> =>
  page.route(
    "**/checkisvatvalid/*",
    (route) => route.fulfill({ json: { IsVATValidWebService: isValid, ErrorMessage: "" } }),
    { times: 1 },
  );
