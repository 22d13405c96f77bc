import { autoplay } from "../../../shared/autoplay.ts";
import { element } from "../../../shared/element.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { texts, withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { pauseButton } from "../../../shared/pause-button.ts";
import { isPlainClick } from "../../../shared/plain-click.ts";
import { serviceNames, videoOf } from "../../../shared/video/service.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import type { Film, FilmEvent } from "./film.ts";
import { ownFilm } from "./own-film.ts";
import { askedAfter, begins } from "./rules.ts";
import { serviceFilm } from "./service-film.ts";

export default function videoBanner(
  host: HTMLElement,
  { muted, start, title }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const own = host.querySelector("video");
  const link = own ? null : host.querySelector<HTMLAnchorElement>("a[href]");
  const found = link && videoOf(link.href);
  if (!own && !found)
    throw new IslandError(
      "config",
      `video-banner on ${nameOf(host)} expects a video, or a link to one on YouTube or Vimeo, in it, got ${link ? `"${link.getAttribute("href")}"` : "neither"}.`,
    );
  const note = element("span", "atoll-banner-note");
  note.setAttribute("role", "status");
  let asked: "play" | "rest" | undefined;
  let said: "play" | "pause" | undefined;
  let plays = false;
  let hasFailed = false;

  const isAllowed = (): boolean => own !== null || shell().consent?.marketing === true;
  const name = (): string =>
    title ||
    link?.ariaLabel ||
    link?.textContent?.trim() ||
    link?.querySelector("img")?.alt ||
    (texts()?.("Video.Title") ?? "");
  const film: Film = own ? ownFilm(own, muted, hear, signal) : serviceFilm(host, link!, found!, muted, name, hear);
  const button = pauseButton(() => ask(motion.isMeant ? "rest" : "play"), signal);
  host.append(button.element, note);

  function hear(event: FilmEvent): void {
    hasFailed = event === "failed";
    // What it now lies over loses the focus.
    if (event === "playing" && link === document.activeElement) button.element.focus({ preventScroll: true });
    // Until the visitor presses the button.
    if (event !== "playing") ask("rest");
    write();
  }
  function ask(wish: typeof asked): void {
    asked = wish;
    if (wish === "play") hasFailed = false;
    motion.ask(wish);
  }
  function write(): void {
    const t = texts();
    if (!t) return;
    const isMeant = motion.isMeant;
    button.show(
      isMeant ? t("Video.Pause") : isAllowed() ? t("Video.Play") : t("Video.PlayFrom", serviceNames[found!.service]),
      isMeant,
    );
    const text = hasFailed ? t("Video.Failed") : "";
    if (note.textContent !== text) note.textContent = text;
  }
  const motion = autoplay(
    host,
    {
      begins: () => begins({ start, said, isMuted: muted, isAllowed: isAllowed() }),
      looked: [],
      tell(_, now) {
        if (now !== plays) {
          plays = now;
          if (now) film.play();
          else film.pause();
        }
        write();
      },
    },
    signal,
  );

  // A word of the page counts for the banners that its event goes through, stands in, or was said to all of.
  for (const word of ["play", "pause"] as const) {
    document.addEventListener(
      `video:${word}`,
      ({ target }) => {
        if (target instanceof Element && !target.contains(host) && !host.contains(target)) return;
        said = word;
        ask(askedAfter(asked, word));
      },
      { signal },
    );
  }
  on(
    document,
    "Manager:setCookieConsent",
    () => {
      motion.decide();
      // What is no longer allowed is not only paused: its service would go on to hear of the visitor.
      if (!isAllowed() && asked !== "play") film.end();
    },
    signal,
  );
  link?.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event) || hasFailed) return;
      event.preventDefault();
      ask("play");
      button.element.focus({ preventScroll: true });
    },
    { signal },
  );
  const stopTexts = withTexts(write);

  return () => {
    film.end();
    stopTexts();
    button.element.remove();
    note.remove();
  };
}
