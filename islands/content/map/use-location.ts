import { useState } from "react";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Coordinates } from "../../../shared/map/map-settings.ts";
import { latest } from "../../../shared/latest.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { warn } from "../../../shared/warn.ts";
import { moreSettings } from "./tile-sets.ts";

interface Location {
  here: Coordinates | null;
  isLocating: boolean;
  /** What was said last, of this or by `say`. */
  status: string;
  say(text: string): void;
  locate(): void;
}

const loadLocate = () => loadLater("what finds the visitor's position", () => import("./locate.ts"));

/** Consent for the cookies has been taken back. */
export const forgetLocation = (): Promise<unknown> =>
  loadLocate().then(
    (locate) => locate.forgetLocation(),
    () => {},
  );

/** Where the visitor is, once they ask. What fails is a warning in the console, and a calm word for them. CNT-02 */
export function useLocation(t: Translate, signal: AbortSignal): Location {
  const [here, setHere] = useState<Coordinates | null>(null);
  const [isLocating, setLocating] = useState(false);
  const [status, say] = useState("");
  const [begin] = useState(() => latest(signal));

  async function locate(): Promise<void> {
    // Nor does an address that was looked up before come late.
    const running = begin();
    setLocating(true);
    say(t("Map.Locating"));
    try {
      const { position, addressAt, rememberLocation } = await loadLocate();
      const at = await position();
      if (running.aborted) return;
      setHere(at);
      say(t("Map.Located"));
      setLocating(false);
      const { geocoder } = moreSettings();
      const address =
        geocoder &&
        (await addressAt(geocoder, at, running).catch(
          (error: unknown) =>
            void (running.aborted || warn("the address of the visitor's position could not be looked up.", error)),
        ));
      if (!address || running.aborted) return;
      rememberLocation(address);
      if (address.formatted_address) say(t("Map.LocatedNear", address.formatted_address));
    } catch (error) {
      if (running.aborted) return;
      warn("the visitor's position is not known.", error);
      setLocating(false);
      say(t("Map.LocateFailed"));
    }
  }
  return { here, isLocating, status, say, locate: () => void (isLocating || locate()) };
}
