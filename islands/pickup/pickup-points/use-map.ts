import { type ReactNode, useState } from "react";
import { categories, type Category } from "../../../shared/consent/setting.ts";
import { shell } from "../../../shared/face.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { warn } from "../../../shared/warn.ts";
import type { PickupMapProps } from "./map/pickup-map.tsx";
import { mapSettings } from "./map-settings.ts";

type MapView = (props: PickupMapProps) => ReactNode;

export interface MapOffer {
  /** `asking`: the visitor has not allowed what it needs. */
  is: "closed" | "asking" | "loading" | "open" | "failed";
  Map: MapView | null;
  /** Opens or closes it. */
  toggle(): void;
  /** For this dialog, whatever was chosen for the site. */
  allow(): void;
}

const isAllowed = (category: string): boolean => !category || (categories.includes(category as Category) && shell().consent?.[category as Category] === true);

/** The map of a dialog: its code comes when it is opened, after consent. Null where the page tells of no tiles. PUP-03 */
export function useMap(): MapOffer | null {
  const { tiles, consent } = mapSettings();
  const [wish, setWish] = useState<"closed" | "asking" | "open">("closed");
  const [{ Map, isBroken }, setView] = useState<{ Map: MapView | null; isBroken: boolean }>({ Map: null, isBroken: false });
  if (!tiles) return null;

  function open(): void {
    setWish("open");
    if (Map) return;
    setView({ Map: null, isBroken: false });
    loadLater("the map of pickup points", () => import("./map/pickup-map.tsx")).then(
      ({ PickupMap }) => setView({ Map: PickupMap, isBroken: false }),
      (error: unknown) => {
        warn("the map of pickup points could not be loaded; the list is there.", error);
        setView({ Map: null, isBroken: true });
      },
    );
  }
  return {
    is: wish !== "open" ? wish : Map ? "open" : isBroken ? "failed" : "loading",
    Map,
    toggle() {
      if (wish !== "closed") setWish("closed");
      else if (Map || isAllowed(consent)) open();
      else setWish("asking");
    },
    allow: open,
  };
}
