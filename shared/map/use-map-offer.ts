import { type ReactNode, useState } from "react";
import type { Category } from "../consent/setting.ts";
import { shell } from "../face.ts";
import { loadLater } from "../load-later.ts";
import { warn } from "../warn.ts";
import type { MapViewProps } from "./map-view.tsx";
import { mapSettings } from "./map-settings.ts";

export interface MapOffer {
  /** `asking`: the visitor has not allowed what it needs. */
  is: "closed" | "asking" | "loading" | "open" | "failed";
  Map: ((props: MapViewProps) => ReactNode) | null;
  /** Opens or closes it. */
  toggle(): void;
  /** For this time, whatever was chosen for the site. */
  allow(): void;
}

/** Whether a visitor has allowed maps, whose tiles come under `category`; empty where nobody is asked. PUP-03 */
export const isMapAllowed = (category: string): boolean =>
  !category || shell().consent?.[category as Category] === true;

/** A map whose code comes when it is opened, after consent. Null where the page tells of no tiles. PUP-03, CNT-02 */
export function useMapOffer(): MapOffer | null {
  const { tiles, consent } = mapSettings();
  const [is, setIs] = useState<MapOffer["is"]>("closed");
  const [Map, setMap] = useState<MapOffer["Map"]>(null);
  if (!tiles) return null;

  function open(): void {
    if (Map) return setIs("open");
    setIs("loading");
    // It may have been closed meanwhile.
    const come = (is: MapOffer["is"]): void => setIs((now) => (now === "loading" ? is : now));
    loadLater("the map", () => import("./map-view.tsx")).then(
      ({ MapView }) => {
        setMap(() => MapView);
        come("open");
      },
      (error: unknown) => {
        warn("the map could not be loaded; the list is there.", error);
        come("failed");
      },
    );
  }
  return {
    is,
    Map,
    toggle() {
      if (is !== "closed") setIs("closed");
      else if (Map || isMapAllowed(consent)) open();
      else setIs("asking");
    },
    allow: open,
  };
}
