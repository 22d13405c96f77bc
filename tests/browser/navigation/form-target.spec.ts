import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { acceptAllCookies, allCookies, labHtml, menu, serveFile, serveLab, tall } from "../lab.ts";
import { arrived, pendingWorkDone, scrolledTo } from "./watch.ts";

const before = menu("one", "two");

test("NAV-14 the response to a form with a target replaces only that target, with its styles", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a target is replaced by the same part of the response or by a whole fragment", async () => {
    const list = (text: string): string =>
      `<div id="list">${text}<div data-island="quantity"><input name="Quantity" value="1"></div></div>`;
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1><form id="whole" data-ajax data-ajax-target="#list"
          action="/lab/two"><button>Whole</button></form>
          <form id="part" data-ajax data-ajax-target="#list"
            action="/lab/fragment"><button>Part</button></form>${list("Old")}<p id="after">After</p>`,
      },
      two: { before, page: `<h1>Two</h1>${list("New")}` },
    });
    await control.page("/lab/fragment", "<p>Fragment</p>");
    await visit("/lab/one");
    const island = page.locator("#list [data-island]");
    await expect(island).toHaveAttribute("data-island-state", "live");
    await page.click("text=Whole");
    await expect(page.locator("#list")).toContainText("New");
    await expect(island).toHaveAttribute("data-island-state", "live");
    expect(await page.evaluate(() => window.atoll!.inspect().length)).toBe(1);
    await arrived(page, "one", "One");
    await page.click("text=Part");
    await expect(page.locator("#list")).toHaveText("Fragment");
    expect(await page.evaluate(() => window.atoll!.inspect().length)).toBe(0);
    await expect(page.locator("#after")).toHaveText("After");
    await arrived(page, "one", "One");
  });

  await test.step("a fragment keeps its style and table rows, and its scripts run", async () => {
    const form = (name: string, target: string): string =>
      `<form data-ajax data-ajax-target="${target}" action="/lab/${name}"><button>${name}</button></form>`;
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1>${form("styled", "#list")}${form("rows", "#rows")}<div id="list">Old</div><table><tbody
          id="rows"><tr><td>Old</td></tr></tbody></table>`,
      },
    });
    await serveFile(control, "list.css", "text/css", "#list b { color: rgb(1, 2, 3) }");
    await control.page(
      "/lab/styled",
      '<link rel="stylesheet" href="/lab/list.css"><script nonce="{{nonce}}">window.labRan = (window.labRan ?? 0) + 1</script><b>Styled</b>',
    );
    await control.page("/lab/rows", "<tr><td>First</td></tr><tr><td>Second</td></tr>");
    await visit("/lab/one");
    await page.click("text=styled");
    await expect(page.locator("#list b")).toHaveCSS("color", "rgb(1, 2, 3)");
    await expect.poll(() => page.evaluate(() => (window as unknown as { labRan: number }).labRan)).toBe(1);
    await page.click("text=rows");
    await expect(page.locator("#rows > tr > td")).toHaveText(["First", "Second"]);
  });

  await test.step("a part taken from a page with its own styles is styled", async () => {
    await serveFile(control, "list.css", "text/css", "#list { color: rgb(1, 2, 3) }");
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><form data-ajax data-ajax-target="#list" action="/lab/two"><button>Find</button></form><div id="list">Old</div>',
      },
      two: {
        before,
        head: '<link rel="stylesheet" href="/lab/list.css">',
        page: '<h1>Two</h1><div id="list">New</div>',
      },
    });
    await visit("/lab/one");
    await page.click("text=Find");
    await expect(page.locator("#list")).toHaveText("New");
    await expect(page.locator("#list")).toHaveCSS("color", "rgb(1, 2, 3)");
  });

  await test.step("fields named id, children and matches do not break a form that is its own target", async () => {
    const form = (text: string): string =>
      `<form id="own" data-ajax data-ajax-target="#own" action="/lab/one"><input name="id" value="1"><input
        name="children" value="2"><input name="matches" value="3"><b>${text}</b><button>Find</button></form>`;
    await serveLab(control, { one: { before, page: `<h1>One</h1>${form("Old")}` } });
    await visit("/lab/one");
    await control.page("/lab/one", labHtml({ before, page: `<h1>One</h1>${form("New")}` }));
    await page.click("text=Find");
    // Locators fail here because of the field named "matches".
    const inForm = (): Promise<string> =>
      page.evaluate(
        () =>
          document.querySelector("#own b")!.textContent +
          document.querySelectorAll("#own h1").length +
          document.querySelectorAll("form").length,
      );
    await expect.poll(inForm).toBe("New01");
  });
});

test("NAV-14 NAV-02 CON-08 Back restores the target of a form that pushed its address", async ({
  page,
  visit,
  control,
}) => {
  await test.step("repeating a search adds no history entry; Back keeps gated content and the offset", async () => {
    const html = (text: string): string =>
      `<h1>List</h1><form data-ajax data-ajax-target="#list" data-ajax-push action="/lab/one"><input
        name="q"><button>Find</button></form><div id="list">${text}${tall(2000)}</div>`;
    await serveLab(control, { one: { before, page: html("All") } });
    await visit("/lab/one");
    const entries = await page.evaluate(() => history.length);
    await page.fill("[name=q]", "cup");
    for (const text of ["First", "Second"]) {
      await page.evaluate(() => scrollTo(0, 0));
      await control.page("/lab/one", labHtml({ before, page: html(text) }));
      await page.click("text=Find");
      await expect(page.locator("#list")).toContainText(text);
    }
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.evaluate(() => scrollTo(0, 700));
    await scrolledTo(page, 700);
    await page.goBack();
    await expect(page.locator("#list")).toContainText("All");
    await page.goForward();
    await expect(page.locator("#list")).toContainText("Second");
    await scrolledTo(page, 700);
  });

  await test.step("after a pushed target update Back restores the previous content", async () => {
    const list = (text: string): string =>
      `<h1>List</h1><form data-ajax data-ajax-target="#list" data-ajax-push action="/lab/one"><input
        name="q"><button>Find</button></form><div id="list">${text}</div>`;
    await serveLab(control, { one: { before, page: list("All") }, two: { before, page: "<h1>Two</h1>" } });
    await visit("/lab/one");
    await control.page("/lab/one", labHtml({ before, page: list("Found") }));
    await page.fill("[name=q]", "blue");
    await page.click("text=Find");
    await expect(page.locator("#list")).toHaveText("Found");
    await expect(page).toHaveURL("/lab/one?q=blue");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.goBack();
    await arrived(page, "one?q=blue", "List");
    await expect(page.locator("#list")).toHaveText("Found");
    await control.page("/lab/one", labHtml({ before, page: list("All") }));
    await page.goBack();
    await expect(page).toHaveURL("/lab/one");
    await expect(page.locator("#list")).toHaveText("All");
  });

  await test.step("going back over changes of two targets requests the page again", async () => {
    const form = (target: string): string =>
      `<form data-ajax data-ajax-target="#${target}" data-ajax-push
        action="/lab/${target}"><button>${target}</button></form>`;
    const html = (first: string, second: string): string =>
      `<h1>One</h1>${form("first")}${form("second")}<p id="first">${first}</p><p id="second">${second}</p>`;
    await serveLab(control, {
      one: { before, page: html("A", "B") },
      first: { page: html("A2", "B") },
      second: { page: html("A2", "B2") },
    });
    await visit("/lab/one");
    for (const target of ["first", "second"]) {
      await page.click(`button >> text=${target}`);
      await expect(page.locator(`#${target}`)).toContainText("2");
      await expect(page).toHaveURL(new RegExp(`/lab/${target}`));
    }
    await page.evaluate(() => history.go(-2));
    await expect(page.locator("#first")).toHaveText("A");
    await expect(page.locator("#second")).toHaveText("B");
  });

  await test.step("Back opens gated content of an earlier response if consent was given meanwhile", async () => {
    const html = (text: string): string =>
      `<h1>List</h1><form data-ajax data-ajax-target="#list" data-ajax-push action="/lab/one"><input name="q"
        value="1"><button>Find</button></form><div id="list">${text}</div>`;
    await serveLab(control, {
      one: { before, page: html('All <template data-consent="marketing"><b id="post">Post</b></template>') },
    });
    await visit("/lab/one");
    await control.page("/lab/one", labHtml({ before, page: html("Found") }));
    await page.click("text=Find");
    await expect(page.locator("#list")).toHaveText("Found");
    await acceptAllCookies(page);
    await page.evaluate(
      (detail) => document.dispatchEvent(new CustomEvent("Manager:setCookieConsent", { detail })),
      allCookies,
    );
    await page.goBack();
    await expect(page.locator("#post")).toBeVisible();
  });
});

test("NAV-14 NAV-17 NAV-22 a target shows the newest response, and none after leaving the page", async ({
  page,
  visit,
  control,
}) => {
  await test.step("of two requests for one target the older is aborted and the newer shown", async () => {
    const form = (name: string): string =>
      `<form data-ajax data-ajax-target="#list" action="/lab/${name}"><button>${name}</button></form>`;
    await serveLab(control, {
      one: { before, page: `<h1>One</h1>${form("late")}${form("soon")}<div id="list">Old</div>` },
      late: { page: '<div id="list">Late</div>' },
      soon: { page: '<div id="list">Soon</div>' },
    });
    await hold(page, /\/lab\/late/, { times: 1 });
    await visit("/lab/one");
    const broken = page.waitForEvent("requestfailed", (request) => request.url().includes("/lab/late"));
    const request = page.waitForRequest(/\/lab\/late/);
    await page.click("text=late");
    await request;
    await page.click("text=soon");
    await broken;
    await expect(page.locator("#list")).toHaveText("Soon");
  });

  await test.step("a response to a form of a left page changes nothing on the next page", async () => {
    await serveLab(control, {
      one: {
        before,
        page: '<h1>One</h1><form data-ajax data-ajax-target="#list" data-ajax-push action="/lab/late"><button>Find</button></form><div id="list">Old</div>',
      },
      two: { before, page: "<h1>Two</h1>" },
      late: {
        page: '<div id="list"><div data-island="quantity" data-island-when="load"><input name="Quantity" value="1"></div></div>',
      },
    });
    const answer = await hold(page, /\/lab\/late/);
    await visit("/lab/one");
    const request = page.waitForRequest(/\/lab\/late/);
    const ended = page.waitForEvent("requestfailed", (failed) => failed.url().endsWith("/lab/late"));
    await page.click("text=Find");
    await request;
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await ended;
    answer();
    await pendingWorkDone(page);
    await arrived(page, "two", "Two");
    expect(await page.evaluate(() => window.atoll!.inspect().length)).toBe(0);
  });

  await test.step("a response that waits for its style is replaced by a newer one", async () => {
    await serveFile(control, "slow.css", "text/css", "#list { color: red }");
    const form = (name: string): string =>
      `<form data-ajax data-ajax-target="#list" action="/lab/${name}"><button>${name}</button></form>`;
    await serveLab(control, {
      one: { before, page: `<h1>One</h1>${form("styled")}${form("soon")}<div id="list">Old</div>` },
      styled: { head: '<link rel="stylesheet" href="/lab/slow.css">', page: '<div id="list">Styled</div>' },
      soon: { page: '<div id="list">Soon</div>' },
    });
    const answer = await hold(page, "**/lab/slow.css");
    await visit("/lab/one");
    const style = page.waitForRequest("**/slow.css");
    const response = page.waitForResponse("**/slow.css");
    await page.click("text=styled");
    await style;
    await page.click("text=soon");
    await expect(page.locator("#list")).toHaveText("Soon");
    answer();
    await (await response).finished();
    await pendingWorkDone(page);
    await expect(page.locator("#list")).toHaveText("Soon");
  });

  await test.step("focus stays in the field or moves to the response, which is announced", async () => {
    const form = (more = "", field = '<input name="q">'): string =>
      `<div id="box">${more}<form data-ajax data-ajax-target="#box"
        action="/lab/one">${field}<button>Find</button></form></div>`;
    await serveLab(control, { one: { before, page: `<h1>One</h1>${form()}` } });
    await visit("/lab/one");
    await control.page("/lab/one", labHtml({ before, page: `<h1>One</h1>${form("<h2>Three found</h2>")}` }));
    await page.fill("[name=q]", "cup");
    await page.keyboard.press("Enter");
    await expect(page.locator("#box h2")).toBeVisible();
    await expect(page.locator("[name=q]")).toBeFocused();
    await expect(page.locator("[aria-live=polite]")).toHaveText("Three found");
    await control.page("/lab/one", labHtml({ before, page: `<h1>One</h1>${form("<h2>Thanks</h2>", "")}` }));
    await page.keyboard.press("Enter");
    await expect(page.locator("#box h2")).toHaveText("Thanks");
    await expect(page.locator("#box")).toBeFocused();
  });
});

test("NAV-14 NAV-02 Back and Forward change only the form and its target; other input stays", async ({
  page,
  control,
}) => {
  const island = '<div data-island="quantity"><input name="Quantity" value="1"></div>';
  const html = (text: string): string =>
    `<h1>List</h1><input id="note"><form data-ajax data-ajax-target="#list" data-ajax-push action="/lab/one"><input
      name="q"><button>Find</button></form><div id="list">${text}${island}</div>`;
  await serveLab(control, { one: { before, page: html("All") }, two: { before, page: "<h1>Two</h1>" } });
  const list = page.locator("#list");
  const live = page.locator("#list [data-island]");
  await page.goto("/lab/one");
  await page.fill("#note", "typed");
  for (const word of ["red", "blue"]) {
    await control.page("/lab/one", labHtml({ before, page: html(word) }));
    await page.fill("[name=q]", word);
    await page.click("text=Find");
    await expect(list).toContainText(word);
    await expect(page).toHaveURL(`/lab/one?q=${word}`);
  }
  await page.goBack();
  await expect(list).toContainText("red");
  await expect(page).toHaveURL("/lab/one?q=red");
  await expect(page.locator("[name=q]")).toHaveValue("red");
  await page.goBack();
  await expect(list).toContainText("All");
  await expect(page.locator("[name=q]")).toHaveValue("");
  await expect(live).toHaveAttribute("data-island-state", "live");
  expect(await page.evaluate(() => window.atoll!.inspect().length)).toBe(1);
  await page.evaluate(() => history.go(2));
  await expect(list).toContainText("blue");
  await expect(page.locator("[name=q]")).toHaveValue("blue");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await page.goBack();
  await expect(list).toContainText("blue");
  await page.goBack();
  await expect(list).toContainText("red");
  await expect(page.locator("#note")).toHaveValue("typed");
  expect((await control.log()).filter(({ path }) => path === "/lab/one").map(({ search }) => search)).toEqual([
    "",
    "?q=red",
    "?q=blue",
  ]);
});
