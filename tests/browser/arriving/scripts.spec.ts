// Scripts, islands and page parts of a page that arrives in parts.
import { readFile } from "node:fs/promises";
import { menu, serveFile } from "../lab.ts";
import { expect, script, test } from "./stage.ts";

test("NAV-20 NAV-21 islands start when their element is complete, page parts follow, and scripts run once in order", async ({
  page,
  control,
  openOne,
  beginSlow,
  isBusy,
  isWhole,
  runs,
}) => {
  await serveFile(control, "late.css", "text/css", "h1 { margin-left: 7px }");
  const part = (text: string): string => `<div data-page-part=bottom>${text}</div>`;
  await openOne(
    {
      page: `<h1>Slow</h1>${script("a")}<div id=box data-island=quantity data-island-when=load><label>Quantity
        <input name=Quantity value=2></label></div>${script("b")}<p id=last>last</p>`,
      after: `${part("two")}${script("c")}<link rel=stylesheet href="/lab/late.css">`,
    },
    { page: `<h1>One</h1>`, after: part("one") },
  );
  await beginSlow("<label>", "</main>", '<link rel=stylesheet href="/lab/late');
  expect(await runs()).toEqual(["a"]);
  await expect(page.locator("#box")).not.toHaveAttribute("data-island-state");
  await expect(page.locator("[data-page-part]")).toHaveText("one");
  await control.open("<label>");
  await expect(page.locator("#box")).toHaveAttribute("data-island-state", "live");
  await expect(page.locator("#last")).toBeVisible();
  expect(await runs()).toEqual(["a", "b"]);
  await control.open("</main>");
  await expect(page.locator("[data-page-part]")).toHaveText("two");
  expect(await isBusy()).toBe(true);
  await control.open('<link rel=stylesheet href="/lab/late');
  await isWhole();
  await expect(page.locator("#page h1")).toHaveCSS("margin-left", "7px");
  await expect.poll(runs).toEqual(["a", "b", "c"]);
});

test("NAV-21 scripts that the policy of a page does not allow do not run when they arrive later", async ({
  control,
  guard,
  openOne,
  beginSlow,
  isWhole,
  runs,
}) => {
  guard.allowConsole(/does not allow a script/);
  await openOne({
    page: `<h1>Slow</h1><div><p id=b>b</p>${script("none", "")}${script("guessed", "x")}${script("own")}</div>`,
    after: script("none after", "") + script("own after"),
  });
  await beginSlow("<p id=b>", "</main>");
  await control.open("<p id=b>");
  await expect.poll(runs).toEqual(["own"]);
  await control.open("</main>");
  await isWhole();
  await expect.poll(runs).toEqual(["own", "own after"]);
});

test("NAV-20 an island that is arriving waits for its end also when a script has added something behind it", async ({
  page,
  control,
  openOne,
  beginSlow,
  isWhole,
}) => {
  const banner = `<script nonce="{{nonce}}">document.querySelector("#page").append(document.createElement("aside"));</script>`;
  await openOne({
    page: `<h1>Slow</h1><div>${banner}<div id=box data-island=quantity data-island-when=load><label>Quantity
      <input name=Quantity value=2></label></div></div>`,
  });
  await beginSlow("<div id=box", "<input");
  await expect(page.locator("#page > aside")).toBeAttached();
  await control.open("<div id=box");
  await expect(page.locator("#box label")).toBeVisible();
  expect(await page.locator("#box").getAttribute("data-island-state")).toBeNull();
  await control.open("<input");
  await isWhole();
  await expect(page.locator("#box")).toHaveAttribute("data-island-state", "live");
});

test("NAV-21 scripts run once also in broken markup; those that an element adds by itself are left to the browser", async ({
  page,
  control,
  guard,
  openOne,
  beginSlow,
  isWhole,
  runs,
}) => {
  guard.allowConsole(/the class of lab-fails throws/);
  const define = `<script nonce="{{nonce}}">
    customElements.define("lab-adds", class extends HTMLElement {
      connectedCallback() {
        const script = Object.assign(document.createElement("script"), { textContent: '(window.labRuns ??= []).push("added")' });
        script.nonce = "{{nonce}}";
        this.append(script);
      }
    });
    customElements.define("lab-fails", class extends HTMLElement {
      constructor() {
        super();
        throw new Error("the class of lab-fails throws");
      }
    });</script>`;
  await openOne(
    {
      page: `<h1>Slow</h1><b><p id=a>${script("a")}<i id=cut></i>x</b>y</p><lab-adds></lab-adds><lab-fails>${script("b")}</lab-fails><u id=again></u><p id=last>last</p>`,
    },
    { page: "<h1>One</h1>", after: define },
  );
  await beginSlow("<i id=cut", "<u id=again", "<p id=last");
  await control.open("<i id=cut");
  await expect(page.locator("lab-fails")).toBeAttached();
  await control.open("<u id=again");
  await expect(page.locator("#again")).toBeAttached();
  await control.open("<p id=last");
  await isWhole();
  expect((await runs()).toSorted()).toEqual(["a", "added", "b"]);
});

test("NAV-21 scripts that wait for the whole page run at its end, whatever they ask", async ({
  page,
  control,
  openOne,
  beginSlow,
  runs,
}) => {
  await serveFile(
    control,
    "jquery.js",
    "text/javascript",
    await readFile("node_modules/jquery/dist/jquery.js", "utf8"),
  );
  await serveFile(control, "deferred.js", "text/javascript", 'labNote("deferred");');
  const note = `<script nonce="{{nonce}}">function labNote(name) { (window.labRuns ??= []).push(name + !!document.querySelector("#last")); }</script>
    <script src="/lab/jquery.js" nonce="{{nonce}}"></script>`;
  const code = (text: string, attributes = ""): string => `<script ${attributes} nonce="{{nonce}}">${text}</script>`;
  await openOne(
    {
      before: menu("one", "slow") + note,
      page: `<h1>Slow</h1>${[
        code('labNote("inline");'),
        code(
          'if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => labNote("asks")); else labNote("asks");',
        ),
        code('$(() => labNote("jquery")); $(document).ready(() => labNote("ready"));'),
        code('labNote("module");', "type=module"),
        code("", 'defer src="/lab/deferred.js"'),
      ].join("")}<p id=first>first</p><p id=last>last</p>`,
    },
    { before: menu("one", "slow") + note, page: "<h1>One</h1>" },
  );
  await beginSlow("<p id=last");
  await expect(page.locator("#first")).toBeVisible();
  await expect.poll(runs).toEqual(["inlinefalse"]);
  await control.open("<p id=last");
  await expect
    .poll(async () => (await runs()).toSorted())
    .toEqual(["askstrue", "deferredtrue", "inlinefalse", "jquerytrue", "moduletrue", "readytrue"]);
  expect(await page.evaluate(() => document.readyState)).toBe("complete");
});
