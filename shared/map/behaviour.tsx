import { control, type Map as LeafletMap } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import type { Coordinates } from "./map-settings.ts";

interface BehaviourProps {
  label: string;
  first: Coordinates;
  zoom: number;
  /** No marker is selected, so the map moves to the first marker when the list changes. */
  isFree: boolean;
  hasScale?: boolean | undefined;
  here: Coordinates | null;
}

/** Whether the visitor accepts animations. */
export const animate = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Sets the accessible name and the view of the map, follows its size, and lets Escape close a bubble before the dialog.
 */
export function Behaviour({ label, first, zoom, isFree, hasScale, here }: BehaviourProps): null {
  const map = useMap();
  useEffect(() => {
    const element = map.getContainer();
    element.setAttribute("role", "region");
    element.setAttribute("aria-label", label);
    // The map still grows in a dialog that opens, or beside a list that loads.
    const observer = new ResizeObserver(() => map.invalidateSize({ pan: false }));
    observer.observe(element);
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || !element.querySelector(".leaflet-popup")) return;
      event.preventDefault();
      event.stopPropagation();
      closeBubble(map);
    };
    element.addEventListener("keydown", escape);
    return () => {
      observer.disconnect();
      element.removeEventListener("keydown", escape);
    };
  }, [map, label]);
  useEffect(() => {
    if (!hasScale) return undefined;
    // The other corner has the buttons.
    const isRtl = getComputedStyle(map.getContainer()).direction === "rtl";
    const scale = control.scale({ imperial: false, position: isRtl ? "bottomleft" : "bottomright" }).addTo(map);
    return () => void scale.remove();
  }, [map, hasScale]);
  useEffect(() => {
    if (isFree) map.setView([first.lat, first.lon], zoom, { animate: false });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [map, first.lat, first.lon]);
  useEffect(() => {
    if (here) map.setView([here.lat, here.lon], map.getZoom(), { animate: animate() });
  }, [map, here]);
  return null;
}

export function closeBubble(map: LeafletMap): void {
  map.closePopup();
  map.getContainer().focus({ preventScroll: true });
}
