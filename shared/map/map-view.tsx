import type { LatLngBoundsExpression, Map as LeafletMap } from "leaflet";
import { type ReactNode, useState } from "react";
import { MapContainer, TileLayer } from "react-leaflet";
import { adoptStyle } from "../adopt-style.ts";
import type { Translate } from "../i18n/texts.ts";
import { Behaviour } from "./behaviour.tsx";
import { Buttons, type Controls } from "./buttons.tsx";
import type { Coordinates, TileSet } from "./map-settings.ts";
import css from "./map-view.css?inline";
import { Here, type MapMarker, Pin } from "./pin.tsx";

adoptStyle(css);

/** PUP-03, CNT-02 */
const ZOOM = 13;

export interface MapViewProps {
  t: Translate;
  /** Accessible name of the map. */
  label: string;
  tileSet: TileSet;
  markers: readonly MapMarker[];
  /** Id of the marker that is shown with its bubble. */
  selected: string;
  /** What it shows to begin with; else the marker that is selected, or the first one. */
  centre?: Coordinates | null;
  /** In place of a centre: so that all of these are seen. */
  around?: LatLngBoundsExpression | undefined;
  zoom?: number;
  /** At least so close is a marker looked at when it is selected. */
  closest?: number;
  /** Changes when the selected marker is to be shown again. */
  turn?: number;
  /** Where the visitor is. */
  here?: Coordinates | null;
  controls?: Controls;
  /** What can be done with a marker, by a button in its bubble. */
  choose?: { text: string; isBusy: boolean; act(id: string): void };
  onSelect(id: string): void;
  /** Goes on behind the map. */
  onSkip(): void;
}

/** Markers on a map, by Leaflet. The keyboard has the list of the page: what stands there is no stop for it, the map itself is one. PUP-03, PUP-04, CNT-02 */
export function MapView({
  t,
  label,
  tileSet,
  markers,
  selected,
  centre,
  around,
  zoom = ZOOM,
  closest = 0,
  turn = 0,
  here = null,
  controls = {},
  choose,
  onSelect,
  onSkip,
}: MapViewProps): ReactNode {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [broken, setBroken] = useState("");
  const { tiles, attribution, attributionUrl } = tileSet;
  // What is selected need not be on the map.
  const shown = markers.find(({ id }) => id === selected);
  const middle = shown?.at ?? centre ?? markers[0]?.at;
  if (!middle) return <p className="atoll-map-note">{t("Map.None")}</p>;
  const start =
    around && !shown
      ? { bounds: around, boundsOptions: { padding: [40, 48] as [number, number], maxZoom: zoom } }
      : { center: [middle.lat, middle.lon] as [number, number], zoom };
  return (
    <>
      <button type="button" className="atoll-map-skip btn btn-sm btn-outline-secondary" onClick={onSkip}>
        {t("Map.Skip")}
      </button>
      <div className="atoll-map-frame">
        <Buttons t={t} map={map} controls={controls} />
        {/* An animation of the zoom would be at work when the map is taken away (Leaflet #9575). */}
        <MapContainer
          ref={setMap}
          className="atoll-map"
          {...start}
          zoomControl={false}
          attributionControl={false}
          scrollWheelZoom={false}
          zoomAnimation={false}
          fadeAnimation={false}
          markerZoomAnimation={false}
          inertia={false}
        >
          <Behaviour
            label={label}
            first={markers[0]?.at ?? middle}
            zoom={zoom}
            isFree={!shown && !centre && !around}
            hasScale={controls.scale}
            here={here}
          />
          <TileLayer key={tiles} url={tiles} eventHandlers={{ tileerror: () => setBroken(tiles) }} />
          {markers.map((marker) => (
            <Pin
              key={marker.id}
              {...marker}
              isSelected={marker.id === selected}
              turn={turn}
              closest={closest}
              closeText={t("Core.Close")}
              onSelect={() => onSelect(marker.id)}
            >
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
            </Pin>
          ))}
          {here && <Here at={here} title={t("Map.Here")} />}
        </MapContainer>
        <div className="atoll-map-credit">
          {attributionUrl ? (
            <a href={attributionUrl} target="_blank" rel="noreferrer">
              {attribution}
            </a>
          ) : (
            attribution
          )}
        </div>
      </div>
      <div className="atoll-map-told">
        <output>{broken === tiles && t("Map.TilesFailed")}</output>
      </div>
    </>
  );
}
