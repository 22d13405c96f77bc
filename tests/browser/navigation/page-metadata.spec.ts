import { expect, test } from "../guard/test.ts";
import { menu, serveLab } from "../lab.ts";
import { arrived } from "./watch.ts";

const before = menu("one", "two", "three");

test("NAV-21 head and body attributes follow the current page; additions by scripts stay", async ({
  page,
  visit,
  control,
}) => {
  await test.step("metadata follows the visible page, also on Back", async () => {
    const head = (name: string, more = ""): string =>
      `<meta name="description" content="About ${name}"><link rel="canonical" href="https://shop.example/${name}">
       <script type="application/ld+json">{"name":"${name}"}</script>${more}`;
    await serveLab(control, {
      one: {
        title: "One",
        lang: "en",
        before,
        bodyClass: "first",
        head: head("one"),
        settings: { user: "", currency: "EUR" },
        page: "<h1>One</h1>",
      },
      two: {
        title: "Two & more",
        lang: "en-GB",
        before,
        bodyClass: "second dark",
        head: head("two", '<meta name="robots" content="noindex">'),
        settings: { currency: "GBP" },
        page: "<h1>Two</h1>",
      },
    });
    const facts = (): Promise<unknown> =>
      page.evaluate(() => ({
        title: document.title,
        lang: document.documentElement.lang,
        body: [...document.body.classList].toSorted().join(" "),
        description: [...document.querySelectorAll("meta[name=description]")].map(
          (meta) => (meta as HTMLMetaElement).content,
        ),
        robots: document.querySelectorAll("meta[name=robots]").length,
        canonical: [...document.querySelectorAll("link[rel=canonical]")].map((link) => (link as HTMLLinkElement).href),
        data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
        currency: window.atoll!.settings.currency,
      }));
    const one = {
      title: "One",
      lang: "en",
      body: "first page",
      description: ["About one"],
      robots: 0,
      canonical: ["https://shop.example/one"],
      data: ['{"name":"one"}'],
      currency: "EUR",
    };
    const two = {
      title: "Two & more",
      lang: "en-GB",
      body: "dark page second",
      description: ["About two"],
      robots: 1,
      canonical: ["https://shop.example/two"],
      data: ['{"name":"two"}'],
      currency: "GBP",
    };
    await visit("/lab/one");
    expect(await facts()).toEqual(one);
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    expect(await facts()).toEqual(two);
    await page.goBack();
    await arrived(page, "one", "One");
    expect(await facts()).toEqual(one);
  });

  await test.step("body and section attributes follow the page; what scripts added to the body stays", async () => {
    const html = (
      name: string,
      body: string,
      section: string,
    ): string => `<!doctype html><html lang="en"><head><title>${name}</title><link rel="icon" href="data:,">
      <script src="/atoll/atoll.js" nonce="{{nonce}}" defer></script></head><body ${body}>${before}<main id="page"
        ${section}><h1>${name}</h1></main></body></html>`;
    await control.page(
      "/lab/one",
      html("One", 'data-kind="list" data-only="1" class="a"', 'class="narrow" data-view="list"'),
    );
    await control.page("/lab/two", html("Two", 'data-kind="product" class="b"', 'class="wide"'));
    await visit("/lab/one");
    await page.evaluate(() => {
      document.body.classList.add("added");
      document.body.dataset["added"] = "1";
    });
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    const body = page.locator("body");
    await expect(body).toHaveAttribute("data-kind", "product");
    await expect(body).not.toHaveAttribute("data-only");
    await expect(body).toHaveAttribute("data-added", "1");
    await expect(body).toHaveClass(/^(?=.*\badded\b)(?=.*\bb\b)(?!.*\ba\b)/);
    await expect(page.locator("#page")).toHaveClass("wide");
    await expect(page.locator("#page")).not.toHaveAttribute("data-view");
    await page.goBack();
    await arrived(page, "one", "One");
    await expect(body).toHaveAttribute("data-only", "1");
    await expect(body).toHaveClass(/^(?=.*\badded\b)(?=.*\ba\b)(?!.*\bb\b)/);
    await expect(page.locator("#page")).toHaveClass("narrow");
    await expect(page.locator("#page")).toHaveAttribute("data-view", "list");
  });

  await test.step("elements that a script adds to the head stay, before and after the first visit", async () => {
    const head = (name: string): string => `<meta name="description" content="About ${name}">`;
    await serveLab(control, {
      one: { before, head: head("one"), page: "<h1>One</h1>" },
      two: { before, head: head("two"), page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    const add = (name: string): Promise<void> =>
      page.evaluate((given) => {
        const meta = document.createElement("meta");
        meta.name = given;
        document.head.append(meta);
      }, name);
    await add("early");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await add("late");
    await page.click("#head >> text=one");
    await arrived(page, "one", "One");
    const metas = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name]:not([name=viewport])")].map(
        ({ name, content }) => name + content,
      ),
    );
    expect(metas.toSorted()).toEqual(["descriptionAbout one", "early", "late"]);
  });
});

test("NAV-21 a page of another version or language loads in full; a new user refetches pages", async ({
  page,
  visit,
  guard,
  control,
}) => {
  await test.step("a page with another version of the site's files or another language loads in full", async () => {
    await serveLab(control, {
      one: { before, settings: { assetsVersion: "1" }, page: "<h1>One</h1>" },
      two: { before, settings: { assetsVersion: "2" }, page: "<h1>Two</h1>" },
      three: { before, settings: { assetsVersion: "1", culture: "fr" }, page: "<h1>Three</h1>" },
    });
    for (const [name, heading] of [
      ["two", "Two"],
      ["three", "Three"],
    ] as const) {
      await visit("/lab/one");
      await guard.expectFullLoad(() => page.click(`#head >> text=${name}`));
      await arrived(page, name, heading);
    }
  });

  await test.step("cached pages of another visitor are not shown", async () => {
    const settings = { user: "ada" };
    await serveLab(control, {
      one: { before, settings: { user: "" }, page: "<h1>One</h1>" },
      two: { before, settings, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await serveLab(control, { one: { before, settings, page: "<h1>Hello Ada</h1>" } });
    await page.goBack();
    await arrived(page, "one", "Hello Ada");
  });
});
