import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { violations } from "../violations.ts";

test("overlay: an author sees what became of each island and why, what it reads, what it warned of and fired; without it nothing of it is loaded", async ({
  page,
  control,
  visit,
  guard,
}) => {
  const markup = `<h1>Tea</h1>
<div data-island="quantity" id="good" data-max="12" data-step="two" data-mni="1"><label for="q">Cups</label> <input id="q" name="Quantity" inputmode="numeric" value="1"></div>
<div data-island="quantiti" id="slip"><p>A slip</p></div>
<div data-island="countdown" id="lacking"><p>31 January</p></div>
<div data-island="share" id="narrow" data-island-when="media(width < 10px)"><a data-share="copy" href="/lab/debugged">Copy</a></div>
<div data-island="map" id="asks" data-island-when="consent(marketing)"><p>A map</p></div>
<nav id="nav" aria-label="Main"><ul><li><a href="/lab/next">Next</a></li></ul></nav>
<div data-island="mobile-navigation" data-navigation="#nav"><a href="#nav">Menu</a><span data-island="dropdown-hover"><a href="/lab/next" data-bs-toggle="dropdown">Teas</a><span class="dropdown-menu"></span></span></div>
<div id="room"></div>`;
  const byAttribute = '<script src="/atoll/atoll.js" data-islands="debug" nonce="{{nonce}}" defer></script>';
  await serveLab(control, {
    debugged: { page: markup },
    next: { page: "<h1>Next</h1>" },
    marked: { bare: true, head: byAttribute, page: "<h1>Marked</h1>" },
  });
  guard.allowShift("the panel grows with what it tells, and a script puts an island onto the page");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const pattern of [
    /data-step expects a number/,
    /data-end expects a text, it is missing/,
    /expects an island, got "quantiti"/,
  ])
    guard.allowConsole(pattern);
  await visit("/lab/debugged");
  await expect(page.locator("#good")).toHaveAttribute("data-island-state", "live");
  expect(asked.filter((url) => url.includes("atoll-debug"))).toEqual([]);

  await visit("/lab/debugged?islands=debug");
  const panel = page.getByRole("region", { name: "Atoll overlay" });
  const entry = (name: string) =>
    panel.getByRole("group").filter({ has: page.locator("summary").filter({ hasText: name }) });
  const open = (name: string) => entry(name).locator("summary").click();
  await test.step("what is wrong stands first", async () => {
    await expect(panel.locator("summary")).toHaveText([
      "countdown – failed – 1 warning",
      "quantiti – not mounted – 1 warning",
      "dropdown-hover – not mounted",
      "share – waiting",
      "map – waiting",
      "quantity – live – 2 warnings",
      "mobile-navigation – live",
    ]);
    await expect(panel.getByText("1 failed, 2 not mounted, 2 waiting, 2 live")).toBeVisible();
  });
  await test.step("each says why, and what to do", async () => {
    for (const name of ["countdown", "quantiti", "dropdown-hover", "share", "map"]) await open(name);
    await expect(entry("countdown")).toContainText("It cannot start");
    await expect(entry("countdown")).toContainText(
      "data-end expects an ISO time with offset, such as 2027-01-31T18:00:00+01:00; it is missing, so the island is not mounted",
    );
    await expect(entry("quantiti")).toContainText('No island is called "quantiti". Did you mean "quantity"?');
    await expect(entry("dropdown-hover")).toContainText(
      "It stands in mobile-navigation, which puts its content aside while it is live. Move it out of there.",
    );
    await expect(entry("share")).toContainText("It waits for width < 10px, which does not hold in this window.");
    await expect(entry("map")).toContainText("It waits until the visitor accepts marketing cookies.");
  });
  await test.step("what it reads, what it warned of, when it came and what it fired", async () => {
    await open("quantity");
    await expect(entry("quantity").getByRole("row", { name: "data-max 12 12" })).toBeVisible();
    await expect(entry("quantity").getByRole("row", { name: "data-step two 1" })).toBeVisible();
    await expect(entry("quantity")).toContainText("data-step expects a number");
    await expect(entry("quantity")).toContainText("data-mni is read by nothing. Did you mean data-min?");
    await expect(entry("quantity")).toContainText(/Its file \d+ ms, \d\.\d kB/);
    await expect(entry("quantity")).toContainText(/Live \d+ ms after it was found/);
    await page.locator("#good input").fill("3");
    await expect(entry("quantity")).toContainText("Events quantity:changed");
    await expect(panel.getByText("quantity:changed from quantity: quantity 3")).toBeVisible();
  });
  await test.step("what a script put there without a word is told how to be found", async () => {
    await page.evaluate(
      () => (document.querySelector("#room")!.innerHTML = '<div data-island="carousel"><p>Cups</p></div>'),
    );
    await open("carousel");
    await expect(entry("carousel")).toContainText("call window.atoll.scan(element)");
  });
  await test.step("a label on the page opens what is said of it, and the panel leads to the element", async () => {
    await open("map");
    await page.getByRole("button", { name: "map: waiting" }).click();
    await expect(entry("map").locator("summary")).toBeFocused();
    await entry("map").getByRole("button", { name: "Show <div#asks>" }).click();
    await expect(page.locator("#asks")).toBeInViewport();
  });
  expect(await violations(page)).toEqual([]);
  await test.step("over a modal dialog it can be used, too", async () => {
    await page.evaluate(() => {
      const dialog = document.body.appendChild(document.createElement("dialog"));
      dialog.append("A question");
      dialog.showModal();
    });
    await panel.getByRole("button", { name: "Fold" }).click();
    await expect(page.getByRole("button", { name: "map: waiting" })).toBeHidden();
    await panel.getByRole("button", { name: "Unfold" }).click();
    await page.evaluate(() => document.querySelector("dialog")!.remove());
    await expect(panel.locator("summary").first()).toBeVisible();
  });
  await test.step("what was put aside as it should be is not said to have been left behind", async () => {
    await expect(panel.getByText("without window.atoll.sweep")).toHaveCount(0);
  });
  await test.step("it goes along to the next page, and leaves nothing once it is closed", async () => {
    await page.evaluate(() => window.atoll!.visit("/lab/next"));
    await expect(panel.getByText("There is no island on this page")).toBeVisible();
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toHaveCount(0);
    expect(await page.evaluate(() => console.warn.toString())).toContain("native code");
  });
  await test.step("a page whose tag of the shell asks for it has it without the address", async () => {
    await visit("/lab/marked");
    await expect(panel).toBeVisible();
  });
});
