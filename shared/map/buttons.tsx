import type { Map as LeafletMap } from "leaflet";
import { type ReactNode, useEffect, useState } from "react";
import type { Translate } from "../i18n/texts.ts";
import { animate } from "./behaviour.tsx";

/** Controls on a map. `zoom` and `move` are on by default. */
export interface Controls {
  zoom?: boolean;
  move?: boolean;
  scale?: boolean;
  fullscreen?: boolean;
  /** Tile sets to choose from. */
  types?: readonly { id: string; name: string; isShown: boolean; show(): void }[];
}

interface ButtonsProps {
  t: Translate;
  map: LeafletMap | null;
  controls: Controls;
}

/** A press on a move button moves by a third of the map. */
const STEP = 1 / 3;

/** Buttons for zoom and movement, as an alternative to dragging. WCAG 2.5.7 */
export function Buttons({
  t,
  map,
  controls: { zoom = true, move = true, fullscreen = false, types = [] },
}: ButtonsProps): ReactNode {
  const go = (across: number, down: number): void => {
    const size = map?.getSize();
    if (size) map!.panBy([across * size.x * STEP, down * size.y * STEP], { animate: animate() });
  };
  const button = (place: string, name: string, sign: string, act: () => void): ReactNode => (
    <button type="button" className={`atoll-map-${place}`} aria-label={name} onClick={act}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <>
      <div className="atoll-map-buttons">
        {zoom && button("in", t("Map.ZoomIn"), "+", () => map?.zoomIn())}
        {zoom && button("out", t("Map.ZoomOut"), "−", () => map?.zoomOut())}
        {move && button("up", t("Map.Up"), "↑", () => go(0, -1))}
        {move && button("left", t("Map.Left"), "←", () => go(-1, 0))}
        {move && button("down", t("Map.Down"), "↓", () => go(0, 1))}
        {move && button("right", t("Map.Right"), "→", () => go(1, 0))}
      </div>
      {(types.length > 1 || fullscreen) && (
        <div className="atoll-map-corner">
          {types.length > 1 &&
            types.map(({ id, name, isShown, show }) => (
              <button key={id} type="button" aria-pressed={isShown} onClick={show}>
                {name}
              </button>
            ))}
          {fullscreen && map && <Fullscreen t={t} frame={map.getContainer().parentElement!} />}
        </div>
      )}
    </>
  );
}

/** The full-screen button. Renders nothing if the browser has no full-screen mode, as on some phones. */
function Fullscreen({ t, frame }: { t: Translate; frame: HTMLElement }): ReactNode {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener("fullscreenchange", () => setFull(document.fullscreenElement === frame), {
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [frame]);
  if (!document.fullscreenEnabled) return null;
  // The browser may refuse; the map then keeps its size.
  const toggle = (): void => void (isFull ? document.exitFullscreen() : frame.requestFullscreen()).catch(() => {});
  return (
    <button
      type="button"
      className="atoll-map-full"
      aria-label={t(isFull ? "Map.Smaller" : "Map.Larger")}
      onClick={toggle}
    >
      <span aria-hidden="true">{isFull ? "⤡" : "⤢"}</span>
    </button>
  );
}
