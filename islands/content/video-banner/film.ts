/** What a banner plays. */
export interface Film {
  play(): void;
  pause(): void;
  end(): void;
}

/** What a film tells of itself: `refused` where the browser lets it not begin, `stopped` when it was paused by other means than ours. */
export type FilmEvent = "playing" | "refused" | "stopped" | "failed";
