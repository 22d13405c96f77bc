import { divIcon, type DivIcon, type Marker as LeafletMarker } from "leaflet";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Marker, Popup, useMap } from "react-leaflet";
import { animate, closeBubble } from "./behaviour.tsx";
import type { Coordinates } from "./map-settings.ts";

/** Pixels: a map that is not high, what is kept free below a pin on it, and above it for its bubble's edges. */
const SMALL = 400;
const FOOT = 30;
const HEAD = 90;

export interface MapMarker {
  id: string;
  at: Coordinates;
  title: string;
  /** What stands on its pin, such as its number in the list. */
  face: string;
  /** Address of a picture in place of the pin. */
  icon?: string;
  /** No list has it: the keyboard comes to it on the map. */
  isStop?: boolean;
  /** What its bubble says below the title. */
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
  face,
  icon = "",
  isStop = false,
  isSelected,
  turn,
  closest,
  closeText,
  onSelect,
  children,
}: PinProps): ReactNode {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  const isNew = useRef(true);
  const look = useMemo(() => lookOf(face, icon, isSelected), [face, icon, isSelected]);
  useEffect(() => {
    const isFirst = isNew.current;
    isNew.current = false;
    if (!isSelected) return;
    // Below the middle, on a small map far below, so that there is room for its bubble.
    const { y: height } = map.getSize();
    const zoom = Math.max(map.getZoom(), closest);
    const middle = map
      .project([lat, lon], zoom)
      .subtract([0, Math.max(height * 0.2, Math.min(height, SMALL) / 2 - FOOT)]);
    map.setView(map.unproject(middle, zoom), zoom, { animate: animate() });
    // A map that has just been opened is not covered by it.
    if (!isFirst) marker.current?.openPopup();
    // At each turn the same one is shown again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [map, isSelected, turn, lat, lon, closest]);
  const keypress = ({ originalEvent: { key } }: { originalEvent: KeyboardEvent }): unknown =>
    key === "Enter" && onSelect();
  return (
    <Marker
      ref={marker}
      position={[lat, lon]}
      icon={look}
      keyboard={isStop}
      {...(isStop && { title })}
      zIndexOffset={isSelected ? 1000 : 0}
      riseOnHover
      eventHandlers={{ click: onSelect, keypress }}
    >
      {/* The library's own button has an English name. */}
      <Popup
        className="atoll-map-bubble"
        closeButton={false}
        autoPan={false}
        maxWidth={240}
        minWidth={180}
        maxHeight={Math.max(map.getSize().y - HEAD, 2 * FOOT)}
      >
        <div className="atoll-map-words">{children}</div>
        <button type="button" className="atoll-map-close" aria-label={closeText} onClick={() => closeBubble(map)}>
          <span aria-hidden="true">×</span>
        </button>
      </Popup>
    </Marker>
  );
}

/** Where the visitor is. */
export function Here({ at: { lat, lon }, title }: { at: Coordinates; title: string }): ReactNode {
  const look = useMemo(() => divIcon({ className: "atoll-map-here", iconSize: [20, 20] }), []);
  return <Marker position={[lat, lon]} icon={look} title={title} keyboard={false} interactive={false} />;
}

/** Of nodes and never of a text: that would be taken for HTML. */
function lookOf(face: string, icon: string, isSelected: boolean): DivIcon {
  const selected = isSelected ? " atoll-pin-selected" : "";
  const pin = (): DivIcon =>
    divIcon({
      html: Object.assign(document.createElement("span"), { textContent: face, ariaHidden: "true" }),
      className: `atoll-pin${selected}`,
      ...size,
    });
  return icon ? divIcon({ html: picture(icon), className: `atoll-pin-picture${selected}`, ...size }) : pin();
}

const size = { iconSize: [32, 40], iconAnchor: [16, 40], popupAnchor: [0, -38] } satisfies Parameters<
  typeof divIcon
>[0];

/** One that does not come leaves the pin, which lies below it. */
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
