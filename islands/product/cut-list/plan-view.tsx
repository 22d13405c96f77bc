import { barShapes, pieceGroups } from "../../../shared/api/cut-bar.ts";
import type { CutPlan } from "../../../shared/api/cut-plan.ts";
import { joined, languageTag } from "../../../shared/i18n/number.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { shell } from "../../../shared/shell-api.ts";
import { formatMetres } from "./format-metres.ts";

interface Props {
  t: Translate;
  plan: CutPlan;
  kerf: number;
  /** Id of the text that sums up the plan. */
  id: string;
  isSearching: boolean;
  isOutdated: boolean;
  /** Sets the quantity of the order form; null when there is none. */
  order: (() => void) | null;
}

/** A plan as text, with a drawing of each kind of bar. */
export function PlanView({ t, id, plan, kerf, isSearching, isOutdated, order }: Props) {
  const { bars, ordered, waste, isBest } = plan;
  const longest = Math.max(...bars.map(({ stock }) => stock));
  const { locale } = shell().settings;
  const percent = new Intl.NumberFormat(languageTag(locale), {
    style: "percent",
    maximumFractionDigits: 1,
  });
  return (
    <>
      <div id={id}>
        {t("CutList.Order", formatMetres(ordered))}{" "}
        {t("CutList.Waste", formatMetres(waste), percent.format(waste / ordered))}{" "}
        {isSearching ? t("CutList.Searching") : isBest ? "" : t("CutList.NotProven")}
      </div>
      <ul className="atoll-cut-bars list-unstyled">
        {bars.map((bar) => (
          <li key={`${bar.stock} ${bar.pieces.join()}`}>
            <strong>{t("Core.Named", `${bar.count} × ${formatMetres(bar.stock)}`, "")}</strong>
            {joined(
              [
                ...pieceGroups(bar).map(({ length, count }) => `${count}\u00a0×\u00a0${formatMetres(length)}`),
                bar.rest > 0 && t("CutList.Rest", formatMetres(bar.rest)),
              ],
              locale,
            )}
            <svg viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
              {barShapes(bar, longest, kerf).map(({ x, width, isRest }) => (
                <rect key={x} x={x} y="1" width={width} height="22" className={isRest ? "atoll-cut-rest" : ""} />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <div className="atoll-cut-action">
        {isOutdated
          ? t("CutList.Changed")
          : order && (
              <button type="button" className="btn btn-outline-primary" onClick={order}>
                {t("CutList.SetQuantity", formatMetres(ordered))}
              </button>
            )}
      </div>
    </>
  );
}
