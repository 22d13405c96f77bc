import { vatCheckPath } from "../../../shared/api/wire/vat.ts";
import { beginCartChange } from "../../../shared/cart/cart-changes.ts";
import { call } from "../../../shared/http/call.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import { warn } from "../../../shared/warn.ts";
import { type Check, mustReload, readCheck, type Validity } from "./rules.ts";
import type { Status } from "./status.ts";

/** The last result, and the query of the pending check. */
interface Memory {
  result?: Check & { query: string };
  pending?: string;
}

/** Results by field name, so that a reloaded page continues from there. */
const memories = new Map<string, Memory>();

export function memoryOf(name: string): Memory {
  const memory = memories.get(name) ?? {};
  memories.set(name, memory);
  return memory;
}

const showResult = (status: Status, { valid, message }: Check, isNews: boolean): void =>
  status.show(valid === null ? "unknown" : valid ? "valid" : "invalid", message, isNews);

/** The checked country, number and customer. */
type Query = Parameters<typeof vatCheckPath>;

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
  readQuery: () => Query,
  status: Status,
  validity: Validity,
  signal: AbortSignal,
): VatChecker {
  const nextSignal = abortPrevious(signal);
  const queryText = (): string => JSON.stringify(readQuery());

  /** Saves a result, and returns whether the page must be reloaded. */
  function save(query: string, check: Check): boolean {
    const isOther = mustReload(validity, check.valid);
    validity = check.valid;
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
    const [country, number] = readQuery();
    // An unknown result is checked again: the service may answer now.
    const cached = result?.query === query && (result.valid !== null || !number) ? result : undefined;
    if (!cached && number && country) return void request(query);
    clear();
    if (number) return cached && showResult(status, cached, false);
    // No number, nothing to check. Removing a valid one changes the prices, however.
    if (!cached && save(query, { valid: null, message: "" })) beginCartChange()("saved");
  }

  async function request(query: string): Promise<void> {
    const signal = nextSignal();
    memory.pending = query;
    status.show("asking");
    // An order waits for the check, because it may change the prices.
    const end = beginCartChange();
    let isOther = false;
    try {
      const check = readCheck(await call(vatCheckPath(...readQuery()), { signal }));
      if (signal.aborted) return;
      memory.pending = undefined;
      isOther = save(query, check);
      showResult(status, check, true);
    } catch (error) {
      if (signal.aborted) return;
      memory.pending = undefined;
      warn("a VAT number could not be checked; the order is not blocked.", error);
      status.show("unknown");
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
        validity = result.valid;
        if (readQuery()[1]) showResult(status, result, false);
      } else {
        if (isRendered) save(queryText(), { valid: validity, message: "" });
        return false;
      }
      return true;
    },
  };
}
