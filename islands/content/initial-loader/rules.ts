/** How long it takes to fade out, in milliseconds. SUI-03 */
export const FADE = 600;

/** It waits for images no longer than this. reserve.css ends it a little later where no code comes at all. */
export const LIMIT = 6_000;

/** Whether the loader waits for an image: one that loads by itself and is not here yet. */
export const isAwaited = ({ complete, loading }: Pick<HTMLImageElement, "complete" | "loading">): boolean =>
  !complete && loading !== "lazy";
