import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Countdown from "../../../../islands/content/countdown/countdown.tsx";
import definition from "../../../../islands/content/countdown/definition.ts";
import { island } from "../../../../shared/island/mount.ts";
import { reactView } from "../../../../shared/island/react.tsx";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const reloadPage = vi.hoisted(() => vi.fn(async () => true));
vi.mock("../../../../shared/page/reload-page.ts", () => ({ reloadPage }));
const translations = vi.hoisted(() => ({ isHere: true, listeners: new Set<() => void>() }));
vi.mock("../../../../shared/i18n/texts.ts", () => {
  const t = (key: string, ...values: unknown[]): string => [key.split(".")[1], ...values].join(" ");
  return {
    texts: () => (translations.isHere ? t : null),
    readyTexts: () => (translations.isHere ? t : null),
    subscribe: (listener: () => void) => (
      translations.listeners.add(listener),
      () => translations.listeners.delete(listener)
    ),
  };
});

const content = "31 January, <18:00>";
let abort: AbortController;
beforeEach(() => {
  abort = new AbortController();
  standInShell({ locale: "en" });
  reloadPage.mockClear();
});
afterEach(() => document.body.replaceChildren());

function show(end: string): { host: HTMLElement; unmount(): void } {
  const host = document.body.appendChild(document.createElement("time"));
  host.dataset["end"] = end;
  host.append(content);
  const unmount = island(definition, reactView(Countdown, definition.fallback))(host, {
    signal: abort.signal,
    id: "countdown-1",
    fail: vi.fn(),
  });
  return { host, unmount: () => (abort.abort(), unmount()) };
}
const inMs = (left: number): string => new Date(Date.now() + left).toISOString();

test("CNT-04 the clock shows days to seconds, with the page's text as its accessible name", () => {
  const { host, unmount } = show(inMs(90_061_900));
  const clock = host.querySelector("[role=timer]")!;
  expect(clock.textContent).toBe("01 Days 1 01 Hours 1 01 Minutes 1 02 Seconds 2 ");
  expect([clock.getAttribute("aria-label"), clock.getAttribute("aria-live")]).toEqual([`Until ${content}`, "off"]);
  unmount();
  expect(host.textContent).toBe(content);
  expect(host.childElementCount).toBe(0);
});

test("CNT-04 the page's own text is shown until the texts have loaded", async () => {
  translations.isHere = false;
  const { host, unmount } = show(inMs(5_000));
  expect(host.textContent).toBe(content);
  translations.isHere = true;
  for (const listener of translations.listeners) listener();
  await vi.waitFor(() => expect(host.querySelector("[role=timer]")).not.toBeNull());
  unmount();
});

test("CNT-04 the page reloads once at the end; an expired countdown only shows the end text", async () => {
  const { host, unmount } = show(inMs(400));
  expect(host.textContent).toContain("01 Seconds 1");
  await vi.waitFor(() => expect(host.textContent).toBe("Over"), 5_000);
  expect(reloadPage).toHaveBeenCalledOnce();
  unmount();
  abort = new AbortController();
  const again = show(inMs(0));
  expect(again.host.textContent).toBe("Over");
  again.unmount();
  expect(reloadPage).toHaveBeenCalledOnce();
});

test.each(["2027-01-31T18:00:00", "31/01/2027"])(
  "CNT-04 the invalid end %j is reported, and the page's text stays",
  (end) => {
    expect(() => show(end)).toThrow(
      `countdown on <time>: data-end expects an ISO time with offset, such as 2027-01-31T18:00:00+01:00, got "${end}".`,
    );
    expect(document.body.firstElementChild!.textContent).toBe(content);
  },
);
