// Logins with several steps, logins required on the login page, and sites without a login.
import { expect, test } from "../guard/test.ts";
import { orderHtml } from "../markup.ts";
import { addToCartPath, orders } from "../orders.ts";
import { labHtml, menu, serveLab, shopStyle } from "../lab.ts";
import { setConsentCookie, live } from "../shop/visitor.ts";
import { visibleDialog, serveStyled, signIn } from "./logins.ts";
import { arrived } from "./watch.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const html = (title: string, page: string) => ({
  status: 200,
  contentType: "text/html",
  body: labHtml({ title, page, head: shopStyle }),
});
const login = "/en/security/login";
const check = "/en/security/check";
const password = html(
  "Log in",
  `<h1>Log in</h1><form method="post" action="${check}"><label>Password <input type="password"
    name="password"></label><button>Go on</button></form><form action="/lab/find"><input name="q"></form>`,
);

test("ERR-01 ERR-04 a login of several steps stays in its dialog; without a login page a 401 is a failure @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await test.step("several steps", async () => {
    guard.allowConsole(/status of 401/);
    await test.step("a second factor and a failed login stay in the dialog; then the requested page loads", async () => {
      await serveStyled(control, {
        one: { before: menu("one", "two"), page: "<h1>One</h1>" },
        two: {
          before: menu("one", "two"),
          page: '<h1>Two</h1><form action="/lab/two"><label>New password <input type="password" name="new"></label></form>',
        },
      });
      await visit("/lab/one");
      await control.answer({ path: "/lab/two", status: 401 });
      await control.answer({ path: login, method: "GET", ...password });
      await control.answer({
        path: check,
        method: "POST",
        ...password,
        body: password.body.replace("<form", '<p role="alert">That is wrong.</p><form'),
      });
      await control.answer({
        path: check,
        method: "POST",
        ...html(
          "Code",
          `<h1>Your code</h1><form method="post" action="${check}"><label>Code <input type="password"
            name="code"></label><button>Go on</button></form>`,
        ),
      });
      await control.answer({ path: check, method: "POST", status: 303, headers: { Location: "/lab/two" } });
      await page.click("#head >> text=two");
      await visibleDialog(page).getByLabel("Password").fill("x");
      await visibleDialog(page).getByRole("button", { name: "Go on" }).click();
      await expect(visibleDialog(page)).toContainText("That is wrong.");
      await visibleDialog(page).getByRole("button", { name: "Go on" }).click();
      await expect(visibleDialog(page)).toHaveAccessibleName("Your code");
      await visibleDialog(page).getByRole("button", { name: "Go on" }).click();
      // The requested page may have a password field itself.
      await arrived(page, "two", "Two");
      await expect(visibleDialog(page)).toHaveCount(0);
    });

    await test.step("a login required on the login page leads to the home page, not to another login", async () => {
      await control.reset();
      await control.answer({
        path: login,
        method: "GET",
        ...html(
          "Log in",
          `<h1>Log in</h1><form method="post" action="${login}"><input type="password" name="p"
            aria-label="Password"></form>${orderHtml()}`,
        ),
      });
      await visit(`${login}?returnUrl=/lab/one`);
      await live(page.locator("form.order"));
      await control.answer({ path: addToCartPath, status: 401 });
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
      const requestedPaths = async (): Promise<unknown> =>
        (await control.log())
          .filter(({ path }) => path === login)
          .map(({ search }) => new URLSearchParams(search).get("returnUrl"));
      await expect.poll(requestedPaths).toEqual(["/lab/one", "/en"]);
      await signIn(page);
      await expect(visibleDialog(page)).toHaveAccessibleName(/request again/);
    });
  });
  await test.step("without a login page", async () => {
    await control.reset();
    guard.allowConsole(/status of 401|a call failed.*401/);
    const settings = { loginPath: "" };
    await serveLab(control, {
      one: { settings, head: shopStyle, before: menu("one", "two"), page: `<h1>One</h1>${orderHtml()}` },
    });
    await visit("/lab/one");
    await live(page.locator("form.order"));
    await control.answer({ path: addToCartPath, status: 401 });
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(visibleDialog(page)).toContainText("Something went wrong");
    expect(await orders(control)).toBe(1);
    await page.keyboard.press("Escape");
    await control.answer({ path: "/lab/two", ...html("Two", "<h1>Who are you?</h1>"), status: 401 });
    await page.click("#head >> text=two");
    await arrived(page, "two", "Who are you?");
    expect((await control.log()).filter(({ path }) => path === login)).toEqual([]);
  });
  await test.step("a login page at the root of the host; the console says when loginPath leads nowhere", async () => {
    await control.reset();
    guard.allowConsole(/status of (401|404)|loginPath/);
    const settings = { loginPath: "{app}/login.php" };
    const page401 = { path: "/lab/two", status: 401 };
    await serveStyled(control, {
      one: { settings, before: menu("one", "two"), page: "<h1>One</h1>" },
      two: { settings, before: menu("one", "two"), page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await control.answer(page401);
    await control.answer({ path: "/login.php", ...html("Not found", "<h1>Not found</h1>"), status: 404 });
    const warning = page.waitForEvent("console", (message) => message.text().includes("the setting loginPath names"));
    await page.click("#head >> text=two");
    await expect(visibleDialog(page)).toHaveAccessibleName("Not found");
    expect((await warning).text()).toMatch(/got 404 from http.*\/login\.php\?returnUrl=%2Flab%2Ftwo/);
    await page.keyboard.press("Escape");
    await expect(visibleDialog(page)).toHaveCount(0);
    // As a PHP site does: the page redirects to its login, whose form posts to the same address.
    await control.answer({ path: "/lab/two", status: 302, headers: { Location: "/login.php" } });
    const form = html(
      "Log in",
      `<h1>Log in</h1><form method="post" action="login.php"><label>Password <input type="password"
        name="password"></label><button>Go on</button></form>`,
    );
    for (let time = 0; time < 2; time++) await control.answer({ path: "/login.php", method: "GET", ...form });
    await control.answer({ path: "/login.php", method: "POST", status: 303, headers: { Location: "/lab/two" } });
    await page.click("#head >> text=two");
    await visibleDialog(page).getByLabel("Password").fill("x");
    await visibleDialog(page).getByRole("button", { name: "Go on" }).click();
    await arrived(page, "two", "Two");
  });
});
