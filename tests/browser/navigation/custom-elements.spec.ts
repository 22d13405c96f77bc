// Scripts that define custom elements, which a document can define only once.
import { expect, test } from "../guard/test.ts";
import { acceptAllCookies, menu, serveLab } from "../lab.ts";
import { arrived } from "./watch.ts";

const before = menu("one", "two");
const record = (text: string): string => `(window.labSaid ??= []).push("${text}");`;
const recorded = (): string[] => (window as unknown as { labSaid?: string[] }).labSaid ?? [];

/** Ways to define a custom element, by the name of its class. */
const definitions: Record<string, string> = {
  LabNamed: 'class LabNamed extends LabBase {} customElements.define("lab-named", LabNamed);',
  LabConst: 'const LabConst = class extends LabBase {}; customElements.define("lab-const", LabConst);',
  LabButton: `class LabButton extends HTMLButtonElement { connectedCallback() { this.textContent = "New"; } }
    customElements.define("lab-button", LabButton, { extends: "button" });`,
  LabChild: `class LabParent extends LabBase {} customElements.define("lab-parent", LabParent);
    class LabChild extends LabParent {} customElements.define("lab-child", LabChild);`,
  LabShadow: `class LabShadow extends LabBase {
      #root = this.attachShadow({ mode: "open" });
      constructor() { super(); this.#root.innerHTML = "<slot></slot>"; }
    }
    customElements.define("lab-shadow", LabShadow);`,
  LabAsks: `if (!customElements.get("lab-asks")) customElements.define("lab-asks", class extends LabBase {});
    var LabAsks = customElements.get("lab-asks");`,
  LabModule: 'class LabModule extends LabBase {} customElements.define("lab-module", LabModule);',
};

test("NAV-21 CON-08 a script that defines a custom element runs to its end on each visit", async ({
  page,
  control,
  guard,
  visit,
}) => {
  await test.step("it defines another one in a listener", async () => {
    const badge = (tag: string): string =>
      `customElements.define("${tag}", class extends HTMLElement { connectedCallback() { this.textContent = "New"; } });`;
    const later = `document.addEventListener("DOMContentLoaded", () => { ${badge("lab-late")} ${record("late")} });`;
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1><lab-badge></lab-badge><script
          nonce="{{nonce}}">${badge("lab-badge")} ${record("now")} ${later}</script>`,
      },
      two: { before, page: "<h1>Two</h1>" },
    });
    await page.goto("/lab/one");
    for (let visits = 1; visits <= 3; visits++) {
      await expect
        .poll(() => page.evaluate(recorded))
        .toEqual(Array.from({ length: visits }, () => ["now", "late"]).flat());
      await expect(page.locator("lab-badge")).toHaveText("New");
      if (visits === 3) break;
      await page.click("#head >> text=two");
      await arrived(page, "two", "Two");
      await page.click("#head >> text=one");
      await arrived(page, "one", "One");
    }
  });
  await test.step("it creates an element", async () => {
    guard.allowConsole(/a script declares a name twice/);
    const base = `<script nonce="{{nonce}}">window.LabBase = class extends HTMLElement {
      connectedCallback() { this.textContent = "New"; } };</script>`;
    const names = Object.keys(definitions);
    const scripts = Object.entries(definitions).map(
      ([name, code]) => `<script ${name === "LabModule" ? 'type="module"' : ""} nonce="{{nonce}}">${code}
        document.querySelector("#made").append(new ${name}());
        if (!(document.querySelector("#made > :last-child") instanceof ${name})) throw new Error("${name}");
        ${record(name)}</script>`,
    );
    await serveLab(control, {
      one: { head: base, before, page: `<h1>One</h1><p id="made"></p>${scripts.join("")}` },
      two: { head: base, before, page: "<h1>Two</h1>" },
    });
    for (const first of ["one", "two"])
      await test.step(`its page is ${first === "one" ? "the first one" : "shown in place"}`, async () => {
        await visit(`/lab/${first}`);
        for (let visits = 1; visits <= 3; visits++) {
          if (visits > 1 || first === "two") {
            await page.click("#head >> text=one");
            await arrived(page, "one", "One");
          }
          const expected = names.flatMap((name) => Array<string>(visits).fill(name)).toSorted();
          await expect.poll(async () => (await page.evaluate(recorded)).toSorted()).toEqual(expected);
          await expect(page.locator("#made > *")).toHaveText(names.map(() => "New"));
          await page.click("#head >> text=two");
          await arrived(page, "two", "Two");
        }
      });
  });
  await test.step("it has a gate", async () => {
    await acceptAllCookies(page);
    const define = (tag: string, more: string): string =>
      `class Lab${more} extends HTMLElement {} customElements.define("${tag}", Lab${more}); new Lab${more}(); ${record(more)}`;
    await serveLab(control, {
      one: {
        before,
        page: `<h1>One</h1><script type="text/plain" data-cookie-consent-script="marketing" nonce="{{nonce}}">${define("lab-gated", "Gated")}</script>`,
      },
      two: { before, page: "<h1>Two</h1>" },
    });
    await visit("/lab/one");
    for (let visits = 1; visits <= 3; visits++) {
      await expect.poll(() => page.evaluate(recorded)).toEqual(Array<string>(visits).fill("Gated"));
      if (visits === 3) break;
      await page.click("#head >> text=two");
      await arrived(page, "two", "Two");
      await page.click("#head >> text=one");
      await arrived(page, "one", "One");
    }
  });
});

test("NAV-21 declarative shadow roots of the next page, and of inserted HTML, are there as after a full load", async ({
  page,
  control,
  visit,
}) => {
  const card = (text: string): string =>
    `<div id="card"><template shadowrootmode="open"><p>${text}: <slot></slot></p></template>Oak</div>`;
  const shadowText = (): Promise<string | null | undefined> =>
    page.locator("#card").evaluate((element) => element.shadowRoot?.querySelector("p")?.textContent);
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${card("First")}` },
    two: { before, page: `<h1>Two</h1>${card("Second")}<div id="more"></div>` },
  });
  await visit("/lab/one");
  expect(await shadowText()).toBe("First: ");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  expect(await shadowText()).toBe("Second: ");
  await page.goBack();
  await arrived(page, "one", "One");
  expect(await shadowText()).toBe("First: ");
  await page.evaluate((html) => window.atoll!.setHtml(document.querySelector("#page")!, html), card("Inserted"));
  expect(await shadowText()).toBe("Inserted: ");
});
