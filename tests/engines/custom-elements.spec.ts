// Custom elements that an inline script of a page defines on each visit.
import { menu, serveLab } from "../browser/lab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { expectArrived } from "./places.ts";

test("NAV-21 an inline script that defines a custom element and creates one runs to its end on each visit", async ({
  tab,
  control,
  findings,
}) => {
  // The script is run again in a block after the browser has reported its class, which is declared already.
  findings.allow(/has already been declared|redeclaration of let|duplicate variable/);
  findings.allow(/a script declares a name twice/);
  const before = menu("one", "two");
  const script = (name: string, define: string): string => `<script nonce="{{nonce}}">${define}
    customElements.define("${name.toLowerCase()}", ${name.replace("-", "")});
    document.querySelector("#made").append(new ${name.replace("-", "")}());
    (window.labEnds ??= []).push("${name}");</script>`;
  await serveLab(control, {
    one: {
      before,
      page: `<h1>One</h1><p id="made"></p>
        ${script("Lab-Class", "class LabClass extends HTMLElement { connectedCallback() { this.textContent = 'New'; } }")}
        ${script("Lab-Var", "var LabVar = class extends HTMLElement { connectedCallback() { this.textContent = 'New'; } };")}`,
    },
    two: { before, page: "<h1>Two</h1>" },
  });
  await tab.open("/lab/one");
  for (let visits = 1; visits <= 3; visits++) {
    await until(
      "both scripts at their end",
      () => tab.evaluate(() => (window as unknown as { labEnds?: string[] }).labEnds?.length),
      (ends) => ends === 2 * visits,
    );
    await expect(tab.css("#made")).toRead("NewNew");
    expect(await tab.css("#made > lab-class").count()).toBe(1);
    await tab.css("#head").role("link", "two").click();
    await expectArrived(tab, "two", "Two");
    await tab.css("#head").role("link", "one").click();
    await expectArrived(tab, "one", "One");
  }
});
