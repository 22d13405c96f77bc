import { type Player, player } from "../../../shared/video/player.ts";
import { playerFrame } from "../../../shared/video/player-frame.ts";
import { playerAddress, type Video } from "../../../shared/video/service.ts";
import type { BannerVideo, BannerVideoEvent } from "./banner-video.ts";

interface Options {
  /** The link around the picture. It is inert while the player covers it. */
  link: HTMLElement;
  video: Video;
  isMuted: boolean;
  /** Returns the accessible name of the player. */
  title(): string;
  onEvent(event: BannerVideoEvent): void;
}

/**
 * Plays a service's video over the picture. The player opens at the first `play`; before, nothing is requested. CNT-03
 */
export function serviceVideo(host: HTMLElement, options: Options): BannerVideo {
  let shouldPlay = false;
  let open: OpenPlayer | null = null;
  return {
    play() {
      shouldPlay = true;
      if (open) open.player.send("play");
      else
        open = openPlayer(
          host,
          options,
          () => shouldPlay,
          () => (open = null),
        );
    },
    pause() {
      shouldPlay = false;
      open?.player.send("pause");
    },
    end() {
      shouldPlay = false;
      open?.close();
    },
  };
}

interface OpenPlayer {
  player: Player;
  close(): void;
}

/** Opens the player's frame. The player closes by `close` or when it fails; `onClose` runs then. */
function openPlayer(
  host: HTMLElement,
  { link, video, isMuted, title, onEvent }: Options,
  shouldPlay: () => boolean,
  onClose: () => void,
): OpenPlayer {
  const wasInert = link.inert;
  const closed = new AbortController();
  const frame = playerFrame(playerAddress(video, { isBanner: true, isMuted, origin: location.origin }), title());
  frame.className = "atoll-banner-frame";
  // Not in the tab order: the pause button is the only control.
  frame.tabIndex = -1;
  const control = player(frame, video.service, onState, closed.signal);

  function close(): void {
    closed.abort();
    frame.remove();
    link.inert = wasInert;
    onClose();
  }
  function onState(state: Parameters<Parameters<typeof player>[2]>[0]): void {
    if (state === "silent" || state === "failed") {
      close();
      return onEvent("failed");
    }
    if (state === "ready") {
      if (isMuted) control.send("mute");
      control.send("best");
      control.send(shouldPlay() ? "play" : "pause");
    }
    if (state !== "playing") return;
    // A late response to an earlier `play`.
    if (!shouldPlay()) return control.send("pause");
    frame.classList.add("atoll-banner-shown");
    onEvent("playing");
    link.inert = true;
  }
  host.append(frame);
  return { player: control, close };
}
