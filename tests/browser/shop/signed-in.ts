import { expect, type Page } from "@playwright/test";

/** Signs a customer in without loading a page. */
export async function signIn(page: Page, email = "ada@example.org"): Promise<void> {
  const response = await page.request.post("/en/security/login", {
    form: { email, password: "lagune" },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

/** URL path of a folder's page in the library. */
export const libraryPath = (culture: string, folderId = ""): string =>
  `/${culture}/assetslibrary/asset/assetsbyfolder${folderId && `/${folderId}/100`}`;
