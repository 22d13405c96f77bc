import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { collectConsole } from "../console-messages.ts";
import { menu, serveFile, serveLab } from "../lab.ts";
import { arrived, requestCount } from "./watch.ts";

const before = menu("one", "two", "three");
const record = (text: string): string => `(window.labSaid ??= []).push("${text}");`;
const script = (text: string, marks = ""): string => `<script nonce="{{nonce}}" ${marks}>${record(text)}</script>`;
const recorded = (): string[] => (window as unknown as { labSaid?: string[] }).labSaid ?? [];

test("NAV-21 scripts of a page run in order on each visit, and not after it was left", async ({
  page,
  visit,
  control,
}) => {
  await test.step("head scripts run before the content, section scripts per visit, outer scripts once", async () => {
    await serveFile(control, "head.js", "text/javascript", `${record("head file")} window.labHead = true;`);
    await serveFile(control, "section.js", "text/javascript", record("section file"));
    await serveFile(
      control,
      "after.js",
      "text/javascript",
      `window.labSaid.push("after file sees " + document.querySelector("#page h1").textContent);`,
    );
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: {
        before,
        head: `<script src="/lab/head.js"></script>${script("head inline")}`,
        page: `<h1>Two</h1>${script("section first")}<script
          src="/lab/section.js"></script>${script("section last")}<script
            type="application/json">{"not": "code"}</script><script type="text/template"><b></b></script>`,
        after: `${script("after inline")}<script src="/lab/after.js" defer></script>`,
      },
    });
    await control.answer({ path: "/lab/head.js", delay: 200 });
    await control.answer({ path: "/lab/section.js", delay: 200 });
    await visit("/lab/one");
    await page.evaluate(() =>
      document.addEventListener("page:swap", () =>
        ((window as unknown as { labSaid: string[] }).labSaid ??= []).push("swap"),
      ),
    );
    const all = [
      "head file",
      "head inline",
      "swap",
      "section first",
      "section file",
      "section last",
      "after inline",
      "after file sees Two",
    ];
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect.poll(() => page.evaluate(recorded)).toEqual(all);
    await page.goBack();
    await arrived(page, "one", "One");
    await page.goForward();
    await arrived(page, "two", "Two");
    expect((await page.evaluate(recorded)).filter((text) => text !== "swap")).toEqual(
      all.filter((text) => text !== "swap"),
    );
    await page.click("#head >> text=one");
    await arrived(page, "one", "One");
    const soFar = (await page.evaluate(recorded)).length;
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect
      .poll(async () => (await page.evaluate(recorded)).slice(soFar))
      .toEqual(["swap", "section first", "section last"]);
    for (const name of ["head.js", "section.js", "after.js"])
      expect(await requestCount(control, `/lab/${name}`)).toBe(1);
  });

  await test.step("scripts of the first page do not run again when the page is requested again", async () => {
    await serveFile(control, "site.js", "text/javascript", record("site"));
    const site = { before, head: `<script src="/lab/site.js"></script>${script("head")}`, after: script("after") };
    await serveLab(control, {
      one: { ...site, page: `<h1>One</h1>${script("one")}` },
      two: { ...site, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await page.click("#head >> text=one");
    await arrived(page, "one", "One");
    await expect.poll(() => page.evaluate(recorded)).toEqual(["site", "head", "one", "after", "one"]);
  });

  await test.step("scripts of a page that is left before they load do not run on the next page", async () => {
    await serveFile(control, "late.js", "text/javascript", record("late"));
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, page: `<h1>Two</h1><script src="/lab/late.js"></script>${script("after late")}` },
      three: { before, page: "<h1>Three</h1>" },
    });
    const answer = await hold(page, "**/lab/late.js");
    await visit("/lab/one");
    const lateRequest = page.waitForRequest("**/lab/late.js");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await lateRequest;
    await page.click("#head >> text=three");
    await arrived(page, "three", "Three");
    const late = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/late.js"));
    answer();
    await late;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await page.evaluate(recorded)).not.toContain("after late");
  });
});

test("NAV-21 NAV-20 NAV-02 document.write, globals and constants of scripts belong to the current page", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await test.step("document.write output appears at its script, and the page stays complete", async () => {
    const write = (text: string): string =>
      `<script nonce="{{nonce}}">document.write(${JSON.stringify(text)}); document.writeln("!");</script>`;
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: {
        before,
        page: `<h1>Two</h1><p id="year">Since ${write("<b>1998</b>")}</p><p id="split"><script
          nonce="{{nonce}}">document.write("<i>half"); document.write(" and half</i>")</script></p><script
            nonce="{{nonce}}">document.write('<script nonce="{{nonce}}">labSaid = ["written"]<\\/script>')</script><p
              id="end">End</p>`,
      },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("#year")).toHaveText(/^Since .*1998!/);
    await expect(page.locator("#year b")).toHaveText("1998");
    await expect(page.locator("#split i")).toHaveText("half and half");
    await expect.poll(() => page.evaluate(recorded)).toEqual(["written"]);
    await expect(page.locator("#end")).toBeVisible();
    await expect(page.locator("#head")).toBeVisible();
  });

  await test.step("noscript content has no effect for visitors with script", async () => {
    await control.reset();
    const none = '<noscript><link rel="stylesheet" href="/lab/none.css"></noscript>';
    await serveLab(control, {
      one: { before: `${before}<div data-page-part="news">One</div>`, page: "<h1>One</h1>" },
      two: {
        before: `${before}<div data-page-part="news">Two<noscript><link rel="stylesheet" href="/lab/part.css"></noscript></div>`,
        head: none,
        page: '<h1>Two</h1><noscript><link rel="stylesheet" href="/lab/page.css"></noscript>',
      },
    });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("h1")).toBeVisible();
    // Requests for the content of noscript would come before this one.
    await page.evaluate(() => fetch("/lab/one"));
    expect(requests.filter((path) => path.startsWith("/lab/"))).toEqual(["/lab/one", "/lab/two", "/lab/one"]);
  });

  await test.step("inline scripts outside the page section run once and do not pile up", async () => {
    const pageOf = (name: string, title: string) => ({
      before,
      head: script(`${name} head`),
      page: `<h1>${title}</h1>`,
      after: script(`${name} after`),
    });
    await serveLab(control, { one: pageOf("one", "One"), two: pageOf("two", "Two"), three: pageOf("three", "Three") });
    await visit("/lab/one");
    const scripts = (): Promise<number> => page.evaluate(() => document.scripts.length);
    const count = await scripts();
    for (const [name, title] of [
      ["two", "Two"],
      ["three", "Three"],
      ["two", "Two"],
      ["one", "One"],
    ] as const) {
      await page.click(`#head >> text=${name}`);
      await arrived(page, name, title);
    }
    await expect
      .poll(() => page.evaluate(recorded))
      .toEqual(["one head", "one after", "two head", "two after", "three head", "three after"]);
    expect(await scripts()).toBe(count);
  });

  await test.step("data set by a script outside the section belongs to the current page, also on Back", async () => {
    const lab = (name: string) => ({
      head: `<script id="head-data" nonce="{{nonce}}">var labHead = "${name}";</script>`,
      before: `${menu("one", "two", "three")}<script id="body-data"
        nonce="{{nonce}}">window.labBody = "${name}";</script>`,
      page: `<h1>${name}</h1>`,
    });
    await serveLab(control, { one: lab("one"), two: lab("two"), three: lab("three") });
    const data = (): Promise<unknown[]> =>
      page.evaluate(() => ["labHead", "labBody"].map((name) => Reflect.get(window, name) as unknown));
    await visit("/lab/one");
    for (const name of ["two", "three"]) {
      await page.click(`#head >> text=${name}`);
      await arrived(page, name, name);
      expect(await data()).toEqual([name, name]);
    }
    for (const name of ["two", "one"]) {
      await page.goBack();
      await arrived(page, name, name);
      expect(await data()).toEqual([name, name]);
    }
    await page.goForward();
    await arrived(page, "two", "two");
    expect(await data()).toEqual(["two", "two"]);
  });
  await test.step("a script that declares a const runs on each visit, with a warning", async () => {
    guard.allowConsole(/a script declares a name twice/);
    const declares = (name: string): string =>
      `<script nonce="{{nonce}}">const shop = "${name}"; (window.labSaid ??= []).push("${name} sees " + shop);</script>`;
    await serveLab(control, {
      one: { before, page: `<h1>One</h1>${declares("one")}` },
      two: { before, page: `<h1>Two</h1>${declares("two")}` },
    });
    await visit("/lab/one");
    for (const [name, heading] of [
      ["two", "Two"],
      ["one", "One"],
      ["two", "Two"],
    ] as const) {
      await page.click(`#head >> text=${name}`);
      await arrived(page, name, heading);
    }
    await expect
      .poll(() => page.evaluate(recorded))
      .toEqual(["one sees one", "two sees two", "one sees one", "two sees two"]);
  });
});

test("NAV-21 a script that throws, is missing or has nomodule blocks neither the page nor other scripts", async ({
  page,
  visit,
  guard,
  control,
}) => {
  for (const pattern of [/404/, /it broke/, /Missing initializer in const declaration/]) guard.allowConsole(pattern);
  await test.step("a script that throws, or has a syntax error, does not stop the others", async () => {
    const messages = collectConsole(page);
    const inlineScript = (code: string): string => `<script nonce="{{nonce}}">${code}</script>`;
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: {
        before,
        page: `<h1>Two</h1>${inlineScript('throw new Error("it broke")')}${inlineScript("const shop;")}${script("next")}`,
      },
    });
    const thrown: string[] = [];
    page.on("pageerror", ({ message }) => thrown.push(message));
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect.poll(() => page.evaluate(recorded)).toEqual(["next"]);
    // Each is reported once, as after a full load.
    expect([...messages, ...thrown].toSorted()).toEqual([
      expect.stringContaining("Missing initializer"),
      expect.stringContaining("it broke"),
    ]);
  });

  await test.step("a script file that is missing does not hold up the page", async () => {
    await control.page("/lab/missing.js", "", { status: 404, headers: { "Content-Type": "text/javascript" } });
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, head: '<script src="/lab/missing.js"></script>', page: `<h1>Two</h1>${script("next")}` },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect.poll(() => page.evaluate(recorded)).toEqual(["next"]);
  });

  await test.step("a script file that failed is requested again by the next page that has it", async () => {
    await control.page("/lab/shy.js", "", { status: 404, headers: { "Content-Type": "text/javascript" } });
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, page: `<h1>Two</h1><script src="/lab/shy.js"></script>${script("next")}` },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await expect.poll(() => page.evaluate(recorded)).toEqual(["next"]);
    await serveFile(control, "shy.js", "text/javascript", record("shy"));
    await page.click("#head >> text=one");
    await arrived(page, "one", "One");
    await page.click("#head >> text=two");
    await expect.poll(() => page.evaluate(recorded)).toEqual(["next", "shy", "next"]);
  });
  await test.step("a nomodule script is skipped and delays nothing", async () => {
    await page.clock.install();
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: {
        before,
        head: '<script nomodule src="/lab/old.js"></script>',
        page: `<h1>Two</h1><script nomodule src="/lab/old.js"></script>${script("next")}`,
      },
    });
    await visit("/lab/one");
    await page.hover("#head >> text=two");
    await page.click("#head >> text=two");
    await page.clock.runFor(1_000);
    await arrived(page, "two", "Two");
    await expect.poll(() => page.evaluate(recorded)).toEqual(["next"]);
    await page.clock.resume();
  });
});
