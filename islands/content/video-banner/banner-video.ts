/** A video in a banner: the site's own, or the player of a service. */
export interface BannerVideo {
  play(): void;
  pause(): void;
  end(): void;
}

/** `refused`: the browser blocks autoplay. `stopped`: paused by something else than our code, such as a media key. */
export type BannerVideoEvent = "playing" | "refused" | "stopped" | "failed";
