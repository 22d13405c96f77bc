// Runs each guard on a page with a deliberate fault, to prove that the guard reports it.
import type { Browser, Page } from "@playwright/test";
import { type Guards, watch } from "./guard/guards.ts";
import { expect, test } from "./guard/test.ts";

const page = (body: string): string => `<!doctype html><html lang="en"><title>Lab</title><body>${body}</body></html>`;
const script = (code: string): string => page(`<p>Text</p><script nonce="{{nonce}}">${code}</script>`);

/** Runs `act` on a page with separate guards, because the test's own guards would fail it; returns their findings. */
async function findingsOf(
  { browser, home }: { browser: Browser; home: string },
  act: (page: Page, guards: Guards) => Promise<unknown>,
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: home });
  try {
    const guards = await watch(context, home);
    await act(await context.newPage(), guards);
    return await guards.findings();
  } finally {
    await context.close();
  }
}

/** A page that is swapped once it has been drawn; `then` is the code of the swap, and `box` is an element of 300 px. */
const swapped = (then: string, detail = ""): string =>
  page("<header>Head</header><main id=page>Page</main><footer>Foot</footer>") +
  `<script nonce="{{nonce}}">requestAnimationFrame(() => setTimeout(() => {
    document.dispatchEvent(new CustomEvent('page:swap'${detail}));
    const box = Object.assign(document.createElement('div'), { id: 'box' });
    box.style.cssText = 'height: 300px'; ${then}; }, 100))</script>`;

interface Fault {
  name: string;
  html: string;
  headers?: Record<string, string>;
  finding: string;
}

const faults: Fault[] = [
  { name: "an error in the console", html: script("console.error('it broke')"), finding: "console error: it broke" },
  {
    name: "an Atoll warning",
    html: script("console.warn('[atoll] no such island')"),
    finding: "console warning: [atoll] no such island",
  },
  {
    name: "an uncaught error",
    html: script("throw new Error('nobody caught it')"),
    finding: "uncaught: Error: nobody caught it",
  },
  {
    name: "an unhandled rejection",
    html: script("Promise.reject(new Error('nobody listened'))"),
    finding: "uncaught: Error: nobody listened",
  },
  {
    name: "a request that the stand-in does not know",
    html: script("fetch('/no/such/thing?a=1')"),
    finding: "request for what the stand-in does not know: GET /no/such/thing?a=1",
  },
  {
    name: "a request to another host",
    html: page(`<img src="https://elsewhere.example/a.png" alt="">`),
    finding: "request to another host: GET https://elsewhere.example/a.png",
  },
  {
    name: "a script that the content security policy blocks",
    html: script("document.body.append(Object.assign(document.createElement('script'), { text: 'void 0' }))"),
    headers: { "content-security-policy": "default-src 'self'; script-src 'nonce-{{nonce}}'" },
    finding: "content security policy: script-src-elem blocked inline",
  },
  {
    name: "a script that reloads the page",
    html: script("if (!location.search) location.search = '?again'"),
    finding: "full page load that the test did not announce: GET",
  },
  {
    name: "a header that moves during the swap",
    html: swapped("document.body.prepend(box)"),
    finding: "new content moved what is before it by 0.",
  },
  {
    name: "content that moves above an element whose content is swapped",
    html: swapped(
      "document.querySelector('header').after(box)",
      ", { detail: { target: document.querySelector('footer') } }",
    ),
    finding: '/lab/wrong <main id="page">',
  },
];

test("each guard is silent on a good page and names the fault on a bad one", async ({ browser, control, cms }) => {
  await control.page("/lab/good", script("console.log('fine'); console.warn('of someone else')"));
  await findingsOf({ browser, home: cms.url }, async (lab, guards) => {
    await lab.goto("/lab/good");
    await lab.evaluate(() => history.pushState(null, "", "/lab/other"));
    expect(await guards.findings()).toEqual([]);
    for (const { name, html, headers, finding } of faults) {
      await test.step(name, async () => {
        await control.page("/lab/wrong", html, { headers });
        expect(await guards.findings()).not.toContainEqual(expect.stringContaining(finding));
        await guards.ownLoad(() => lab.goto("/lab/wrong"));
        await expect.poll(() => guards.findings()).toContainEqual(expect.stringContaining(finding));
      });
    }
  });
});

test("messages, loads and requests that a test allows pass", async ({ page: lab, guard, visit, control }) => {
  await test.step("allowed messages and requests pass", async () => {
    await control.page("/lab/allowed", script("console.error('known'); fetch('/no/such/thing')"));
    guard.allowConsole(/known/);
    guard.allowConsole(/404/);
    guard.allowUnknown(/no\/such\/thing/);
    // The browser logs the 404 after the response.
    const logged = lab.waitForEvent("console", (line) => line.text().includes("404"));
    await visit("/lab/allowed");
    await logged;
  });

  await test.step("content below a swapped page may move, and all content in later frames", async () => {
    const moves = "document.querySelector('header').style.marginTop = '200px'";
    const later = `requestAnimationFrame(() => requestAnimationFrame(() => { ${moves} }))`;
    await control.page("/lab/comes", swapped(`document.querySelector('#page').append(box); ${later}`));
    await visit("/lab/comes");
    await expect(lab.locator("header")).toHaveCSS("margin-top", "200px");
  });

  await test.step("the header of a window that gets another size may move, also in the frame of a swap", async () => {
    const grow = "document.querySelector('header').style.height = innerWidth < 600 ? '300px' : ''";
    await control.page(
      "/lab/resized",
      page("<header>Head</header><nav>Menu</nav><main id=page>Page</main>") +
        `<script nonce="{{nonce}}">onresize = () => { document.dispatchEvent(new CustomEvent('page:swap')); ${grow} }</script>`,
    );
    await visit("/lab/resized");
    await lab.setViewportSize({ width: 500, height: 700 });
    await expect(lab.locator("header")).toHaveCSS("height", "300px");
  });

  await test.step("expected full loads and the test's own page loads pass", async () => {
    await control.page("/lab/first", page(`<a href="/lab/second">Second</a>`));
    await control.page("/lab/second", page(`<p>Here</p>`));
    await visit("/lab/first");
    await guard.expectFullLoad(() => lab.click("a"));
    await expect(lab.locator("p")).toHaveText("Here");
    await visit("/lab/first");
    await guard.expectFullLoad(() => lab.reload());
    // Also a load that a script begins is awaited until its document is there.
    await control.answer({ path: "/lab/second", delay: 200 });
    await guard.expectFullLoad(() => lab.evaluate(() => void setTimeout(() => location.assign("/lab/second"))));
    expect(await lab.evaluate(() => document.body.textContent)).toBe("Here");
  });
});

test("an unused allowance and a missing full load are errors; stopped guards keep their findings", async ({
  browser,
  control,
  cms,
}) => {
  await control.page("/lab/good", script(""));
  const findings = await findingsOf({ browser, home: cms.url }, async (lab, guards) => {
    guards.allowConsole(/never said/);
    guards.allowUnknown(/never asked/);
    await lab.goto("/lab/good");
    await expect(guards.expectFullLoad(async () => {}, 100)).rejects.toThrow("none began");
  });
  expect(findings).toEqual([
    "allowConsole(/never said/) matched no message; remove it",
    "allowUnknown(/never asked/) matched no request; remove it",
  ]);
  await test.step("stopped guards keep their findings and ignore later faults", async () => {
    await control.page("/lab/wrong", script("console.error('before')"));
    const ofStopped = await findingsOf({ browser, home: cms.url }, async (lab, guards) => {
      await lab.goto("/lab/wrong");
      await guards.stop();
      await lab.evaluate(() => console.error("after"));
      await lab.reload();
      await guards.stop();
    });
    expect(ofStopped).toEqual([expect.stringContaining("console error: before")]);
  });
});

test("the stand-in never closes an idle connection, so that no request fails", async ({ page }) => {
  const { connection, "keep-alive": limit } = (await page.request.get("/en/contact")).headers();
  expect({ connection, limit }).toEqual({ connection: "keep-alive", limit: undefined });
});
