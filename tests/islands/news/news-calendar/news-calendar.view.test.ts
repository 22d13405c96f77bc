import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/news/news-calendar/definition.ts";
import newsCalendar from "../../../../islands/news/news-calendar/news-calendar.ts";
import { island } from "../../../../shared/island/mount.ts";
import { settledPromises } from "../../../unit/stand-ins/islands.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));

const month = (
  name: string,
  links = '<a rel="prev" data-month="10/2026" href="/en/news?month=10/2026">before</a><a rel="next" data-month="12/2026" href="/en/news?month=12/2026">after</a>',
): string =>
  `${links}<table><caption>${name}</caption><tbody><tr><td><a data-day="2026-11-05" href="/en/news?day=2026-11-05">5</a></td><td><a data-day="2026-11-17" href="/en/news?day=2026-11-17">17</a></td></tr></tbody></table>`;
const page = `<div data-category-ids="1, 2" id="host"><div data-news-month="">${month("November")}</div><div data-news-list=""><h2>Latest</h2></div></div><input>`;

type Answer = (body: string | number, type?: string) => Promise<void>;
/** Pending requests by path. */
let pending: Map<string, Answer>;
let abort: AbortController;
let leave: () => void;

const settled = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await settledPromises();
};
const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const press = (selector: string): void => {
  find(selector).focus();
  find(selector).click();
};
const caption = (): string | null => find("caption").textContent;
const alerts = (): (string | null)[] =>
  [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);
const answer = (path: string, ...request: Parameters<Answer>): Promise<void> => pending.get(path)!(...request);
const calendar = (to: string): string => `/en/widget/news/calendar/1,2/false/3/${to}`;
const list = (day: string): string => `/en/widget/news/newslist/1,2/false/3/${day}`;

function mount(html = page): void {
  document.body.innerHTML = html;
  leave = island(definition, newsCalendar)(find("#host"), {
    signal: abort.signal,
    id: "news-calendar-1",
    fail: vi.fn(),
  }) as () => void;
}

beforeEach(() => {
  abort = new AbortController();
  pending = new Map();
  const shell = standInShell({ culture: "en" });
  vi.mocked(shell.setHtml).mockImplementation((target, html) => void (target.innerHTML = html as string));
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal(
    "fetch",
    vi.fn(
      (path: string, { signal }: RequestInit) =>
        new Promise((resolve, reject) => {
          signal!.addEventListener("abort", () => reject(signal!.reason as Error));
          pending.set(path, async (body, type = "text/html") => {
            if (typeof body === "number" && !body) reject(new TypeError("broken"));
            else
              resolve(
                new Response(typeof body === "string" ? body : "<p>Oops</p>", {
                  status: typeof body === "string" ? 200 : body,
                  headers: { "Content-Type": type },
                }),
              );
            await settled();
          });
        }),
    ),
  );
  history.replaceState(null, "", "/en/news");
  mount();
});
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("NEW-01 a month loads in place, the last click wins, and the focus stays", async () => {
  press("[rel=prev]");
  expect(find("[data-news-month]").getAttribute("aria-busy")).toBe("true");
  press("[rel=next]");
  await answer(calendar("10/2026"), month("October"));
  expect(caption()).toBe("November");
  expect(find("[data-news-month]").getAttribute("aria-busy")).toBe("true");
  await answer(calendar("12/2026"), month("December"));
  expect(caption()).toBe("December");
  expect(document.activeElement).toBe(find("[rel=next]"));
  expect(find("[data-news-month]").hasAttribute("aria-busy")).toBe(false);
  expect(location.search).toBe("");
  press("[rel=prev]");
  await answer(calendar("10/2026"), month("August", '<a rel="next" data-month="9/2026" href="#">after</a>'));
  expect(document.activeElement).toBe(find("[rel=next]"));
});

test("NEW-01 focus that moves elsewhere while a month loads stays there", async () => {
  press("[rel=prev]");
  find("input").focus();
  await answer(calendar("10/2026"), month("October"));
  expect(caption()).toBe("October");
  expect(document.activeElement).toBe(find("input"));
});

test.each([
  ["an error 500", 500],
  ["an error 404", 404],
  ["a network error", 0],
  ["an empty response", ""],
  ["a response without a calendar", "<p>Under maintenance</p>"],
  ["a month without links", "<table><caption>October</caption></table>"],
  ["a whole page", `<!doctype html><html><body>${month("October")}</body></html>`],
  ["JSON", '{"month":10}', "application/json"],
] as const)("NEW-01 the month stays and one alert appears after %s", async (_what, body, type?: string) => {
  press("[rel=prev]");
  await answer(calendar("10/2026"), body, type);
  // Poll: the code that detects a login page loads on demand.
  await expect.poll(alerts).toEqual(["Core.Error"]);
  expect(caption()).toBe("November");
  expect(find("[data-news-month]").nextElementSibling).toBe(find("[role=alert]"));
  expect(document.activeElement).toBe(find("[rel=prev]"));
  expect(find("[data-news-month]").hasAttribute("aria-busy")).toBe(false);
  press("[rel=prev]");
  expect(alerts()).toEqual([]);
  await answer(calendar("10/2026"), month("October"));
  expect([caption(), alerts()]).toEqual(["October", []]);
});

test("NEW-02 a chosen day lists its news, is marked and in the URL, and moves the focus", async () => {
  press("[data-day='2026-11-17']");
  press("[data-day='2026-11-05']");
  await answer(list("2026-11-17"), "<h2>Of the 17th</h2>");
  expect(find("[data-news-list]").textContent).toBe("Latest");
  await answer(list("2026-11-05"), "<h2>Of the 5th</h2><p>&lt;img src=x onerror=alert(1)&gt;</p>");
  expect(document.activeElement?.textContent).toBe("Of the 5th");
  expect(find("[data-news-list]").querySelector("img")).toBeNull();
  expect(location.search).toBe("?day=2026-11-05");
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>("[aria-current=date]")].map(({ dataset }) => dataset["day"]);
  expect(marked()).toEqual(["2026-11-05"]);
  press("[rel=prev]");
  await answer(calendar("10/2026"), month("November again"));
  expect(marked()).toEqual(["2026-11-05"]);
  press("[data-day='2026-11-17']");
  await answer(list("2026-11-17"), "");
  expect([marked(), alerts(), location.search]).toEqual([["2026-11-05"], ["Core.Error"], "?day=2026-11-05"]);
});

test.each([
  ["an error 500", 500],
  ["an unknown day", 404],
  ["a network error", 0],
  ["an empty response", ""],
  ["a whole page", "<!doctype html><html><body><h2>Hello</h2></body></html>"],
  ["JSON", "{}", "application/json"],
] as const)("NEW-02 the listed news stays and one alert appears after %s", async (_what, body, type?: string) => {
  press("[data-day='2026-11-17']");
  await answer(list("2026-11-17"), body, type);
  // Poll: the code that detects a login page loads on demand.
  await expect.poll(alerts).toEqual(["Core.Error"]);
  expect([find("[data-news-list]").textContent, caption(), location.search]).toEqual(["Latest", "November", ""]);
  expect(find("[data-news-list]").hasAttribute("aria-busy")).toBe(false);
  press("[data-day='2026-11-17']");
  expect(alerts()).toEqual([]);
  await answer(list("2026-11-17"), "<h2>Of the 17th</h2>");
  expect([find("[data-news-list]").textContent, alerts()]).toEqual(["Of the 17th", []]);
});

test("NEW-02 loading a day's news does not move the focus from a typing user", async () => {
  history.replaceState(null, "", "/en");
  press("[data-day='2026-11-05']");
  find("input").focus();
  await answer(list("2026-11-05"), "<h2>Of the 5th</h2>");
  expect(document.activeElement).toBe(find("input"));
  expect(location.pathname + location.search).toBe("/en");
});

test("NEW-01 NEW-02 modified clicks, invalid months and days without a list are left to the browser", () => {
  const clickIsHandled = (selector: string, init: MouseEventInit = {}): boolean => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    let isShown = true;
    document.body.addEventListener("click", (event) => (isShown = event.defaultPrevented), { once: true });
    find(selector).dispatchEvent(click);
    return !isShown;
  };
  expect(clickIsHandled("[rel=prev]", { ctrlKey: true })).toBe(true);
  find("[rel=prev]").dataset["month"] = "soon";
  expect(clickIsHandled("[rel=prev]")).toBe(true);
  abort.abort();
  abort = new AbortController();
  mount(page.replace(/<div data-news-list.*?<\/div>/, ""));
  expect(clickIsHandled("[data-day='2026-11-05']")).toBe(true);
  expect(pending.size).toBe(0);
});

test("NEW-01 NEW-02 leaving the page restores it and cancels requests", async () => {
  const html = document.body.innerHTML;
  press("[rel=prev]");
  press("[data-day='2026-11-05']");
  abort.abort();
  leave();
  await settled();
  expect(document.body.innerHTML).toBe(html);
  expect(console.warn).not.toHaveBeenCalled();
  abort = new AbortController();
  mount();
  press("[rel=prev]");
  await answer(calendar("10/2026"), 500);
  expect(alerts()).toHaveLength(1);
  abort.abort();
  expect(document.body.innerHTML).toBe(html);
});

test("NEW-01 ERR-06 a calendar without data-news-month throws", () => {
  expect(() => mount('<div id="host" data-category-ids="1"></div>')).toThrow(
    /news-calendar on .* expects an element with `data-news-month` in it/,
  );
});
