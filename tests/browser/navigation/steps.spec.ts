import { whileStopped } from "../clock.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { menu, serveFile, serveLab } from "../lab.ts";
import { arrived, requestCount, pendingWorkDone, recordedEvents, recordEvents, ready } from "./watch.ts";

test.use({ pictures: true });

const before = menu("one", "two", "slow", "three");

test("NAV-15 a visit fires its events in order, and listeners can change it", async ({ page, visit, control }) => {
  await test.step("a visit fires its seven events in order, each with the visit as detail", async () => {
    await serveFile(
      control,
      "picture.svg",
      "image/svg+xml",
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    );
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, page: '<h1>Two</h1><img src="/lab/picture.svg" width="10" height="10" alt="">' },
    });
    const answer = await hold(page, "**/lab/picture.svg");
    await visit("/lab/one");
    await page.evaluate(() => {
      const recorded: string[] = ((window as unknown as { labSteps: string[] }).labSteps = []);
      for (const name of ["leave", "out", "request", "swap", "loaded", "images", "finish"]) {
        document.addEventListener(`page:${name}`, (event) => {
          const { url, method, kept, target, document: answer } = (event as CustomEvent).detail;
          const image = document.querySelector("img");
          recorded.push(
            [
              name,
              new URL(url).pathname,
              method,
              kept,
              target.id,
              answer ? "answer" : "none",
              document.querySelector("h1")!.textContent,
            ]
              .concat(image ? [image.complete ? "seen" : "awaited"] : [])
              .join(" "),
          );
        });
      }
    });
    const steps = () => page.evaluate(() => (window as unknown as { labSteps: string[] }).labSteps);
    const untilLoaded = [
      "leave /lab/two GET false page none One",
      "out /lab/two GET false page none One",
      "request /lab/two GET false page none One",
      "swap /lab/two GET false page answer One",
      "loaded /lab/two GET false page answer Two awaited",
    ];
    await page.click("#head >> text=two");
    await expect.poll(steps).toEqual(untilLoaded);
    answer();
    await expect
      .poll(steps)
      .toEqual([
        ...untilLoaded,
        "images /lab/two GET false page answer Two seen",
        "finish /lab/two GET false page answer Two seen",
      ]);
  });

  await test.step("cancelling page:leave keeps the page and sends no request", async () => {
    await control.reset();
    await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
    await visit("/lab/one");
    await page.evaluate(() =>
      document.addEventListener("page:leave", (event) => event.preventDefault(), { once: true }),
    );
    await recordEvents(page);
    await page.click("#head >> text=two");
    await expect.poll(() => recordedEvents(page)).toEqual(["leave"]);
    await expect(page).toHaveURL("/lab/one");
    expect(await requestCount(control, "/lab/two")).toBe(0);
    await page.click("#head >> text=two");
    await arrived(page, "two", "Two");
  });

  await test.step("listeners can add to the request and change the response", async () => {
    await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
    await visit("/lab/one");
    await page.evaluate(() => {
      document.addEventListener("page:request", (event) => ((event as CustomEvent).detail.headers["X-Lab"] = "1"));
      document.addEventListener("page:swap", (event) => {
        (event as CustomEvent).detail.document.querySelector("h1").textContent = "Changed";
      });
    });
    const request = page.waitForRequest("**/lab/two");
    await page.click("#head >> text=two");
    expect((await request).headers()["x-lab"]).toBe("1");
    await arrived(page, "two", "Changed");
  });

  await test.step("a page's own image load handler still runs", async () => {
    await serveFile(
      control,
      "late.svg",
      "image/svg+xml",
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    );
    const script =
      'document.querySelector("#late").onload = () => (document.querySelector("#said").textContent = "picture is here");';
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: {
        before,
        page: `<h1>Two</h1><p id="said">waiting</p><img id="late" src="/lab/late.svg" width="10" height="10"
          alt=""><script nonce="{{nonce}}">${script}</script>`,
      },
    });
    const answer = await hold(page, "**/lab/late.svg");
    await visit("/lab/one");
    await recordEvents(page);
    await page.click("#head >> text=two");
    // The script has run by then.
    await expect.poll(() => recordedEvents(page)).toContain("loaded");
    answer();
    await expect.poll(() => recordedEvents(page)).toContain("images");
    await expect(page.locator("#said")).toHaveText("picture is here");
  });
});

test("NAV-15 the page changes 10 ms after the click when the site animates the old page out, else at once", async ({
  page,
  visit,
  control,
}) => {
  await serveFile(control, "out.css", "text/css", "#page { transition: opacity 1s; } .page-out #page { opacity: 0; }");
  const head = '<link rel="stylesheet" href="/lab/out.css">';
  for (const [what, pages, last] of [
    ["without an animation", { head: "" }, "Two"],
    ["with an animation", { head }, "One"],
  ] as const)
    await test.step(what, async () => {
      await serveLab(control, {
        one: { before, ...pages, page: "<h1>One</h1>" },
        two: { before, ...pages, page: "<h1>Two</h1>" },
      });
      await page.clock.install();
      await visit("/lab/one");
      await ready(page, () => page.hover("h1"));
      await whileStopped(page, async () => {
        const answer = page.waitForResponse("**/lab/two");
        await page.click("#head >> text=two");
        await (await answer).finished();
        await page.evaluate(() => fetch("/lab/one").then((response) => response.text()));
        await expect(page.locator("h1")).toHaveText(last);
        await page.clock.runFor(9);
        expect(await page.textContent("h1")).toBe(last);
        await page.clock.runFor(1);
        await expect(page.locator("h1")).toHaveText("Two");
      });
      await arrived(page, "two", "Two");
    });
});

test("NAV-16 NAV-17 the loading bar shows exactly while a slow page loads", async ({ page, visit, control }) => {
  await test.step("a slow response shows the loading state, a quick one does not", async () => {
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      two: { before, page: "<h1>Two</h1>" },
      slow: { before, page: "<h1>Slow</h1>" },
    });
    const answer = await hold(page, "**/lab/slow", { times: 1 });
    await visit("/lab/one");
    await page.evaluate(() => {
      const states: boolean[] = ((window as unknown as { labLong: boolean[] }).labLong = []);
      new MutationObserver(() => states.push(document.documentElement.classList.contains("long-loading"))).observe(
        document.documentElement,
        {
          attributeFilter: ["class"],
        },
      );
    });
    const wasLong = (): Promise<boolean> =>
      page.evaluate(() => (window as unknown as { labLong: boolean[] }).labLong.includes(true));
    await ready(page, () => page.hover("h1"));
    await page.clock.install();
    await whileStopped(page, async () => {
      await page.click("#head >> text=two");
      await page.clock.runFor(100);
      await arrived(page, "two", "Two");
    });
    expect(await wasLong()).toBe(false);
    await page.click("#head >> text=slow");
    await expect(page.locator("html")).toHaveClass(/long-loading/);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement, "::before").animationName)).toBe(
      "atoll-loading",
    );
    answer();
    await arrived(page, "slow", "Slow");
    await expect(page.locator("html")).not.toHaveClass(/long-loading/);
  });

  await test.step("the page stays busy when a second link replaces a pending one", async () => {
    await serveLab(control, {
      one: { before, page: "<h1>One</h1>" },
      slow: { before, page: "<h1>Slow</h1>" },
      three: { before, page: "<h1>Three</h1>" },
    });
    await hold(page, "**/lab/slow", { times: 1 });
    const answer = await hold(page, "**/lab/three", { times: 1 });
    await visit("/lab/one");
    const first = page.waitForRequest("**/lab/slow");
    await page.click("#head >> text=slow");
    await first;
    const second = page.waitForRequest("**/lab/three");
    const broken = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/lab/slow"));
    await page.click("#head >> text=three");
    await Promise.all([second, broken]);
    expect(await page.getAttribute("#page", "aria-busy")).toBe("true");
    await expect(page.locator("html")).toHaveClass(/long-loading/);
    answer();
    await arrived(page, "three", "Three");
    await expect(page.locator("#page")).not.toHaveAttribute("aria-busy");
    await expect(page.locator("html")).not.toHaveClass(/long-loading/);
  });

  await test.step("a second click on the same link does not end the loading state", async () => {
    await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
    const answer = await hold(page, "**/lab/two");
    await visit("/lab/one");
    await page.click("#head >> text=two");
    await expect(page.locator("html")).toHaveClass(/long-loading/);
    await page.click("#head >> text=two");
    await pendingWorkDone(page);
    await expect(page.locator("html")).toHaveClass(/long-loading/);
    answer();
    await arrived(page, "two", "Two");
    await expect(page.locator("html")).not.toHaveClass(/long-loading/);
  });
});
