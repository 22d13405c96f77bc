// A server that cuts an answer at each interesting byte, and pauses there.
import { expect, test } from "./stage.ts";

const html = `<h1>Slow</h1><p title="a > b" data-x='"'>caf\u00e9 &eacute; &amp; \u{1F375}</p>
<script nonce="{{nonce}}">(window.labRuns ??= []).push("</p>".length);</script><style nonce="{{nonce}}">p::after { content: "</p>" }</style>
<!-- a > b --><table><tr><td>1<td>2</table><template><i>in</i></template>
<select><option>a<option selected>b</select><svg viewBox="0 0 1 1"><title>t</title><path d="M0 0"/></svg>
<div data-island=quantity data-island-when=interaction><label>Quantity <input name=Quantity value=1></label></div><p id=last>last</p>`;

/** Each is cut after its first, its second and half of its characters. */
const places = [
  "<p title",
  'title="a > b"',
  "data-x='\"'",
  "caf\u00e9",
  "&eacute;",
  "\u{1F375}",
  "<script",
  "window.labRuns",
  "</script>",
  "<style",
  "content: ",
  "<!-- a > b -->",
  "<table>",
  "<td>1",
  "<template>",
  "<i>in",
  "<select>",
  "<option selected>",
  "<svg",
  "<path",
  "<div data-island",
  "<input",
];

test("NAV-01 a page whose answer is cut anywhere, with a pause there, is the page that arrives at once @all", async ({
  page,
  control,
  openOne,
  isWhole,
}) => {
  test.setTimeout(180_000);
  const headers = {
    "Content-Security-Policy": "script-src 'self' 'nonce-{{nonce}}'; style-src 'self' 'unsafe-inline'",
  };
  await openOne({ headers, page: html }, { headers, page: "<h1>One</h1>" });
  const show = async (): Promise<string> => {
    await page.click("#head >> text=slow");
    await expect(page.locator("#last")).toHaveText("last");
    await isWhole();
    // The code that marks islands comes with the first of them.
    await expect(page.locator("[data-island=quantity]")).toHaveAttribute("data-island-state", "waiting");
    const shown = await page.locator("#page").evaluate((section) => section.innerHTML);
    await page.click("#head >> text=one");
    await expect(page.locator("#page h1")).toHaveText("One");
    return shown;
  };
  const whole = await show();
  const sent = await (await page.request.get("/lab/slow")).body();
  for (const text of places) {
    const bytes = Buffer.from(text);
    const start = sent.indexOf(bytes);
    expect(start, text).toBeGreaterThan(0);
    for (const length of new Set([1, 2, bytes.length >> 1, bytes.length - 1])) {
      await control.answer({ path: "/lab/slow", cuts: [{ at: start + length }] });
      expect(await show(), `${text} cut after ${length} bytes`).toBe(whole);
    }
  }
  const runs = await page.evaluate(() => (window as unknown as { labRuns: number[] }).labRuns.length);
  expect(runs).toBe(
    1 +
      places.reduce((sum, text) => {
        const { length } = Buffer.from(text);
        return sum + new Set([1, 2, length >> 1, length - 1]).size;
      }, 0),
  );
});
