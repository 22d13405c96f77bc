import { menu, serveFile, serveLab } from "../browser/lab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { expectArrived } from "./places.ts";

const before = menu("one", "two");
const record = (text: string): string => `(window.labRan ??= []).push("${text}");`;

test("NAV-21 inline scripts of a page that is swapped in run only with the nonce of its own answer", async ({
  tab,
  control,
  findings,
}) => {
  findings.allow(/does not allow a script/);
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: {
      before,
      page: `<h1>Two</h1><script>${record("none")}</script><script nonce="guessed">${record("guessed")}</script>
        <script nonce="{{nonce}}">${record("own")}</script>`,
    },
  });
  await tab.open("/lab/one");
  await tab.css("#head").role("link", "two").click();
  await expectArrived(tab, "two", "Two");
  const ran = () => tab.evaluate(() => (window as unknown as { labRan?: string[] }).labRan ?? []);
  await until("the script to run", ran, (names) => names.length > 0);
  await expect.poll(async () => (await control.faults()).length).toBe(2);
  expect(await ran()).toEqual(["own"]);
});

test("NAV-21 under strict-dynamic a page in place runs the scripts that its full load runs", async ({
  tab,
  control,
}) => {
  const headers = { "Content-Security-Policy": "script-src 'nonce-{{nonce}}' 'strict-dynamic'" };
  const scripts = ["", 'nonce="guessed"', 'nonce="{{nonce}}"'].map(
    (nonce, index) => `<script ${nonce}>${record(`inline ${index}`)}</script>
      <script ${nonce} type="module">${record(`module ${index}`)}</script>
      <script ${nonce} src="/lab/file${index}.js"></script>`,
  );
  for (const index of [0, 1, 2])
    await serveFile(control, `file${index}.js`, "text/javascript", record(`file ${index}`));
  await serveLab(control, {
    one: { before, headers, page: "<h1>One</h1>" },
    two: { before, headers, page: `<h1>Two</h1>${scripts.join("")}` },
  });
  const ran = () => tab.evaluate(() => ((window as unknown as { labRan?: string[] }).labRan ?? []).toSorted());
  const own = ["file 2", "inline 2", "module 2"];
  await tab.open("/lab/two");
  await expect.poll(ran).toEqual(own);
  await tab.open("/lab/one");
  await tab.css("#head").role("link", "two").click();
  await expectArrived(tab, "two", "Two");
  await expect.poll(ran).toEqual(own);
});

test("NAV-21 an inline handler, which the policy forbids, does nothing on a full load and in place", async ({
  tab,
  control,
  findings,
}) => {
  findings.allow(/security policy: script-src(-attr)? blocked inline/);
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { before, page: `<h1>Two</h1><button onclick="this.textContent = 'pressed'">Press</button>` },
  });
  const button = tab.css("#page button");
  await tab.open("/lab/two");
  await button.click();
  await expect(button).toRead("Press");
  await tab.css("#head").role("link", "one").click();
  await expectArrived(tab, "one", "One");
  await tab.css("#head").role("link", "two").click();
  await expectArrived(tab, "two", "Two");
  await button.click();
  await expect(button).toRead("Press");
});
