// Visits that reload the current page in place must not lose typed text.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { answerPost, labHtml, serveLab } from "../lab.ts";
import { setConsentCookie } from "../shop/visitor.ts";
import { visibleDialog, serveStyled, signIn } from "./logins.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const form =
  '<h1>One</h1><form data-ajax method="post" action="/lab/send"><input name="a"><button>Send</button></form>';
const oops = { status: 500, body: labHtml({ page: "<h1>Oops</h1>" }), contentType: "text/html" } as const;

/** Reloads the page in place: "shown" if it was shown, "left" if it was abandoned, "kept" if it failed. */
const reloadInPlace = (page: Page): Promise<string> =>
  page.evaluate(() =>
    window.atoll!.visit(location.href, { stay: true, uncached: true, inPlace: true }).then(
      (isShown) => (isShown ? "shown" : "left"),
      () => "kept",
    ),
  );

test("ERR-01 NAV-01 NAV-14 NAV-22 an error page keeps the page; a link works during a reload in place", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await test.step("an error page after a login", async () => {
    guard.allowConsole(/status of (401|403|404|500)/);
    await serveStyled(control, { one: { page: form } });
    await visit("/lab/one");
    await page.fill("[name=a]", "typed");
    await test.step("a form that fails after a login keeps its input", async () => {
      await control.answer({ path: "/lab/send", method: "POST", status: 401 });
      await answerPost(control, "send", { html: oops.body, status: 500 });
      await page.click("text=Send");
      await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
      await signIn(page);
      await visibleDialog(page).getByRole("button", { name: "Send again" }).click();
      await expect(visibleDialog(page)).toContainText("may not have been sent");
      await page.keyboard.press("Escape");
      await expect(page.locator("h1")).toHaveText("One");
      await expect(page.locator("[name=a]")).toHaveValue("typed");
    });
    await test.step("a reload that fails, also after a login, keeps the page and its input", async () => {
      await control.answer({ path: "/lab/one", status: 401 });
      await control.answer({ path: "/lab/one", ...oops });
      const reloaded = reloadInPlace(page);
      await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
      await signIn(page);
      await expect(visibleDialog(page)).toHaveAccessibleName("Oops");
      await page.keyboard.press("Escape");
      expect(await reloaded).toBe("left");
      await expect(page.locator("[name=a]")).toHaveValue("typed");
      for (const status of [403, 404, 500]) {
        await control.answer({ path: "/lab/one", ...oops, status });
        expect(await reloadInPlace(page)).toBe("kept");
      }
      await expect(page.locator("h1")).toHaveText("One");
    });
  });
  await test.step("a reload in place, and a lost focus", async () => {
    await control.reset();
    await serveLab(control, { one: { page: '<h1>One</h1><a href="/lab/one">Again</a>' } });
    await visit("/lab/one");
    await test.step("a link clicked during a pending reload replaces it", async () => {
      const release = await hold(page, "**/lab/one", { times: 1 });
      const request = page.waitForRequest("**/lab/one");
      const reloaded = reloadInPlace(page);
      await request;
      const loaded = page.evaluate(
        () =>
          new Promise((resolve) =>
            document.addEventListener("page:loaded", (event) => resolve((event as CustomEvent).detail.stay ?? false), {
              once: true,
            }),
          ),
      );
      await page.click("text=Again");
      expect(await loaded).toBe(false);
      expect(await reloaded).toBe("left");
      release();
    });
    await test.step("when the focused link is gone after a reload, the heading gets the focus", async () => {
      await serveLab(control, {
        one: { page: '<h1>One</h1><a href="/lab/two" data-stay>More</a>' },
        two: { page: "<h1>Two</h1>" },
      });
      await visit("/lab/one");
      await page.getByText("More").focus();
      await page.evaluate(() => window.atoll!.visit("/lab/two", { stay: true }));
      await expect(page.locator("h1")).toHaveText("Two");
      await expect(page.locator("h1")).toBeFocused();
    });
  });
});
