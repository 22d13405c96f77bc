// What happens between the moment that a page is in the document and the moment that it is scrolled, focused and alive.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { menu, serveLab, tall } from "../lab.ts";
import { arrived, asked, calm, holdFrames, ready } from "./watch.ts";

const before = menu("one", "two", "three");
const inline = (text: string): string => `<script nonce="{{nonce}}">${text}</script>`;
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { labSaid?: string[] }).labSaid?.splice(0) ?? []);
const say = (text: string): string => `(window.labSaid ??= []).push(${text});`;

/** Runs `act` in the page as soon as the next page is in the document. */
async function asItComes(page: Page, act: () => void): Promise<void> {
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

test("NAV-20 NAV-21 inline scripts of a page and of its parts run before its islands come alive, also those inside an island", async ({
  page,
  guard,
  control,
}) => {
  guard.allowShift("what the messages put aside takes room until they are alive");
  const note = (name: string): string =>
    `<div data-island="notifications" data-island-when="load"><p>${name}</p>${inline(say(`"${name}"`))}</div>`;
  const quantity = `<div id="host" data-island="quantity" data-island-when="load" data-max="12"><label for="q">Cups</label><input id="q" name="Quantity" value="1"></div>`;
  const limit = inline(
    `${say(`document.querySelector("#host").dataset.islandState ?? "not alive"`)} document.querySelector("#host").dataset.max = "2";`,
  );
  const lab = (name: string) => ({
    before: `${before}<div data-page-part="side">${note(`side ${name}`)}</div>`,
    page: `<h1>${name}</h1>${note(name)}${quantity}${limit}`,
  });
  await serveLab(control, { one: lab("one"), two: lab("two") });
  const letGo = await hold(page, /\/notifications\.\w+\.js/);
  await page.goto("/lab/one");
  await calm(page);
  letGo();
  await expect(page.locator('[data-island-state="live"]')).toHaveCount(3);
  await said(page);
  await page.click("#head >> text=two");
  await arrived(page, "two", "two");
  await expect(page.locator('[data-island-state="live"]')).toHaveCount(3);
  expect(await said(page)).toEqual(["two", "not alive", "side two"]);
  const plus = page.locator("#host button").nth(1);
  await plus.click();
  await expect(plus).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator("#q")).toHaveValue("2");
});

test("NAV-22 NAV-08 NAV-17 NAV-21 NAV-09 what happens as a page comes counts: a focus, a place, a leaving, a field of an awkward name", async ({
  page,
  visit,
  control,
}) => {
  await test.step("what takes the focus, or goes to a place, as the page comes keeps it", async () => {
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
    await asItComes(page, () => document.querySelector<HTMLElement>("#search")!.focus());
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect(page.locator("#search")).toBeFocused();
    await page.click("#head >> text=three");
    await arrived(page, "three", "Three");
    await expect(page.locator("#own")).toBeFocused();
    await asItComes(page, () => document.querySelector<HTMLElement>("#down")!.click());
    await page.click("#head >> text=two");
    await arrived(page, "two#far", "Two");
    await expect
      .poll(() => page.locator("#far").evaluate((far) => Math.abs(far.getBoundingClientRect().top) < 100))
      .toBe(true);
  });

  await test.step("a page that is left as it comes has run its scripts first, and may object", async () => {
    await control.reset();
    await serveLab(control, {
      one: { before, page: `<h1>One</h1>${inline("")}` },
      two: {
        before,
        page: `<h1>Two</h1>${inline(`${say('"script"')} document.addEventListener("page:leave", function (event) { ${say('"objects"')} event.preventDefault(); });`)}`,
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
    await asItComes(
      page,
      () => void (window as unknown as { atoll: { visit(url: string): unknown } }).atoll.visit("/lab/three"),
    );
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect
      .poll(async () => (await page.evaluate(() => (window as unknown as { labSaid: string[] }).labSaid)).at(-1))
      .toBe("objects");
    expect(await said(page)).toEqual([
      "leave two",
      "request two",
      "swap two",
      "script",
      "loaded two",
      "leave three",
      "objects",
    ]);
    expect(await asked(control, "/lab/three")).toBe(0);
  });

  await test.step("a place in a form with a field of an awkward name is gone to, and an element that stays behind as its page goes does not hold it up", async () => {
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

test("NAV-02 CON-08 NAV-21 a page that is left before it was laid out is found again on Forward, and what a choice of cookies opened in a part ran once", async ({
  page,
  context,
  visit,
  control,
  cms,
}) => {
  await test.step("Back before the page of a link was laid out leads back to the address before, and Forward to that page, asked for once", async () => {
    for (const hash of ["#far", ""]) {
      await test.step(hash ? "a link to a place on it" : "a link to it", async () => {
        await control.reset();
        await serveLab(control, {
          one: { before, page: `<h1>One</h1><a id="go" href="/lab/add/two${hash}">Go</a>` },
          "add/two": { before, page: `<h1>Two</h1>${tall(3000)}<h2 id="far">Far</h2>${tall(3000)}` },
        });
        await visit("/lab/one");
        await ready(page, () => page.hover("h1"));
        await holdFrames(page);
        await page.evaluate(async () => {
          const comes = new Promise<void>((resolve) =>
            new MutationObserver((_, self) => (self.disconnect(), resolve())).observe(
              document.querySelector("#page")!,
              { childList: true },
            ),
          );
          document.querySelector<HTMLElement>("#go")!.click();
          await comes;
          const moved = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
          history.back();
          await moved;
          await (window as unknown as { labRelease(): Promise<void> }).labRelease();
        });
        await arrived(page, "one", "One");
        await page.goForward();
        await arrived(page, `add/two${hash}`, "Two");
        expect(await asked(control, "/lab/add/two")).toBe(1);
      });
    }
  });

  await test.step("what a choice of cookies opens in a page part finds the page that it is shown with, and is not run again on Back", async () => {
    const value = encodeURIComponent(
      JSON.stringify({ stamp: "1", preferences: true, statistics: true, marketing: true }),
    );
    await context.addCookies([{ name: "LabCookieConsent", value, url: cms.url }]);
    const gate = `<script type="text/plain" data-cookie-consent-script="marketing" nonce="{{nonce}}">${say('document.querySelector("#page h1")?.textContent')}</script>`;
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
    expect(await said(page)).toEqual(["one", "two"]);
  });
});
