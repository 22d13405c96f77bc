import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import { on } from "../../../shared/events.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { videoOf } from "../../../shared/video/service.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { bannerControls } from "./banner-controls.ts";
import type definition from "./definition.ts";
import { playback, type VideoSource } from "./playback.ts";

export default function videoBanner(
  host: HTMLElement,
  { muted, start, title }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const source = findVideo(host);
  const { link, linked } = source;
  const video = playback(
    host,
    source,
    {
      isMuted: muted,
      start,
      title,
      onPlaying() {
        // The player covers the link and makes it inert, so move the focus away from it.
        if (link && link === document.activeElement) controls.focus();
      },
      onChange: () => controls.render(),
    },
    signal,
  );
  const controls = bannerControls(host, video, linked?.service, signal);

  listenToCommands(host, video.command, signal);
  on(document, "Manager:setCookieConsent", video.updateConsent, signal);
  link?.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event) || video.state().hasFailed) return;
      event.preventDefault();
      video.choose("play");
      controls.focus();
    },
    { signal },
  );

  return () => {
    video.end();
    controls.remove();
  };
}

function findVideo(host: HTMLElement): VideoSource {
  const video = host.querySelector("video");
  const link = video ? null : host.querySelector<HTMLAnchorElement>("a[href]");
  const linked = link && videoOf(link.href);
  if (!video && !linked)
    throw new IslandError(
      `video-banner on ${nameOf(host)} expects a video, or a link to one on YouTube or Vimeo, in it, ` +
        `got "${link!.getAttribute("href")}".`,
    );
  return { own: video, link, linked };
}

/** Receives the page's commands whose event is fired on the host, inside it, or on an element or document around it. */
function listenToCommands(host: HTMLElement, receive: (command: "play" | "pause") => void, signal: AbortSignal): void {
  for (const command of ["play", "pause"] as const) {
    document.addEventListener(
      `video:${command}`,
      ({ target }) => {
        if (target instanceof Element && !target.contains(host) && !host.contains(target)) return;
        receive(command);
      },
      { signal },
    );
  }
}
