// A form of an island that is pressed before the island's code has loaded ends as one that is pressed later.
import { isDeepStrictEqual } from "node:util";
import type { Locator, Page, Request } from "@playwright/test";
import { describedIslands } from "../described-islands.ts";
import { whileStopped } from "../browser/clock.ts";
import type { Control } from "../browser/guard/control.ts";
import { expect, test } from "../browser/guard/test.ts";
import { hold } from "../browser/hold.ts";
import { islandsStarted } from "../browser/islands-started.ts";
import { labHtml, serveLab } from "../browser/lab.ts";
import { signIn } from "../browser/shop/signed-in.ts";
import { dialog, setConsentCookie } from "../browser/shop/visitor.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** The browser loads the answer to these examples, also when the island is live. */
const loadedInFull = [
  "address-picker",
  "change-delivery-address",
  "city-field",
  "culture-switcher",
  "postal-code",
  "prepaid-choice",
  "reference-search",
  "refund",
  "suggestions",
  "variations",
  "wishlist-quantity",
];
/** These islands handle their form in a dialog. */
const inDialogs = ["change-delivery-address", "two-factor", "wishlist-picker", "wishlist-quantity"];
/**
 * Until robot-check is loaded by its field, the server checks the answer. Validation announces an error when the field
 * is left, which is before an early press; shop/phone.spec.ts tests it. The others hide their button once they are live.
 */
const leftOut = ["robot-check", "validation", "saved-choice", "vat-number", "wishlist-text"];
/**
 * These forms stand for the four kinds: the island calls the server, the shell sends the form in place, the browser loads
 * the answer, and the form is in a dialog. The other forms run in the second tier.
 */
const firstTier = ["add-to-cart/1", "facets/1", "refund/1", "wishlist-quantity in a dialog"];
const tierOf = (form: string): string => (firstTier.includes(form) ? "" : " @all");
const inDialog = (name: string): string => `${name} in a dialog`;
/** Answers to the examples, whose products, lines and pages are not those of the stand-in. */
const answers = [
  ...["/en/catalog", "/en/catalog/tag", "/en/catalog/wishlist/list", "/en/shoppingcarts"].map((path) => [path, "GET"]),
  ...[
    "/en/payment",
    "/en/sales/order/ChangeDeliveryAddressRequest",
    "/en/sales/order/customer",
    "/en/sales/refunds",
    "/en/security/twofactorhome/app",
    "/en/shoppingcarts/choose",
  ].map((path) => [path, "POST"]),
  ["/api/v1/shoppingcarts/shoppingcartitems/l1", "DELETE"],
  ["/api/v1/shoppingcarts/shoppingcartitems/l1", "PUT"],
] as [path: string, method: string][];

/** The page also has the message of a changed delivery address, and a step of the two-factor screen. */
const answer = labHtml({
  page: `<h1>Answer</h1><p class="messages"><span class="success">Done</span></p>
<div data-island="two-factor"><p>Done</p></div>`,
});

const islands = (await describedIslands()).filter(({ name }) => !leftOut.includes(name));
const examples = islands.flatMap(({ name, examples }) =>
  examples.flatMap((html, index) =>
    // Nobody can press a button that is folded away.
    /<form[^]*<button/.test(html) && !/<details[^]*<form/.test(html) ? { name, path: `${name}/${index + 1}` } : [],
  ),
);

/** The code of each island, the code that starts islands, and the navigation. */
const code = /\/atoll\/(islands\/|chunks\/atoll-(islands|navigation)\.).*\.js/;

/** Requests of the page that have not ended. */
const pending = new Set<Request>();
/** Number of requests of the page until now. */
let started = 0;

test.beforeEach(async ({ page }) => {
  pending.clear();
  page.on("request", (request) => {
    pending.add(request);
    started++;
  });
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => pending.delete(request));
  await setConsentCookie(page);
  await page.clock.install();
});

const forms = [...examples.map(({ path }) => path), ...inDialogs.map(inDialog)];
for (const form of firstTier)
  if (!forms.includes(form)) throw new Error(`There is no form ${form} for the first tier.`);

for (const { name, path } of examples) {
  test(`NAV-14 NAV-23 a form of ${path} pressed early ends as one pressed later${tierOf(path)}`, async ({
    page,
    visit,
    control,
    guard,
  }) => {
    const open = (): Promise<unknown> => visit(`/islands/frames/${path}`);
    // The example's code is not one of the stand-in.
    if (name === "coupon") guard.allowConsole(/status of 422.*\/coupon/);
    // Here, each answer is a page.
    if (name === "cart-lines") guard.allowConsole(/a change of the cart was not saved. AnswerError/);
    const act = loadedInFull.includes(name) ? guard.expectFullLoad : (press: () => Promise<unknown>) => press();
    await comparePresses({ page, control, open, act });
  });
}

for (const name of inDialogs) {
  const form = inDialog(name);
  test(`NAV-14 NAV-22 a form of ${form} pressed early ends as one pressed later${tierOf(form)}`, async ({
    page,
    visit,
    control,
  }) => {
    const open = async (): Promise<void> => {
      await serveLab(control, { one: { page: `<h1>One</h1><a data-modal href="/islands/frames/${name}/1">Open</a>` } });
      await visit("/lab/one");
      await page.tap("text=Open");
      await expect(dialog(page).locator("form")).toBeVisible();
    };
    const act = (press: () => Promise<unknown>): Promise<unknown> => press();
    await comparePresses({ page, control, open, act, held: /\/atoll\/(islands\/|chunks\/atoll-islands\.).*\.js/ });
  });
}

interface Comparison {
  page: Page;
  control: Control;
  open(): Promise<unknown>;
  /** Runs the press, and waits for the document when the browser loads one. */
  act(press: () => Promise<unknown>): Promise<unknown>;
  held?: RegExp;
}

/** Compares an early press of each button with a later one. */
async function comparePresses(comparison: Comparison): Promise<void> {
  await openLive(comparison);
  const labels = await submitButtons(comparison.page);
  expect(labels).not.toEqual([]);
  for (const [index, label] of labels.entries())
    await test.step(label, async () => {
      if (index > 0) await openLive(comparison);
      await comparePress(comparison, label);
    });
}

/** The page is open, and its islands are live. */
async function comparePress({ page, control, open, act, held = code }: Comparison, label: string): Promise<void> {
  let later: Outcome | undefined;
  // No time passes between typing and the press: what an island looks up after a pause is no part of the outcome.
  await whileStopped(page, async () => {
    await fillFields(page);
    await forgetRequests(page, control);
    const before = await outcome(page, control);
    await act(() => buttonOf(page, label).tap());
    later = await finalOutcome(page, control, before);
  });

  await prepare(page, control);
  const release = await hold(page, held);
  await open();
  await fillFields(page);
  await forgetRequests(page, control);
  // The browser takes over when the code is late: on a slow machine it would be, if the clock went on.
  await whileStopped(page, async () => {
    await buttonOf(page, label).tap({ noWaitAfter: true });
    await page.clock.runFor(100);
    expect((await outcome(page, control)).requests).toEqual([]);
    await act(async () => {
      release();
      await expect.poll(() => nextOutcome(page, control), { intervals: [10] }).toEqual(later);
    });
    // Nothing is sent or announced a second time.
    expect(await finalOutcome(page, control)).toEqual(later);
  });
  await page.unroute(held);
}

async function openLive({ page, control, open }: Comparison): Promise<void> {
  await prepare(page, control);
  await open();
  await allIslandsStarted(page);
}

async function prepare(page: Page, control: Control): Promise<void> {
  await control.reset();
  await signIn(page);
  await Promise.all(answers.map(([path, method]) => control.answer({ path, method, status: 200, body: answer })));
}

/** The texts of the submit buttons that are visible. */
const submitButtons = (page: Page): Promise<string[]> =>
  page
    .locator("form button:visible")
    .evaluateAll((buttons) =>
      (buttons as HTMLButtonElement[]).flatMap(({ type, textContent }) =>
        type === "submit" ? textContent!.trim() : [],
      ),
    );

const buttonOf = (page: Page, label: string): Locator =>
  page.locator("form button:visible").filter({ hasText: new RegExp(`^\\s*${label}\\s*$`) });

/** Also starts the islands that wait for an interaction. */
async function allIslandsStarted(page: Page): Promise<void> {
  await noneLoads(page);
  await islandsStarted(page);
  const waiting = await page.locator("[data-island-state=waiting]").all();
  for (const host of waiting) await host.dispatchEvent("pointerdown");
  await noneLoads(page);
}

/** Waits until each island has a state, none is loading, and no request is under way. */
const noneLoads = (page: Page): Promise<void> =>
  expect
    .poll(
      async () =>
        pending.size +
        (await page.locator("[data-island]:not([data-island-state]), [data-island-state=loading]").count()),
      { intervals: [50] },
    )
    .toBe(0);

async function fillFields(page: Page): Promise<void> {
  const fields = page.locator("form input:visible:not([type=checkbox], [type=radio], [type=file], [type=range])");
  const values = await fields.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  for (const [index, value] of values.entries()) if (!value) await fields.nth(index).fill("10");
}

/** Starts counting requests and announcements. */
async function forgetRequests(page: Page, control: Control): Promise<void> {
  await page.evaluate(countEvents);
  counted.set(page, (await control.log()).length);
}

const counted = new WeakMap<Page, number>();

/** Runs in the page. */
function countEvents(): void {
  const events: string[] = ((window as unknown as { labEvents: string[] }).labEvents = []);
  for (const type of ["page:loaded", "page:error", "island:error", "cart:changed", "wishlist:changed"])
    document.addEventListener(type, () => events.push(type));
}

/** The result of a press: what the visitor sees, and the requests that the server gets. */
async function outcome(page: Page, control: Control) {
  const log = (await control.log()).slice(counted.get(page));
  const requests = log
    // Islands read their data at their own time.
    .filter(({ method, path }) => method !== "GET" || !path.startsWith("/api/"))
    .map(({ method, path, search, body, dest }) => [method, path + search, body, dest].join(" "));
  return { requests, ...(await page.evaluate(readPage).catch(() => undefined)) };
}

/** The outcome after the next moment. */
async function nextOutcome(page: Page, control: Control) {
  await passMoment(page);
  return outcome(page, control);
}

/** Time passes only while no code and no answer is under way. A page that is being left cannot run timers. */
async function passMoment(page: Page): Promise<void> {
  if (pending.size === 0) await page.clock.runFor(50).catch(() => undefined);
}

/**
 * The outcome once it differs from `before` and no longer changes: no request is under way or begins, and neither a
 * transition nor a timer of the next two seconds changes it. Code that came during the first second may start a timer
 * that ends in the second one.
 */
async function finalOutcome(page: Page, control: Control, before?: Outcome): Promise<Outcome> {
  let final: Outcome | undefined;
  const isFinal = async (): Promise<boolean> => {
    // A form stays busy until its island has used the answer.
    if (pending.size > 0 || (await page.locator("form[aria-busy=true]").count()) > 0) return false;
    const startedBefore = started;
    const first = await outcome(page, control);
    if (isDeepStrictEqual(first, before)) {
      await passMoment(page);
      return false;
    }
    const hasPassed = await passSecond(page)
      .then(() => passSecond(page))
      .then(
        () => true,
        () => false,
      );
    final = await outcome(page, control);
    return hasPassed && pending.size === 0 && started === startedBefore && isDeepStrictEqual(first, final);
  };
  await expect.poll(isFinal, { intervals: [20] }).toBe(true);
  return final!;
}

/** Runs the timers and frames of one second, and waits for transitions. */
async function passSecond(page: Page): Promise<void> {
  await page.clock.runFor(1_000);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

type Outcome = Awaited<ReturnType<typeof outcome>>;

/** Runs in the page. */
function readPage() {
  const textOf = (selector: string): string =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent!.replace(/\s+/g, " ").trim()).join();
  return {
    url: location.href,
    heading: textOf("h1"),
    dialog: textOf("dialog[open]"),
    announced: textOf("[id^=atoll-live]"),
    cuts: textOf(".atoll-cut"),
    events: (window as unknown as { labEvents?: string[] }).labEvents,
  };
}
