import { type Player, player } from "../../../shared/video/player.ts";
import { playerFrame } from "../../../shared/video/player-frame.ts";
import { playerAddress, type Video } from "../../../shared/video/service.ts";
import type { Film, FilmEvent } from "./film.ts";

/** A service's player over the picture, from the first time on that it is to play: nobody asks the service before. CNT-03 */
export function serviceFilm(
  host: HTMLElement,
  link: HTMLElement,
  video: Video,
  isMuted: boolean,
  title: () => string,
  tell: (event: FilmEvent) => void,
): Film {
  const wasInert = link.inert;
  let wanted = false;
  let open: { player: Player; end(): void } | null = null;

  function begin(): NonNullable<typeof open> {
    const ended = new AbortController();
    const frame = playerFrame(playerAddress(video, { isBanner: true, isMuted, origin: location.origin }), title());
    frame.className = "atoll-banner-frame";
    // It has one button: ours.
    frame.tabIndex = -1;
    const told = player(frame, video.service, hear, ended.signal);
    const end = (): void => {
      ended.abort();
      frame.remove();
      link.inert = wasInert;
      open = null;
    };
    function hear(state: Parameters<Parameters<typeof player>[2]>[0]): void {
      if (state === "silent" || state === "failed") {
        end();
        return tell("failed");
      }
      if (state === "ready") {
        if (isMuted) told.send("mute");
        told.send("best");
        told.send(wanted ? "play" : "pause");
      }
      if (state !== "playing") return;
      // Its answer to what is no longer wanted.
      if (!wanted) return told.send("pause");
      frame.classList.add("atoll-banner-shown");
      tell("playing");
      // What it lies over cannot be reached.
      link.inert = true;
    }
    host.append(frame);
    return { player: told, end };
  }
  return {
    play() {
      wanted = true;
      if (open) open.player.send("play");
      else open = begin();
    },
    pause() {
      wanted = false;
      open?.player.send("pause");
    },
    end() {
      wanted = false;
      open?.end();
    },
  };
}
