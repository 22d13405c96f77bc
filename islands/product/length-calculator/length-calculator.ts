import { isComposing, onTyping } from "../../../shared/form/composition.ts";
import { toMainUnit } from "../../../shared/api/money.ts";
import { debounce } from "../../../shared/time/debounce.ts";
import { on } from "../../../shared/events.ts";
import { fieldNumber } from "../../../shared/i18n/number.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { bigDecimal, toNumber } from "../../../shared/number/big-decimal.ts";
import { normalizeField } from "../../../shared/text/normalize-text.ts";
import { lateAnnouncer } from "./announce-later.ts";
import type definition from "./definition.ts";
import { fieldsFor, lengthText } from "./fields.ts";
import { type Formats, formatsFor } from "./formats.ts";
import { resultsView } from "./results-view.ts";
import { correctedLength } from "./rules.ts";

/** How long after the last key the results are updated, in milliseconds. LEN-04 */
const UPDATE_DELAY_MS = { product: 150, cart: 250 };

export default function lengthCalculator(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const fields = fieldsFor(host, config);
  const { input } = fields;
  const formats = formatsFor(config);
  const terms = { ...config };
  const view = resultsView(host, fields, terms, formats);
  const announcer = lateAnnouncer(signal);
  const update = (): void => announcer.update(view.show());

  function change(length: number): void {
    setLength(input, length, formats);
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** The visitor has finished: corrects the field and updates the results at once. LEN-02, LEN-04 */
  function commit(): void {
    const typed = normalizeField(input);
    const plain = lengthText(input, terms.unit, formats.locale);
    // The server expects a number in the unit of the page.
    const length = plain !== null && plain !== typed ? toNumber(bigDecimal(plain)!) : null;
    const corrected = correctedLength(plain ?? "", terms) ?? length;
    if (corrected !== null) setLength(input, corrected, formats);
    update();
  }

  const updateLater = debounce(update, UPDATE_DELAY_MS[config.place], signal);
  const pause = (): void => {
    updateLater.cancel();
    announcer.cancel();
  };
  onTyping(input, () => updateLater(), { signal, pause });
  watchField(input, { update, commit }, signal);
  watchPrice(host, terms, update, signal);
  const stopTexts = withTexts((t) => {
    view.translate(t, change);
    announcer.setSilently(view.show());
  });
  announcer.setSilently(view.show());
  return () => {
    stopTexts();
    view.restore();
  };
}

function setLength(input: HTMLInputElement, length: number, { locale }: Formats): void {
  input.value = fieldNumber(length, locale, input.type);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Calls `commit` when the visitor has finished with the field, and `update` when the field changes otherwise. */
function watchField(
  input: HTMLInputElement,
  { update, commit }: { update(): void; commit(): void },
  signal: AbortSignal,
): void {
  // Capture phase: other listeners must see the corrected length.
  const capture = { capture: true, signal };
  for (const type of ["change", "blur"]) input.addEventListener(type, commit, capture);
  input.addEventListener("keydown", (event) => event.key === "Enter" && !isComposing(event) && commit(), capture);
  document.addEventListener("submit", ({ target }) => target === input.form && commit(), capture);
  // The results must include the last keys. The text is not corrected, because the visitor may not have finished.
  document.addEventListener("page:leave", update, capture);
  document.addEventListener(
    "reset",
    ({ target }) => target === input.form && setTimeout(() => signal.aborted || update()),
    capture,
  );
  on(input, "quantity:changed", update, signal);
}

/** Updates the price of a metre in `terms` when the visitor chooses a variant. */
function watchPrice(
  host: HTMLElement,
  terms: { pricePerMetre: number },
  update: () => void,
  signal: AbortSignal,
): void {
  const form = host.closest("form");
  if (form)
    on(
      form,
      "product:variant",
      ({ price }) => {
        if (price) terms.pricePerMetre = toMainUnit(price);
        update();
      },
      signal,
    );
}
