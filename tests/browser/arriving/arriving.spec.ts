// A page appears while it arrives.
import { tall } from "../lab.ts";
import { arrived } from "../navigation/watch.ts";
import { expect, script, test } from "./stage.ts";

test("NAV-01 NAV-15 a page appears while it arrives: first what is there, then the rest, and its events say so", async ({
  page,
  control,
  openOne,
  beginSlow,
  isBusy,
  isWhole,
  runs,
}) => {
  await openOne({ page: "<h1>Slow</h1><p id=a>first</p><p id=b>second</p>", after: "<footer>end</footer>" });
  await page.evaluate(() => {
    const log: string[] = ((window as unknown as { labRuns: string[] }).labRuns = []);
    for (const type of ["page:swap", "page:added", "page:loaded", "page:finish"])
      document.addEventListener(type, () => log.push(`${type} ${document.querySelector("#page")!.textContent}`));
  });
  await beginSlow("<p id=b>", "</main>");
  await expect(page.locator("#a")).toBeVisible();
  await expect(page).toHaveURL("/lab/slow");
  await expect(page).toHaveTitle("Slow");
  expect(await isBusy()).toBe(true);
  await expect(page.locator("#b")).toHaveCount(0);
  await control.open("<p id=b>");
  await expect(page.locator("#b")).toHaveText("second");
  expect(await isBusy()).toBe(true);
  await control.open("</main>");
  await isWhole();
  await expect
    .poll(runs)
    .toEqual([
      "page:swap One",
      "page:added Slowfirst",
      "page:added Slowfirstsecond",
      "page:loaded Slowfirstsecond",
      "page:finish Slowfirstsecond",
    ]);
  await page.goBack();
  await arrived(page, "one", "One");
});

test("NAV-01 a prefetched page that is still arriving is shown as far as it is there", async ({
  page,
  control,
  openOne,
  cutSlow,
}) => {
  await openOne(
    { page: "<h1>Slow</h1><p id=last>last</p>" },
    { page: '<h1>One</h1><a id=link data-prefetch href="/lab/slow">Slow</a>' },
  );
  await cutSlow("<p id=last>");
  const requested = page.waitForRequest("**/lab/slow");
  await page.hover("#link");
  await requested;
  await page.click("#link");
  await expect(page.locator("#page h1")).toHaveText("Slow");
  await control.open("<p id=last>");
  await expect(page.locator("#last")).toHaveText("last");
  expect((await control.log()).filter(({ path }) => path === "/lab/slow")).toHaveLength(1);
});

test("NAV-14 the page that a form is redirected to appears while it arrives; the answer to a form is shown whole", async ({
  page,
  control,
  openOne,
  cutSlow,
  isBusy,
  isWhole,
}) => {
  const form = '<form data-ajax method=post action="/lab/send"><button>Send</button></form>';
  await openOne({ page: "<h1>Slow</h1><p id=last>last</p>" }, { page: `<h1>One</h1>${form}` });
  await control.answer({
    path: "/lab/send",
    method: "POST",
    body: `<main id=page><h1>Refused</h1><p>text</p>${form}</main>`,
    cuts: [{ before: "<p>", gate: "refused" }],
  });
  const answered = page.waitForResponse("**/lab/send");
  await page.click("text=Send");
  await answered;
  await expect(page.locator("html")).toHaveClass(/long-loading/);
  await expect(page.locator("#page h1")).toHaveText("One");
  await control.open("refused");
  await expect(page.locator("#page h1")).toHaveText("Refused");
  await control.answer({ path: "/lab/send", method: "POST", status: 303, headers: { Location: "/lab/slow" } });
  await cutSlow("<p id=last>");
  await page.click("text=Send");
  await expect(page.locator("#page h1")).toHaveText("Slow");
  expect(await isBusy()).toBe(true);
  await control.open("<p id=last>");
  await isWhole();
});

for (const encoding of ["utf8", "latin1", "utf16le"] as const)
  test(`NAV-01 characters that are cut in two come out whole: ${encoding}`, async ({
    page,
    control,
    openOne,
    isBusy,
  }) => {
    const text = encoding === "latin1" ? "caf\u00e9 cr\u00e8me" : "caf\u00e9 \u20ac 5 \u{1F375}";
    const html = `<h1>Slow</h1><p id=text>${text}</p><p id=last>last</p>`;
    await openOne({ page: html });
    const sent = await (await page.request.get("/lab/slow")).text();
    const start = Buffer.from(sent.slice(0, sent.indexOf("caf")), encoding).length;
    const inside = Array.from(Buffer.from(text, encoding), (_, index) => ({ at: start + index + 1 }));
    await control.answer({
      path: "/lab/slow",
      encoding,
      cuts: [...inside, { before: "<p id=last>", gate: "last" }],
    });
    await page.click("#head >> text=slow");
    await expect(page.locator("#text")).toHaveText(text);
    expect(await isBusy()).toBe(true);
    await control.open("last");
    await expect(page.locator("#last")).toBeVisible();
    await expect(page.locator("#text")).toHaveText(text);
  });

test("NAV-01 the old page stays while the new one has nothing to see", async ({ page, control, openOne, cutSlow }) => {
  await openOne({ page: `<div class=wrapper><input type=hidden name=token>${script("a")}<h1>Slow</h1></div>` });
  await cutSlow("<h1>");
  const response = page.waitForResponse("**/lab/slow");
  await page.click("#head >> text=slow");
  await response;
  await expect(page.locator("html")).toHaveClass(/long-loading/);
  await expect(page.locator("#page h1")).toHaveText("One");
  await control.open("<h1>");
  await arrived(page, "slow", "Slow");
});

test("NAV-01 a page of 200,000 elements that arrives in parts is shown whole @all", async ({
  page,
  control,
  openOne,
  beginSlow,
  isWhole,
}) => {
  const rows = "<i></i>".repeat(100_000);
  await openOne({ page: `<h1>Slow</h1>${rows}<b id=middle></b>${rows}<p id=last>last</p>` });
  await beginSlow("<b id=middle>");
  await control.open("<b id=middle>");
  await expect(page.locator("#last")).toHaveText("last");
  await isWhole();
  expect(await page.locator("#page i").count()).toBe(200_000);
});

test("NAV-01 the overlay says how far a page is while it arrives", async ({ page, control, openOne, beginSlow }) => {
  await openOne({ page: "<h1>Slow</h1><p id=last>last</p>" }, {}, "?islands=debug");
  const arrival = page.getByText("The page is still arriving");
  await beginSlow("<p id=last>");
  await expect(arrival).toHaveText(/: [\d,]+ characters so far\./);
  await control.open("<p id=last>");
  await expect(arrival).toBeHidden();
});

test("NAV-01 what follows the page section does not move while the page arrives", async ({
  page,
  control,
  openOne,
  beginSlow,
  isWhole,
}) => {
  const after = `<footer>Footer ${tall(200)}</footer>`;
  await openOne(
    { page: `<h1>Slow</h1><p>first</p><p id=rest>rest</p>${tall(3000)}`, after },
    { page: "<h1>One</h1>", after },
  );
  await beginSlow("<p id=rest", "</main>");
  // The first shift may follow the click.
  await page.evaluate(() => {
    const moved: number[] = [];
    Object.assign(window, { labShifts: moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift" });
  });
  await control.open("<p id=rest");
  await expect(page.locator("#rest")).toBeAttached();
  await control.open("</main>");
  await isWhole();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.evaluate(() => (window as unknown as { labShifts: number[] }).labShifts)).toEqual([]);
  await expect(page.locator("#page")).not.toHaveAttribute("style");
});
