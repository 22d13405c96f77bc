import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { on } from "../../../shared/events.ts";
import { focusOn } from "../../../shared/focus-on.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { type Coordinates, mapSettings } from "../../../shared/map/map-settings.ts";
import { isMapAllowed, useMapOffer } from "../../../shared/map/use-map-offer.ts";
import { BubbleContent } from "./bubble-content.tsx";
import type { MapIslandProps } from "./map.tsx";
import { around, type Place } from "./rules.ts";
import { useListLinks } from "./use-list-links.ts";
import { forgetLocation, useLocation } from "./use-location.ts";
import { useTileSet } from "./use-tile-set.ts";

interface MapPlaceProps extends MapIslandProps {
  t: Translate;
  places: readonly Place[];
  centre: Coordinates | null;
}

/** The place of the map: what it needs to be asked, the map, or why there is none. CNT-02 */
export function MapPlace({ t, config, context, places, centre }: MapPlaceProps): ReactNode {
  const { host, signal } = context;
  const { is, Map, toggle, allow } = useMapOffer()!;
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ id: "", turn: 0 });
  const { here, isLocating, status, say, locate } = useLocation(t, signal);
  const { tileSet, types } = useTileSet(t, config.mapType, host);
  const latest = useRef({ is, allow });
  useLayoutEffect(() => {
    latest.current = { is, allow };
  });

  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(toggle, []);
  useEffect(() => {
    const { consent } = mapSettings();
    on(
      document,
      "Manager:setCookieConsent",
      ({ preferences }) => {
        if (latest.current.is === "asking" && isMapAllowed(consent)) latest.current.allow();
        if (!preferences && document.cookie.includes("location_")) void forgetLocation();
      },
      signal,
    );
  }, [signal]);

  const select = (id: string, isFromList: boolean): void => {
    setShown(({ turn }) => ({ id, turn: turn + Number(isFromList) }));
    say(t("Map.Shown", places.find((one) => one.id === id)!.title));
  };
  const links = useListLinks(
    host,
    places,
    shown.id,
    (id) => {
      if (is === "failed") return false;
      place.current!.scrollIntoView({ block: "nearest", behavior: "instant" });
      if (is === "asking") {
        setShown({ id, turn: 0 });
        place.current!.querySelector("button")!.focus();
      } else select(id, true);
      return true;
    },
    signal,
  );
  const agree = (): void => {
    // The button goes, and the focus with it.
    focusOn(place.current!);
    allow();
  };

  return (
    <div ref={place} className="atoll-map-place" data-state={is}>
      {is === "asking" && (
        <div className="atoll-map-ask">
          <div>{t("Map.Consent")}</div>
          <button type="button" className="btn btn-primary" onClick={agree}>
            {t("Map.Allow")}
          </button>
        </div>
      )}
      {(is === "loading" || is === "failed") && (
        <div className="atoll-map-ask">
          <output>{t(is === "failed" ? "Map.Failed" : "Core.Loading")}</output>
        </div>
      )}
      {is === "open" && Map && (
        <Map
          t={t}
          label={config.label || t("Map.Label")}
          tileSet={tileSet}
          markers={places.map((one, index) => ({
            ...one,
            face: places.length > 1 ? String(index + 1) : "",
            isStop: !links.includes(one.id),
            content: <BubbleContent place={one} />,
          }))}
          selected={shown.id}
          turn={shown.turn}
          centre={centre}
          around={centre ? undefined : around(places)}
          zoom={config.zoom}
          closest={config.zoom}
          here={here}
          controls={{
            zoom: config.zoomControl,
            move: config.moveControl,
            scale: config.scaleControl,
            fullscreen: config.fullscreenControl,
            types: config.mapTypeControl ? types : [],
          }}
          onSelect={(id) => select(id, false)}
          onSkip={() => focusOn(place.current!.querySelector<HTMLElement>(".atoll-map-end")!)}
        />
      )}
      {is === "open" && (
        <div className="atoll-map-end">
          {config.geolocation && (
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
      )}
    </div>
  );
}
