import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emit } from "../../../shared/events.ts";
import { setSettings } from "../../../shell/core/settings.ts";
import { readSettings } from "../../../shared/settings.ts";
import { body, counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

const choice = (marketing: boolean) => ({ stamp: "v1", preferences: false, statistics: false, marketing });

beforeEach(() =>
  setSettings({
    ...readSettings(document),
    system: "Shop",
    consent: { ...readSettings(document).consent, stamp: "v1" },
  }),
);
afterEach(() => {
  document.body.replaceChildren();
  document.cookie = "ShopCookieConsent=; expires=Thu, 01 Jan 1970 00:00:00 GMT";
  vi.unstubAllGlobals();
});

async function begin(when: string): Promise<{ host: HTMLElement; mounted(): Promise<number>; sweep(): void }> {
  const cup = counter();
  const host = body(`<div data-island="cup" data-island-when="${when}"><button>x</button></div>`);
  const islands = pageOf({ cup });
  islands.scan();
  await settledPromises();
  return { host, mounted: () => settledPromises().then(() => cup.on), sweep: () => islands.sweep(host) };
}

test("load: an island mounts at once", async () => expect(await (await begin("load")).mounted()).toBe(1));

test("idle: an island mounts when the browser is idle, with a timeout of two seconds", async () => {
  const idle = vi.fn((_go: () => void, _options: object) => 7);
  vi.stubGlobal("requestIdleCallback", idle);
  vi.stubGlobal("cancelIdleCallback", vi.fn());
  const { mounted } = await begin("idle");
  expect(await mounted()).toBe(0);
  expect(idle.mock.calls[0]![1]).toEqual({ timeout: 2_000 });
  idle.mock.calls[0]![0]();
  expect(await mounted()).toBe(1);
});

test("idle: sweeping an island cancels its idle callback", async () => {
  const cancel = vi.fn();
  vi.stubGlobal("requestIdleCallback", () => 7);
  vi.stubGlobal("cancelIdleCallback", cancel);
  (await begin("idle")).sweep();
  expect(cancel).toHaveBeenCalledWith(7);
});

test("idle: without requestIdleCallback an island mounts after a timer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { mounted } = await begin("idle");
  vi.runAllTimers();
  vi.useRealTimers();
  expect(await mounted()).toBe(1);
});

test.each(["pointerdown", "focusin", "keydown"])(
  "interaction: an island mounts once, at the first %s inside it",
  async (type) => {
    const { host, mounted } = await begin("interaction");
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(await mounted()).toBe(0);
    for (let time = 0; time < 2; time++) host.firstElementChild!.dispatchEvent(new Event(type, { bubbles: true }));
    expect(await mounted()).toBe(1);
  },
);

test("interaction: an island that contains the focus mounts at once", async () => {
  const cup = counter();
  const host = body(`<div data-island="cup" data-island-when="interaction"><button>x</button></div>`);
  host.querySelector("button")!.focus();
  pageOf({ cup }).scan();
  await settledPromises();
  expect(cup.on).toBe(1);
});

test("interaction: a swept island no longer listens", async () => {
  const { host, mounted, sweep } = await begin("interaction");
  sweep();
  host.dispatchEvent(new Event("pointerdown"));
  expect(await mounted()).toBe(0);
});

test("media: an island mounts when its query starts to match", async () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  const matchMedia = vi.fn((query: string) => (query.startsWith("not ") ? { matches: !list.matches } : list));
  vi.stubGlobal("matchMedia", matchMedia);
  const { mounted } = await begin("media(min-width: 40em)");
  expect(matchMedia).toHaveBeenCalledWith("(min-width: 40em)");
  list.dispatchEvent(new Event("change"));
  expect(await mounted()).toBe(0);
  list.matches = true;
  list.dispatchEvent(new Event("change"));
  list.dispatchEvent(new Event("change"));
  expect(await mounted()).toBe(1);
});

test("consent: an island waits until its category is accepted", async () => {
  const { mounted } = await begin("consent(marketing)");
  emit(document, "Manager:setCookieConsent", { ...choice(false), statistics: true });
  expect(await mounted()).toBe(0);
  emit(document, "Manager:setCookieConsent", choice(true));
  expect(await mounted()).toBe(1);
});

test("consent: an island mounts at once if its category was accepted on an earlier page", async () => {
  document.cookie = `ShopCookieConsent=${encodeURIComponent(JSON.stringify(choice(true)))}`;
  expect(await (await begin("consent(marketing)")).mounted()).toBe(1);
});

test("consent: a swept island does not mount on later consent", async () => {
  const { mounted, sweep } = await begin("consent(marketing)");
  sweep();
  emit(document, "Manager:setCookieConsent", choice(true));
  expect(await mounted()).toBe(0);
});
