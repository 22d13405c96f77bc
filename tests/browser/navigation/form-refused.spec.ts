import { expect, test } from "../guard/test.ts";
import { answerPost, labHtml, menu, serveLab, tall } from "../lab.ts";
import { arrived, asked, noteEvents, notedEvents, ownBox, ready } from "./watch.ts";

const before = menu("one", "two");
const sent = "<h1>Sent</h1>";

test("NAV-14 NAV-08 NAV-22 a form that the server refuses shows its errors in place, with the focus in the first wrong field, on the screen", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/422/);
  await test.step("a form that the server refuses shows the errors in place, at the address of the form", async () => {
    await visit("/en/contact");
    const entries = await page.evaluate(() => history.length);
    await page.fill("[name=name]", "Ada");
    await page.fill("[name=email]", "nonsense");
    await page.click("main form[method=post] button[type=submit]");
    await expect(page.locator("#page [role=alert]").first()).toBeVisible();
    await expect(page.locator("[name=email]")).toHaveValue("nonsense");
    await expect(page.locator("[name=email]")).toBeFocused();
    await expect(page).toHaveURL("/en/contact");
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await asked(control, "/en/contact", "POST")).toBe(1);
  });

  await test.step("a link from the list of errors to its field keeps the errors and what was typed", async () => {
    await control.reset();
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><form data-ajax method="post" action="/lab/send"><input name="email"><button>Send</button></form>',
      },
    });
    const errors =
      '<h1>Not sent</h1><p><a id="error" href="#email">E-mail is wrong</a></p><form data-ajax method="post" action="/lab/send"><input id="email" name="email" value="nonsense"><button>Send</button></form>';
    await answerPost(control, "send", { status: 422, html: labHtml({ before, page: errors }) });
    await visit("/lab/one");
    await page.click("text=Send");
    await arrived(page, "one", "Not sent");
    await page.fill("#email", "better@example.com");
    await noteEvents(page);
    await page.click("#error");
    await arrived(page, "one#email", "Not sent");
    await page.goBack();
    await arrived(page, "one", "Not sent");
    await expect(page.locator("#email")).toHaveValue("better@example.com");
    expect(await notedEvents(page)).toEqual([]);
    expect(await asked(control, "/lab/one")).toBe(1);
  });

  await test.step("of a long form that is refused the wrong field is on the screen", async () => {
    const form = (field: string): string =>
      `<h1>One</h1><form data-ajax method="post" action="/lab/send"><button>Send</button>${tall(2500)}${field}</form>`;
    await serveLab(control, { one: { before, page: form('<input name="a">') } });
    await answerPost(control, "send", {
      status: 422,
      html: labHtml({ before, page: form('<input name="a" aria-invalid="true">') }),
    });
    await visit("/lab/one");
    await page.click("text=Send");
    await expect(page.locator("[aria-invalid]")).toBeFocused();
    await expect(page.locator("[aria-invalid]")).toBeInViewport();
  });
});

test("NAV-14 when the connection breaks the visitor is told by the dialog, or by the site itself, and what was typed stays", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED/);
  guard.allowConsole(/ERR_FAILED/);
  await test.step("when the connection breaks the visitor is told, what was typed stays, and the form can be sent again", async () => {
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><form data-ajax method="post" action="/lab/send"><input name="a"><button>Send</button></form>',
      },
    });
    await answerPost(control, "send", { html: labHtml({ before, page: sent }) });
    await visit("/lab/one");
    await page.route("**/lab/send", (route) => route.abort(), { times: 1 });
    await page.fill("[name=a]", "typed");
    await page.click("text=Send");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("may not have been sent");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("[name=a]")).toHaveValue("typed");
    await expect(page.locator("#page form")).not.toHaveAttribute("aria-busy");
    await expect(page.locator("html")).not.toHaveClass(/page-out|long-loading/);
    await arrived(page, "one", "One");
    const request = page.waitForRequest("**/lab/send");
    await page.click("text=Send");
    expect((await request).postData()).toBe("a=typed");
    await expect(page.locator("h1")).toHaveText("Sent");
  });

  await test.step("a site that shows its own message for a form that did not get through is not talked over", async () => {
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><form data-ajax method="post" action="/lab/send"><button>Send</button></form>',
      },
    });
    await visit("/lab/one");
    await page.route("**/lab/send", (route) => route.abort());
    await page.evaluate(() =>
      document.addEventListener("page:error", (event) => {
        event.preventDefault();
        document.querySelector("h1")!.textContent = `Own message for ${(event as CustomEvent).detail.method}`;
      }),
    );
    await page.click("text=Send");
    await expect(page.locator("h1")).toHaveText("Own message for POST");
    await expect(page.locator("#page form")).not.toHaveAttribute("aria-busy");
    await expect(page.locator("dialog")).toHaveCount(0);
  });
});

test("NAV-14 without a connection the visitor is told by the browser's own box, or by the dialog once something was typed, and what was typed stays", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await test.step("without a connection, when not even the dialog can be had, the browser's own box tells, and what was typed stays", async () => {
    await serveLab(control, {
      one: {
        before,
        settings: { failedText: "Pas de connexion." },
        page: '<h1>One</h1><form data-ajax method="post" action="/lab/send"><input name="a" value="typed"><button>Send</button></form>',
      },
    });
    await visit("/lab/one");
    await ready(page, () => page.hover("text=Send"));
    const told = ownBox(page);
    await page.context().setOffline(true);
    await page.click("text=Send");
    expect(await told).toBe("Pas de connexion.");
    await expect(page.locator("[name=a]")).toHaveValue("typed");
    await expect(page.locator("#page form")).not.toHaveAttribute("aria-busy");
  });

  await test.step("who types into a form has the words for a lost connection at hand before it is lost", async () => {
    await page.context().setOffline(false);
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><form data-ajax method="post" action="/lab/send"><input name="a"><button>Send</button></form>',
      },
    });
    await visit("/lab/one");
    await ready(page, () => page.hover("h1"));
    const [dialog, texts] = await Promise.all([
      page.waitForResponse(/\/atoll-notice\./),
      page.waitForResponse(/stringresources/),
      page.locator("[name=a]").pressSequentially("typed"),
    ]);
    await page.evaluate((url) => import(url), dialog.url());
    await texts.finished();
    await page.context().setOffline(true);
    await page.click("text=Send");
    await expect(page.getByRole("dialog")).toContainText("may not have been sent");
    await expect(page.locator("[name=a]")).toHaveValue("typed");
  });
});

test("NAV-14 an answer that is a fragment is shown in the page, one with nothing to show changes nothing, and a page of an old charset is the browser's", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await test.step("an answer to a form that is only a fragment is shown in the page", async () => {
    await serveLab(control, {
      one: {
        title: "One",
        before,
        page: '<h1>One</h1><form data-ajax method="post" action="/lab/send"><button>Send</button></form>',
      },
      two: { before, page: "<h1>Two</h1>" },
    });
    await answerPost(control, "send", { html: "<h1>Thank you</h1><p>We have it.</p>" });
    await visit("/lab/one");
    await page.click("text=Send");
    await arrived(page, "one", "Thank you");
    await expect(page.locator("#page")).toContainText("We have it.");
    await expect(page).toHaveTitle("One");
    await expect(page.locator("#head")).toBeVisible();
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    expect(await asked(control, "/lab/send", "POST")).toBe(1);
  });

  await test.step("a form that is answered with nothing to show leaves the page as it is, and can be sent again", async () => {
    await control.reset();
    const form = (name: string, more = ""): string =>
      `<form data-ajax${more} method="post" action="/lab/send"><input name="a" aria-label="${name}"><button>${name}</button></form>`;
    await serveLab(control, {
      one: { page: `<h1>One</h1>${form("Whole")}${form("Part", ' data-ajax-target="#part"')}<p id="part">Old</p>` },
    });
    await control.answer({ path: "/lab/send", method: "POST", status: 204, times: 3 });
    await visit("/lab/one");
    await page.getByLabel("Whole").fill("typed");
    for (const [index, name] of ["Whole", "Whole", "Part"].entries()) {
      await page.getByRole("button", { name }).click();
      await expect.poll(() => asked(control, "/lab/send", "POST")).toBe(index + 1);
      await expect(page.locator("[aria-busy]")).toHaveCount(0);
    }
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(page.locator("#part")).toHaveText("Old");
    await expect(page.getByLabel("Whole")).toHaveValue("typed");
    await arrived(page, "one", "One");
  });

  await test.step("a form on a page of an old charset is the browser's, which sends it in that charset", async () => {
    const html =
      '<!doctype html><html><head><title>Old</title><link rel="icon" href="data:,"><script src="/atoll/atoll.js" nonce="{{nonce}}" defer></script></head><body><main id="page"><h1>Old</h1><form data-ajax method="post" action="/lab/send"><input name="a" value="M"><button>Send</button></form></main></body></html>';
    await control.page("/lab/old", html, { headers: { "Content-Type": "text/html; charset=windows-1252" } });
    await answerPost(control, "send", { html: "<h1>Sent</h1>" });
    await visit("/lab/old");
    await page.fill("[name=a]", "Müller");
    const request = page.waitForRequest("**/lab/send");
    await guard.expectFullLoad(() => page.click("text=Send"));
    expect((await request).postData()).toBe("a=M%FCller");
  });
});

test("NAV-14 an answer to a form that is no page is told as what it is: sent, but not to be shown", async ({
  page,
  guard,
  control,
}) => {
  guard.allowConsole(/the answer to a form cannot be shown/);
  await serveLab(control, {
    one: {
      before,
      page: '<h1>One</h1><form data-ajax method="post" action="/lab/send"><input name="a"><button>Send</button></form>',
    },
  });
  await control.answer({ path: "/lab/send", method: "POST", status: 200, contentType: "application/json", body: "{}" });
  await page.goto("/lab/one");
  await page.fill("[name=a]", "typed");
  await page.click("text=Send");
  await expect(page.getByRole("dialog")).toContainText("was sent");
  await expect(page.locator("[name=a]")).toHaveValue("typed");
});
