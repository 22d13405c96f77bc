// A server that wants the visitor to sign in: for a call, for a page, for a form.
import type { Control } from "../guard/control.ts";
import { expect, test } from "../guard/test.ts";
import { orderHtml } from "../islands/markup.ts";
import { addToCartPath, ordered, orders } from "../islands/orders.ts";
import { answerPost, labHtml, menu, serveFile, serveLab } from "../lab.ts";
import { cartCount, dialog, hasChosen, live, orderForm, products } from "../shop/visitor.ts";
import { violations } from "../violations.ts";
import { refuse, seen, serveStyled, signIn } from "./logins.ts";
import { arrived, asked, type Stage } from "./watch.ts";

type Answer = Omit<Parameters<Control["answer"]>[0], "path">;

/** Page two wants a login: who closes it stays on page one, who signs in comes to page two. `ways`: what the visitor does, time by time. */
async function comesAfterLogin(
  { page, visit, control }: Omit<Stage, "guard">,
  answer: Answer,
  ways = [true],
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
  for (const goesOn of ways) {
    await control.answer({ path: "/lab/two", ...answer });
    await page.click("#head >> text=two");
    await expect(seen(page)).toHaveAccessibleName("Log in");
    expect(new URL(page.url()).pathname).toBe("/lab/one");
    if (goesOn) await signIn(page);
    else await page.keyboard.press("Escape");
    await expect(seen(page)).toHaveCount(0);
    await expect(page.locator("h1")).toHaveText(goesOn ? "Two" : "One");
    if (!goesOn) await expect(page.locator("[name=note]")).toHaveValue("typed");
  }
  await arrived(page, "two", "Two");
  // Refused each time; then the login leads there, and that is it.
  expect(await asked(control, "/lab/two")).toBe(ways.length + 1);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await expect(page.locator("html")).not.toHaveClass(/long-loading|page-out/);
  const returnTo = (await control.log()).findLast(
    ({ path, method }) => path === "/en/security/login" && method === "GET",
  )!;
  expect(new URLSearchParams(returnTo.search).get("returnUrl")).toBe("/lab/two");
}

test.beforeEach(({ page }) => hasChosen(page));

test(
  "ERR-01 an order that wants a login opens it in a dialog, where a wrong password is told and can be mended; signed in, the visitor says so and it is sent once more",
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
    await signIn(page, "wrong");
    await expect(seen(page).getByRole("alert")).toContainText("do not go together");
    await expect(seen(page).locator("[name=email]")).toHaveValue("ada@example.org");
    await signIn(page);
    await expect(seen(page)).toHaveAccessibleName(/Send what you were sending once more/);
    expect(await orders(control)).toBe(1);
    await seen(page).getByRole("button", { name: "Yes" }).click();
    await expect(seen(page)).toHaveAccessibleName(/is in your cart/);
    await page.keyboard.press("Escape");
    expect((await ordered(control, 2))[1]).toMatchObject({ ProductVariantId: "v4441", Quantity: 2 });
    // What stands around the page knows the visitor, and the page is the same.
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

test("ERR-01 calls that want a login open one dialog; who closes it stays, who signs in goes on where they were", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 401/);
  await test.step("who closes the login stays where they were, with what they typed, and is not told of an error", async () => {
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

  await test.step("many calls that want a login at once open one dialog and ask once", async () => {
    await control.reset();
    await serveStyled(control, { two: { page: `<h1>Two</h1>${orderOf("one")}${orderOf("two")}` } });
    await visit("/lab/two");
    for (const form of await page.locator("form").all())
      await expect(form).toHaveAttribute("data-island-state", "live");
    await refuse(control, addToCartPath, 2);
    await page.evaluate(() => document.querySelectorAll("form").forEach((form) => form.requestSubmit()));
    await expect(seen(page)).toHaveCount(1);
    await expect.poll(() => orders(control)).toBe(2);
    await signIn(page);
    await expect(seen(page)).toHaveAccessibleName(/once more/);
    await seen(page).getByRole("button", { name: "Yes" }).click();
    await ordered(control, 4);
    expect(
      (await control.log()).filter(({ path, method }) => path.endsWith("/security/login") && method === "GET"),
    ).toHaveLength(1);
  });

  await test.step("an order in a part of the page that the login changes goes on there; the next page brings the part as it is by then", async () => {
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
    await expect(seen(page)).toHaveAccessibleName("Log in");
    await serve("Ada");
    await signIn(page);
    await seen(page).getByRole("button", { name: "Yes" }).click();
    await expect(seen(page)).toHaveAccessibleName(/is in your cart/);
    expect(await orders(control)).toBe(2);
    await page.keyboard.press("Escape");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("#head b")).toHaveText("Ada");
  });
});

const orderOf = (name: string): string =>
  `<form data-island="add-to-cart" method="post" action="/lab/add"><input type="hidden" name="ProductVariantId" value="v4441"><input type="hidden" name="Name" value="${name}"><button>Add ${name}</button></form>`;

test("ERR-01 a login page is known as one, by a link, by a redirect or in the place of another answer, and leads on", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a link to the login page shows that page, and the form on it goes where it came from", async () => {
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

  await test.step("a login page that a call is answered with, by redirect or in its place, is known as one", async () => {
    await serveStyled(control, { order: { page: `<h1>Order</h1>${orderOf("one")}` } });
    await visit("/lab/order");
    await live(page.locator("form"));
    const add = page.getByRole("button", { name: "Add one" });
    await control.answer({ path: addToCartPath, status: 302, headers: { Location: "/en/security/login?returnUrl=x" } });
    await add.click();
    await expect(seen(page)).toHaveAccessibleName("Log in");
    await page.keyboard.press("Escape");
    await expect(seen(page)).toHaveCount(0);
    await control.answer({
      path: addToCartPath,
      status: 200,
      body: labHtml({
        page: '<h1>Log in</h1><form method="post" action="/en/security/login"><input type=password name=p></form>',
      }),
    });
    await add.click();
    await expect(seen(page)).toHaveAccessibleName("Log in");
  });

  await test.step("a page that is answered by a redirect comes after a login over the page before", async () => {
    await comesAfterLogin(
      { page, visit, control },
      { status: 302, headers: { Location: "/en/security/login?returnUrl=/lab/two" } },
    );
  });

  await test.step("a page that is answered by the login page itself comes after a login over the page before", async () => {
    await comesAfterLogin(
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

test("ERR-01 NAV-14 a form and a page that want a login come after it, with what was typed, and the login brings its own style", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 401/);
  await test.step("a form in place that wants a login is sent again with what was typed and a fresh token, once the visitor says so", async () => {
    const form = (token: string): string =>
      `<h1>One</h1><form data-ajax method="post" action="/lab/send"><input type="hidden" name="__RequestVerificationToken" value="${token}"><input name="a"><button>Send</button></form>`;
    await serveStyled(control, { one: { page: form("old") } });
    await visit("/lab/one");
    await page.fill("[name=a]", "typed");
    await control.answer({ path: "/lab/send", method: "POST", status: 401 });
    await answerPost(control, "send", { html: labHtml({ page: "<h1>Sent</h1>" }) });
    await page.click("text=Send");
    await expect(seen(page)).toHaveAccessibleName("Log in");
    await serveStyled(control, { one: { page: form("new") } });
    await signIn(page);
    await expect(seen(page)).toHaveAccessibleName(/once more/);
    await expect(page.locator("#page [name=__RequestVerificationToken]")).toHaveValue("new");
    await seen(page).getByRole("button", { name: "Yes" }).click();
    await expect(page.locator("h1")).toHaveText("Sent");
    expect((await control.log()).filter(({ path }) => path === "/lab/send").map(({ body }) => body)).toEqual([
      "__RequestVerificationToken=old&a=typed",
      "__RequestVerificationToken=new&a=typed",
    ]);
  });

  await test.step("the login looks in its dialog as its own page does, and takes its style with it", async () => {
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
    await expect(seen(page).getByLabel("Password")).toBeFocused();
    await expect(seen(page).locator(".brand")).toHaveCSS("color", "rgb(1, 2, 3)");
    await page.keyboard.press("Escape");
    await expect(seen(page)).toHaveCount(0);
    await expect(page.locator("#page .brand")).toHaveCSS("color", "rgb(0, 0, 0)");
  });

  await test.step("a page that is answered by 401 comes after a login over the page before; who does not want one stays", async () => {
    await comesAfterLogin({ page, visit, control }, { status: 401 }, [false, true]);
  });
});

test("ERR-01 ERR-05 when the login page cannot be had the dialog says so; when its code cannot be had the browser loads the page", async ({
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
  await expect(seen(page)).toContainText("Something went wrong");
  await page.keyboard.press("Escape");
  await arrived(page, "one", "One");
  await visit("/lab/one");
  await page.route(/atoll-login\./, (route) => route.fulfill({ status: 404 }));
  await control.answer({ path: "/lab/two", status: 401 });
  await guard.expectFullLoad(() => page.click("#head >> text=two"));
  await arrived(page, "two", "Two");
  expect(await asked(control, "/lab/two")).toBe(3);
});

test("ERR-01 a form that was taken, and leads to the login page, shows that page; one that was not opens the login over what was typed", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/status of 401/);
  // The shop's login page has more around it than this one.
  guard.allowConsole(/has the page part/);
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
  await expect(seen(page)).toHaveAccessibleName("Log in");
  // A refusal in words for scripts keeps the form that is shown.
  await control.answer({
    path: "/en/security/login",
    method: "POST",
    status: 401,
    body: '{"Message":"<b>No</b>"}',
    contentType: "application/json",
  });
  await signIn(page, "wrong");
  await expect(seen(page)).toContainText("Something went wrong");
  await expect(seen(page).locator("[name=email]")).toHaveValue("ada@example.org");
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
  await expect(seen(page)).toHaveCount(0);
});
