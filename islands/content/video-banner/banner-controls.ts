import { newElement } from "../../../shared/dom/new-element.ts";
import { texts, withTexts } from "../../../shared/i18n/texts.ts";
import { pauseButton } from "../../../shared/motion/pause-button.ts";
import { type Service, serviceNames } from "../../../shared/video/service.ts";
import type { Playback } from "./playback.ts";

export interface BannerControls {
  focus(): void;
  /** Shows the current state. Does nothing before the texts have loaded. */
  render(): void;
  remove(): void;
}

/** Adds the pause button and a status message to the banner. `service` is undefined for the site's own video. */
export function bannerControls(
  host: HTMLElement,
  video: Playback,
  service: Service | undefined,
  signal: AbortSignal,
): BannerControls {
  const button = pauseButton(() => video.choose(video.state().isOn ? "pause" : "play"), signal);
  const status = newElement("span", "atoll-banner-note");
  status.setAttribute("role", "status");
  host.append(button.element, status);

  function render(): void {
    const t = texts();
    if (!t) return;
    const { isOn, isAllowed, hasFailed } = video.state();
    // For a visitor without consent the button names the service: pressing it allows the video.
    const playText = isAllowed ? t("Video.Play") : t("Video.PlayFrom", serviceNames[service!]);
    button.show(isOn ? t("Video.Pause") : playText, isOn);
    const message = hasFailed ? t("Video.Failed") : "";
    if (status.textContent !== message) status.textContent = message;
  }
  const stopTexts = withTexts(render);
  return {
    focus: () => button.element.focus({ preventScroll: true }),
    render,
    remove() {
      stopTexts();
      button.element.remove();
      status.remove();
    },
  };
}
