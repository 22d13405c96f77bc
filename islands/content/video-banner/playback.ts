import { texts } from "../../../shared/i18n/texts.ts";
import { autoplay } from "../../../shared/motion/autoplay.ts";
import { shell } from "../../../shared/shell-api.ts";
import type { Video } from "../../../shared/video/service.ts";
import type { BannerVideo, BannerVideoEvent } from "./banner-video.ts";
import { ownVideo } from "./own-video.ts";
import { choiceAfterCommand, startsAlone } from "./rules.ts";
import { serviceVideo } from "./service-video.ts";

export interface VideoSource {
  own: HTMLVideoElement | null;
  /** Link to a video of a service, when there is no own video. */
  link: HTMLAnchorElement | null;
  linked: Video | null;
}

interface PlaybackState {
  /** Whether the video plays, or will play when it is in view. */
  isOn: boolean;
  hasFailed: boolean;
  /** Whether the visitor accepts the service's cookies. Always true for the site's own video. */
  isAllowed: boolean;
}

/** Plays and pauses the video of a banner by autoplay, the visitor's choice and the page's commands. */
export interface Playback {
  state(): PlaybackState;
  /** Sets the visitor's choice. */
  choose(choice: "play" | "pause" | undefined): void;
  /** Applies a command of the page. */
  command(command: "play" | "pause"): void;
  /** Evaluates the consent again. */
  updateConsent(): void;
  end(): void;
}

interface Options {
  isMuted: boolean;
  start: "visible" | "event";
  title: string | undefined;
  onPlaying(): void;
  /** Runs after each change of the state. */
  onChange(): void;
}

export function playback(host: HTMLElement, source: VideoSource, options: Options, signal: AbortSignal): Playback {
  const { isMuted, start, onPlaying, onChange } = options;
  let choice: "play" | "pause" | undefined;
  let lastCommand: "play" | "pause" | undefined;
  let hasFailed = false;
  const isAllowed = (): boolean => source.own !== null || shell().consent?.marketing === true;
  const video = createVideo(host, source, options, onEvent, signal);
  const setPlaying = playSwitch(video);

  function onEvent(event: BannerVideoEvent): void {
    hasFailed = event === "failed";
    if (event === "playing") onPlaying();
    // Pause until the visitor presses the button.
    else choose("pause");
    onChange();
  }
  function choose(newChoice: typeof choice): void {
    choice = newChoice;
    if (choice === "play") hasFailed = false;
    motion.choose(choice);
  }
  const motion = autoplay(
    host,
    {
      startsAlone: () => startsAlone({ start, command: lastCommand, isMuted, isAllowed: isAllowed() }),
      pauseOver: [],
      onChange(_, isPlaying) {
        setPlaying(isPlaying);
        onChange();
      },
    },
    signal,
  );

  return {
    state: () => ({ isOn: motion.isOn, hasFailed, isAllowed: isAllowed() }),
    choose,
    command(command) {
      lastCommand = command;
      choose(choiceAfterCommand(choice, command));
    },
    updateConsent() {
      motion.update();
      // Without consent, remove the player: a paused player would still send data to the service.
      if (!isAllowed() && choice !== "play") video.end();
    },
    end: () => video.end(),
  };
}

function createVideo(
  host: HTMLElement,
  { own, link, linked }: VideoSource,
  { isMuted, title }: Options,
  onEvent: (event: BannerVideoEvent) => void,
  signal: AbortSignal,
): BannerVideo {
  return own
    ? ownVideo(own, isMuted, onEvent, signal)
    : serviceVideo(host, { link: link!, video: linked!, isMuted, title: () => title || titleOf(link!), onEvent });
}

/** Returns a function that plays or pauses the video if it is not playing or paused already. */
function playSwitch(video: BannerVideo): (isPlaying: boolean) => void {
  let wasPlaying = false;
  return (isPlaying) => {
    if (isPlaying === wasPlaying) return;
    wasPlaying = isPlaying;
    if (isPlaying) video.play();
    else video.pause();
  };
}

const titleOf = (link: HTMLAnchorElement): string =>
  link.ariaLabel || link.textContent.trim() || link.querySelector("img")?.alt || (texts()?.("Video.Title") ?? "");
