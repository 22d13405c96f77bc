import { type ReactNode, useMemo } from "react";
import { useTexts } from "../../../shared/i18n/use-texts.ts";
import type { IslandProps } from "../../../shared/island/react.tsx";
import { mapSettings } from "../../../shared/map/map-settings.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { MapPanel } from "./map-panel.tsx";
import { coordinatesOf, readMarkers } from "./rules.ts";

export type MapIslandProps = IslandProps<typeof definition>;

/** A map with the markers of the page, loaded once the visitor allows it. CNT-02 */
export default function MapIsland({ config, context }: MapIslandProps): ReactNode {
  const t = useTexts();
  const { host } = context;
  const { markers, centre } = useMemo(() => {
    const report = (problem: string): void => warn(`map on ${nameOf(host)}: ${problem}.`, host);
    const centre = coordinatesOf(config.centre);
    if (config.centre && !centre)
      report(
        `data-centre expects a latitude and a longitude such as 51.2287,2.9271, ` +
          `got ${JSON.stringify(config.centre)}; the map shows all markers`,
      );
    return { centre, markers: readMarkers(config.markers, document.baseURI, report) };
  }, [config, host]);
  // Without tiles in the page settings there is no map, only the page's list.
  if (!mapSettings().tiles) return null;
  return t ? (
    <MapPanel t={t} config={config} context={context} markers={markers} centre={centre} />
  ) : (
    <div className="atoll-map-place" />
  );
}
