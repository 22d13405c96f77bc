import { divIcon, type DivIcon, type Map as LeafletMap, type Marker as LeafletMarker } from "leaflet";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { MapContainer, Marker, Popup, TileLayer, useMap } from "react-leaflet";
import { adoptStyle } from "../../../../shared/adopt-style.ts";
import type { Translate } from "../../../../shared/i18n/texts.ts";
import type { MapSettings } from "../map-settings.ts";
import type { Coordinates, Point } from "../rules.ts";
import css from "./pickup-map.css?inline";

adoptStyle(css);

/** PUP-03 */
const ZOOM = 13;

/** Pixels: a map that is not high, what is kept free below a pin on it, and above it for its bubble's edges. */
const SMALL = 400;
const FOOT = 30;
const HEAD = 90;

interface Pin {
  point: Point;
  at: Coordinates;
  /** Of the entry in the list. */
  number: number;
}

export interface PickupMapProps {
  t: Translate;
  pins: readonly Pin[];
  selected: string;
  settings: MapSettings;
  onSelect(id: string): void;
  onChoose(id: string): void;
  /** One is being saved. */
  isBusy: boolean;
  /** Goes on behind the map. */
  onSkip(): void;
  facts(point: Point): ReactNode;
}

/** Points on a map, by Leaflet. The keyboard has the list: pins are no stops for it, the map itself is one. PUP-03, PUP-04 */
export function PickupMap({ t, pins, selected, settings, onSelect, onChoose, isBusy, onSkip, facts }: PickupMapProps): ReactNode {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [first] = pins;
  // What is selected need not be on the map.
  const shown = pins.find(({ point }) => point.id === selected);
  if (!first) return <p className="atoll-pickup-note">{t("Pickup.NoneOnMap")}</p>;
  return (
    <>
      <button type="button" className="atoll-map-skip btn btn-sm btn-outline-secondary" onClick={onSkip}>{t("Pickup.SkipMap")}</button>
      <div className="atoll-map-frame">
        <div className="atoll-map-zoom">
          <button type="button" aria-label={t("Pickup.ZoomIn")} onClick={() => map?.zoomIn()}><span aria-hidden="true">+</span></button>
          <button type="button" aria-label={t("Pickup.ZoomOut")} onClick={() => map?.zoomOut()}><span aria-hidden="true">−</span></button>
        </div>
        {/* An animation of the zoom would be at work when the map is taken away (Leaflet #9575). */}
        <MapContainer ref={setMap} className="atoll-map" center={[(shown ?? first).at.lat, (shown ?? first).at.lon]} zoom={ZOOM} zoomControl={false} attributionControl={false} scrollWheelZoom={false} zoomAnimation={false} fadeAnimation={false} markerZoomAnimation={false} inertia={false}>
          <Behaviour label={t("Pickup.Map")} first={first.at} isFree={!shown} />
          <TileLayer url={settings.tiles} eventHandlers={{ tileerror: () => setBroken(true) }} />
          {pins.map(({ point, at, number }) => (
            <PointMarker key={point.id} at={at} number={number} isSelected={point.id === selected} closeText={t("Core.Close")} onSelect={() => onSelect(point.id)}>
              <strong><bdi>{point.name}</bdi></strong>
              {facts(point)}
              <button type="button" className="btn btn-sm btn-primary" aria-disabled={isBusy || undefined} onClick={() => onChoose(point.id)}>{t("Pickup.Choose")}</button>
            </PointMarker>
          ))}
        </MapContainer>
        <div className="atoll-map-credit">{settings.attributionUrl ? <a href={settings.attributionUrl} target="_blank" rel="noreferrer">{settings.attribution}</a> : settings.attribution}</div>
      </div>
      <div className="atoll-pickup-told"><output>{isBroken && t("Pickup.TilesFailed")}</output></div>
    </>
  );
}

/** The map's own element has a name and knows its size; Escape closes a bubble before it closes the dialog. */
function Behaviour({ label, first, isFree }: { label: string; first: Coordinates; isFree: boolean }): null {
  const map = useMap();
  useEffect(() => {
    const element = map.getContainer();
    element.setAttribute("role", "region");
    element.setAttribute("aria-label", label);
    // In a dialog that opens, or beside a list that grows, it is not yet as large as it will be.
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
    // Another search, with nothing on the map selected.
    if (isFree) map.setView([first.lat, first.lon], ZOOM, { animate: false });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [map, first.lat, first.lon]);
  return null;
}

function closeBubble(map: LeafletMap): void {
  map.closePopup();
  map.getContainer().focus({ preventScroll: true });
}

interface PointMarkerProps {
  at: Coordinates;
  number: number;
  isSelected: boolean;
  closeText: string;
  onSelect(): void;
  children: ReactNode;
}

function PointMarker({ at: { lat, lon }, number, isSelected, closeText, onSelect, children }: PointMarkerProps): ReactNode {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  const isNew = useRef(true);
  const icon = useMemo(() => pin(number, isSelected), [number, isSelected]);
  useEffect(() => {
    const isFirst = isNew.current;
    isNew.current = false;
    if (!isSelected) return;
    // Below the middle, on a small map far below, so that there is room for its bubble.
    const { y: height } = map.getSize();
    const middle = map.project([lat, lon]).subtract([0, Math.max(height * 0.2, Math.min(height, SMALL) / 2 - FOOT)]);
    map.panTo(map.unproject(middle), { animate: !matchMedia("(prefers-reduced-motion: reduce)").matches });
    // A map that has just been opened is not covered by it.
    if (!isFirst) marker.current?.openPopup();
  }, [map, isSelected, lat, lon]);
  return (
    <Marker ref={marker} position={[lat, lon]} icon={icon} keyboard={false} zIndexOffset={isSelected ? 1000 : 0} riseOnHover eventHandlers={{ click: onSelect }}>
      {/* The library's own button has an English name. */}
      <Popup className="atoll-map-bubble" closeButton={false} autoPan={false} maxWidth={240} minWidth={180} maxHeight={Math.max(map.getSize().y - HEAD, 2 * FOOT)}>
        <div className="atoll-map-words">{children}</div>
        <button type="button" className="atoll-map-close" aria-label={closeText} onClick={() => closeBubble(map)}><span aria-hidden="true">×</span></button>
      </Popup>
    </Marker>
  );
}

/** Of nodes and never of a text: that would be taken for HTML. */
function pin(number: number, isSelected: boolean): DivIcon {
  const face = Object.assign(document.createElement("span"), { textContent: String(number), ariaHidden: "true" });
  return divIcon({ html: face, className: `atoll-pin${isSelected ? " atoll-pin-selected" : ""}`, iconSize: [32, 40], iconAnchor: [16, 40], popupAnchor: [0, -38] });
}
