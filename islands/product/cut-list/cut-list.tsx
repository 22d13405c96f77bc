import { useLayoutEffect, useRef, useState } from "react";
import { announce } from "../../../shared/a11y/live-region.ts";
import { readCutList } from "../../../shared/api/cut-list-fields.ts";
import type { CutPlan } from "../../../shared/api/cut-plan.ts";
import { formOf } from "../../../shared/form/form-of.ts";
import { serializeForm } from "../../../shared/form/serialize-form.ts";
import { useTexts } from "../../../shared/i18n/use-texts.ts";
import type { IslandProps } from "../../../shared/island/react.tsx";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import { addRowButton } from "./add-row.ts";
import type definition from "./definition.ts";
import { formatMetres } from "./format-metres.ts";
import { planInSlices } from "./plan-in-slices.ts";
import { PlanView } from "./plan-view.tsx";
import { quantityField, setQuantity } from "./quantity-field.ts";
import { messageFor } from "./rules.ts";

interface State {
  /** Null before the first plan; the best so far during a search. */
  plan: CutPlan | null;
  isSearching: boolean;
  kerf: number;
  /** Key and values of a message; null for none. */
  message: ReturnType<typeof messageFor>;
  /** The form was edited after the plan. */
  isOutdated: boolean;
}

const initial: State = { plan: null, isSearching: false, kerf: 0, message: null, isOutdated: false };

export default function CutList({ config, context }: IslandProps<typeof definition>) {
  const { host, id, signal } = context;
  const t = useTexts();
  const [state, setState] = useState(initial);
  const heading = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const form = formOf(host, "PieceLength")!;
    const nextSignal = abortPrevious(signal);
    async function plan(): Promise<void> {
      const current = nextSignal();
      const list = readCutList(serializeForm(form, null));
      const message = messageFor(list);
      if (message) return setState({ ...initial, message });
      const { request } = list;
      // The first plan appears at once: when a better one comes, the page below hardly moves.
      const show = (plan: CutPlan, isSearching: boolean): void =>
        setState({ ...initial, plan, isSearching, kerf: request.kerf });
      try {
        show(await planInSlices(request, config.seconds * 1000, current, (plan) => show(plan, true)), false);
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
    form.addEventListener("input", () => setState((last) => ({ ...last, isOutdated: true })), { signal });
    return addRowButton(host, signal);
  }, [host, signal, config.seconds]);

  const { plan, message, isSearching } = state;
  const isVisible = plan !== null || message !== null;
  useLayoutEffect(() => {
    for (const result of host.querySelectorAll<HTMLElement>("[data-cut-result]")) result.hidden = isVisible;
  }, [host, isVisible]);
  const isDone = isVisible && !isSearching;
  useLayoutEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone, plan, message]);

  if (!t || !isVisible) return null;
  const field = quantityField(config.quantity);
  const order =
    field &&
    plan &&
    (() => {
      setQuantity(field, plan.ordered / 1000);
      announce(t("CutList.QuantitySet", formatMetres(plan.ordered)));
    });
  return (
    <div className="atoll-cut">
      <div
        ref={heading}
        tabIndex={-1}
        role="group"
        aria-label={message ? undefined : t("CutList.Result")}
        aria-describedby={plan ? `${id}-sum` : undefined}
        className={message ? "atoll-cut-message" : "atoll-cut-title"}
      >
        {message ? t(...message) : t("CutList.Result")}
      </div>
      {plan && <PlanView t={t} id={`${id}-sum`} {...state} plan={plan} order={order} />}
    </div>
  );
}
