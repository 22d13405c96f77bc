import { type ReactNode, useEffect, useRef, useState } from "react";
import { adoptStyle } from "../../../shared/dom/adopt-style.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import { useLazyMap } from "../../../shared/map/use-lazy-map.ts";
import type definition from "./definition.ts";
import css from "./dialog.css?inline";
import { FoundBar } from "./found-bar.tsx";
import { MapArea } from "./map-area.tsx";
import type { Moment } from "./opening.ts";
import { PointFacts } from "./point-facts.tsx";
import { PointList } from "./point-list.tsx";
import { type Filters, filterPoints, firstExisting, type Point } from "./rules.ts";
import { SearchForm } from "./search-form.tsx";
import type { Start } from "./start.ts";
import { hasTouch, isNarrow, useAddressForm } from "./use-address-form.ts";
import { useMoment } from "./use-moment.ts";
import { type Saving, useSaving } from "./use-saving.ts";
import { useSearch } from "./use-search.ts";

adoptStyle(css);

export type PickupConfig = Config<typeof definition.config>;

export interface PickupRequest {
  config: PickupConfig;
  start: Start;
  /** Restores the focus after the dialog has closed. */
  focusBack(): void;
}

/**
 * Opens the dialog in which the shopper chooses and saves a pickup point. Resolves as `openDialog` does. PUP-01
 */
export const openPickup = (request: PickupRequest): Promise<void> =>
  openDialog((t, close, id) => {
    const closed = (): void => {
      close();
      request.focusBack();
    };
    return <PickupDialog request={request} t={t} id={id} onClose={closed} />;
  });

interface PickupDialogProps {
  request: PickupRequest;
  t: Translate;
  id: string;
  onClose(): void;
}

function PickupDialog({ request, t, id, onClose }: PickupDialogProps): ReactNode {
  const { config, start } = request;
  const form = useRef<HTMLFormElement>(null);
  const [search, searchIn] = useSearch(config, t);
  const hasPlace = !!(start.postalCode || start.city);
  const address = useAddressForm(search, hasPlace);
  const saving = useSaving(request, t, form);
  const map = useLazyMap();
  const moment = useMoment(config.timeZone);
  const { filters, onFilter, points, selected, onSelect } = useSelection(search.points, config, moment);

  useEffect(() => {
    if (hasPlace) searchIn(start);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const choose = (pointId: string): void => {
    const point = points.find(({ id }) => id === pointId);
    if (point) saving.save(point);
  };
  const retry = (): void => {
    // The clicked button is removed, so the focus must move first.
    address.focusButton();
    searchIn(search.place!);
  };
  const facts = (point: Point): ReactNode => <PointFacts point={point} moment={moment} t={t} />;
  // The map's space is reserved while it loads, so that nothing moves.
  const isMapOpen = (map?.state === "open" || map?.state === "loading") && points.length > 0;
  const listProps = { t, points, selected, onSelect, facts };

  return (
    <Dialog
      id={id}
      className={`atoll-pickup${isMapOpen ? " atoll-pickup-wide" : ""}`}
      title={t("Pickup.Title")}
      closeText={t("Core.Close")}
      isTitleFirst={hasTouch() || (hasPlace && isNarrow())}
      onClose={onClose}
    >
      <SearchForm {...{ id, t, config, start, form: address.form, isOpen: address.isOpen }} onSearch={searchIn} />
      <FoundBar
        t={t}
        search={search}
        count={points.length}
        filters={filters}
        onFilter={onFilter}
        onRetry={retry}
        address={address}
        addressId={`${id}-place`}
        map={map}
        mapId={`${id}-map`}
        moment={moment}
      />
      <form
        ref={form}
        className="atoll-pickup-found"
        aria-busy={search.is === "searching" || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          choose(selected);
        }}
      >
        {map && search.points.length > 0 && (
          <MapArea
            {...listProps}
            id={`${id}-map`}
            map={map}
            onChoose={choose}
            listId={`${id}-list`}
            isBusy={saving.isBusy}
          />
        )}
        {points.length > 0 && (
          <PointList {...listProps} id={`${id}-list`} savedId={config.savedPickupId} isOnMap={isMapOpen} />
        )}
        {search.points.length > 0 && <SaveBar t={t} canSave={!!selected} saving={saving} />}
      </form>
    </Dialog>
  );
}

/** The filters, the points that pass them, and the selected one of these. */
function useSelection(found: readonly Point[], config: PickupConfig, moment: Moment) {
  const [choice, onSelect] = useState("");
  const [filters, onFilter] = useState<Filters>({ now: false, saturday: false });
  const points = filterPoints(found, filters, moment);
  const only = found.length === 1 ? found[0]!.id : "";
  const preferred = choice || firstExisting(found, config.savedPickupId, config.basePickupId, only);
  return { filters, onFilter, points, selected: firstExisting(points, preferred), onSelect };
}

interface SaveBarProps {
  t: Translate;
  canSave: boolean;
  saving: Saving;
}

function SaveBar({ t, canSave, saving: { isBusy, problem } }: SaveBarProps): ReactNode {
  return (
    <div className="atoll-pickup-end">
      <p className="atoll-pickup-problem" role="alert">
        {problem}
      </p>
      <div className="atoll-dialog-buttons">
        <button type="submit" className="btn btn-primary" disabled={!canSave} aria-disabled={isBusy || undefined}>
          {t(isBusy ? "Pickup.Saving" : "Pickup.Choose")}
        </button>
      </div>
    </div>
  );
}
