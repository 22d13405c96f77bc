import { type ReactNode, useState } from "react";
import type { Category } from "../consent/setting.ts";
import { shell } from "../shell-api.ts";
import { lazyImport } from "../island/lazy-import.ts";
import { warn } from "../warn.ts";
import type { MapViewProps } from "./map-view.tsx";
import { mapSettings } from "./map-settings.ts";

export interface LazyMap {
  /** `asking`: the visitor has not yet allowed the map's consent category. */
  state: "closed" | "asking" | "loading" | "open" | "failed";
  Map: ((props: MapViewProps) => ReactNode) | null;
  /** Opens or closes the map. */
  toggle(): void;
  /** Opens the map this time only; the visitor's consent settings stay as they are. */
  allow(): void;
}

/**
 * Whether the visitor has allowed `category`, the consent category of the map tiles. True for an empty category. PUP-03
 */
export const isMapAllowed = (category: string): boolean =>
  !category || shell().consent?.[category as Category] === true;

/** A map whose code loads on opening, after consent. Null if the page settings define no tiles. PUP-03, CNT-02 */
export function useLazyMap(): LazyMap | null {
  const { tiles, consent } = mapSettings();
  const [state, setState] = useState<LazyMap["state"]>("closed");
  const [Map, setMap] = useState<LazyMap["Map"]>(null);
  if (!tiles) return null;

  function open(): void {
    if (Map) return setState("open");
    setState("loading");
    // The visitor may have closed the map during the load.
    const finish = (next: LazyMap["state"]): void => setState((current) => (current === "loading" ? next : current));
    lazyImport("the map", () => import("./map-view.tsx")).then(
      ({ MapView }) => {
        setMap(() => MapView);
        finish("open");
      },
      (error: unknown) => {
        warn("could not load the map; showing the list only.", error);
        finish("failed");
      },
    );
  }
  return {
    state,
    Map,
    toggle() {
      if (state !== "closed") setState("closed");
      else if (Map || isMapAllowed(consent)) open();
      else setState("asking");
    },
    allow: open,
  };
}
