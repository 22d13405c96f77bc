// Each guard on a page that is wrong on purpose: a guard that never speaks up would make every other test worth less.
import type { Browser, Page } from "@playwright/test";
import { frame } from "./frame.ts";
import { type Guards, watch } from "./guard/guards.ts";
import { expect, test } from "./guard/test.ts";

const page = (body: string): string => `<!doctype html><html lang="en"><title>Lab</title><body>${body}</body></html>`;
const script = (code: string): string => page(`<p>Text</p><script nonce="{{nonce}}">${code}</script>`);

/** Runs `act` on a page with guards of its own, since those of the test would rightly fail it; gives their findings. */
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

/** A page that comes in place some time after it was asked for. */
const comes = (then: string): string =>
  script(
    "document.body.insertAdjacentHTML('beforeend', '<main id=page>Page</main><footer>Foot</footer>');" +
      "const box = document.createElement('div'); box.style.cssText = 'height: 300px';" +
      `requestAnimationFrame(() => setTimeout(() => { document.dispatchEvent(new Event('page:swap')); ${then}; }, 100))`,
  );

/** A page of which a part moves upon what is typed, selected, dropped or pasted, sooner or later. */
const answers = (how: string): string =>
  page(`<input><select><option>One</option><option>Two</option></select><main>${"Page<br>".repeat(10)}</main>`) +
  `<script nonce="{{nonce}}">document.oninput = document.ondrop = document.onpaste = () => { const move = () => (document.querySelector("input").style.marginBottom = "300px"); ${how}; };</script>`;

interface Wrong {
  what: string;
  html: string;
  headers?: Record<string, string>;
  act?: (lab: Page) => Promise<unknown>;
  finding: string;
}

const wrong: Wrong[] = [
  { what: "an error in the console", html: script("console.error('it broke')"), finding: "console error: it broke" },
  {
    what: "a warning of ours",
    html: script("console.warn('[atoll] no such island')"),
    finding: "console warning: [atoll] no such island",
  },
  {
    what: "an uncaught error",
    html: script("throw new Error('nobody caught it')"),
    finding: "uncaught: Error: nobody caught it",
  },
  {
    what: "a rejection",
    html: script("Promise.reject(new Error('nobody listened'))"),
    finding: "uncaught: Error: nobody listened",
  },
  {
    what: "a request for what the stand-in does not know",
    html: script("fetch('/no/such/thing?a=1')"),
    finding: "request for what the stand-in does not know: GET /no/such/thing?a=1",
  },
  {
    what: "a request to another host",
    html: page(`<img src="https://elsewhere.example/a.png" alt="">`),
    finding: "request to another host: GET https://elsewhere.example/a.png",
  },
  {
    what: "what the content security policy blocks",
    html: script("document.body.append(Object.assign(document.createElement('script'), { text: 'void 0' }))"),
    headers: { "content-security-policy": "default-src 'self'; script-src 'nonce-{{nonce}}'" },
    finding: "content security policy: script-src-elem blocked inline",
  },
  {
    what: "a script that loads the page again",
    html: script("if (!location.search) location.search = '?again'"),
    finding: "full page load that the test did not announce: GET",
  },
  {
    what: "a layout that shifts",
    html: script(
      "const box = document.createElement('div'); box.style.cssText = 'height: 300px';" +
        "requestAnimationFrame(() => setTimeout(() => document.body.prepend(box), 100))",
    ),
    finding: "layout shifted by 0.",
  },
  {
    what: "a layout that shifts long after something was typed",
    html: answers("setTimeout(move, 600)"),
    act: (lab) => lab.fill("input", "typed"),
    finding: "<main></main>",
  },
  {
    what: "what stands after a page, and moves later than it came",
    html: comes("requestAnimationFrame(() => setTimeout(() => document.querySelector('#page').append(box), 100))"),
    finding: "<footer></footer>",
  },
  {
    what: "a page that moves as it comes",
    html: comes("document.querySelector('#page').before(box)"),
    finding: '<main id="page">',
  },
];

test("the guards are silent on a good page, and each names what is wrong on another", async ({
  browser,
  control,
  cms,
}) => {
  await control.page("/lab/good", script("console.log('fine'); console.warn('of someone else')"));
  await findingsOf({ browser, home: cms.url }, async (lab, guards) => {
    await lab.goto("/lab/good");
    await lab.evaluate(() => history.pushState(null, "", "/lab/other"));
    expect(await guards.findings()).toEqual([]);
    for (const { what, html, headers, act, finding } of wrong) {
      await test.step(what, async () => {
        await control.page("/lab/wrong", html, { headers });
        expect(await guards.findings()).not.toContainEqual(expect.stringContaining(finding));
        await guards.ownLoad(() => lab.goto("/lab/wrong"));
        await act?.(lab);
        await expect.poll(() => guards.findings()).toContainEqual(expect.stringContaining(finding));
      });
    }
  });
});

test("what a test allows, announces or loads itself, passes", async ({ page: lab, guard, visit, control }) => {
  await test.step("what it allows", async () => {
    await control.page("/lab/allowed", script("console.error('known'); fetch('/no/such/thing')"));
    guard.allowConsole(/known/);
    guard.allowConsole(/404/);
    guard.allowUnknown(/no\/such\/thing/);
    // Said after the answer.
    const told = lab.waitForEvent("console", (line) => line.text().includes("404"));
    await visit("/lab/allowed");
    await told;
  });

  await test.step("what stands after a page that comes, however late", async () => {
    await control.page("/lab/comes", comes("document.querySelector('#page').append(box)"));
    await visit("/lab/comes");
    await expect(lab.locator("#page > div")).toBeVisible();
  });

  await test.step("what moves upon what it fills in, selects, drops or pastes", async () => {
    await control.page("/lab/typed", answers("move()"));
    const give = (type: string) => () => lab.dispatchEvent("main", type);
    for (const act of [
      () => lab.fill("input", "typed"),
      () => lab.selectOption("select", "Two"),
      give("drop"),
      give("paste"),
    ]) {
      await visit("/lab/typed");
      await act();
      // It is drawn, and told.
      for (let time = 0; time < 2; time++) await frame(lab);
    }
  });

  await test.step("a full load that it announces, and a page that it loads itself", async () => {
    await control.page("/lab/first", page(`<a href="/lab/second">Second</a>`));
    await control.page("/lab/second", page(`<p>Here</p>`));
    await visit("/lab/first");
    await guard.expectFullLoad(() => lab.click("a"));
    await expect(lab.locator("p")).toHaveText("Here");
    await visit("/lab/first");
    await guard.expectFullLoad(() => lab.reload());
  });
});

test("an allowance for nothing is named, and an announced full load that does not come is an error", async ({
  browser,
  control,
  cms,
}) => {
  await control.page("/lab/good", script(""));
  const findings = await findingsOf({ browser, home: cms.url }, async (lab, guards) => {
    guards.allowConsole(/never said/);
    guards.allowUnknown(/never asked/);
    guards.allowShift("the banner grows");
    await lab.goto("/lab/good");
    await expect(guards.expectFullLoad(async () => {})).rejects.toThrow("none began");
  });
  expect(findings).toEqual([
    "allowConsole(/never said/) matched no message; remove it",
    "allowUnknown(/never asked/) matched no request; remove it",
    'allowShift("the banner grows") was not needed; remove it',
  ]);
});

test("guards that were sent home have judged: what they found stays found, and what comes later passes", async ({
  browser,
  control,
  cms,
}) => {
  await control.page("/lab/wrong", script("console.error('before')"));
  const findings = await findingsOf({ browser, home: cms.url }, async (lab, guards) => {
    await lab.goto("/lab/wrong");
    await guards.sendHome();
    await lab.evaluate(() => console.error("after"));
    await lab.reload();
    await guards.sendHome();
  });
  expect(findings).toEqual([expect.stringContaining("console error: before")]);
});

test("the stand-in never ends an idle connection, as the request sent on it in that moment would fail", async ({
  page,
}) => {
  const { connection, "keep-alive": limit } = (await page.request.get("/en/contact")).headers();
  expect({ connection, limit }).toEqual({ connection: "keep-alive", limit: undefined });
});
