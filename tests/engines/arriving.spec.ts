// Pages that are shown while they arrive.
import { type Cut, oddCuts, parserScript, randomCuts } from "../browser/arriving/cut-pages.ts";
import type { Difference } from "../browser/arriving/partial-parser.ts";
import { menu, serveFile, serveLab } from "../browser/lab.ts";
import { expect, test, until } from "./fixture/test.ts";

const before = menu("one", "slow");

test("NAV-01 pages of odd and of random markup that are cut anywhere become the pages that a full load shows", async ({
  tab,
  control,
  findings,
}) => {
  await serveFile(control, "parser.js", "text/javascript", await parserScript());
  const headers = { "Content-Security-Policy": "script-src 'self' 'unsafe-inline'" };
  await serveLab(control, { one: { bare: true, headers, page: "<h1>One</h1>" } });
  await tab.open("/lab/one");
  // The pages ask for pictures and frames that are not there.
  findings.ignore();
  const cuts = [...oddCuts.filter((_, index) => index % 7 === 0), ...randomCuts(60)];
  const found = (): Promise<Difference | null> =>
    tab.evaluate(async (all: string) => {
      await import("/lab/parser.js" as string);
      const { differences } = window as unknown as { differences(cuts: Cut[]): Difference[] };
      return differences(JSON.parse(all) as Cut[])[0] ?? null;
    }, JSON.stringify(cuts));
  expect(await found()).toBeNull();
});

test("NAV-01 NAV-21 scripts of a page that arrives in parts run once and in order, its elements are upgraded, and its islands start", async ({
  tab,
  control,
}) => {
  const script = (name: string): string =>
    `<script nonce="{{nonce}}">(window.labRuns ??= []).push("${name}" + document.querySelectorAll("#page p").length);</script>`;
  await serveFile(control, "file.js", "text/javascript", '(window.labRuns ??= []).push("file");');
  const element = `<script nonce="{{nonce}}">customElements.get("lab-part") ?? customElements.define("lab-part", class extends HTMLElement {
    connectedCallback() { this.dataset.upgraded = ""; } });</script>`;
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>", after: element },
    slow: {
      before,
      page: `<h1>Slow</h1><lab-part id="first">1</lab-part><p>1</p>${script("a")}
        <div id="open"><p>2</p>${script("b")}<script src="/lab/file.js" nonce="{{nonce}}"></script>${script("c")}
        <lab-part id="second">2</lab-part><p>3</p><form><div id="amount" data-island="quantity"><input name="Quantity" type="number" value="1"></div></form></div>`,
      after: script("end"),
    },
  });
  await tab.open("/lab/one");
  await tab.css("h1").click();
  await until(
    "the code that shows pages while they arrive",
    () => tab.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("streaming"))),
    Boolean,
  );
  const cuts = ["<p>2", 'b" + doc', "<script src", '<lab-part id="second"', "</form>"];
  await control.answer({
    path: "/lab/slow",
    cuts: [...cuts.slice(0, -1).map((before) => ({ before })), { before: cuts.at(-1)!, gate: "end" }],
  });
  await tab.css("#head").role("link", "slow").click();
  await expect(tab.css("#page h1")).toRead("Slow");
  const runs = () => tab.evaluate(() => (window as unknown as { labRuns?: string[] }).labRuns ?? []);
  await until("the scripts before the last part", runs, (names) => names.length === 4);
  expect((await runs()).map((name) => name.replace(/\d/, ""))).toEqual(["a", "b", "file", "c"]);
  await until(
    "an island that is complete",
    () => tab.css("#amount").attribute("data-island-state"),
    (state) => state === "live",
  );
  await control.open("end");
  await until("the script after the page", runs, (names) => names.includes("end3"));
  expect(await runs()).toHaveLength(5);
  for (const id of ["first", "second"]) expect(await tab.css(`#${id}`).attribute("data-upgraded"), id).toBe("");
});
