import { checkVat, type VatCheck, type VatQuery } from "../../../shared/api/vat.ts";
import { beginCartChange } from "../../../shared/cart/cart-changes.ts";
import { failureMessage } from "../../../shared/http/failure-message.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import { warn } from "../../../shared/warn.ts";
import { mustReload, type Validity } from "./rules.ts";
import type { Status } from "./status.ts";

/** The last result, and the query of the pending check. */
interface Memory {
  result?: VatCheck & { query: string };
  pending?: string;
}

/** Results by field name, so that a reloaded page continues from there. */
const memories = new Map<string, Memory>();

export function memoryOf(name: string): Memory {
  const memory = memories.get(name) ?? {};
  memories.set(name, memory);
  return memory;
}

const showResult = (status: Status, { isValid, message }: VatCheck, isNews: boolean): void =>
  status.show(isValid === null ? "unknown" : isValid ? "valid" : "invalid", message, isNews);

export interface VatChecker {
  /** Checks the current number, unless its result is known. */
  check(): void;
  /** Aborts a pending check and clears the status. */
  clear(): void;
  /**
   * Continues from before a reload of the page. If nothing is known about the number, returns false, and with
   * `isRendered` takes over the validity that the page was rendered with.
   */
  resume(isRendered: boolean): boolean;
}

/** `validity` is the one that the page was rendered with. */
export function vatChecker(
  memory: Memory,
  readQuery: () => VatQuery,
  status: Status,
  validity: Validity,
  signal: AbortSignal,
): VatChecker {
  const nextSignal = abortPrevious(signal);
  const queryText = (): string => JSON.stringify(readQuery());

  /** Saves a result, and returns whether the page must be reloaded. */
  function save(query: string, check: VatCheck): boolean {
    const isOther = mustReload(validity, check.isValid);
    validity = check.isValid;
    memory.result = { query, ...check };
    return isOther;
  }

  function clear(): void {
    nextSignal();
    memory.pending = undefined;
    status.show("nothing");
  }

  function check(): void {
    const query = queryText();
    if (query === memory.pending) return;
    const { result } = memory;
    const { countryId, vat } = readQuery();
    // An unknown result is checked again: the service may answer now.
    const cached = result?.query === query && (result.isValid !== null || !vat) ? result : undefined;
    if (!cached && vat && countryId) return void request(query);
    clear();
    if (vat) return cached && showResult(status, cached, false);
    // No number, nothing to check. Removing a valid one changes the prices, however.
    if (!cached && save(query, { isValid: null, message: "" })) beginCartChange()("saved");
  }

  async function request(query: string): Promise<void> {
    const signal = nextSignal();
    memory.pending = query;
    status.show("asking");
    // An order waits for the check, because it may change the prices.
    const end = beginCartChange();
    let isOther = false;
    try {
      const check = await checkVat(readQuery(), signal);
      if (signal.aborted) return;
      memory.pending = undefined;
      isOther = save(query, check);
      showResult(status, check, true);
    } catch (error) {
      if (signal.aborted) return;
      memory.pending = undefined;
      warn("a VAT number could not be checked; the order is not blocked.", error);
      status.show("unknown", failureMessage(error, "") ?? "");
    } finally {
      end(isOther ? "saved" : "kept");
    }
  }

  return {
    check,
    clear,
    resume(isRendered) {
      const { pending, result } = memory;
      memory.pending = undefined;
      if (pending === queryText()) check();
      else if (result?.query === queryText()) {
        // The page was reloaded because of this result.
        validity = result.isValid;
        if (readQuery().vat) showResult(status, result, false);
      } else {
        if (isRendered) save(queryText(), { isValid: validity, message: "" });
        return false;
      }
      return true;
    },
  };
}
