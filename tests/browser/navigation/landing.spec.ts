// Events between the insertion of a page and the moment when it is scrolled, focused and live.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { acceptAllCookies, answerPost, labHtml, menu, serveLab, tall } from "../lab.ts";
import { arrived, requestCount, pendingWorkDone, holdFrames, ready, recordedEvents, recordEvents } from "./watch.ts";

const before = menu("one", "two", "three");
const inline = (text: string): string => `<script nonce="{{nonce}}">${text}</script>`;
const takeLog = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { labSaid?: string[] }).labSaid?.splice(0) ?? []);
const log = (text: string): string => `(window.labSaid ??= []).push(${text});`;

/** Runs `act` in the page as soon as the next page is inserted. */
async function onInsertion(page: Page, act: () => void): Promise<void> {
  await page.evaluate((code) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      const script = document.createElement("script");
      script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")!.nonce;
      script.text = `(${code})()`;
      document.head.append(script);
    });
    observer.observe(document.querySelector("#page")!, { childList: true });
  }, String(act));
}

test("NAV-22 NAV-08 NAV-17 NAV-21 NAV-09 focus, scroll and leaving during a swap are respected", async ({
  page,
  visit,
  control,
}) => {
  await test.step("focus or an anchor visit set during the insertion is kept", async () => {
    const long = `${tall(3000)}<h2 id="far">Far</h2>${tall(3000)}`;
    await serveLab(control, {
      one: { before: `${before}<input id="search">`, page: `<h1>One</h1>${inline("")}` },
      two: { before: `${before}<input id="search">`, page: `<h1>Two</h1><a id="down" href="#far">Down</a>${long}` },
      three: { before, page: "<h1>Three</h1><lab-field></lab-field>" },
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit("/lab/one");
    await page.evaluate(() => {
      const rendersLater = class extends HTMLElement {
        async connectedCallback(): Promise<void> {
          await Promise.resolve();
          this.innerHTML = '<input id="own">';
          this.querySelector("input")!.focus();
        }
      };
      customElements.define("lab-field", rendersLater);
    });
    await onInsertion(page, () => document.querySelector<HTMLElement>("#search")!.focus());
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("#search")).toBeFocused();
    await page.click("#head >> text=three");
    await arrived(page, "three", "Three");
    await expect(page.locator("#own")).toBeFocused();
    await onInsertion(page, () => document.querySelector<HTMLElement>("#down")!.click());
    await page.click("#head >> text=two");
    await arrived(page, "two#far", "Two");
    await expect
      .poll(() => page.locator("#far").evaluate((far) => Math.abs(far.getBoundingClientRect().top) < 100))
      .toBe(true);
  });

  await test.step("a page that is left at its insertion runs its scripts first and can cancel", async () => {
    await control.reset();
    await serveLab(control, {
      one: { before, page: `<h1>One</h1>${inline("")}` },
      two: {
        before,
        page: `<h1>Two</h1>${inline(`${log('"script"')} document.addEventListener("page:leave", function (event) { ${log('"objects"')} event.preventDefault(); });`)}`,
      },
      three: { before, page: "<h1>Three</h1>" },
    });
    await visit("/lab/one");
    await page.evaluate(() => {
      const log: string[] = ((window as unknown as { labSaid: string[] }).labSaid = []);
      for (const type of ["swap", "loaded", "leave", "request"])
        document.addEventListener(`page:${type}`, (event) =>
          log.push(`${type} ${new URL((event as CustomEvent<{ url: string }>).detail.url).pathname.slice(5)}`),
        );
    });
    await onInsertion(
      page,
      () => void (window as unknown as { atoll: { visit(url: string): unknown } }).atoll.visit("/lab/three"),
    );
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect
      .poll(async () => (await page.evaluate(() => (window as unknown as { labSaid: string[] }).labSaid)).at(-1))
      .toBe("objects");
    expect(await takeLog(page)).toEqual([
      "leave two",
      "request two",
      "swap two",
      "script",
      "loaded two",
      "leave three",
      "objects",
    ]);
    expect(await requestCount(control, "/lab/three")).toBe(0);
  });

  await test.step("an anchor in a form with a field named matches works; an element that re-adds itself is dropped", async () => {
    await serveLab(control, {
      one: { before, page: '<h1>One</h1><lab-stays></lab-stays><a id="go" href="/lab/two#far">Go</a>' },
      two: {
        before,
        page: `<h1>Two</h1>${tall(3000)}<form><input name="matches"><h2 id="far">Far</h2></form>${tall(3000)}`,
      },
    });
    await visit("/lab/one");
    await page.evaluate(() => {
      let home: ParentNode;
      const stays = class extends HTMLElement {
        connectedCallback(): void {
          home = this.parentNode!;
        }
        disconnectedCallback(): void {
          if (home.children.length < 1_000) home.append(document.createElement("lab-stays"));
        }
      };
      customElements.define("lab-stays", stays);
    });
    await page.click("#go");
    await arrived(page, "two#far", "Two");
    await expect
      .poll(() => page.locator("#far").evaluate((far) => Math.abs(far.getBoundingClientRect().top) < 100))
      .toBe(true);
    await expect(page.locator("lab-stays")).toHaveCount(1);
  });
});

test("NAV-02 CON-08 NAV-21 Forward shows a page left before layout; gated scripts ran once", async ({
  page,
  visit,
  control,
}) => {
  await test.step("Back before a page has a layout returns; Forward shows it without a second request", async () => {
    for (const hash of ["#far", ""]) {
      await test.step(hash ? "a link with an anchor" : "a link without an anchor", async () => {
        await control.reset();
        await serveLab(control, {
          one: { before, page: `<h1>One</h1><a id="go" href="/lab/add/two${hash}">Go</a>` },
          "add/two": { before, page: `<h1>Two</h1>${tall(3000)}<h2 id="far">Far</h2>${tall(3000)}` },
        });
        await visit("/lab/one");
        await ready(page, () => page.hover("h1"));
        await holdFrames(page);
        await page.evaluate(async () => {
          const inserted = new Promise<void>((resolve) =>
            new MutationObserver((_, self) => (self.disconnect(), resolve())).observe(
              document.querySelector("#page")!,
              { childList: true },
            ),
          );
          document.querySelector<HTMLElement>("#go")!.click();
          await inserted;
          const moved = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
          history.back();
          await moved;
          await (window as unknown as { labRelease(): Promise<void> }).labRelease();
        });
        await arrived(page, "one", "One");
        await page.goForward();
        await arrived(page, `add/two${hash}`, "Two");
        expect(await requestCount(control, "/lab/add/two")).toBe(1);
      });
    }
  });

  await test.step("a consented script in a page part runs after the swap, and not again on Back", async () => {
    await acceptAllCookies(page);
    const gate = `<script type="text/plain" data-cookie-consent-script="marketing"
      nonce="{{nonce}}">${log('document.querySelector("#page h1")?.textContent')}</script>`;
    const lab = (name: string) => ({
      before: `${before}<div data-page-part="side"><p>${name}</p>${gate}</div>`,
      page: `<h1>${name}</h1>`,
    });
    await serveLab(control, { one: lab("one"), two: lab("two") });
    await visit("/lab/one");
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { labSaid?: string[] }).labSaid))
      .toEqual(["one"]);
    await page.click("#head >> text=two");
    await arrived(page, "two", "two");
    await page.goBack();
    await arrived(page, "one", "one");
    expect(await takeLog(page)).toEqual(["one", "two"]);
  });
});

test("NAV-20 NAV-21 inline scripts of a page and its parts run before its islands mount", async ({ page, control }) => {
  const notice = (name: string): string =>
    `<div data-island="notifications" data-island-when="load"><p>${name}</p>${inline(log(`"${name}"`))}</div>`;
  const quantity = `<div id="host" data-island="quantity" data-island-when="load" data-max="12"><label
    for="q">Cups</label><input id="q" name="Quantity" value="1"></div>`;
  const limit = inline(
    `${log(`document.querySelector("#host").dataset.islandState ?? "not alive"`)} document.querySelector("#host").dataset.max = "2";`,
  );
  const lab = (name: string) => ({
    before: `${before}<div data-page-part="side">${notice(`side ${name}`)}</div>`,
    page: `<h1>${name}</h1>${notice(name)}${quantity}${limit}`,
  });
  await serveLab(control, { one: lab("one"), two: lab("two") });
  const release = await hold(page, /\/notifications\.\w+\.js/);
  await page.goto("/lab/one");
  await pendingWorkDone(page);
  release();
  await expect(page.locator('[data-island-state="live"]')).toHaveCount(3);
  await takeLog(page);
  await page.click("#head >> text=two");
  await arrived(page, "two", "two");
  await expect(page.locator('[data-island-state="live"]')).toHaveCount(3);
  expect(await takeLog(page)).toEqual(["two", "not alive", "side two"]);
  const plus = page.locator("#host button").nth(1);
  await plus.click();
  await expect(plus).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator("#q")).toHaveValue("2");
});

test("NAV-14 NAV-21 NAV-22 a field that throws as it gets the focus stops neither scripts nor a sent form", async ({
  page,
  guard,
  control,
  visit,
}) => {
  guard.allowConsole(/no field yet/);
  const links = menu("one", "two", "two#far");
  const define = inline(
    'customElements.define("lab-field", class extends HTMLElement { focus() { throw Error("no field yet"); } });',
  );
  const script = inline("document.title += ' after its script';");
  const form = '<form data-ajax method="post" action="/lab/send"><button>Send</button></form>';
  const field = "<lab-field autofocus>Field</lab-field>";
  const far = `${tall(3000)}<h2 id="far">Far</h2>${tall(3000)}`;
  await serveLab(control, {
    one: { before: links + define, page: `<h1>One</h1>${form}` },
    two: { title: "Two", before: links + define, page: `<h1>Two</h1>${field}${script}${far}` },
  });
  await answerPost(control, "send", {
    html: labHtml({ title: "Sent", before: links, page: `<h1>Sent</h1>${field}` }),
  });

  for (const name of ["two", "two#far"]) {
    await visit("/lab/one");
    await page.click(`#head >> text=/^${name}$/`);
    await arrived(page, name, "Two");
    await expect(page).toHaveTitle("Two after its script");
    await expect(page.locator("#atoll-live-polite")).toHaveText("Two");
  }

  await visit("/lab/one");
  await recordEvents(page);
  await page.click("text=Send");
  await arrived(page, "one", "Sent");
  await expect(page.locator("#atoll-live-polite")).toHaveText("Sent");
  expect(await recordedEvents(page)).toEqual(["leave", "out", "request", "swap", "loaded", "images", "finish"]);
});
