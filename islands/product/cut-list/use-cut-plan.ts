import { useLayoutEffect, useState } from "react";
import { type CutList, cutListFields, readCutList } from "../../../shared/api/cut-list-fields.ts";
import { shell } from "../../../shared/shell-api.ts";
import type { CutPlan } from "../../../shared/api/cut-plan.ts";
import { formOf } from "../../../shared/form/form-of.ts";
import { serializeForm } from "../../../shared/form/serialize-form.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import { addRowButton } from "./add-row.ts";
import { formatMetres } from "./format-metres.ts";
import { markFaults } from "./mark-faults.ts";
import { planInSlices } from "./plan-in-slices.ts";
import { type Problem, problemsOf } from "./rules.ts";

interface State {
  /** Null before the first plan; the best so far during a search. */
  plan: CutPlan | null;
  isSearching: boolean;
  kerf: number;
  /** Why there is no plan. */
  problems: Problem[];
  /** The form was edited after the plan. */
  isOutdated: boolean;
  /** Increases with each plan or message that the visitor waits for: it gets the focus. */
  results: number;
}

const initial: State = { plan: null, isSearching: false, kerf: 0, problems: [], isOutdated: false, results: 0 };

/** The problems of a list, with the lengths that its form offers. */
function problemsIn(form: HTMLFormElement, list: CutList, locale: string): Problem[] {
  const offers = [...form.querySelectorAll<HTMLInputElement>(`[name="${cutListFields.stock}"]`)];
  const offered = readCutList(new URLSearchParams(offers.map(({ value }) => [cutListFields.stock, value])), locale);
  return problemsOf(list, { metres: formatMetres, longestOffered: Math.max(...offered.request.stocks) });
}

/**
 * Plans the form in `host` when it is submitted, in `limit` milliseconds at most. `id` starts the ids of messages.
 */
export function useCutPlan(host: HTMLElement, id: string, limit: number, signal: AbortSignal): State {
  const [state, setState] = useState(initial);
  useLayoutEffect(() => {
    const form = formOf(host, "PieceLength")!;
    const nextSignal = abortPrevious(signal);
    async function plan(): Promise<void> {
      const current = nextSignal();
      const { locale } = shell().settings;
      const list = readCutList(serializeForm(form, null), locale);
      const problems = problemsIn(form, list, locale);
      markFaults(form, problems, id);
      if (problems.length > 0) return setState(({ results }) => ({ ...initial, problems, results: results + 1 }));
      const { request } = list;
      const pressed = document.activeElement;
      // The first plan appears at once: when a better one comes, the page below hardly moves.
      const show = (plan: CutPlan, isSearching: boolean): void =>
        setState(({ results }) => ({
          ...{ ...initial, plan, isSearching, kerf: request.kerf },
          // Visitors who have moved on keep the focus.
          results: isSearching || document.activeElement !== pressed ? results : results + 1,
        }));
      try {
        show(await planInSlices(request, limit, current, (plan) => show(plan, true)), false);
      } catch (error) {
        if (!current.aborted) throw error;
      }
    }
    form.addEventListener(
      "submit",
      (event) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        void plan();
      },
      { signal },
    );
    const edit = (): void => {
      // Ends a search for the form as it was.
      nextSignal();
      setState((last) => ({ ...last, isSearching: false, isOutdated: true }));
    };
    form.addEventListener("input", edit, { signal });
    const removeButton = addRowButton(host, id, signal);
    return () => {
      removeButton();
      markFaults(form, [], id);
    };
  }, [host, id, limit, signal]);
  return state;
}
