import { noTowns, type Towns } from "../../../shared/api/towns.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import { debounce } from "../../../shared/time/debounce.ts";
import { warn } from "../../../shared/warn.ts";
import { fetchTowns, knownTowns } from "./town-cache.ts";

export interface TownLookup {
  /**
   * Looks up the towns now, unless the postal code and the country are those of the last lookup. Cached towns are shown
   * synchronously, before the page is painted.
   */
  run(): Promise<void>;
  /** Looks up the towns after a pause in typing. */
  debounced(): void;
  /** Aborts the lookup of the previous postal code. */
  cancel(): void;
}

/** Passes the towns of the current postal code and country to `show`. CHK-06 */
export function townLookup(
  host: HTMLElement,
  readFields: () => [postalCode: string, countryId: string],
  show: (towns: Towns) => void,
  signal: AbortSignal,
): TownLookup {
  const nextSignal = abortPrevious(signal);
  /** Postal code and country of the last lookup, unless it failed. */
  let lastQuery: string | undefined;

  function finish(towns: Towns): void {
    host.removeAttribute("aria-busy");
    show(towns);
  }

  async function run(): Promise<void> {
    debounced.cancel();
    const fields = readFields();
    const query = JSON.stringify(fields);
    if (query === lastQuery) return;
    lastQuery = query;
    const signal = nextSignal();
    const known = knownTowns(...fields);
    if (known) return finish(known);
    host.setAttribute("aria-busy", "true");
    try {
      const towns = await fetchTowns(...fields, signal);
      if (!signal.aborted) finish(towns);
    } catch (error) {
      if (signal.aborted) return;
      lastQuery = undefined;
      warn("the towns could not be loaded; the town must be typed.", error);
      finish(noTowns);
    }
  }
  const debounced = debounce(() => void run(), 300, signal);

  return {
    run,
    debounced,
    cancel() {
      nextSignal();
      lastQuery = undefined;
      host.removeAttribute("aria-busy");
      debounced.cancel();
    },
  };
}
