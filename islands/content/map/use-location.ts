import { useState } from "react";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Coordinates } from "../../../shared/map/map-settings.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { warn } from "../../../shared/warn.ts";
import { islandSettings } from "./tile-sets.ts";

interface Location {
  /** Null until the visitor asks to be located. */
  position: Coordinates | null;
  isLocating: boolean;
  /** The last status text, from locating or `setStatus`. */
  status: string;
  setStatus(text: string): void;
  locate(): void;
}

const loadLocate = () => lazyImport("geolocation", () => import("./locate.ts"));

/** Deletes the location cookies, for when the visitor withdraws consent. */
export const deleteLocation = (): Promise<unknown> =>
  loadLocate().then(
    (locate) => locate.deleteLocation(),
    () => {},
  );

/** Locates the visitor on request. A failure shows a short status text and logs a warning. CNT-02 */
export function useLocation(t: Translate, signal: AbortSignal): Location {
  const [position, setPosition] = useState<Coordinates | null>(null);
  const [isLocating, setLocating] = useState(false);
  const [status, setStatus] = useState("");
  const [begin] = useState(() => abortPrevious(signal));

  async function locate(): Promise<void> {
    // Aborts a pending address lookup, so that an old address does not arrive late.
    const running = begin();
    setLocating(true);
    setStatus(t("Map.Locating"));
    try {
      const { currentPosition, findAddress, saveLocation } = await loadLocate();
      const at = await currentPosition();
      if (running.aborted) return;
      setPosition(at);
      setStatus(t("Map.Located"));
      setLocating(false);
      const { geocoder } = islandSettings();
      const address =
        geocoder &&
        (await findAddress(geocoder, at, running).catch(
          (error: unknown) =>
            void (running.aborted || warn("could not look up the address of the visitor's position.", error)),
        ));
      if (!address || running.aborted) return;
      saveLocation(address);
      if (address.text) setStatus(t("Map.LocatedNear", address.text));
    } catch (error) {
      if (running.aborted) return;
      warn("could not locate the visitor.", error);
      setLocating(false);
      setStatus(t("Map.LocateFailed"));
    }
  }
  return { position, isLocating, status, setStatus, locate: () => void (isLocating || locate()) };
}
