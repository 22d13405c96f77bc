/**
 * Loads and decodes the photo at `address`, so that it can be shown at once. Rejects if it cannot load, and when `signal`
 * aborts the load. It is decoded after it has loaded: in Chromium a `decode()` whose load is aborted stays pending for
 * ever, and keeps all that waits for it in memory.
 */
export async function loadPhoto(address: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const photo = new Image();
  await new Promise<unknown>((resolve, reject) => {
    const stop = (): void => {
      // Without its attribute the photo itself would stay in memory there.
      photo.src = "";
      reject(signal.reason);
    };
    const end =
      (settle: (event: Event) => void) =>
      (event: Event): void => {
        signal.removeEventListener("abort", stop);
        settle(event);
      };
    signal.addEventListener("abort", stop);
    photo.addEventListener("load", end(resolve));
    photo.addEventListener("error", end(reject));
    photo.src = address;
  });
  await photo.decode();
  return photo;
}
