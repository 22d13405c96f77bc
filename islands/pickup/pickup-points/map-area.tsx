import { type ReactNode, useEffect, useRef } from "react";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { mapSettings } from "../../../shared/map/map-settings.ts";
import type { LazyMap } from "../../../shared/map/use-lazy-map.ts";
import type { Point } from "./rules.ts";

interface MapAreaProps {
  id: string;
  t: Translate;
  map: LazyMap;
  points: readonly Point[];
  selected: string;
  listId: string;
  isBusy: boolean;
  onSelect(id: string): void;
  onChoose(id: string): void;
  facts(point: Point): ReactNode;
}

/** The map, or a question for consent, a loading message or an error in its place. PUP-03 */
export function MapArea({
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
}: MapAreaProps): ReactNode {
  const { state, Map, allow } = map;
  const list = (): HTMLElement | null => document.getElementById(listId);
  const radioOf = (value: string): HTMLElement | null | undefined =>
    list()?.querySelector<HTMLElement>(`input[value="${CSS.escape(value)}"]`);
  const picked = useRef("");
  useEffect(() => {
    // After a choice on the map, scroll the list to the chosen point.
    if (picked.current && picked.current === selected)
      radioOf(selected)?.closest(".atoll-pickup-point")?.scrollIntoView({ block: "nearest", behavior: "instant" });
    picked.current = "";
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the map would otherwise open at the lower edge of the screen.
    if (state !== "closed") place.current!.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [state]);
  const show = (): void => {
    // The clicked button is removed, so the focus must move first.
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
    allow();
  };
  return (
    <div ref={place} id={id} className="atoll-pickup-map" data-state={state}>
      {state === "asking" && (
        <div className="atoll-pickup-note">
          <div>{t("Map.Consent")}</div>
          <button type="button" className="btn btn-outline-primary" onClick={show}>
            {t("Map.Allow")}
          </button>
        </div>
      )}
      <div className="atoll-pickup-told">
        <output>
          {state === "loading" && <span className="atoll-pickup-note">{t("Core.Loading")}</span>}
          {state === "failed" && <span className="atoll-pickup-note">{t("Pickup.MapFailed")}</span>}
        </output>
      </div>
      {state === "open" && Map && points.length > 0 && (
        <Map
          t={t}
          label={t("Pickup.Map")}
          tileSet={mapSettings()}
          markers={points.flatMap((point, index) =>
            point.position
              ? [
                  {
                    id: point.id,
                    at: point.position,
                    title: point.name,
                    pinText: String(index + 1),
                    content: facts(point),
                  },
                ]
              : [],
          )}
          selected={selected}
          onSelect={(pointId) => {
            picked.current = pointId;
            onSelect(pointId);
          }}
          onSkip={() => (radioOf(selected) ?? list()?.querySelector("input"))?.focus()}
          choose={{ text: t("Pickup.Choose"), isBusy, act: onChoose }}
        />
      )}
    </div>
  );
}
