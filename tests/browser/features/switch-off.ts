import type { Page, Route } from "@playwright/test";
import { type FeatureName, features } from "./features.ts";

/**
 * Makes the pages of this test work as in a browser without the feature. Call it before the first page loads. The
 * returned function counts the replacements in stylesheets and pages.
 */
export async function switchOff(page: Page, name: FeatureName): Promise<() => number> {
  const { removeFromPage, removeFromStyles, removeFromHtml } = features.find((feature) => feature.name === name)! as {
    removeFromPage?: () => void;
    removeFromStyles?: readonly [RegExp, string];
    removeFromHtml?: readonly [RegExp, string];
  };
  let count = 0;
  const replaceIn =
    ([pattern, replacement]: readonly [RegExp, string], types: readonly string[]) =>
    async (route: Route): Promise<void> => {
      const request = route.request();
      if (!types.includes(request.resourceType())) return route.fallback();
      const response = await route.fetch();
      const text = await response.text();
      count += text.match(pattern)?.length ?? 0;
      await route.fulfill({ response, body: text.replace(pattern, replacement) });
    };
  if (removeFromPage) await page.addInitScript(removeFromPage);
  if (removeFromStyles) await page.route("**/atoll/**", replaceIn(removeFromStyles, ["stylesheet", "script"]));
  if (removeFromHtml) await page.route("**/*", replaceIn(removeFromHtml, ["document", "fetch"]));
  return () => count;
}
