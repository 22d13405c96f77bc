import type { LatLngBoundsExpression, Map as LeafletMap } from "leaflet";
import { type ReactNode, useState } from "react";
import { MapContainer, TileLayer } from "react-leaflet";
import { adoptStyle } from "../dom/adopt-style.ts";
import type { Translate } from "../i18n/texts.ts";
import { Behaviour } from "./behaviour.tsx";
import { Buttons, type Controls } from "./buttons.tsx";
import type { Coordinates, TileSet } from "./map-settings.ts";
import css from "./map-view.css?inline";
import { VisitorMarker, type MapMarker, Pin } from "./pin.tsx";

adoptStyle(css);

/** Default zoom level. PUP-03, CNT-02 */
const ZOOM = 13;

export interface MapViewProps {
  t: Translate;
  /** Accessible name of the map. */
  label: string;
  tileSet: TileSet;
  markers: readonly MapMarker[];
  /** Id of the selected marker, which shows its bubble; the map need not contain it. */
  selected: string;
  /** Initial centre if no marker is selected. Default: the first marker. */
  centre?: Coordinates | null;
  /** Initial bounds, in place of a centre. */
  around?: LatLngBoundsExpression | undefined;
  zoom?: number;
  /** Minimum zoom level when a marker is selected. */
  closest?: number;
  /** A new value shows the selected marker again. */
  turn?: number;
  /** Position of the visitor. */
  here?: Coordinates | null;
  controls?: Controls;
  /** A button in the bubble of each marker. */
  choose?: { text: string; isBusy: boolean; act(id: string): void };
  onSelect(id: string): void;
  /** Moves the focus to the content after the map. */
  onSkip(): void;
}

/**
 * Shows markers on a Leaflet map. Tab reaches the map itself, but no marker that is also in the page's list.
 * PUP-03, PUP-04, CNT-02
 */
export function MapView(props: MapViewProps): ReactNode {
  const { t, label, tileSet, markers, here = null, controls = {}, onSkip } = props;
  const { selected, centre, around, zoom = ZOOM } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [broken, setBroken] = useState("");
  const { tiles } = tileSet;
  const current = markers.find(({ id }) => id === selected);
  const middle = current?.at ?? centre ?? markers[0]?.at;
  if (!middle) return <p className="atoll-map-note">{t("Map.None")}</p>;
  return (
    <>
      <button type="button" className="atoll-map-skip btn btn-sm btn-outline-secondary" onClick={onSkip}>
        {t("Map.Skip")}
      </button>
      <div className="atoll-map-frame">
        <Buttons t={t} map={map} controls={controls} />
        <MapContainer
          ref={setMap}
          className="atoll-map"
          {...fixedOptions}
          {...startOf(middle, zoom, !current && around)}
        >
          <Behaviour
            label={label}
            first={markers[0]?.at ?? middle}
            zoom={zoom}
            isFree={!current && !centre && !around}
            hasScale={controls.scale}
            here={here}
          />
          <TileLayer key={tiles} url={tiles} eventHandlers={{ tileerror: () => setBroken(tiles) }} />
          <Pins {...props} />
          {here && <VisitorMarker at={here} title={t("Map.Here")} />}
        </MapContainer>
        <Credit tileSet={tileSet} />
      </div>
      <div className="atoll-map-told">
        <output>{broken === tiles && t("Map.TilesFailed")}</output>
      </div>
    </>
  );
}

/**
 * Atoll draws its own controls. No animations: a zoom animation would still run when the map is removed (Leaflet
 * #9575).
 */
const fixedOptions = {
  zoomControl: false,
  attributionControl: false,
  scrollWheelZoom: false,
  zoomAnimation: false,
  fadeAnimation: false,
  markerZoomAnimation: false,
  inertia: false,
};

/** Initial position: the bounds, else the centre with the zoom level. */
const startOf = ({ lat, lon }: Coordinates, zoom: number, bounds: LatLngBoundsExpression | undefined | false) =>
  bounds
    ? { bounds, boundsOptions: { padding: [40, 48] as [number, number], maxZoom: zoom } }
    : { center: [lat, lon] as [number, number], zoom };

const Pins = ({ t, markers, selected, turn = 0, closest = 0, choose, onSelect }: MapViewProps): ReactNode =>
  markers.map((marker) => (
    <Pin
      key={marker.id}
      {...marker}
      isSelected={marker.id === selected}
      turn={turn}
      closest={closest}
      closeText={t("Core.Close")}
      onSelect={() => onSelect(marker.id)}
    >
      <BubbleContent marker={marker} choose={choose} />
    </Pin>
  ));

function BubbleContent({ marker, choose }: { marker: MapMarker; choose: MapViewProps["choose"] }): ReactNode {
  return (
    <>
      <strong>
        <bdi>{marker.title}</bdi>
      </strong>
      {marker.content}
      {choose && (
        <button
          type="button"
          className="btn btn-sm btn-primary"
          aria-disabled={choose.isBusy || undefined}
          onClick={() => choose.act(marker.id)}
        >
          {choose.text}
        </button>
      )}
    </>
  );
}

const Credit = ({ tileSet: { attribution, attributionUrl } }: { tileSet: TileSet }): ReactNode => (
  <div className="atoll-map-credit">
    {attributionUrl ? (
      <a href={attributionUrl} target="_blank" rel="noreferrer">
        {attribution}
      </a>
    ) : (
      attribution
    )}
  </div>
);
