export interface Frame {
  photo: HTMLImageElement;
  /** Degrees, by its place in the whole list. */
  angle: number;
}

/** At once; a list may be long, and the page wants to load other things, too. */
const LINES = 4;

/** Those of the photos that can be had, decoded, in their order. */
export async function loadFrames(addresses: readonly string[], signal: AbortSignal): Promise<Frame[]> {
  const frames: Frame[] = [];
  const left = addresses.entries();
  const load = async (): Promise<void> => {
    for (const [index, address] of left) {
      if (signal.aborted) return;
      const photo = new Image();
      const stop = (): void => photo.removeAttribute("src");
      signal.addEventListener("abort", stop);
      photo.src = address;
      const came = await photo.decode().then(
        () => true,
        () => false,
      );
      signal.removeEventListener("abort", stop);
      if (came) frames[index] = { photo, angle: Math.round((index / addresses.length) * 360) };
    }
  };
  await Promise.all(Array.from({ length: LINES }, load));
  // Without the gaps.
  return frames.filter(Boolean);
}
