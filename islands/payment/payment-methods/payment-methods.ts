import { watchEditable } from "../../../shared/form/watch-editable.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";

const METHODS = "input[type=radio][name=PaymentMethodId]";

/** Shows the details of the chosen payment method, if it is not disabled. PAY-03 */
export default function paymentMethods(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const methods = [...host.querySelectorAll<HTMLInputElement>(METHODS)];
  const infos = [...host.querySelectorAll<HTMLElement>("[data-payment-info]")];
  const initialHidden = infos.map((info) => info.hidden);

  const show = (): void => {
    const selected = methods.find((method) => method.checked && !method.matches(":disabled"))?.value;
    for (const info of infos) info.hidden = info.dataset["paymentInfo"] !== selected;
  };
  host.addEventListener("change", show, { signal });
  // The fields have their initial values only after the event.
  methods[0]!.form?.addEventListener("reset", () => setTimeout(show), { signal });
  const stopWatching = watchEditable(methods, show);
  show();
  return () => {
    stopWatching();
    infos.forEach((info, index) => (info.hidden = initialHidden[index]!));
  };
}
