import type { Translate } from "../../../shared/i18n/texts.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import { shell } from "../../../shared/shell-api.ts";
import { type Row, stateOf } from "./rules.ts";

interface Props {
  t: Translate;
  row: Row;
  /** False after a failed check. */
  isChecking: boolean;
  onReplace(code: string): void;
}

/** A line of the list with its product, or what is wrong with it. */
export function ResultRow({ t, row, isChecking, onReplace }: Props) {
  const { line, match } = row;
  const { settings } = shell();
  const isOrdered = match !== null && match.quantity > 0;
  const quantity = isOrdered ? match.quantityText || formatNumber(match.quantity, settings.locale) : line.typed;
  return (
    <>
      <tr data-state={stateOf(row)}>
        <th scope="row">
          {match?.name && (
            <span className="atoll-pad-name">{match.url ? <a href={match.url}>{match.name}</a> : match.name}</span>
          )}
          <span className="atoll-pad-code">{match?.sku || line.code}</span>
          <span className="atoll-pad-state">{stateText(t, row, quantity, isChecking)}</span>
          {line.numbers.length > 1 && (
            <span className="atoll-pad-code">{t("OrderPad.Summed", line.numbers.length)}</span>
          )}
        </th>
        <td>{quantity}</td>
        <td>{isOrdered && formatMoney(match.amount, settings)}</td>
      </tr>
      {match?.suggestions.length ? (
        <tr className="atoll-pad-suggestions">
          <td colSpan={3}>
            {t("OrderPad.DidYouMean")}{" "}
            {match.suggestions.map(({ sku, name }) => (
              <button key={sku} type="button" className="btn btn-outline-secondary" onClick={() => onReplace(sku)}>
                <span className="atoll-pad-sku">{sku}</span> {name}{" "}
                <span className="atoll-visually-hidden">{t("OrderPad.InsteadOf", line.code)}</span>
              </button>
            ))}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** The state of a line, with the server's reason when it was changed or refused. */
function stateText(t: Translate, row: Row, quantity: string, isChecking: boolean): string {
  const { line, match } = row;
  const texts: Record<ReturnType<typeof stateOf>, string> = {
    checking: isChecking ? t("OrderPad.Checking") : "",
    added: t("OrderPad.Added"),
    missing: t("OrderPad.NotFound"),
    refused: match?.message || t("OrderPad.Refused"),
    changed: `${t("OrderPad.Changed", line.typed || "1", quantity)} ${match?.message}`,
    found: t("OrderPad.Found"),
  };
  return texts[stateOf(row)];
}
