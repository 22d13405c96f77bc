import { divIcon, type DivIcon, type Map as LeafletMap, type Marker as LeafletMarker } from "leaflet";
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { Marker, Popup, useMap } from "react-leaflet";
import { animate, closeBubble } from "./behaviour.tsx";
import type { Coordinates } from "./map-settings.ts";

/** On maps up to this height, a selected pin moves to `PIN_MARGIN` above the lower edge. All in pixels. */
const SMALL_MAP = 400;
const PIN_MARGIN = 30;
/** Height of the map that a bubble leaves free. */
const BUBBLE_MARGIN = 90;

export interface MapMarker {
  id: string;
  at: Coordinates;
  title: string;
  /** Text on the pin, such as its number in the list. */
  pinText: string;
  /** Address of an image that replaces the pin. */
  icon?: string;
  /** The keyboard can reach the marker on the map, because no list on the page contains it. */
  isFocusable?: boolean;
  /** Content of the bubble below the title. */
  content: ReactNode;
}

interface PinProps extends MapMarker {
  isSelected: boolean;
  turn: number;
  closest: number;
  closeText: string;
  onSelect(): void;
  children: ReactNode;
}

export function Pin({
  at: { lat, lon },
  title,
  pinText,
  icon = "",
  isFocusable = false,
  isSelected,
  turn,
  closest,
  closeText,
  onSelect,
  children,
}: PinProps): ReactNode {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  const look = useMemo(() => lookOf(pinText, icon, isSelected), [pinText, icon, isSelected]);
  const makeRoom = useReveal(map, marker, { lat, lon }, { isSelected, turn, closest });
  const keypress = ({ originalEvent: { key } }: { originalEvent: KeyboardEvent }): unknown =>
    key === "Enter" && onSelect();
  return (
    <Marker
      ref={marker}
      position={[lat, lon]}
      icon={look}
      keyboard={isFocusable}
      {...(isFocusable && { title })}
      zIndexOffset={isSelected ? 1000 : 0}
      riseOnHover
      eventHandlers={{ click: onSelect, keypress, popupopen: makeRoom }}
    >
      {/* Leaflet's own close button has a fixed English name. */}
      <Popup
        className="atoll-map-bubble"
        closeButton={false}
        autoPan={false}
        maxWidth={240}
        minWidth={180}
        maxHeight={Math.max(map.getSize().y - BUBBLE_MARGIN, 2 * PIN_MARGIN)}
      >
        <div className="atoll-map-words">{children}</div>
        <button type="button" className="atoll-map-close" aria-label={closeText} onClick={() => closeBubble(map)}>
          <span aria-hidden="true">×</span>
        </button>
      </Popup>
    </Marker>
  );
}

/**
 * Moves the map to a marker that becomes selected, or when `turn` changes, and opens the bubble of the marker. Returns a
 * function that makes room for the bubble.
 */
function useReveal(
  map: LeafletMap,
  marker: RefObject<LeafletMarker | null>,
  { lat, lon }: Coordinates,
  { isSelected, turn, closest }: Pick<PinProps, "isSelected" | "turn" | "closest">,
): () => void {
  const isNew = useRef(true);
  /** Shows the pin so many pixels below the middle of the map. */
  function showBelow(distance: number): void {
    const zoom = Math.max(map.getZoom(), closest);
    const middle = map.project([lat, lon], zoom).subtract([0, distance]);
    map.setView(map.unproject(middle, zoom), zoom, { animate: animate() });
  }
  function makeRoom(): void {
    const { y: height } = map.getSize();
    showBelow(Math.max(height * 0.2, Math.min(height, SMALL_MAP) / 2 - PIN_MARGIN));
  }
  // A press of a pin opens its bubble at once. A later effect would open it again after Escape.
  useLayoutEffect(() => {
    const isFirst = isNew.current;
    isNew.current = false;
    if (!isSelected) return;
    // On the first render the bubble would cover the map. The middle is clear of the map's buttons.
    if (isFirst) return showBelow(0);
    makeRoom();
    marker.current?.openPopup();
    // `turn` is no input, but shows the same marker again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [map, isSelected, turn, lat, lon, closest]);
  return makeRoom;
}

/** Marks the position of the visitor. */
export function VisitorMarker({ at: { lat, lon }, title }: { at: Coordinates; title: string }): ReactNode {
  const look = useMemo(() => divIcon({ className: "atoll-map-here", iconSize: [20, 20] }), []);
  return <Marker position={[lat, lon]} icon={look} title={title} keyboard={false} interactive={false} />;
}

/** Builds the icon from DOM nodes, because Leaflet parses a string as HTML. */
function lookOf(pinText: string, icon: string, isSelected: boolean): DivIcon {
  const selected = isSelected ? " atoll-pin-selected" : "";
  const pin = (): DivIcon =>
    divIcon({
      html: Object.assign(document.createElement("span"), { textContent: pinText, ariaHidden: "true" }),
      className: `atoll-pin${selected}`,
      ...size,
    });
  return icon ? divIcon({ html: picture(icon), className: `atoll-pin-picture${selected}`, ...size }) : pin();
}

const size = { iconSize: [32, 40], iconAnchor: [16, 40], popupAnchor: [0, -38] } satisfies Parameters<
  typeof divIcon
>[0];

/** The image of a pin. If it cannot load, the standard pin appears. */
function picture(src: string): HTMLImageElement {
  const image = Object.assign(new Image(), { src, alt: "" });
  image.addEventListener(
    "error",
    () => {
      image.parentElement?.classList.add("atoll-pin");
      image.remove();
    },
    { once: true },
  );
  return image;
}
