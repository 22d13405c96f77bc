import { type ReactNode, useEffect, useRef, useState } from "react";
import { adoptStyle } from "../../../shared/adopt-style.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import { useMapOffer } from "../../../shared/map/use-map-offer.ts";
import type definition from "./definition.ts";
import css from "./dialog.css?inline";
import { FoundBar } from "./found-bar.tsx";
import { MapPlace } from "./map-place.tsx";
import { PointFacts } from "./point-facts.tsx";
import { PointList } from "./point-list.tsx";
import { type Narrowing, narrowed, selectedIn } from "./rules.ts";
import { SearchForm } from "./search-form.tsx";
import type { Start } from "./start.ts";
import { useMoment } from "./use-moment.ts";
import { useSaving } from "./use-saving.ts";
import { useSearch } from "./use-search.ts";

adoptStyle(css);

export type PickupConfig = Config<typeof definition.config>;

export interface PickupRequest {
  config: PickupConfig;
  start: Start;
  /** Called when the dialog has closed. */
  focusBack(): void;
}

/** Lets the shopper choose a pickup point, and saves it. PUP-01 */
export function openPickup(request: PickupRequest): void {
  openDialog((t, close, id) => {
    const closed = (): void => {
      close();
      request.focusBack();
    };
    return <PickupDialog request={request} t={t} id={id} onClose={closed} />;
  });
}

interface PickupDialogProps {
  request: PickupRequest;
  t: Translate;
  id: string;
  onClose(): void;
}

function PickupDialog({ request, t, id, onClose }: PickupDialogProps): ReactNode {
  const { config, start } = request;
  const content = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState("");
  const [narrowing, setNarrowing] = useState<Narrowing>({ now: false, saturday: false });
  const [search, ask] = useSearch(config, t);
  const { isBusy, problem, save } = useSaving(request, t, content);
  const map = useMapOffer();
  const moment = useMoment(config.timeZone);

  useEffect(() => {
    if (start.postalCode || start.city) ask(start);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const { points } = search;
  const shown = narrowed(points, narrowing, moment);
  const selected = selectedIn(shown, wish || selectedIn(points, config.savedPickupId, config.basePickupId));
  const choose = (wanted: string): void => {
    const point = shown.find(({ id }) => id === wanted);
    if (point) save(point);
  };
  const retry = (): void => {
    // The button goes, and the focus with it.
    content.current!.closest("dialog")!.querySelector<HTMLElement>(".atoll-pickup-search > button")!.focus();
    ask(search.place!);
  };
  const facts = (point: (typeof points)[number]): ReactNode => <PointFacts point={point} moment={moment} t={t} />;
  // Its room is there before it is: nothing moves when it comes.
  const isMapOpen = (map?.is === "open" || map?.is === "loading") && shown.length > 0;

  return (
    <Dialog
      id={id}
      className={`atoll-pickup${isMapOpen ? " atoll-pickup-wide" : ""}`}
      title={t("Pickup.Title")}
      closeText={t("Core.Close")}
      onClose={onClose}
    >
      <SearchForm id={id} t={t} config={config} start={start} onSearch={ask} />
      <FoundBar
        t={t}
        search={search}
        shown={shown.length}
        narrowing={narrowing}
        onNarrow={setNarrowing}
        onRetry={retry}
        map={map}
        mapId={`${id}-map`}
        moment={moment}
      />
      <form
        ref={content}
        className="atoll-pickup-found"
        aria-busy={search.is === "searching" || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          choose(selected);
        }}
      >
        {map && points.length > 0 && (
          <MapPlace
            id={`${id}-map`}
            t={t}
            map={map}
            points={shown}
            selected={selected}
            onSelect={setWish}
            onChoose={choose}
            facts={facts}
            listId={`${id}-list`}
            isBusy={isBusy}
          />
        )}
        {shown.length > 0 && (
          <PointList
            id={`${id}-list`}
            t={t}
            points={shown}
            selected={selected}
            savedId={config.savedPickupId}
            isOnMap={isMapOpen}
            onSelect={setWish}
            facts={facts}
          />
        )}
        {points.length > 0 && (
          <div className="atoll-pickup-end">
            <p className="atoll-pickup-problem" role="alert">
              {problem}
            </p>
            <div className="atoll-dialog-buttons">
              <button
                type="submit"
                className="btn btn-primary"
                disabled={!selected}
                aria-disabled={isBusy || undefined}
              >
                {t(isBusy ? "Pickup.Saving" : "Pickup.Choose")}
              </button>
            </div>
          </div>
        )}
      </form>
    </Dialog>
  );
}
