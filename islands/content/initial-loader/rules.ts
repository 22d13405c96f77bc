/** Duration of the fade-out. SUI-03 */
export const FADE_DURATION_MS = 600;

/** Longest wait for images. Without this code, the animation in reserve.css hides the cover a little later. */
export const IMAGE_TIMEOUT_MS = 6_000;

/** Whether the loader waits for the image: it is not loaded yet, and it is not lazy. */
export const isPending = ({ complete, loading }: Pick<HTMLImageElement, "complete" | "loading">): boolean =>
  !complete && loading !== "lazy";
