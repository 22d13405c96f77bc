import { expect, test } from "../guard/test.ts";
import { answerPost, labHtml, menu, serveLab, tall } from "../lab.ts";
import { arrived, requestCount, recordEvents, recordedEvents, nextNativeDialog, ready } from "./watch.ts";

const before = menu("one", "two");
const sent = "<h1>Sent</h1>";

test("NAV-14 NAV-08 NAV-22 a refused form shows its errors in place and focuses the first one", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/422/);
  await test.step("a refused form shows its errors in place and keeps the URL", async () => {
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
    expect(await requestCount(control, "/en/contact", "POST")).toBe(1);
  });

  await test.step("a link from the error list to its field keeps the errors and the input", async () => {
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
    await recordEvents(page);
    await page.click("#error");
    await arrived(page, "one#email", "Not sent");
    await page.goBack();
    await arrived(page, "one", "Not sent");
    await expect(page.locator("#email")).toHaveValue("better@example.com");
    expect(await recordedEvents(page)).toEqual([]);
    expect(await requestCount(control, "/lab/one")).toBe(1);
  });

  await test.step("a refused long form scrolls to the invalid field", async () => {
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

test("NAV-14 when the connection fails, a dialog or the site says so and input is kept", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED/);
  guard.allowConsole(/ERR_FAILED/);
  await test.step("a broken connection shows a message; the input stays and can be sent again", async () => {
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

  await test.step("a site's own message for a failed form replaces Atoll's message", async () => {
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

test("NAV-14 offline, an alert says so, or a dialog once the visitor has typed; input is kept", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await test.step("offline, when the dialog's code cannot load, the browser's alert shows the message", async () => {
    await serveLab(control, {
      one: {
        before,
        settings: { failedText: "Pas de connexion." },
        page: '<h1>One</h1><form data-ajax method="post" action="/lab/send"><input name="a" value="typed"><button>Send</button></form>',
      },
    });
    await visit("/lab/one");
    await ready(page, () => page.hover("text=Send"), "forms", "policy");
    const alertText = nextNativeDialog(page);
    await page.context().setOffline(true);
    await page.click("text=Send");
    expect(await alertText).toBe("Pas de connexion.");
    await expect(page.locator("[name=a]")).toHaveValue("typed");
    await expect(page.locator("#page form")).not.toHaveAttribute("aria-busy");
  });

  await test.step("typing into a form loads the offline message before the connection is lost", async () => {
    await page.context().setOffline(false);
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><form data-ajax method="post" action="/lab/send"><input name="a"><button>Send</button></form>',
      },
    });
    await visit("/lab/one");
    await ready(page, () => page.hover("h1"), "forms", "policy");
    const [dialog, texts] = await Promise.all([
      page.waitForResponse(/\/atoll-dialogs\./),
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

test("NAV-14 a fragment response is shown, an empty one changes nothing, another is reported", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await test.step("a fragment as form response is shown in the page", async () => {
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
    expect(await requestCount(control, "/lab/send", "POST")).toBe(1);
  });

  await test.step("an empty form response keeps the page, and the form can be sent again", async () => {
    await control.reset();
    const form = (name: string, more = ""): string =>
      `<form data-ajax${more} method="post" action="/lab/send"><input name="a"
        aria-label="${name}"><button>${name}</button></form>`;
    await serveLab(control, {
      one: { page: `<h1>One</h1>${form("Whole")}${form("Part", ' data-ajax-target="#part"')}<p id="part">Old</p>` },
    });
    await control.answer({ path: "/lab/send", method: "POST", status: 204, times: 3 });
    await visit("/lab/one");
    await page.getByLabel("Whole").fill("typed");
    for (const [index, name] of ["Whole", "Whole", "Part"].entries()) {
      await page.getByRole("button", { name }).click();
      await expect.poll(() => requestCount(control, "/lab/send", "POST")).toBe(index + 1);
      await expect(page.locator("[aria-busy]")).toHaveCount(0);
    }
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(page.locator("#part")).toHaveText("Old");
    await expect(page.getByLabel("Whole")).toHaveValue("typed");
    await arrived(page, "one", "One");
  });

  await test.step("a form on a page with a legacy charset is sent by the browser in that charset", async () => {
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
  await test.step("a response that is not a page is reported as sent but not displayable", async () => {
    await control.reset();
    guard.allowConsole(/the answer to a form cannot be shown/);
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><form data-ajax method="post" action="/lab/send"><input name="a"><button>Send</button></form>',
      },
    });
    await control.answer({
      path: "/lab/send",
      method: "POST",
      status: 200,
      contentType: "application/json",
      body: "{}",
    });
    await visit("/lab/one");
    await page.fill("[name=a]", "typed");
    await page.click("text=Send");
    await expect(page.getByRole("dialog")).toContainText("was sent");
    await expect(page.locator("[name=a]")).toHaveValue("typed");
  });
});
