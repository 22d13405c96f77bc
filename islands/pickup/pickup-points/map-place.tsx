import { type ReactNode, useEffect, useRef } from "react";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { mapSettings } from "../../../shared/map/map-settings.ts";
import type { MapOffer } from "../../../shared/map/use-map-offer.ts";
import type { Point } from "./rules.ts";

interface MapPlaceProps {
  id: string;
  t: Translate;
  map: MapOffer;
  points: readonly Point[];
  selected: string;
  listId: string;
  isBusy: boolean;
  onSelect(id: string): void;
  onChoose(id: string): void;
  facts(point: Point): ReactNode;
}

/** The place of the map: what it needs to be asked, the map, or why there is none. PUP-03 */
export function MapPlace({
  id,
  t,
  map,
  points,
  selected,
  listId,
  isBusy,
  onSelect,
  onChoose,
  facts,
}: MapPlaceProps): ReactNode {
  const { is, Map, allow } = map;
  const list = (): HTMLElement | null => document.getElementById(listId);
  const radioOf = (value: string): HTMLElement | null | undefined =>
    list()?.querySelector<HTMLElement>(`input[value="${CSS.escape(value)}"]`);
  const picked = useRef("");
  useEffect(() => {
    // Of the visitor's own choice on the map the list shows which one it is.
    if (picked.current && picked.current === selected)
      radioOf(selected)?.closest(".atoll-pickup-point")?.scrollIntoView({ block: "nearest", behavior: "instant" });
    picked.current = "";
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it would begin at the lower edge.
    if (is !== "closed") place.current!.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [is]);
  const show = (): void => {
    // The button goes, and the focus with it.
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
    allow();
  };
  return (
    <div ref={place} id={id} className="atoll-pickup-map" data-state={is}>
      {is === "asking" && (
        <div className="atoll-pickup-note">
          <div>{t("Map.Consent")}</div>
          <button type="button" className="btn btn-outline-primary" onClick={show}>
            {t("Map.Allow")}
          </button>
        </div>
      )}
      <div className="atoll-pickup-told">
        <output>
          {is === "loading" && <span className="atoll-pickup-note">{t("Core.Loading")}</span>}
          {is === "failed" && <span className="atoll-pickup-note">{t("Pickup.MapFailed")}</span>}
        </output>
      </div>
      {is === "open" && Map && points.length > 0 && (
        <Map
          t={t}
          label={t("Pickup.Map")}
          tileSet={mapSettings()}
          markers={points.flatMap((point, index) =>
            point.at
              ? [{ id: point.id, at: point.at, title: point.name, face: String(index + 1), content: facts(point) }]
              : [],
          )}
          selected={selected}
          onSelect={(wanted) => {
            picked.current = wanted;
            onSelect(wanted);
          }}
          onSkip={() => (radioOf(selected) ?? list()?.querySelector("input"))?.focus()}
          choose={{ text: t("Pickup.Choose"), isBusy, act: onChoose }}
        />
      )}
    </div>
  );
}
