// Scripts under a policy with `strict-dynamic`, which trusts whatever a trusted script inserts, as the shell does.
import type { Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import { expect, test } from "../guard/test.ts";
import { acceptAllCookies, menu, serveFile, serveLab } from "../lab.ts";
import { arrived, ready, requestCount } from "./watch.ts";

const before = menu("one", "two");
const record = (text: string): string => `(window.labRan ??= []).push("${text}");`;
const ran = (page: Page): Promise<string[]> =>
  page.evaluate(() => ((window as unknown as { labRan?: string[] }).labRan ?? []).toSorted());

/** Inline, external and module scripts: without nonce, with a wrong one, and with that of their page. */
const scripts = ["none", "wrong", "own"]
  .map((name) => {
    const nonce = { none: "", wrong: 'nonce="guessed"', own: 'nonce="{{nonce}}"' }[name]!;
    return `<script ${nonce}>${record(`${name} inline`)}</script>
      <script ${nonce} src="/lab/${name}.js"></script>
      <script ${nonce} type="module">${record(`${name} module`)}</script>`;
  })
  .join("");
const allowed = ["own file", "own inline", "own module"];
const gates = scripts
  .replaceAll(' type="module"', ' data-type="module"')
  .replaceAll("<script", '<script type="text/plain" data-cookie-consent-script="marketing"');

const strict = "script-src 'nonce-{{nonce}}' 'strict-dynamic'";
const policies = [strict, `${strict} https: 'unsafe-inline'`];

async function serve(control: Control, policy: string, pages: Parameters<typeof serveLab>[1]): Promise<void> {
  const headers = { "Content-Security-Policy": policy };
  for (const name of ["none", "wrong", "own"])
    await serveFile(control, `${name}.js`, "text/javascript", record(`${name} file`));
  await serveLab(
    control,
    Object.fromEntries(Object.entries(pages).map(([name, lab]) => [name, { before, headers, ...lab }])),
  );
}

/** Files that came later would run later. */
const forbidden = async (control: Control): Promise<number> =>
  (await requestCount(control, "/lab/none.js")) + (await requestCount(control, "/lab/wrong.js"));

for (const policy of policies)
  test(`NAV-21 a page in place runs the scripts that a full load would run, under ${policy.slice(29)}`, async ({
    page,
    visit,
    control,
    guard,
  }) => {
    guard.allowConsole(/does not allow a script/);
    await serve(control, policy, { one: { page: "<h1>One</h1>" }, two: { page: `<h1>Two</h1>${scripts}` } });
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
    await expect.poll(() => ran(page)).toEqual(allowed);
    expect(await forbidden(control)).toBe(0);
  });

test("NAV-21 a page whose policy makes it a sandbox is loaded in full", async ({ page, visit, control, guard }) => {
  const headers = { "Content-Security-Policy": "sandbox allow-same-origin allow-scripts" };
  await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, headers, page: "<h1>Two</h1>" } });
  await visit("/lab/one");
  await guard.expectFullLoad(() => page.click("#head >> text=two"));
  await arrived(page, "two", "Two");
});

test("NAV-21 a page whose policy forbids a script does not run it in a document without a policy", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/does not allow a script/);
  await serve(control, strict, {
    one: { page: "<h1>One</h1>", headers: { "Content-Security-Policy": "img-src 'self' data:" } },
    two: { page: `<h1>Two</h1>${scripts}` },
  });
  await visit("/lab/one");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await expect.poll(() => ran(page)).toEqual(allowed);
  expect(await forbidden(control)).toBe(0);
});

test("NAV-21 a dialog and a form's answer in a part of the page run only the scripts that their policy allows", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/does not allow a script/);
  await serve(control, strict, {
    one: {
      page: `<h1>One</h1><a href="/lab/two" data-modal>Open</a>
        <form action="/lab/two" method="get" data-ajax data-ajax-target="#answer"><button>Send</button></form>
        <div id="answer"></div>`,
    },
    two: { page: `<h1>Two</h1><div id="answer">${scripts}</div>` },
  });
  await visit("/lab/one");
  await ready(page, () => page.hover("h1"), "forms", "dialogs");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => ran(page)).toEqual(allowed);
  await page.evaluate(() => ((window as unknown as { labRan: string[] }).labRan = []));
  await page.getByRole("link", { name: "Open" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // A file runs once in a document.
  await expect.poll(() => ran(page)).toEqual(["own inline", "own module"]);
  expect(await forbidden(control)).toBe(0);
});

test("NAV-21 CON-08 scripts that wait for consent need the nonce of their page, also on the first page", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/does not allow a script/);
  await acceptAllCookies(page);
  await serve(control, strict, {
    one: { page: `<h1>One</h1>${gates}` },
    two: { page: `<h1>Two</h1>${gates}` },
  });
  await visit("/lab/one");
  await expect.poll(() => ran(page)).toEqual(allowed);
  await page.evaluate(() => ((window as unknown as { labRan: string[] }).labRan = []));
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await expect.poll(() => ran(page)).toEqual(["own inline", "own module"]);
  expect(await forbidden(control)).toBe(0);
});
