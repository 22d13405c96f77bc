import { watch } from "../guard/guards.ts";
import { expect, test } from "../guard/test.ts";
import { menu, serveLab, tall } from "../lab.ts";
import { arrived, mark, replaced, requestCount, scrollOf } from "./watch.ts";

const target = { page: "<h1>Target</h1>" };

/** Links that are followed in place. */
const inPlaceLinks = [
  { what: "a plain path", link: '<a href="/lab/target">Go</a>' },
  { what: "an absolute URL of the same site", link: '<a id="whole" href="ORIGIN/lab/target">Go</a>' },
  { what: "a URL with a query", link: '<a href="/lab/target?a=1">Go</a>', to: "target?a=1" },
  {
    what: "a page extension",
    link: '<a href="/lab/index.php?route=target">Go</a>',
    to: "index.php?route=target",
  },
  { what: "target _self", link: '<a href="/lab/target" target="_self">Go</a>' },
  { what: "elements inside the link", link: '<a href="/lab/target"><b><i>Go</i></b></a>' },
];

test("NAV-01 NAV-14 plain links of the site, and links and forms without address, are followed in place", async ({
  page,
  control,
  baseURL,
  visit,
}) => {
  await test.step("plain links of the same site", async () => {
    const links = inPlaceLinks
      .map(({ link }, index) => `<p id="link-${index}">${link.replace("ORIGIN", baseURL!)}</p>`)
      .join("");
    await serveLab(control, { start: { page: `<h1>Start</h1>${links}` }, target, "index.php": target });
    await page.goto("/lab/start");
    let targets = 0;
    for (const [index, { what, to = "target" }] of inPlaceLinks.entries()) {
      await test.step(what, async () => {
        await page.click(`#link-${index} >> text=Go`);
        await arrived(page, to, "Target");
        const path = to.split("?")[0];
        expect(await requestCount(control, `/lab/${path}`)).toBe(path === "target" ? ++targets : 1);
        await page.goBack();
        await arrived(page, "start", "Start");
      });
    }
  });
  await test.step("an empty address of a link or form leads to the same page", async () => {
    await control.reset();
    const links = `<a id="html" href="">A</a> <a id="query" href="?">B</a> <map name="m"><area id="area" href=""
      shape="default" alt="C"></map><svg width="9" height="9"><a id="svg" href=""><circle r="9"></circle></a><a id="old"
      xlink:href=""><circle r="9"></circle></a></svg><form data-ajax action=""><button id="form">D</button></form>
      <div id="block" data-bigger-link>E <a href="">F</a></div>`;
    await serveLab(control, { start: { page: `<h1>Start</h1>${links}` } });
    await visit("/lab/start");
    let requests = 1;
    for (const id of ["html", "query", "area", "svg", "old", "form", "block"])
      await test.step(id, async () => {
        await page.evaluate(async (id) => {
          await window.atoll!.visit(`/lab/start?from=${id}#gone`);
          // The visit has focused the heading.
          (document.activeElement as HTMLElement).blur();
          const click = new MouseEvent("click", { bubbles: true, cancelable: true });
          document.getElementById(id)!.dispatchEvent(click);
        }, id);
        requests += 2;
        await expect.poll(() => requestCount(control, "/lab/start")).toBe(requests);
        await expect(page).toHaveURL(({ search }) => search === (["query", "form"].includes(id) ? "" : `?from=${id}`));
        await expect(page.locator("h1")).toBeFocused();
      });
  });
});

test("NAV-01 NAV-04 an empty link reloads in place; text fragments are left to the browser", async ({
  page,
  control,
  visit,
  guard,
}) => {
  const far = `${tall(3000)}<p>The oak comes from a forest nearby.</p>`;
  await serveLab(control, {
    start: {
      page: `<h1>Start</h1><a href="">Again</a> <a href="/lab/target#:~:text=a%20forest">Text of another page</a>
        <a href="#:~:text=a%20forest">Text of this page</a> <button>Script</button><form data-ajax
        action="/lab/target#:~:text=a%20forest"><button>Form</button></form>${far}<script nonce="{{nonce}}">
        document.querySelector("button").onclick = () => atoll.visit("/lab/target#:~:text=a%20forest");</script>`,
    },
    target: { page: `<h1>Target</h1>${far}` },
  });
  await visit("/lab/start?sort=price");
  await mark(page, "h1");
  await page.click("text=Again");
  await replaced(page, "h1");
  await arrived(page, "start?sort=price", "Start");
  expect(await requestCount(control, "/lab/start")).toBe(2);
  await page.click("text=Text of this page");
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(2000);
  expect(await requestCount(control, "/lab/start")).toBe(2);
  for (const way of ["Text of another page", "Script", "Form"])
    await test.step(way, async () => {
      await visit("/lab/start");
      await guard.expectFullLoad(() => page.click(`text=${way}`));
      await expect(page.locator("h1")).toHaveText("Target");
      await expect.poll(() => scrollOf(page)).toBeGreaterThan(2000);
    });
  await test.step("a text of a page that was shown in place", async () => {
    await visit("/lab/start");
    await page.evaluate(() => window.atoll!.visit("/lab/start?again"));
    await arrived(page, "start?again", "Start");
    await page.click("text=Text of this page");
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(2000);
    await page.goBack();
    await expect.poll(() => scrollOf(page)).toBe(0);
  });
});

test("NAV-03 NAV-04 NAV-06 modified, handled and external clicks are left to the browser", async ({
  page,
  context,
  visit,
  control,
}) => {
  await test.step("clicks with Alt or Meta, and clicks that the page handles, are not followed in place", async () => {
    const script =
      '<script nonce="{{nonce}}">document.querySelector("#own").onclick = (event) => event.preventDefault();</script>';
    await serveLab(control, {
      start: {
        page: `<h1>Start</h1><a id="go" href="/lab/target">Go</a> <a id="own" href="/lab/target">Own</a>${script}`,
      },
      target,
    });
    await visit("/lab/start");
    await page.click("#own");
    // The browser's reaction to Alt and Meta depends on the platform, so the test prevents the default after the shell
    // has decided.
    const verdicts = await page.evaluate(() => {
      const handled: boolean[] = [];
      addEventListener("click", (event) => {
        handled.push(event.defaultPrevented);
        event.preventDefault();
      });
      for (const key of ["altKey", "metaKey", "ctrlKey", "shiftKey"]) {
        document
          .querySelector("#go")!
          .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true }));
      }
      return handled;
    });
    expect(verdicts).toEqual([false, false, false, false]);
    await arrived(page, "start", "Start");
    expect(await requestCount(control, "/lab/target")).toBe(0);
  });

  await test.step("other schemes, other hosts and other windows are left to the browser", async () => {
    await serveLab(control, {
      start: {
        page: `<h1>Start</h1><a href="mailto:a@example.com">Mail</a> <a href="tel:+3221234567">Call</a>
          <a href="https://elsewhere.example/">Else</a>
          <a href="//elsewhere.example/lab/target">Bare</a> <a target="_blank" href="/lab/target">Blank</a>
            <a target="side" href="/lab/target">Named</a>`,
      },
      target,
    });
    await visit("/lab/start");
    const handled = await page.evaluate(() => {
      const results: Record<string, boolean> = {};
      const clicks = new AbortController();
      addEventListener(
        "click",
        (event) => {
          results[(event.target as Element).textContent!] = event.defaultPrevented;
          // Tests must not contact other hosts.
          event.preventDefault();
        },
        { signal: clicks.signal },
      );
      for (const link of document.querySelectorAll<HTMLElement>("#page a")) link.click();
      clicks.abort();
      return results;
    });
    expect(handled).toEqual({ Mail: false, Call: false, Else: false, Bare: false, Blank: false, Named: false });
    for (const text of ["Blank", "Named"]) {
      const opened = context.waitForEvent("page");
      await page.click(`text=${text}`);
      await expect((await opened).locator("h1")).toHaveText("Target");
    }
    await arrived(page, "start", "Start");
  });

  await test.step("a link inside text that is being edited is not followed", async () => {
    await control.reset();
    await serveLab(control, {
      start: { page: '<h1>Start</h1><div contenteditable="true"><a href="/lab/target">Go</a></div>' },
      target,
    });
    await visit("/lab/start");
    await page.click("text=Go");
    await arrived(page, "start", "Start");
    expect(await requestCount(control, "/lab/target")).toBe(0);
  });
});

/** Links that load their page in full, one for each reason. The unit tests of the link policy have all words and marks. */
const theirs = [
  { what: "the word logoff", link: '<a href="/lab/logoff">Go</a>' },
  { what: "class ajax-tab", link: '<a class="btn ajax-tab" href="/lab/target">Go</a>' },
  { what: "target _top", link: '<a target="_top" href="/lab/target">Go</a>' },
  { what: "data-bs-toggle", link: '<a data-bs-toggle="tooltip" href="/lab/target">Go</a>' },
  { what: "a URL that changes the cart", link: '<a href="/lab/target?add-to-cart=14">Go</a>' },
  { what: "another language", link: '<a hreflang="fr" href="/lab/target">Go</a>' },
];

test("NAV-04..07 links to log off, tabs, other languages and cart changes are left to the browser", async ({
  page,
  guard,
  control,
}) => {
  // Each page has all links, so that the next one can be followed from there.
  const own = (link: string, index: number): string => link.replace('"/lab/target"', `"/lab/target?from=${index}"`);
  const links = theirs.map(({ link }, index) => `<p id="link-${index}">${own(link, index)}</p>`).join("");
  const next = { page: `<h1>Target</h1>${links}` };
  await serveLab(control, { start: { page: links }, target: next, logoff: next });
  await page.goto("/lab/start");
  for (const [index, { what }] of theirs.entries()) {
    await test.step(what, async () => {
      await guard.expectFullLoad(() => page.click(`#link-${index} >> text=Go`));
      await expect(page.locator("h1")).toHaveText("Target");
    });
  }
});

test("NAV-01 without the shell the menu loads each page in full, and the guard notices", async ({
  browser,
  control,
  cms,
}) => {
  const before = menu("bare", "target");
  await serveLab(control, {
    bare: { before, bare: true, page: "<h1>Bare</h1>" },
    target: { ...target, before, bare: true },
  });
  const context = await browser.newContext({ baseURL: cms.url });
  const guards = await watch(context, cms.url);
  const page = await context.newPage();
  await page.goto("/lab/bare");
  await page.click("#head >> text=target");
  await expect(page.locator("h1")).toHaveText("Target");
  const findings = await guards.findings();
  await context.close();
  expect(findings).toEqual([expect.stringContaining("full page load that the test did not announce: GET")]);
});
