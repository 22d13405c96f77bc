// Each engine reports what the specs rely on.
import { expect, test } from "./fixture/test.ts";

const script = (code: string): string => `<!doctype html><head><script nonce="{{nonce}}">${code}</script></head>`;

for (const [what, html, finding] of [
  ["a script that throws", script('throw new Error("on purpose")'), /uncaught: .*on purpose/],
  ["a rejected promise", script('Promise.reject(new Error("on purpose"))'), /uncaught in promise: .*on purpose/],
  ["a warning of Atoll", script('console.warn("[atoll] on purpose")'), /console warn: .*on purpose/],
  ["an error in the console", script('console.error("on purpose")'), /console error: on purpose/],
  [
    "a script that the policy blocks",
    "<!doctype html><head><script>var x;</script></head>",
    /security policy: script-src/,
  ],
  [
    "a page that the test did not load",
    script('addEventListener("load", () => setTimeout(() => location.assign("/en")))'),
    /the test loaded 1 pages, and 2 came/,
  ],
] as const)
  test(`a test fails because of ${what}`, async ({ tab, control, findings }) => {
    await control.page("/lab/fault", html);
    await tab.open("/lab/fault");
    await expect.poll(() => findings.list()).toEqual([expect.stringMatching(finding)]);
    findings.ignore();
  });

test("a test fails because of an allowance that nothing needed", async ({ tab, findings }) => {
  await tab.open("/en/terms");
  findings.allow(/on purpose/);
  expect(await findings.list()).toEqual([expect.stringMatching(/on purpose.*remove it/)]);
  findings.ignore();
});
