import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { labHtml, menu, serveFile, serveLab } from "../lab.ts";
import { arrived } from "./watch.ts";

const before = menu("one", "two", "three");
const inline = (text: string): string => `<script nonce="{{nonce}}">${text}</script>`;
const takeLog = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { labSaid?: string[] }).labSaid?.splice(0) ?? []);
const log = (text: string): string => `(window.labSaid ??= []).push("${text}")`;
const jQuery = (): string => readFileSync(createRequire(import.meta.url).resolve("jquery/dist/jquery.min.js"), "utf8");

const follow = async (page: Page, name: string, heading: string): Promise<void> => {
  await page.click(`#head >> text=${name}`);
  await arrived(page, name, heading);
};

/** Inline scripts that add a handler outside the page section; the key is the event's name. */
const handlers: Record<string, string> = {
  document: `document.addEventListener("document", function () { ${log("document")}; });`,
  header: `(function () {
    const answer = { handleEvent() { ${log("header")}; } };
    document.getElementById("head").addEventListener("header", answer);
  })();`,
  ready: `jQuery(function ($) { $(document).on("ready-now", "#page h1", { own: 1 }, function (event) { ${log("ready-now")}; }); });`,
  jquery: `jQuery("#head").on("jquery.mine", function () { ${log("jquery")}; });`,
};

test("NAV-21 NAV-02 NAV-14 handlers that a page adds outside of it run once, only there, and may fail", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const [from, first] of [
    ["that is loaded first", "two"],
    ["that is visited later", "one"],
  ] as const) {
    await test.step(`scripts of a page ${from}`, async () => {
      await serveFile(control, "jquery.js", "text/javascript", jQuery());
      const head = `<script src="/lab/jquery.js" nonce="{{nonce}}"></script>`;
      await serveLab(control, {
        one: { head, before, page: "<h1>One</h1>" },
        two: { head, before, page: `<h1>Two</h1>${Object.values(handlers).map(inline).join("")}` },
      });
      const shout = async (): Promise<string[]> => {
        // Run handlers that wait for jQuery's ready.
        await page.evaluate(
          () =>
            new Promise((resolve) =>
              (window as unknown as { jQuery(go: () => void): void }).jQuery(() => setTimeout(resolve)),
            ),
        );
        await page.evaluate(() => {
          const dispatch = (selector: string, type: string): unknown =>
            document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));
          ["document", "ready-now"].forEach((type) => dispatch("#page h1", type));
          ["header", "jquery"].forEach((type) => dispatch("#head", type));
        });
        return takeLog(page);
      };
      const firstVisit = ["document", "ready-now", "header", "jquery"];
      await visit(`/lab/${first}`);
      if (first === "one") await follow(page, "two", "Two");
      expect(await shout()).toEqual(firstVisit);
      for (let time = 0; time < 3; time++) {
        await follow(page, "one", "One");
        // The native listeners were added before the shell loaded, so it cannot remove them.
        expect(await shout()).toEqual(first === "one" ? [] : ["document", "header"]);
        await follow(page, "two", "Two");
        expect(await shout()).toEqual(firstVisit);
      }
      await page.goBack();
      await arrived(page, "one", "One");
      await page.goForward();
      await arrived(page, "two", "Two");
      expect(await shout()).toEqual(firstVisit);
      await follow(page, "one", "One");
      await follow(page, "two", "Two");
      expect(await shout()).toEqual(firstVisit);
    });
  }
  await test.step("a failing load handler is reported and does not break the page", async () => {
    await control.reset();
    guard.allowConsole(/no such plugin/);
    await serveFile(control, "jquery.js", "text/javascript", jQuery());
    const head = `<script src="/lab/jquery.js"></script>`;
    await serveLab(control, {
      one: { head, before, page: "<h1>One</h1>" },
      two: {
        head,
        before,
        page: `<h1>Two</h1>${inline(`jQuery(window).on("load", () => { throw new Error("no such plugin"); }); jQuery(window).on("load", () => { ${log("next")}; });`)}`,
      },
    });
    await visit("/lab/one");
    await follow(page, "two", "Two");
    await expect.poll(() => takeLog(page)).toEqual(["next"]);
  });
});

test("NAV-21 once, removed and ready handlers of a page's scripts run as often as they should", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a `once` handler runs once, only on its own page, before or after Back", async () => {
    const code = `document.addEventListener("shout", () => { ${log("once")}; }, { once: true });`;
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, page: `<h1>Two</h1>${inline(code)}` },
    });
    const shout = (): Promise<string[]> =>
      page.evaluate(() => void document.dispatchEvent(new Event("shout"))).then(() => takeLog(page));
    const backTo = async (name: string, heading: string): Promise<void> => {
      await (name === "one" ? page.goBack() : page.goForward());
      await arrived(page, name, heading);
    };
    await visit("/lab/one");
    await follow(page, "two", "Two");
    await backTo("one", "One");
    expect(await shout()).toEqual([]);
    await backTo("two", "Two");
    expect(await shout()).toEqual(["once"]);
    expect(await shout()).toEqual([]);
    await backTo("one", "One");
    await backTo("two", "Two");
    expect(await shout()).toEqual([]);
  });

  await test.step("a handler that its page removed stays removed after Back; site handlers stay", async () => {
    await serveFile(control, "jquery.js", "text/javascript", jQuery());
    await serveFile(
      control,
      "site.js",
      "text/javascript",
      `jQuery(document).on("shout", function () { ${log("site")}; });`,
    );
    const head = `<script src="/lab/jquery.js"></script><script src="/lab/site.js"></script>`;
    const code = `var own = function () { ${log("own")}; }; document.addEventListener("shout", own); document.addEventListener("quiet", () => document.removeEventListener("shout", own));`;
    await serveLab(control, {
      one: { head, before, page: "<h1>One</h1>" },
      two: { head, before, page: `<h1>Two</h1>${inline(code)}` },
    });
    const shout = (): Promise<string[]> =>
      page.evaluate(() => document.dispatchEvent(new Event("shout"))).then(() => takeLog(page));
    await visit("/lab/one");
    await follow(page, "two", "Two");
    expect(await shout()).toEqual(["site", "own"]);
    // Adding the same listener again has no effect.
    await page.evaluate(() => document.addEventListener("shout", (window as unknown as { own: () => void }).own));
    await page.evaluate(() => document.dispatchEvent(new Event("quiet")));
    expect(await shout()).toEqual(["site"]);
    await follow(page, "one", "One");
    await page.goBack();
    await arrived(page, "two", "Two");
    expect(await shout()).toEqual(["site"]);
  });

  await test.step("ready and load handlers of a later page run once, after all its scripts", async () => {
    await serveFile(control, "jquery.js", "text/javascript", jQuery());
    const wait = (text: string, type: string, target: string): string =>
      `${target}.addEventListener("${type}", function (event) { ${log(`${text} ${type}`)}; if (this !== ${target} || event.type !== "${type}") ${log("wrong")}; });`;
    await serveFile(
      control,
      "later.js",
      "text/javascript",
      wait("file", "DOMContentLoaded", "document") + log("later"),
    );
    const head = `<script src="/lab/jquery.js"></script>`;
    const scripts = inline(
      `${wait("inline", "load", "window")} ${wait("inline", "DOMContentLoaded", "document")} window.onload = () => { ${log("onload")}; }; jQuery(window).on("load", () => { ${log("jQuery load")}; });`,
    );
    await serveLab(control, {
      one: { head, before, page: "<h1>One</h1>" },
      two: { head, before, page: `<h1>Two</h1>${scripts}`, after: '<script src="/lab/later.js" defer></script>' },
    });
    await visit("/lab/one");
    const all = ["inline DOMContentLoaded", "inline load", "onload", "jQuery load"];
    for (const more of [["later"], [], []]) {
      await follow(page, "two", "Two");
      const own =
        more.length > 0 ? [...more, "inline DOMContentLoaded", "file DOMContentLoaded", ...all.slice(1)] : all;
      const logged: string[] = [];
      await expect.poll(async () => logged.push(...(await takeLog(page)))).toBe(own.length);
      expect(logged).toEqual(own);
      await follow(page, "one", "One");
    }
  });
});

test("NAV-21 NAV-14 NAV-20 NAV-02 handlers of responses and pages do not accumulate", async ({
  page,
  visit,
  control,
}) => {
  await test.step("handlers of form responses do not pile up and return with their response on Back", async () => {
    const answer = (text: string): string =>
      labHtml({
        page: `<div id="results"><p>${text}</p>${inline(`document.addEventListener("shout", () => { ${log(text)}; });`)}</div>`,
      });
    const form = (push: string): string =>
      `<form data-ajax data-ajax-target="#results" ${push} action="/lab/find"><input
        name="q"><button>Find</button></form>`;
    await serveLab(control, { one: { before, page: `<h1>One</h1>${form("data-ajax-push")}<div id="results"></div>` } });
    const find = async (text: string): Promise<void> => {
      await control.page("/lab/find", answer(text));
      await page.fill("[name=q]", text);
      await page.click("text=Find");
      await expect(page.locator("#results p")).toHaveText(text);
    };
    const shout = (): Promise<string[]> =>
      page.evaluate(() => document.dispatchEvent(new Event("shout"))).then(() => takeLog(page));
    await visit("/lab/one");
    for (const text of ["first", "second", "third"]) {
      await find(text);
      expect(await shout()).toEqual([text]);
    }
    await page.goBack();
    await expect(page.locator("#results p")).toHaveText("second");
    expect(await shout()).toEqual(["second"]);
    await page.locator("form").evaluate((element) => element.removeAttribute("data-ajax-push"));
    await find("fourth");
    expect(await shout()).toEqual(["fourth"]);
  });

  await test.step("only the current page's handler runs; handlers on the page section do not pile up", async () => {
    await serveFile(control, "jquery.js", "text/javascript", jQuery());
    const head = `<script src="/lab/jquery.js"></script>`;
    const product = (id: number): string =>
      inline(`(function (id) { document.addEventListener("buy", function () { (window.labSaid ??= []).push(\`buy \${id}\`); }); })(${id});
  document.getElementById("page").addEventListener("add", function () { ${log("added")}; }); jQuery("#page").on("drop", function () { ${log("dropped")}; });`);
    await serveLab(control, {
      one: { head, before, page: `<h1>One</h1>${product(1)}` },
      two: { head, before, page: `<h1>Two</h1>${product(2)}` },
      three: { head, before, page: "<h1>Three</h1>" },
    });
    const dispatch = (): Promise<string[]> =>
      page
        .evaluate(() =>
          ["buy", "add", "drop"].forEach((type) =>
            document.querySelector("#page")!.dispatchEvent(new Event(type, { bubbles: true })),
          ),
        )
        .then(() => takeLog(page));
    await visit("/lab/three");
    for (const [name, heading, id] of [
      ["one", "One", 1],
      ["two", "Two", 2],
      ["one", "One", 1],
    ] as const) {
      await follow(page, name, heading);
      expect(await dispatch()).toEqual([`buy ${id}`, "added", "dropped"]);
    }
  });

  await test.step("a handler of the first page does not block a later page's handler", async () => {
    const product = (id: number): string =>
      inline(
        `(function (id) { document.addEventListener("buy", () => { (window.labSaid ??= []).push(\`buy \${id}\`); }); })(${id});`,
      );
    await serveLab(control, {
      one: { before, page: `<h1>One</h1>${product(1)}` },
      two: { before, page: `<h1>Two</h1>${product(2)}` },
    });
    await visit("/lab/one");
    await follow(page, "two", "Two");
    await page.evaluate(() => document.dispatchEvent(new Event("buy")));
    expect(await takeLog(page)).toContain("buy 2");
  });

  await test.step("a page left before its scripts ran is requested again on Back and runs them", async () => {
    await serveFile(control, "slow.js", "text/javascript", log("slow"));
    const answer = await hold(page, "**/lab/slow.js");
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, page: `<h1>Two</h1><script src="/lab/slow.js"></script>${inline(log("last"))}` },
      three: { before, page: "<h1>Three</h1>" },
    });
    await visit("/lab/one");
    await follow(page, "two", "Two");
    await follow(page, "three", "Three");
    await page.goBack();
    await arrived(page, "two", "Two");
    answer();
    const logged: string[] = [];
    await expect.poll(async () => (logged.push(...(await takeLog(page))), logged)).toContain("last");
  });
});
