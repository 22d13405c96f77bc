import type { Ref } from "react";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { shell } from "../../../shared/shell-api.ts";
import type { Pad, PadState } from "./pad.ts";
import { ResultRow } from "./result-row.tsx";
import { countFaults, readyRows, totalOf } from "./rules.ts";

interface Props {
  t: Translate;
  pad: Pad;
  state: PadState;
  id: string;
  heading: Ref<HTMLHeadingElement>;
}

/** The checked list, and the button that adds it to the cart. */
export function Results({ t, pad, state, id, heading }: Props) {
  const { rows, error, isOutdated, isAdding } = state;
  const ready = readyRows(rows).length;
  const faults = countFaults(rows);
  const isChecked = rows.some(({ match }) => match);
  const isChecking = !error && rows.some(({ match }) => !match);
  const added = rows.filter(({ isAdded }) => isAdded).length;
  const summary = [
    added > 0 && t("OrderPad.AddedCount", added),
    ready > 0 && t("OrderPad.Ready", ready),
    faults > 0 && t("OrderPad.ToCheck", faults),
    error,
  ].filter(Boolean);
  return (
    <section className="atoll-pad" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1} aria-describedby={`${id}-summary`}>
        {t("OrderPad.Results")}
      </h2>
      <div id={`${id}-summary`} className={error ? "atoll-pad-error" : ""}>
        {isChecking ? t("OrderPad.Checking") : summary.join(" ")}
      </div>
      {rows.length > 0 && (
        <table className="table atoll-pad-table">
          <thead>
            <tr>
              <th scope="col">{t("OrderPad.Product")}</th>
              <th scope="col">{t("OrderPad.Quantity")}</th>
              <th scope="col">{t("OrderPad.Amount")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ResultRow
                key={row.line.numbers[0]}
                t={t}
                row={row}
                isChecking={isChecking}
                onReplace={(code) => pad.replaceCode(row.line, code)}
              />
            ))}
          </tbody>
          {(isChecking || isChecked) && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {t("OrderPad.Total")}
                </th>
                <td>{isChecked && formatMoney(totalOf(rows), shell().settings)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      <div className="atoll-pad-action">
        {isOutdated
          ? t("OrderPad.ListChanged")
          : ready > 0 && (
              <button
                type="button"
                className="btn btn-primary"
                aria-disabled={isAdding || undefined}
                aria-busy={isAdding || undefined}
                onClick={() => void pad.add()}
              >
                {t("OrderPad.AddAll", ready)}
              </button>
            )}
      </div>
    </section>
  );
}
