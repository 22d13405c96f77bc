import { useEffect, useLayoutEffect, useRef } from "react";
import { announce } from "../../../shared/a11y/live-region.ts";
import { useTexts } from "../../../shared/i18n/use-texts.ts";
import type { IslandProps } from "../../../shared/island/react.tsx";
import type definition from "./definition.ts";
import { formatMetres } from "./format-metres.ts";
import { messageId } from "./mark-faults.ts";
import { PlanView } from "./plan-view.tsx";
import { checkSelector, quantityField, setQuantity } from "./quantity-field.ts";
import { showWhole } from "../../../shared/dom/show-whole.ts";
import { useCutPlan } from "./use-cut-plan.ts";

export default function CutList({ config, context }: IslandProps<typeof definition>) {
  const { host, id, signal } = context;
  const t = useTexts();
  const state = useCutPlan(host, id, config.seconds * 1000, signal);
  const title = useRef<HTMLHeadingElement>(null);
  const messages = useRef<HTMLDivElement>(null);

  const { plan, problems, results } = state;
  useEffect(() => checkSelector(config.quantity), [config.quantity]);
  const isVisible = plan !== null || problems.length > 0;
  useLayoutEffect(() => {
    const hide = (isHidden: boolean): void => {
      for (const result of host.querySelectorAll<HTMLElement>("[data-cut-result]")) result.hidden = isHidden;
    };
    hide(isVisible);
    return () => hide(false);
  }, [host, isVisible]);
  // The visitor may press the button before the texts have come.
  const hasTexts = t !== null;
  useLayoutEffect(() => {
    const heading = messages.current ?? title.current;
    if (!hasTexts || results === 0 || !heading) return;
    heading.focus({ preventScroll: true });
    showWhole(heading.parentElement!, messages.current && host.querySelector('[aria-invalid="true"]'));
  }, [host, hasTexts, results]);

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
      {problems.length > 0 ? (
        <div ref={messages} tabIndex={-1} className="atoll-cut-message">
          {problems.map(({ message }, index) => (
            <div key={index} id={messageId(id, index)}>
              {t(...message)}
            </div>
          ))}
        </div>
      ) : (
        <h3 ref={title} tabIndex={-1} className="atoll-cut-title" aria-describedby={`${id}-sum`}>
          {t("CutList.Result")}
        </h3>
      )}
      {plan && <PlanView t={t} id={`${id}-sum`} {...state} plan={plan} order={order} />}
    </div>
  );
}
