import { fetchNewsDay, fetchNewsMonth } from "../../../shared/api/news.ts";
import { shell } from "../../../shared/shell-api.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import { awaitPart } from "./await-part.ts";
import type definition from "./definition.ts";
import { type ErrorMessage, errorMessage } from "./error-message.ts";
import { listAddress, parseDay, parseMonth } from "./rules.ts";

interface NewsCalendar {
  host: HTMLElement;
  calendar: HTMLElement;
  query: Config<typeof definition.config>;
  error: ErrorMessage;
  /** Starts a request for a month, and aborts the previous one. */
  beginMonth(): AbortSignal;
  /** Starts a request for the news of a day, and aborts the previous one. */
  beginDay(): AbortSignal;
  /** The day whose news is listed, as `2026-11-05`. */
  currentDay: string | undefined;
}

export default function newsCalendar(
  host: HTMLElement,
  query: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  const calendar = host.querySelector<HTMLElement>("[data-news-month]")!;
  const list = host.querySelector<HTMLElement>("[data-news-list]");
  const error = errorMessage(host, calendar, signal);
  const news: NewsCalendar = {
    host,
    calendar,
    query,
    error,
    beginMonth: abortPrevious(signal),
    beginDay: abortPrevious(signal),
    currentDay: calendar.querySelector<HTMLElement>('[data-day][aria-current="date"]')?.dataset["day"],
  };

  host.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event)) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-month], a[data-day]");
      if (!link || !calendar.contains(link)) return;
      const month = parseMonth(link.dataset["month"]);
      const day = parseDay(link.dataset["day"]);
      if (!month && !(day && list)) return;
      event.preventDefault();
      error.hide();
      if (month) void showMonth(news, month, link.rel);
      else void showDay(news, list!, day!, link.href);
    },
    { signal },
  );
  signal.addEventListener("abort", () => {
    calendar.removeAttribute("aria-busy");
    list?.removeAttribute("aria-busy");
  });
}

async function showMonth(news: NewsCalendar, month: string, rel: string): Promise<void> {
  const { calendar, query, error } = news;
  const signal = news.beginMonth();
  const html = await awaitPart(calendar, fetchNewsMonth(query, month, signal), signal, error.show);
  if (html === null) return;
  const hasFocus = calendar.contains(document.activeElement);
  shell().setHtml(calendar, html);
  markDay(calendar, news.currentDay);
  if (hasFocus) focusElement(monthLink(calendar, rel) ?? calendar);
  announce(calendar.querySelector("caption")?.textContent.trim() || month);
}

async function showDay(news: NewsCalendar, list: HTMLElement, day: string, link: string): Promise<void> {
  const { host, calendar, query, error } = news;
  const signal = news.beginDay();
  const html = await awaitPart(list, fetchNewsDay(query, day, signal), signal, error.show);
  if (html === null) return;
  const active = document.activeElement;
  shell().setHtml(list, html);
  news.currentDay = day;
  markDay(calendar, day);
  const address = listAddress(link, location.href);
  // A reload, or a shared address, must show the same news.
  if (address) history.replaceState(history.state, "", address);
  const heading = list.querySelector<HTMLElement>("h1, h2, h3, h4, h5, h6") ?? list;
  // The focus stays where it is if the visitor has moved it out of the island meanwhile.
  if (active && active !== document.body && !host.contains(active)) return announce(heading.textContent.trim());
  focusElement(heading);
  heading.scrollIntoView({ block: "nearest", behavior: "instant" });
}

function markDay(calendar: HTMLElement, day: string | undefined): void {
  for (const link of calendar.querySelectorAll<HTMLElement>("[data-day]")) {
    if (link.dataset["day"] === day) link.setAttribute("aria-current", "date");
    else link.removeAttribute("aria-current");
  }
}

/** The link to the next month in the same direction; at the first or last month, the link in the other direction. */
const monthLink = (calendar: HTMLElement, rel: string): HTMLElement | null =>
  (rel ? calendar.querySelector<HTMLElement>(`a[data-month][rel="${CSS.escape(rel)}"]`) : null) ??
  calendar.querySelector<HTMLElement>("a[data-month]");
