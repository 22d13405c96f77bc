import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { labHtml, menu, serveFile, serveLab } from "../lab.ts";
import { arrived } from "./watch.ts";

const before = menu("one", "two", "three");
const inline = (text: string): string => `<script nonce="{{nonce}}">${text}</script>`;
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { labSaid?: string[] }).labSaid?.splice(0) ?? []);
const say = (text: string): string => `(window.labSaid ??= []).push("${text}")`;
const jQuery = (): string => readFileSync(createRequire(import.meta.url).resolve("jquery/dist/jquery.min.js"), "utf8");

const follow = async (page: Page, name: string, heading: string): Promise<void> => {
  await page.click(`#head >> text=${name}`);
  await arrived(page, name, heading);
};

/** Handlers around the page section, as inline scripts of a page put them there, each for an event of its own. */
const handlers: Record<string, string> = {
  document: `document.addEventListener("document", function () { ${say("document")}; });`,
  header: `(function () {
    const answer = { handleEvent() { ${say("header")}; } };
    document.getElementById("head").addEventListener("header", answer);
  })();`,
  ready: `jQuery(function ($) { $(document).on("ready-now", "#page h1", { own: 1 }, function (event) { ${say("ready-now")}; }); });`,
  jquery: `jQuery("#head").on("jquery.mine", function () { ${say("jquery")}; });`,
};

test("NAV-21 NAV-02 what inline scripts of a page handle around the page section, is handled once, on each visit and after Back, and not on other pages", async ({
  page,
  visit,
  control,
}) => {
  for (const [from, first] of [
    ["that the visitor came with", "two"],
    ["that comes later", "one"],
  ] as const) {
    await test.step(`scripts of a page ${from}`, async () => {
      await serveFile(control, "jquery.js", "text/javascript", jQuery());
      const head = `<script src="/lab/jquery.js" nonce="{{nonce}}"></script>`;
      await serveLab(control, {
        one: { head, before, page: "<h1>One</h1>" },
        two: { head, before, page: `<h1>Two</h1>${Object.values(handlers).map(inline).join("")}` },
      });
      const shout = async (): Promise<string[]> => {
        // What waits for jQuery's ready has its turn.
        await page.evaluate(
          () =>
            new Promise((resolve) =>
              (window as unknown as { jQuery(go: () => void): void }).jQuery(() => setTimeout(resolve)),
            ),
        );
        await page.evaluate(() => {
          const tell = (selector: string, type: string): unknown =>
            document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));
          ["document", "ready-now"].forEach((type) => tell("#page h1", type));
          ["header", "jquery"].forEach((type) => tell("#head", type));
        });
        return heard(page);
      };
      const once = ["document", "ready-now", "header", "jquery"];
      await visit(`/lab/${first}`);
      if (first === "one") await follow(page, "two", "Two");
      expect(await shout()).toEqual(once);
      for (let time = 0; time < 3; time++) {
        await follow(page, "one", "One");
        // Nobody saw native ones being put on before the shell was there.
        expect(await shout()).toEqual(first === "one" ? [] : ["document", "header"]);
        await follow(page, "two", "Two");
        expect(await shout()).toEqual(once);
      }
      await page.goBack();
      await arrived(page, "one", "One");
      await page.goForward();
      await arrived(page, "two", "Two");
      expect(await shout()).toEqual(once);
      await follow(page, "one", "One");
      await follow(page, "two", "Two");
      expect(await shout()).toEqual(once);
    });
  }
});

test("NAV-21 handlers of a page's scripts are called as often as they want: once, not any more, or when the document is ready", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a handler that wants to be called once is called once, on the page that put it on, before or after Back", async () => {
    const code = `document.addEventListener("shout", () => { ${say("once")}; }, { once: true });`;
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, page: `<h1>Two</h1>${inline(code)}` },
    });
    const shout = (): Promise<string[]> =>
      page.evaluate(() => void document.dispatchEvent(new Event("shout"))).then(() => heard(page));
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

  await test.step("a handler that its page took off itself stays off after Back, and those of the site's own scripts stay on", async () => {
    await serveFile(control, "jquery.js", "text/javascript", jQuery());
    await serveFile(
      control,
      "site.js",
      "text/javascript",
      `jQuery(document).on("shout", function () { ${say("site")}; });`,
    );
    const head = `<script src="/lab/jquery.js"></script><script src="/lab/site.js"></script>`;
    const code = `var own = function () { ${say("own")}; }; document.addEventListener("shout", own); document.addEventListener("quiet", () => document.removeEventListener("shout", own));`;
    await serveLab(control, {
      one: { head, before, page: "<h1>One</h1>" },
      two: { head, before, page: `<h1>Two</h1>${inline(code)}` },
    });
    const shout = (): Promise<string[]> =>
      page.evaluate(() => document.dispatchEvent(new Event("shout"))).then(() => heard(page));
    await visit("/lab/one");
    await follow(page, "two", "Two");
    expect(await shout()).toEqual(["site", "own"]);
    // The browser takes it once only, however often it is put on.
    await page.evaluate(() => document.addEventListener("shout", (window as unknown as { own: () => void }).own));
    await page.evaluate(() => document.dispatchEvent(new Event("quiet")));
    expect(await shout()).toEqual(["site"]);
    await follow(page, "one", "One");
    await page.goBack();
    await arrived(page, "two", "Two");
    expect(await shout()).toEqual(["site"]);
  });

  await test.step("what the scripts of a page that comes later do when the document is ready or loaded is done, after all of them, once", async () => {
    await serveFile(control, "jquery.js", "text/javascript", jQuery());
    const wait = (text: string, type: string, target: string): string =>
      `${target}.addEventListener("${type}", function (event) { ${say(`${text} ${type}`)}; if (this !== ${target} || event.type !== "${type}") ${say("wrong")}; });`;
    await serveFile(
      control,
      "later.js",
      "text/javascript",
      wait("file", "DOMContentLoaded", "document") + say("later"),
    );
    const head = `<script src="/lab/jquery.js"></script>`;
    const scripts = inline(
      `${wait("inline", "load", "window")} ${wait("inline", "DOMContentLoaded", "document")} window.onload = () => { ${say("onload")}; }; jQuery(window).on("load", () => { ${say("jQuery load")}; });`,
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
      const said: string[] = [];
      await expect.poll(async () => said.push(...(await heard(page)))).toBe(own.length);
      expect(said).toEqual(own);
      await follow(page, "one", "One");
    }
  });
});

test("NAV-21 NAV-14 NAV-20 NAV-02 handlers of answers, of other pages and of the page section do not pile up, and a page left too early is whole on Back", async ({
  page,
  visit,
  control,
}) => {
  await test.step("handlers of answers to a form do not pile up, and come back with them", async () => {
    const answer = (text: string): string =>
      labHtml({
        page: `<div id="results"><p>${text}</p>${inline(`document.addEventListener("shout", () => { ${say(text)}; });`)}</div>`,
      });
    const form = (push: string): string =>
      `<form data-ajax data-ajax-target="#results" ${push} action="/lab/find"><input name="q"><button>Find</button></form>`;
    await serveLab(control, { one: { before, page: `<h1>One</h1>${form("data-ajax-push")}<div id="results"></div>` } });
    const find = async (text: string): Promise<void> => {
      await control.page("/lab/find", answer(text));
      await page.fill("[name=q]", text);
      await page.click("text=Find");
      await expect(page.locator("#results p")).toHaveText(text);
    };
    const shout = (): Promise<string[]> =>
      page.evaluate(() => document.dispatchEvent(new Event("shout"))).then(() => heard(page));
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

  await test.step("a handler that counts with its own page's values is the new page's, and one on the page section itself does not pile up", async () => {
    await serveFile(control, "jquery.js", "text/javascript", jQuery());
    const head = `<script src="/lab/jquery.js"></script>`;
    const product = (id: number): string =>
      inline(`(function (id) { document.addEventListener("buy", function () { (window.labSaid ??= []).push(\`buy \${id}\`); }); })(${id});
  document.getElementById("page").addEventListener("add", function () { ${say("added")}; }); jQuery("#page").on("drop", function () { ${say("dropped")}; });`);
    await serveLab(control, {
      one: { head, before, page: `<h1>One</h1>${product(1)}` },
      two: { head, before, page: `<h1>Two</h1>${product(2)}` },
      three: { head, before, page: "<h1>Three</h1>" },
    });
    const tell = (): Promise<string[]> =>
      page
        .evaluate(() =>
          ["buy", "add", "drop"].forEach((type) =>
            document.querySelector("#page")!.dispatchEvent(new Event(type, { bubbles: true })),
          ),
        )
        .then(() => heard(page));
    await visit("/lab/three");
    for (const [name, heading, id] of [
      ["one", "One", 1],
      ["two", "Two", 2],
      ["one", "One", 1],
    ] as const) {
      await follow(page, name, heading);
      expect(await tell()).toEqual([`buy ${id}`, "added", "dropped"]);
    }
  });

  await test.step("the page that the visitor came with keeps no other from its own handler", async () => {
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
    expect(await heard(page)).toContain("buy 2");
  });

  await test.step("a page that was left before its scripts had run is asked for on Back, and is whole", async () => {
    await serveFile(control, "slow.js", "text/javascript", say("slow"));
    await control.answer({ path: "/lab/slow.js", delay: 1500 });
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, page: `<h1>Two</h1><script src="/lab/slow.js"></script>${inline(say("last"))}` },
      three: { before, page: "<h1>Three</h1>" },
    });
    await visit("/lab/one");
    await follow(page, "two", "Two");
    await follow(page, "three", "Three");
    await page.goBack();
    await arrived(page, "two", "Two");
    const said: string[] = [];
    await expect.poll(async () => (said.push(...(await heard(page))), said)).toContain("last");
  });
});

test("NAV-21 NAV-14 a script that fails when the page is loaded is told, and takes neither the page nor the form's answer away", async ({
  page,
  control,
  guard,
}) => {
  guard.allowConsole(/no such plugin/);
  await serveFile(control, "jquery.js", "text/javascript", jQuery());
  const head = `<script src="/lab/jquery.js"></script>`;
  await serveLab(control, {
    one: { head, before, page: "<h1>One</h1>" },
    two: {
      head,
      before,
      page: `<h1>Two</h1>${inline(`jQuery(window).on("load", () => { throw new Error("no such plugin"); }); jQuery(window).on("load", () => { ${say("next")}; });`)}`,
    },
  });
  await page.goto("/lab/one");
  await follow(page, "two", "Two");
  await expect.poll(() => heard(page)).toEqual(["next"]);
});
