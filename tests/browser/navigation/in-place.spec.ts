// Visits that show the page again, for who types there: what is asked for must not cost what was typed.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { answerPost, labHtml, serveLab } from "../lab.ts";
import { hasChosen } from "../shop/visitor.ts";
import { seen, serveStyled, signIn } from "./logins.ts";

test.beforeEach(({ page }) => hasChosen(page));

const form =
  '<h1>One</h1><form data-ajax method="post" action="/lab/send"><input name="a"><button>Send</button></form>';
const oops = { status: 500, body: labHtml({ page: "<h1>Oops</h1>" }), contentType: "text/html" } as const;

/** What became of a page that shows itself anew. */
const renew = (page: Page): Promise<string> =>
  page.evaluate(() =>
    window.atoll!.visit(location.href, { stay: true, uncached: true, inPlace: true }).then(
      (isShown) => (isShown ? "shown" : "left"),
      () => "kept",
    ),
  );

test("ERR-01 NAV-14 who signs in and is answered by an error page keeps the page, and what was typed", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/status of (401|403|404|500)/);
  await serveStyled(control, { one: { page: form } });
  await visit("/lab/one");
  await page.fill("[name=a]", "typed");
  await test.step("a form", async () => {
    await control.answer({ path: "/lab/send", method: "POST", status: 401 });
    await answerPost(control, "send", { html: oops.body, status: 500 });
    await page.click("text=Send");
    await expect(seen(page)).toHaveAccessibleName("Log in");
    await signIn(page);
    await seen(page).getByRole("button", { name: "Yes" }).click();
    await expect(seen(page)).toContainText("may not have been sent");
    await page.keyboard.press("Escape");
    await expect(page.locator("h1")).toHaveText("One");
    await expect(page.locator("[name=a]")).toHaveValue("typed");
  });
  await test.step("a page that shows itself anew: after a login, and where it may not be seen", async () => {
    await control.answer({ path: "/lab/one", status: 401 });
    await control.answer({ path: "/lab/one", ...oops });
    const renewed = renew(page);
    await expect(seen(page)).toHaveAccessibleName("Log in");
    await signIn(page);
    await expect(seen(page)).toHaveAccessibleName("Oops");
    await page.keyboard.press("Escape");
    expect(await renewed).toBe("left");
    await expect(page.locator("[name=a]")).toHaveValue("typed");
    for (const status of [403, 404, 500]) {
      await control.answer({ path: "/lab/one", ...oops, status });
      expect(await renew(page)).toBe("kept");
    }
    await expect(page.locator("h1")).toHaveText("One");
  });
});

test("NAV-01 NAV-22 a link to the page is followed while that shows itself anew, and a page that stays for a link that is gone begins at its heading", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, { one: { page: '<h1>One</h1><a href="/lab/one">Again</a>' } });
  await visit("/lab/one");
  await test.step("a link, while the answer is awaited", async () => {
    const letGo = await hold(page, "**/lab/one", { times: 1 });
    const asked = page.waitForRequest("**/lab/one");
    const renewed = renew(page);
    await asked;
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
    expect(await renewed).toBe("left");
    letGo();
  });
  await test.step("a link that stays, and is gone", async () => {
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
