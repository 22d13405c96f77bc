import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { violations } from "../violations.ts";

test("overlay: shows each island's state, attributes, warnings and events; loads only on request @all", async ({
  page,
  control,
  visit,
  guard,
}) => {
  const markup = `<h1>Tea</h1>
<div data-island="quantity" id="good" data-max="12" data-step="two" data-mni="1"><label for="q">Cups</label>
  <input id="q" name="Quantity" inputmode="numeric" value="1"></div>
<div data-island="quantiti" id="slip"><p>A slip</p></div>
<div data-island="countdown" id="lacking"><p>31 January</p></div>
<details><summary>More</summary><div data-island="share" id="narrow" data-island-when="media(width < 10px)"><a
  data-share="copy" href="/lab/debugged">Copy</a></div></details>
<div data-island="map" id="asks" data-island-when="consent(marketing)"><p>A map</p></div>
<nav id="nav" aria-label="Main"><ul><li><a href="/lab/next">Next</a></li></ul></nav>
<div data-island="mobile-navigation" data-navigation="#nav"><a href="#nav">Menu</a><span data-island="dropdown-hover"><a
  href="/lab/next" data-bs-toggle="dropdown">Teas</a><span class="dropdown-menu"></span></span></div>
<div id="room"></div>`;
  const byName =
    '<script type="application/json" data-atoll-settings>{ "curency": "EUR" }</script>' +
    '<script src="/atoll/atoll.js" data-atoll-debug nonce="{{nonce}}" defer></script>';
  const byAttribute = '<script src="/atoll/atoll.js" data-islands="debug" nonce="{{nonce}}" defer></script>';
  await serveLab(control, {
    debugged: { page: markup },
    next: { page: "<h1>Next</h1>" },
    named: { bare: true, head: byName, page: markup.slice(0, markup.indexOf('<div data-island="countdown"')) },
    marked: { bare: true, head: byAttribute, page: "<h1>Marked</h1>" },
  });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  for (const pattern of [
    /data-step expects a number/,
    /data-end expects a text, got nothing/,
    /data-island on <div#slip> expects an island, got "quantiti"\./,
    /quantity on <div#good>: data-mni is ignored\. Did you mean data-min\?/,
    /settings expect .*got (curency\.|"curency", which is ignored\. Did you mean "currency"\?)/,
  ])
    guard.allowConsole(pattern);
  await visit("/lab/debugged");
  await expect(page.locator("#good")).toHaveAttribute("data-island-state", "live");
  expect(requests.filter((url) => url.includes("atoll-debug"))).toEqual([]);

  await visit("/lab/debugged?islands=debug");
  const panel = page.getByRole("region", { name: "Atoll overlay" });
  const entry = (name: string) =>
    panel.getByRole("group").filter({ has: page.locator("summary").filter({ hasText: name }) });
  const open = (name: string) => entry(name).locator("summary").click();
  await open("Session");
  await expect(entry("Session")).toContainText('/lab/debugged?islands=debug"');
  await test.step("islands with problems are listed first", async () => {
    await expect(panel.locator(".list summary")).toHaveText([
      "countdown – failed – 1 warning",
      "quantiti – not mounted – 1 warning",
      "dropdown-hover – not mounted",
      "map – waiting – 1 warning",
      "share – waiting",
      "quantity – live – 2 warnings",
      "mobile-navigation – live",
    ]);
    await expect(panel.getByText("1 failed, 2 not mounted, 2 waiting, 2 live")).toBeVisible();
  });
  await test.step("each entry says what is wrong and what to do", async () => {
    for (const name of ["countdown", "quantiti", "dropdown-hover", "share", "map"]) await open(name);
    await expect(entry("countdown")).toContainText("It could not start");
    await expect(entry("countdown")).toContainText(
      "data-end expects an ISO time with offset, such as 2027-01-31T18:00:00+01:00, but is missing; the island is not mounted",
    );
    await expect(entry("quantiti")).toContainText('Unknown island "quantiti". Did you mean "quantity"?');
    await expect(entry("dropdown-hover")).toContainText(
      "The element is inside of mobile-navigation, which replaces its content while it is live. Move the element out.",
    );
    await expect(entry("share")).toContainText("Waits for width < 10px, which does not match now.");
    await expect(entry("map")).toContainText("Waits until the visitor accepts marketing cookies.");
    await expect(entry("map")).toContainText(
      "expects data-markers, markers as JSON in it, or data-centre; otherwise the island does not start",
    );
  });
  await test.step("an entry shows attributes, warnings, timings and events", async () => {
    await open("quantity");
    await expect(entry("quantity").getByRole("row", { name: "data-max 12 12" })).toBeVisible();
    await expect(entry("quantity").getByRole("row", { name: "data-step two 1" })).toBeVisible();
    await expect(entry("quantity")).toContainText("data-step expects a number");
    await expect(entry("quantity")).toContainText("data-mni is ignored. Did you mean data-min?");
    await expect(entry("quantity")).toContainText(/File \d+ ms, \d\.\d kB/);
    await expect(entry("quantity")).toContainText(/Live \d+ ms after it was found/);
    await page.locator("#good input").fill("3");
    await expect(entry("quantity")).toContainText("Events quantity:changed");
    await expect(panel.getByText("quantity:changed from quantity: quantity 3")).toBeVisible();
  });
  await test.step("an unscanned island that a script added gets a hint to call scan", async () => {
    await page.evaluate(
      () => (document.querySelector("#room")!.innerHTML = '<div data-island="carousel"><p>Cups</p></div>'),
    );
    await open("carousel");
    await expect(entry("carousel")).toContainText("call window.atoll.scan(element)");
  });
  await test.step("a label on the page opens its entry, and the entry scrolls to the element", async () => {
    await open("map");
    await page.getByRole("button", { name: "map: waiting" }).click();
    await expect(entry("map").locator("summary")).toBeFocused();
    await entry("map").getByRole("button", { name: "Show <div#asks>" }).click();
    await expect(page.locator("#asks")).toBeInViewport();
  });
  await test.step("an island in a closed details has a frame only while the details is open", async () => {
    const frame = page.getByRole("button", { name: "share: waiting" });
    await expect(frame).toBeHidden();
    await page.locator("summary", { hasText: "More" }).click();
    await expect(frame).toBeVisible();
  });
  expect(await violations(page)).toEqual([]);
  await test.step("the panel can be used over a modal dialog", async () => {
    await page.evaluate(() => {
      const dialog = document.body.appendChild(document.createElement("dialog"));
      dialog.append("A question");
      dialog.showModal();
    });
    await panel.getByRole("button", { name: "Collapse" }).click();
    await expect(page.getByRole("button", { name: "map: waiting" })).toBeHidden();
    await panel.getByRole("button", { name: "Expand" }).click();
    await page.evaluate(() => document.querySelector("dialog")!.remove());
    await expect(panel.locator(".list summary").first()).toBeVisible();
  });
  await test.step("an element that was swept correctly is not reported as left behind", async () => {
    await expect(panel.getByText("without window.atoll.sweep")).toHaveCount(0);
  });
  await test.step("the panel stays for the next page, and closing it restores the console", async () => {
    await page.evaluate(() => window.atoll!.visit("/lab/next"));
    await expect(panel.getByText("There is no island on this page")).toBeVisible();
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toHaveCount(0);
    expect(await page.evaluate(() => console.warn.toString())).toContain("native code");
  });
  await test.step("data-atoll-debug on the shell's script tag reports misspelt names without the panel", async () => {
    const setting = page.waitForEvent("console", (message) => message.text().includes('Did you mean "currency"?'));
    const names = page.waitForEvent("console", (message) => message.text().includes('Did you mean "quantity"?'));
    const attributes = page.waitForEvent("console", (message) => message.text().includes("Did you mean data-min?"));
    await visit("/lab/named");
    await Promise.all([names, attributes, setting]);
    await expect(page.locator("#good")).toHaveAttribute("data-island-state", "live");
    await expect(panel).toHaveCount(0);
  });
  await test.step("data-islands=debug on the shell's script tag opens the panel without the URL parameter", async () => {
    await visit("/lab/marked");
    await expect(panel).toBeVisible();
  });
});
