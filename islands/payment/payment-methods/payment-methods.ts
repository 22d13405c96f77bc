import { followState } from "../../../shared/follow-state.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { nameOf } from "../../../shared/warn.ts";

const METHODS = "input[type=radio][name=PaymentMethodId]";

/** Of a way to pay that is chosen, and can be, all is seen. PAY-03 */
export default function paymentMethods(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const methods = [...host.querySelectorAll<HTMLInputElement>(METHODS)];
  if (methods.length === 0)
    throw new IslandError(
      "config",
      `payment-methods on ${nameOf(host)} expects radio buttons called PaymentMethodId, found none.`,
    );
  const infos = [...host.querySelectorAll<HTMLElement>("[data-payment-info]")];
  const sent = infos.map((info) => info.hidden);

  const show = (): void => {
    const chosen = methods.find((method) => method.checked && !method.matches(":disabled"))?.value;
    for (const info of infos) info.hidden = info.dataset["paymentInfo"] !== chosen;
  };
  host.addEventListener("change", show, { signal });
  // The fields have their first values after the event.
  methods[0]!.form?.addEventListener("reset", () => setTimeout(show), { signal });
  const unfollow = followState(methods, show);
  show();
  return () => {
    unfollow();
    infos.forEach((info, index) => (info.hidden = sent[index]!));
  };
}
