import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { on } from "../../../shared/events.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Controls } from "../../../shared/map/buttons.tsx";
import { type Coordinates, mapSettings } from "../../../shared/map/map-settings.ts";
import { isMapAllowed, type LazyMap, useLazyMap } from "../../../shared/map/use-lazy-map.ts";
import { BubbleContent } from "./bubble-content.tsx";
import type { MapIslandProps } from "./map.tsx";
import { boundsOf, type PageMarker } from "./rules.ts";
import { useListLinks } from "./use-list-links.ts";
import { deleteLocation, useLocation } from "./use-location.ts";
import { useTileSet } from "./use-tile-set.ts";

interface MapPanelProps extends MapIslandProps {
  t: Translate;
  markers: readonly PageMarker[];
  centre: Coordinates | null;
}

/** Shows the map, the request for consent, or why there is no map. CNT-02 */
export function MapPanel(props: MapPanelProps): ReactNode {
  const { t, config, context, markers, centre } = props;
  const { host, signal } = context;
  const { state, Map, toggle, allow } = useLazyMap()!;
  const panel = useRef<HTMLDivElement>(null);
  const location = useLocation(t, signal);
  const { selected, select, links } = useSelection(props, state, panel, location.setStatus);
  const { tileSet, types } = useTileSet(t, config.mapType, host);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(toggle, []);
  useConsentChanges(state, allow, signal);
  const agree = (): void => {
    // The button is removed, so move the focus away from it first.
    focusElement(panel.current!);
    allow();
  };

  return (
    <div ref={panel} className="atoll-map-place" data-state={state}>
      {state === "asking" && <ConsentRequest t={t} onAgree={agree} />}
      {(state === "loading" || state === "failed") && (
        <LoadStatus text={t(state === "failed" ? "Map.Failed" : "Core.Loading")} />
      )}
      {state === "open" && Map && (
        <Map
          t={t}
          label={config.label || t("Map.Label")}
          tileSet={tileSet}
          markers={markers.map((marker, index) => ({
            ...marker,
            pinText: markers.length > 1 ? String(index + 1) : "",
            isFocusable: !links.includes(marker.id),
            content: <BubbleContent marker={marker} />,
          }))}
          selected={selected.id}
          turn={selected.turn}
          centre={centre}
          around={centre ? undefined : boundsOf(markers)}
          zoom={config.zoom}
          closest={config.zoom}
          here={location.position}
          controls={controlsOf(config, types)}
          onSelect={select}
          onSkip={() => focusElement(panel.current!.querySelector<HTMLElement>(".atoll-map-end")!)}
        />
      )}
      {state === "open" && <MapFooter t={t} canLocate={config.geolocation} location={location} />}
    </div>
  );
}

const controlsOf = (config: MapIslandProps["config"], types: ReturnType<typeof useTileSet>["types"]): Controls => ({
  zoom: config.zoomControl,
  move: config.moveControl,
  scale: config.scaleControl,
  fullscreen: config.fullscreenControl,
  types: config.mapTypeControl ? types : [],
});

interface Selection {
  /** Id of the marker; `turn` changes when the same marker is selected again from the list. */
  selected: { id: string; turn: number };
  select(id: string): void;
  /** Ids of the markers that the page's list links to. */
  links: string[];
}

/** The selected marker, which the visitor selects on the map or in the page's list. */
function useSelection(
  { t, context: { host, signal }, markers }: MapPanelProps,
  state: LazyMap["state"],
  panel: RefObject<HTMLDivElement | null>,
  setStatus: (text: string) => void,
): Selection {
  const [selected, setSelected] = useState({ id: "", turn: 0 });
  const showStatus = (id: string): void => setStatus(t("Map.Shown", markers.find((marker) => marker.id === id)!.title));
  const selectFromList = (id: string): boolean => {
    if (state === "failed") return false;
    panel.current!.scrollIntoView({ block: "nearest", behavior: "instant" });
    if (state === "asking") {
      setSelected({ id, turn: 0 });
      panel.current!.querySelector("button")!.focus();
    } else {
      setSelected(({ turn }) => ({ id, turn: turn + 1 }));
      showStatus(id);
    }
    return true;
  };
  return {
    selected,
    select(id) {
      setSelected(({ turn }) => ({ id, turn }));
      showStatus(id);
    },
    links: useListLinks(host, markers, selected.id, selectFromList, signal),
  };
}

/** Opens the map when the visitor allows it in the cookie settings, and deletes the location cookies on a refusal. */
function useConsentChanges(state: LazyMap["state"], allow: () => void, signal: AbortSignal): void {
  const latest = useRef({ state, allow });
  useLayoutEffect(() => {
    latest.current = { state, allow };
  });
  useEffect(() => {
    const { consent } = mapSettings();
    on(
      document,
      "Manager:setCookieConsent",
      ({ preferences }) => {
        if (latest.current.state === "asking" && isMapAllowed(consent)) latest.current.allow();
        if (!preferences && document.cookie.includes("location_")) void deleteLocation();
      },
      signal,
    );
  }, [signal]);
}

const LoadStatus = ({ text }: { text: string }): ReactNode => (
  <div className="atoll-map-ask">
    <output>{text}</output>
  </div>
);

const ConsentRequest = ({ t, onAgree }: { t: Translate; onAgree(): void }): ReactNode => (
  <div className="atoll-map-ask">
    <div>{t("Map.Consent")}</div>
    <button type="button" className="btn btn-primary" onClick={onAgree}>
      {t("Map.Allow")}
    </button>
  </div>
);

interface MapFooterProps {
  t: Translate;
  canLocate: boolean;
  location: ReturnType<typeof useLocation>;
}

/** The button that locates the visitor, and the status text. */
const MapFooter = ({ t, canLocate, location: { isLocating, locate, status } }: MapFooterProps): ReactNode => (
  <div className="atoll-map-end">
    {canLocate && (
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-disabled={isLocating || undefined}
        onClick={locate}
      >
        {t("Map.Locate")}
      </button>
    )}
    <output>{status}</output>
  </div>
);
