import { loadPhoto } from "../../../shared/photo/load-photo.ts";

export interface Frame {
  photo: HTMLImageElement;
  /** In degrees, from its position in the whole list. */
  angle: number;
}

/** Number of parallel downloads. A long list must not block other requests of the page. */
const PARALLEL_DOWNLOADS = 4;

/** Loads and decodes the photos, in order. Photos that fail to load are left out. */
export async function loadFrames(addresses: readonly string[], signal: AbortSignal): Promise<Frame[]> {
  const frames: Frame[] = [];
  const queue = addresses.entries();
  const load = async (): Promise<void> => {
    for (const [index, address] of queue) {
      if (signal.aborted) return;
      const photo = await loadPhoto(address, signal).catch(() => null);
      if (photo) frames[index] = { photo, angle: Math.round((index / addresses.length) * 360) };
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, load));
  // Removes the gaps of photos that failed.
  return frames.filter(Boolean);
}
