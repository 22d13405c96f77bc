// Servers that require a login for a call, a page or a form.
import type { Control } from "../guard/control.ts";
import { expect, test } from "../guard/test.ts";
import { orderHtml } from "../markup.ts";
import { addToCartPath, ordered, orders } from "../orders.ts";
import { answerPost, labHtml, type LabPage, menu, serveFile, serveLab } from "../lab.ts";
import { cartCount, dialog, setConsentCookie, live, orderForm, products } from "../shop/visitor.ts";
import { skipPauseBeforeRetry } from "../retry.ts";
import { violations } from "../violations.ts";
import { refuse, visibleDialog, serveStyled, signIn } from "./logins.ts";
import { arrived, requestCount, type Stage } from "./watch.ts";

type Answer = Omit<Parameters<Control["answer"]>[0], "path">;

/** Page two requires a login. `signsIn` has one value per attempt: false closes the dialog, true signs in. */
async function showsPageAfterLogin(
  { page, visit, control }: Omit<Stage, "guard">,
  answer: Answer,
  signsIn = [true],
): Promise<void> {
  await control.reset();
  const before = menu("one", "two");
  await serveStyled(control, {
    one: { before, page: '<h1>One</h1><input name="note">' },
    two: { before, page: "<h1>Two</h1>" },
  });
  await visit("/lab/one");
  await page.fill("[name=note]", "typed");
  const entries = await page.evaluate(() => history.length);
  for (const goesOn of signsIn) {
    await control.answer({ path: "/lab/two", ...answer });
    await page.click("#head >> text=two");
    await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
    expect(new URL(page.url()).pathname).toBe("/lab/one");
    if (goesOn) await signIn(page);
    else await page.keyboard.press("Escape");
    await expect(visibleDialog(page)).toHaveCount(0);
    await expect(page.locator("h1")).toHaveText(goesOn ? "Two" : "One");
    if (!goesOn) await expect(page.locator("[name=note]")).toHaveValue("typed");
  }
  await arrived(page, "two", "Two");
  // Each attempt made a request that was refused; the last request came after the login.
  expect(await requestCount(control, "/lab/two")).toBe(signsIn.length + 1);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await expect(page.locator("html")).not.toHaveClass(/long-loading|page-out/);
  const returnTo = (await control.log()).findLast(
    ({ path, method }) => path === "/en/security/login" && method === "GET",
  )!;
  expect(new URLSearchParams(returnTo.search).get("returnUrl")).toBe("/lab/two");
}

test.beforeEach(({ page }) => setConsentCookie(page));

test(
  "ERR-01 an order that needs a login opens the dialog and is sent again after confirmation",
  { tag: "@both" },
  async ({ page, visit, control, guard }) => {
    guard.allowConsole(/status of (401|422)/);
    await visit(products.diary.path);
    const { plus, add, quantity, ready } = orderForm(page);
    await ready();
    await plus.click();
    await refuse(control, addToCartPath);
    await add.click();
    await expect(dialog(page)).toHaveAccessibleName("Log in");
    await expect(page.locator("dialog [name=email]")).toBeFocused();
    const [width, edges] = await visibleDialog(page).evaluate((element) => {
      const parts = element.querySelectorAll("h2, output, .lead, label, input:not([type=hidden]), form button");
      return [element.clientWidth, [...new Set([...parts].map((part) => part.getBoundingClientRect().left))]] as const;
    });
    expect(width).toBeLessThan(600);
    expect(edges).toHaveLength(1);
    await signIn(page, "wrong");
    await expect(visibleDialog(page).getByRole("alert")).toContainText("is incorrect");
    await expect(visibleDialog(page).locator("[name=email]")).toHaveValue("ada@example.org");
    await signIn(page);
    await expect(visibleDialog(page)).toHaveAccessibleName(/send your request again/);
    expect(await orders(control)).toBe(1);
    await visibleDialog(page).getByRole("button", { name: "Send again" }).click();
    await expect(visibleDialog(page)).toHaveAccessibleName(/was added to your cart/);
    await page.keyboard.press("Escape");
    expect((await ordered(control, 2))[1]).toMatchObject({ ProductVariantId: "v4441", Quantity: 2 });
    // The page parts show the signed-in visitor; the page section has not changed.
    await expect(page.locator(".account")).toContainText("Hello, Ada");
    await expect(cartCount(page)).toHaveText("1");
    await expect(quantity).toHaveValue("2");
    await expect(page).toHaveURL(new RegExp(`${products.diary.path}$`));
    await expect(add).toBeFocused();
    expect(
      (await control.log()).filter(({ path }) => path.endsWith("/security/login")).map(({ method }) => method),
    ).toEqual(["GET", "POST", "POST"]);
  },
);

test("ERR-01 several calls that need a login share one dialog @all", async ({ page, visit, guard, control }) => {
  guard.allowConsole(/status of 401/);
  await test.step("closing the login keeps the page and its input, without an error", async () => {
    await visit(`/fr${products.diary.path.slice(3)}`);
    const { plus, add, quantity, ready } = orderForm(page);
    await ready();
    await plus.click();
    await refuse(control, addToCartPath);
    await add.click();
    await expect(dialog(page)).toHaveAccessibleName("Se connecter");
    expect(await violations(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(add).toBeFocused();
    await expect(add).not.toHaveAttribute("aria-disabled");
    await expect(quantity).toHaveValue("2");
    expect(await orders(control)).toBe(1);
  });

  await test.step("simultaneous calls that require a login open one dialog and request it once", async () => {
    await control.reset();
    await serveStyled(control, { two: { page: `<h1>Two</h1>${orderMarkup("one")}${orderMarkup("two")}` } });
    await visit("/lab/two");
    for (const form of await page.locator("form").all())
      await expect(form).toHaveAttribute("data-island-state", "live");
    await refuse(control, addToCartPath, 2);
    await page.evaluate(() => document.querySelectorAll("form").forEach((form) => form.requestSubmit()));
    await expect(visibleDialog(page)).toHaveCount(1);
    await expect.poll(() => orders(control)).toBe(2);
    await signIn(page);
    await expect(visibleDialog(page)).toHaveAccessibleName(/request again/);
    await visibleDialog(page).getByRole("button", { name: "Send again" }).click();
    await ordered(control, 4);
    expect(
      (await control.log()).filter(({ path, method }) => path.endsWith("/security/login") && method === "GET"),
    ).toHaveLength(1);
  });

  await test.step("an order in a page part continues after the login; the next page updates the part", async () => {
    await control.reset();
    const part = (account: string): string =>
      `<header id="head" data-page-part="head"><a href="/lab/two">two</a> <b>${account}</b>${orderHtml()}</header>`;
    const serve = (account: string): Promise<void> =>
      serveStyled(control, {
        one: { before: part(account), page: "<h1>One</h1>" },
        two: { before: part(account), page: "<h1>Two</h1>" },
      });
    await serve("A stranger");
    await visit("/lab/one");
    const order = page.locator("form.order");
    await live(order);
    await refuse(control, addToCartPath);
    await order.getByRole("button", { name: "Add to cart" }).click();
    await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
    await serve("Ada");
    await signIn(page);
    await visibleDialog(page).getByRole("button", { name: "Send again" }).click();
    await expect(visibleDialog(page)).toHaveAccessibleName(/was added to your cart/);
    expect(await orders(control)).toBe(2);
    await page.keyboard.press("Escape");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("#head b")).toHaveText("Ada");
  });
});

const orderMarkup = (name: string): string =>
  `<form data-island="add-to-cart" method="post" action="/lab/add"><input type="hidden" name="ProductVariantId"
    value="v4441"><input type="hidden" name="Name" value="${name}"><button>Add ${name}</button></form>`;

test("ERR-01 a login page is recognised by link, by redirect and in place of a response", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a link to the login page shows that page, and its form returns to the previous page", async () => {
    await visit("/en/terms");
    await page.locator(".account").getByRole("link", { name: "Log in" }).click();
    await expect(page.locator("#page h1")).toHaveText("Log in");
    await expect(dialog(page)).toHaveCount(0);
    await page.locator("#page [name=email]").fill("ada@example.org");
    await page.locator("#page [name=password]").fill("lagune");
    await page.locator("#page [name=password]").press("Enter");
    await expect(page).toHaveURL(/\/en\/terms$/);
    await expect(page.locator(".account")).toContainText("Hello, Ada");
  });

  await test.step("a login page as response to a call is recognised, with or without a redirect", async () => {
    await serveStyled(control, { order: { page: `<h1>Order</h1>${orderMarkup("one")}` } });
    await visit("/lab/order");
    await live(page.locator("form"));
    const add = page.getByRole("button", { name: "Add one" });
    await control.answer({ path: addToCartPath, status: 302, headers: { Location: "/en/security/login?returnUrl=x" } });
    await add.click();
    await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
    await page.keyboard.press("Escape");
    await expect(visibleDialog(page)).toHaveCount(0);
    await control.answer({
      path: addToCartPath,
      status: 200,
      body: labHtml({
        page: '<h1>Log in</h1><form method="post" action="/en/security/login"><input type=password name=p></form>',
      }),
    });
    await add.click();
    await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
  });

  await test.step("a redirect to the login opens it over the current page; then the requested page loads", async () => {
    await showsPageAfterLogin(
      { page, visit, control },
      { status: 302, headers: { Location: "/en/security/login?returnUrl=/lab/two" } },
    );
  });

  await test.step("a login page in place of a page opens as a dialog; then the requested page loads", async () => {
    await showsPageAfterLogin(
      { page, visit, control },
      {
        status: 200,
        body: labHtml({
          page: '<h1>Log in</h1><form method="post" action="/en/security/login"><input type="password" name="p"></form>',
        }),
      },
    );
  });
});

test("ERR-01 NAV-14 after the login the form or page is shown with its input", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 401/);
  await test.step("after the login and Yes a form is sent again with its input and a fresh token", async () => {
    const form = (token: string): string =>
      `<h1>One</h1><form data-ajax method="post" action="/lab/send"><input type="hidden"
        name="__RequestVerificationToken" value="${token}"><input name="a"><button>Send</button></form>`;
    await serveStyled(control, { one: { page: form("old") } });
    await visit("/lab/one");
    await page.fill("[name=a]", "typed");
    await control.answer({ path: "/lab/send", method: "POST", status: 401 });
    await answerPost(control, "send", { html: labHtml({ page: "<h1>Sent</h1>" }) });
    await page.click("text=Send");
    await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
    await serveStyled(control, { one: { page: form("new") } });
    await signIn(page);
    await expect(visibleDialog(page)).toHaveAccessibleName(/request again/);
    await expect(page.locator("#page [name=__RequestVerificationToken]")).toHaveValue("new");
    await visibleDialog(page).getByRole("button", { name: "Send again" }).click();
    await expect(page.locator("h1")).toHaveText("Sent");
    expect((await control.log()).filter(({ path }) => path === "/lab/send").map(({ body }) => body)).toEqual([
      "__RequestVerificationToken=old&a=typed",
      "__RequestVerificationToken=new&a=typed",
    ]);
  });

  await test.step("the login dialog has the styles of the login page and removes them when it closes", async () => {
    await serveFile(control, "login.css", "text/css", ".brand { color: rgb(1, 2, 3); }");
    await serveLab(control, { one: { before: menu("one", "two"), page: '<h1>One</h1><p class="brand">Lagune</p>' } });
    const login = labHtml({
      title: "Log in",
      head: '<link rel="stylesheet" href="/lab/login.css">',
      page: '<h1>Log in</h1><p class="brand">Lagune</p><form method="post" action="/en/security/login"><label>Password <input type="password" name="password"></label></form>',
    });
    await control.answer({
      path: "/en/security/login",
      method: "GET",
      status: 200,
      body: login,
      contentType: "text/html",
    });
    await visit("/lab/one");
    await refuse(control, "/lab/two");
    await page.click("#head >> text=two");
    await expect(visibleDialog(page).getByLabel("Password")).toBeFocused();
    await expect(visibleDialog(page).locator(".brand")).toHaveCSS("color", "rgb(1, 2, 3)");
    await page.keyboard.press("Escape");
    await expect(visibleDialog(page)).toHaveCount(0);
    await expect(page.locator("#page .brand")).toHaveCSS("color", "rgb(0, 0, 0)");
  });

  await test.step("a 401 opens the login; closing it keeps the page, signing in loads the requested page", async () => {
    await showsPageAfterLogin({ page, visit, control }, { status: 401 }, [false, true]);
  });
});

test("ERR-01 ERR-05 a failed login page shows a message; a failed chunk leaves it to the browser", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/status of (401|404|500)|login page could not be shown|ERR_|chunk load failed/);
  await serveStyled(control, {
    one: { before: menu("one", "two"), page: "<h1>One</h1>" },
    two: { before: menu("one", "two"), page: "<h1>Two</h1>" },
  });
  await visit("/lab/one");
  await control.answer({ path: "/lab/two", status: 401 });
  await page.route("**/en/security/login*", (route) => route.abort(), { times: 1 });
  await page.click("#head >> text=two");
  await expect(visibleDialog(page)).toContainText("Something went wrong");
  await page.keyboard.press("Escape");
  await arrived(page, "one", "One");
  await page.clock.install();
  await visit("/lab/one");
  await page.route(/atoll-login\./, (route) => route.fulfill({ status: 404 }));
  await control.answer({ path: "/lab/two", status: 401 });
  await guard.expectFullLoad(() => skipPauseBeforeRetry(page, () => page.click("#head >> text=two")));
  await arrived(page, "two", "Two");
  expect(await requestCount(control, "/lab/two")).toBe(3);
});

test("ERR-01 NAV-21 an accepted form shows the login page; after the session has ended the page has no user", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await test.step("an accepted form shows the login page; a refused one opens the login dialog", async () => {
    guard.allowConsole(/status of 401/);
    // The shop's login page has page parts that this page lacks.
    guard.allowConsole(/the page part .* must be on all pages/);
    await serveStyled(control, {
      one: {
        page: '<h1>One</h1><form data-ajax method="post" action="/lab/register"><input name="a"><button>Register</button></form>',
      },
    });
    await visit("/lab/one");
    await page.fill("[name=a]", "typed");
    await control.answer({
      path: "/lab/register",
      method: "POST",
      status: 302,
      headers: { Location: "/en/security/login?returnUrl=/lab/one" },
    });
    await page.click("text=Register");
    await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
    // A JSON error response keeps the visible form.
    await control.answer({
      path: "/en/security/login",
      method: "POST",
      status: 401,
      body: '{"Message":"<b>No</b>"}',
      contentType: "application/json",
    });
    await signIn(page, "wrong");
    await expect(visibleDialog(page)).toContainText("Something went wrong");
    await expect(visibleDialog(page).locator("[name=email]")).toHaveValue("ada@example.org");
    await page.keyboard.press("Escape");
    await expect(page.locator("[name=a]")).toHaveValue("typed");
    await control.answer({
      path: "/lab/register",
      method: "POST",
      status: 302,
      headers: { Location: "/en/security/login" },
    });
    await page.click("text=Register");
    await expect(page.locator("#page h1")).toHaveText("Log in");
    await expect(visibleDialog(page)).toHaveCount(0);
  });
  await test.step("a session that ends after the dialog ends for the page too", async () => {
    await control.reset();
    const before = menu("one", "two");
    const pageOf = (heading: string, user = ""): LabPage => ({
      before,
      settings: { user },
      page: `<h1>${heading}</h1>`,
    });
    const user = (): Promise<string> => page.evaluate(() => window.atoll!.settings.user);
    await serveStyled(control, { one: pageOf("One"), two: pageOf("Two") });
    await visit("/lab/one");
    await serveStyled(control, { one: pageOf("Hello Ada", "ada") });
    const signedIn = page.evaluate(() => window.atoll!.login("/lab/one", false));
    await signIn(page);
    expect(await signedIn).toBe(true);
    expect(await user()).toBe("ada");
    // The server has ended the session: this page has the settings that the first page was loaded with.
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    expect(await user()).toBe("");
  });
});
