import { newsCalendarPath, newsListPath } from "../../../shared/api/news.ts";
import { shell } from "../../../shared/face.ts";
import { focusOn } from "../../../shared/focus-on.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { latest } from "../../../shared/latest.ts";
import { announce } from "../../../shared/live.ts";
import { isPlainClick } from "../../../shared/plain-click.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { failure } from "./failure.ts";
import { fetchPart } from "./part.ts";
import { addressWith, dayOf, monthOf } from "./rules.ts";

export default function newsCalendar(
  host: HTMLElement,
  query: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  const calendar = host.querySelector<HTMLElement>("[data-news-month]");
  const list = host.querySelector<HTMLElement>("[data-news-list]");
  if (!calendar)
    throw new IslandError(
      "config",
      `news-calendar on ${nameOf(host)} expects an element with data-news-month, found none.`,
    );
  const { culture } = shell().settings;
  const [beginMonth, beginDay] = [latest(signal), latest(signal)];
  const failed = failure(host, calendar, signal);
  /** The day whose news are listed. */
  let shown = calendar.querySelector<HTMLElement>('[data-day][aria-current="date"]')?.dataset["day"];

  host.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event)) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-month], a[data-day]");
      if (!link || !calendar.contains(link)) return;
      const month = monthOf(link.dataset["month"]);
      const day = dayOf(link.dataset["day"]);
      if (!month && !(day && list)) return;
      event.preventDefault();
      failed.forget();
      if (month) void showMonth(month, link.rel);
      else void showDay(list!, day!, link.href);
    },
    { signal },
  );
  signal.addEventListener("abort", () => {
    calendar.removeAttribute("aria-busy");
    list?.removeAttribute("aria-busy");
  });

  async function showMonth(month: string, rel: string): Promise<void> {
    // Without a link there would be no way on from it.
    const html = await fetchPart(
      calendar!,
      newsCalendarPath(culture, query, month),
      "a[data-month], a[data-day]",
      beginMonth(),
      failed.tell,
    );
    if (html === null) return;
    const hasFocus = calendar!.contains(document.activeElement);
    shell().setHtml(calendar!, html);
    markShown();
    if (hasFocus) focusOn(turnOf(rel) ?? calendar!);
    announce(calendar!.querySelector("caption")?.textContent.trim() || month);
  }

  async function showDay(place: HTMLElement, day: string, link: string): Promise<void> {
    const html = await fetchPart(place, newsListPath(culture, query, day), "*", beginDay(), failed.tell);
    if (html === null) return;
    const active = document.activeElement;
    shell().setHtml(place, html);
    shown = day;
    markShown();
    const address = addressWith(link, location.href);
    // A reload, and who is given the address, find the same news.
    if (address) history.replaceState(history.state, "", address);
    const heading = place.querySelector<HTMLElement>("h1, h2, h3, h4, h5, h6") ?? place;
    // Who has gone elsewhere meanwhile stays there.
    if (active && active !== document.body && !host.contains(active)) return announce(heading.textContent.trim());
    focusOn(heading);
    heading.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  function markShown(): void {
    for (const link of calendar!.querySelectorAll<HTMLElement>("[data-day]")) {
      if (link.dataset["day"] === shown) link.setAttribute("aria-current", "date");
      else link.removeAttribute("aria-current");
    }
  }

  /** The button that leads on the same way, else one that leads back from where the news end. */
  const turnOf = (rel: string): HTMLElement | null =>
    (rel ? calendar.querySelector<HTMLElement>(`a[data-month][rel="${CSS.escape(rel)}"]`) : null) ??
    calendar.querySelector<HTMLElement>("a[data-month]");
}
