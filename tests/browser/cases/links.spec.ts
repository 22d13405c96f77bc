import type { Page } from "@playwright/test";
import { expect } from "../guard/test.ts";
import { menu, serveFile, tall } from "../lab.ts";
import { arrived, requestCount, pendingWorkDone, mark, marked, scrolledTo, topOf } from "../navigation/watch.ts";
import { testCase } from "./contest.ts";

const before = menu("one", "two");
const two = { title: "Two", before, page: "<h1>Two</h1>" };

testCase(
  "NAV-03 NAV-06 case 1: modified and middle clicks, and links with a target, are left to the browser",
  { fails: "a bare swap" },
  async ({ page, context, control, serve, proof }) => {
    const links =
      '<a id="go" href="/lab/two">Go</a> <a id="blank" target="_blank" href="/lab/two">Blank</a> <a id="named" target="side" href="/lab/two">Named</a>';
    await serve({ one: { before, page: `<h1>One</h1>${links}` }, two });
    await page.goto("/lab/one");
    const clicks = [
      ["#go", { modifiers: ["Control"] }],
      ["#go", { button: "middle" }],
      ["#blank", {}],
    ] as const;
    for (const [index, [link, options]] of clicks.entries()) {
      await page.click(link, options as Parameters<Page["click"]>[1]);
      await proof.poll(() => context.pages().length).toBe(index + 2);
      await expect(context.pages().at(-1)!.locator("#page h1")).toHaveText("Two");
    }
    // The browser's reaction to modifier keys depends on the platform, so the test prevents the default after the shell
    // has decided.
    const areHandled = await page.evaluate(() =>
      (
        [
          ["#go", { metaKey: true }],
          ["#go", { shiftKey: true }],
          ["#named", {}],
        ] as const
      ).map(([link, keys]) => {
        let handled = true;
        addEventListener("click", (event) => ((handled = event.defaultPrevented), event.preventDefault()), {
          once: true,
        });
        document
          .querySelector(link)!
          .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
        return handled;
      }),
    );
    expect(areHandled).toEqual([false, false, false]);
    await arrived(page, "one", "One");
    expect(await requestCount(control, "/lab/two")).toBe(clicks.length);
  },
);

testCase(
  "NAV-03 case 2: a link whose own handler prevents the click does nothing",
  { fails: "a bare swap" },
  async ({ page, control, serve, proof }) => {
    const script =
      '<script nonce="{{nonce}}">document.querySelector("#own").onclick = (event) => event.preventDefault();</script>';
    await serve({ one: { before, page: `<h1>One</h1><a id="own" href="/lab/none">Own</a>${script}` }, two });
    await serveFile(control, "ping", "text/plain", "");
    await page.goto("/lab/one");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.click("#own");
    // A request caused by the click would come before this one.
    await page.evaluate(() => fetch("/lab/ping"));
    await proof(requests).not.toContain("/lab/none");
    const entries = await page.evaluate(() => history.length);
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    expect(requests).not.toContain("/lab/none");
  },
);

testCase(
  "NAV-04 NAV-23 case 3: downloads and links to files are left to the browser, and the page stays",
  { fails: "a bare swap" },
  async ({ page, control, serve, proof, fullLoad }) => {
    const attachment = { "Content-Disposition": "attachment; filename=list.csv" };
    await serve({
      one: {
        before,
        page: '<h1>One</h1><a href="/lab/two" download="page.html">Save</a> <a href="/lab/prices.pdf?v=2">File</a> <a href="/lab/list">List</a> <a href="/lab/data">Data</a>',
      },
      two,
      list: { headers: attachment, page: "a,b" },
    });
    await control.page("/lab/prices.pdf", "%PDF-1.4", {
      headers: { "Content-Type": "application/pdf", "Content-Disposition": "attachment" },
    });
    await serveFile(control, "data", "application/json", '{"a": 1}');
    await page.goto("/lab/one");
    const saved: string[] = [];
    page.on("download", (download) => saved.push(download.suggestedFilename()));
    for (const [link, file] of [
      ["Save", "page.html"],
      ["File", "prices.pdf"],
      ["List", "list.csv"],
    ] as const) {
      await page.click(`#page >> text=${link}`);
      await proof.poll(() => saved).toContain(file);
      await arrived(page, "one", "One");
      await expect(page.locator("html")).not.toHaveClass(/page-out|long-loading/);
      await expect(page.locator("#page")).not.toHaveAttribute("aria-busy");
    }
    expect(saved).toHaveLength(3);
    expect(await requestCount(control, "/lab/prices.pdf")).toBe(1);
    expect(await requestCount(control, "/lab/list")).toBeLessThanOrEqual(2);
    await fullLoad(() => page.click("#page >> text=Data"));
    await expect(page.locator("body")).toContainText('{"a": 1}');
    await expect(page).toHaveURL("/lab/data");
    expect(await requestCount(control, "/lab/data")).toBe(2);
  },
);

testCase(
  "NAV-01 case 4: links in SVG, in a shadow tree and in an image map are followed in place",
  { fails: "a bare swap" },
  async ({ page, control, serve, proof }) => {
    const shadow = `<p id="host"></p><script nonce="{{nonce}}">
    document.querySelector("#host").attachShadow({ mode: "open" }).innerHTML = '<a href="/lab/two"><b>In shadow</b></a>';
  </script>`;
    const drawing = '<svg width="80" height="30"><a href="/lab/two"><text y="20">Drawn</text></a></svg>';
    const map =
      '<map name="m"><area href="/lab/two" shape="rect" coords="0,0,40,40" alt="Go"></map><img usemap="#m" src="/lab/map.svg" width="40" height="40" alt="Map">';
    await serveFile(
      control,
      "map.svg",
      "image/svg+xml",
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>',
    );
    await serve({ one: { before, page: `<h1>One</h1>${drawing}${shadow}${map}` }, two });
    await page.goto("/lab/one");
    await mark(page, "#head");
    for (const [index, link] of ["text=Drawn", "text=In shadow", "img"].entries()) {
      await page.locator(link).click();
      await arrived(page, "two", "Two");
      await proof(await marked(page, "#head")).toBe(true);
      expect(await requestCount(control, "/lab/two")).toBe(index + 1);
      await page.goBack();
      await arrived(page, "one", "One");
    }
  },
);

testCase(
  "NAV-08 case 5: an anchor on the same page scrolls, sets :target and the Tab order, without a request",
  { fails: "a bare swap" },
  async ({ page, control, serve, proof }) => {
    await serve({
      one: {
        before,
        page: `<h1>One</h1><p><a id="down" href="#far">Down</a></p>${tall(2500)}<div id="far"><a id="inside"
          href="/lab/two">Inside</a>${tall(3000)}</div>`,
      },
    });
    await page.goto("/lab/one");
    await page.click("#down");
    await expect(page).toHaveURL("/lab/one#far");
    await proof(await requestCount(control, "/lab/one")).toBe(1);
    await expect.poll(() => topOf(page, "#far")).toBe(90);
    await expect(page.locator("#far:target")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(page.locator("#inside")).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/lab/one");
    await scrolledTo(page, 0);
    expect(await requestCount(control, "/lab/one")).toBe(1);
  },
);

testCase(
  "NAV-02 NAV-08 case 6: an anchor on another page is scrolled to, becomes :target, and Back returns",
  { fails: "a bare swap" },
  async ({ page, control, serve, proof }) => {
    await serve({
      one: { before, page: '<h1>One</h1><a id="go" href="/lab/two#far">Go</a>' },
      two: { before, page: `<h1>Two</h1>${tall(2500)}<h2 id="far">Far</h2>${tall(2500)}` },
    });
    await page.goto("/lab/one");
    await page.click("#go");
    await arrived(page, "two#far", "Two");
    await proof(page.locator("#far:target")).toHaveCount(1);
    await expect.poll(() => topOf(page, "#far")).toBe(90);
    await expect(page.locator("#far")).toBeFocused();
    await pendingWorkDone(page);
    await page.goBack();
    await arrived(page, "one", "One");
    await page.goForward();
    await arrived(page, "two#far", "Two");
    await expect.poll(() => topOf(page, "#far")).toBe(90);
    expect(await requestCount(control, "/lab/two")).toBe(1);
  },
);

testCase(
  "NAV-22 case 12: after a keyboard visit the heading has the focus, and the title is announced",
  { fails: "a bare swap" },
  async ({ page, serve, proof }) => {
    await serve({
      one: { title: "First", before, page: '<h1>One</h1><a id="go" href="/lab/two">Go</a>' },
      two: {
        title: "Second page",
        before,
        page: '<p><a href="#">Before</a></p><h1>Two</h1><p><a id="next" href="/lab/one">Next</a></p>',
      },
    });
    await page.goto("/lab/one");
    await page.focus("#go");
    await page.keyboard.press("Enter");
    await arrived(page, "two", "Two");
    await proof(page.locator("h1")).toBeFocused();
    const live = page.locator("[aria-live=polite]");
    await expect(live).toHaveCount(1);
    await expect(live).toHaveText("Second page");
    expect(await live.evaluate((region) => region.closest("#page"))).toBeNull();
    await page.keyboard.press("Tab");
    await expect(page.locator("#next")).toBeFocused();
    await expect(page.locator("h1")).not.toHaveAttribute("tabindex");
    await page.goBack();
    await expect(live).toHaveText("First");
  },
);
