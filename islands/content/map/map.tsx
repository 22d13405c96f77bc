import { type ReactNode, useMemo } from "react";
import { useTexts } from "../../../shared/i18n/use-texts.ts";
import type { IslandProps } from "../../../shared/island/react.tsx";
import { mapSettings } from "../../../shared/map/map-settings.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { MapPlace } from "./map-place.tsx";
import { coordinatesOf, readPlaces } from "./rules.ts";

export type MapIslandProps = IslandProps<typeof definition>;

/** CNT-02 */
export default function MapIsland({ config, context }: MapIslandProps): ReactNode {
  const t = useTexts();
  const { host } = context;
  const { places, centre } = useMemo(() => {
    const complain = (problem: string): void => warn(`map on ${nameOf(host)}: ${problem}.`, host);
    const centre = coordinatesOf(config.centre);
    if (config.centre && !centre)
      complain(
        `data-centre expects a latitude and a longitude such as 51.2287,2.9271, got ${JSON.stringify(config.centre)}; the markers are shown`,
      );
    return { centre, places: readPlaces(config.markers, document.baseURI, complain) };
  }, [config, host]);
  // A page that names no tiles has its list.
  if (!mapSettings().tiles) return null;
  return t ? (
    <MapPlace t={t} config={config} context={context} places={places} centre={centre} />
  ) : (
    <div className="atoll-map-place" />
  );
}
