// Each engine reports what the specs rely on.
import { expect, test } from "./fixture/test.ts";

const script = (code: string): string => `<script nonce="{{nonce}}">${code}</script>`;

const faults = [
  { html: script('throw new Error("thrown")'), finding: /uncaught: .*thrown/ },
  { html: script('Promise.reject(new Error("rejected"))'), finding: /uncaught in promise: .*rejected/ },
  { html: script('console.warn("[atoll] warned")'), finding: /console warn: .*warned/ },
  { html: script('console.error("logged")'), finding: /console error: logged/ },
  { html: "<script>var x;</script>", finding: /security policy: script-src/ },
];

test("each kind of script error, warning and blocked script fails a test", async ({ tab, control, findings }) => {
  await control.page("/lab/faults", `<!doctype html><head>${faults.map(({ html }) => html).join("")}</head>`);
  await tab.open("/lab/faults");
  const numbers = async (): Promise<number[]> => {
    const list = await findings.list();
    return [list.length, ...faults.map(({ finding }) => list.filter((text) => finding.test(text)).length)];
  };
  await expect.poll(numbers).toEqual([faults.length, ...faults.map(() => 1)]);
  findings.ignore();
});

test("a test fails because of a page that it did not load, and an allowance that nothing needed", async ({
  tab,
  control,
  findings,
}) => {
  const leave = script('addEventListener("load", () => setTimeout(() => location.assign("/en/terms")))');
  await control.page("/lab/leaves", `<!doctype html><head>${leave}</head>`);
  await tab.open("/lab/leaves");
  findings.allow(/on purpose/);
  await expect
    .poll(() => findings.list())
    .toEqual([expect.stringMatching(/on purpose.*remove it/), expect.stringMatching(/loaded 1 pages, and 2 came/)]);
  // The second page may still be loading: the driver must end the test nevertheless.
  findings.ignore();
});
