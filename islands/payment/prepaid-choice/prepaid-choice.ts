import { parseDecimal } from "../../../shared/number/decimal.ts";
import { newElement } from "../../../shared/dom/new-element.ts";
import { shell } from "../../../shared/shell-api.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import type definition from "./definition.ts";
import { toCents, splitPayment } from "./rules.ts";

const ACCOUNTS = "input[type=radio][name=PrepaidAccountId]";

export default function prepaidChoice(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const accounts = [...host.querySelectorAll<HTMLInputElement>(ACCOUNTS)];
  const { form } = accounts[0]!;
  const amount = toCents(config.amount);
  const methods = form ? [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(config.methods)}"]`)] : [];
  const amounts = [...(form?.querySelectorAll<HTMLElement>("[data-prepaid-remaining]") ?? [])];
  /** As the server sent them. */
  const initialDisabled = [...accounts, ...methods].map((field) => [field, field.disabled] as const);
  const initialTexts = amounts.map(({ textContent }) => textContent);
  const message = newElement("div", "atoll-prepaid-share");
  host.append(message);
  let t: Translate | undefined;

  const balanceOf = (account: HTMLInputElement): number => toCents(parseDecimal(account.dataset["balance"] ?? "") ?? 0);
  const money = (cents: number): string => formatMoney(cents / 100, shell().settings);

  function show(): void {
    const selected = accounts.find((account) => account.checked && account.value && !account.disabled);
    const share = splitPayment(amount, selected ? balanceOf(selected) : 0);
    for (const [field, isOff] of initialDisabled)
      if (methods.includes(field)) field.disabled = isOff || (!!selected && share.remaining === 0);
    for (const place of amounts) place.textContent = money(share.remaining);
    message.textContent = t ? sentence(t, !!selected, share) : "";
  }

  function sentence(
    t: Translate,
    isChosen: boolean,
    { paid: taken, balance: left, remaining }: ReturnType<typeof splitPayment>,
  ): string {
    if (!isChosen) return t("Prepaid.ToPay", money(remaining));
    return remaining === 0
      ? t("Prepaid.PaysAll", money(taken), money(left))
      : t("Prepaid.PaysPart", money(taken), money(remaining));
  }

  for (const account of accounts) account.disabled ||= account.value !== "" && balanceOf(account) <= 0;
  host.addEventListener(
    "change",
    () => {
      show();
      announce(message.textContent);
    },
    { signal },
  );
  // The fields have their first values after the event.
  form?.addEventListener("reset", () => setTimeout(show), { signal });
  const stopTexts = withTexts((texts) => {
    t = texts;
    show();
  });
  return () => {
    stopTexts();
    for (const [field, isOff] of initialDisabled) field.disabled = isOff;
    amounts.forEach((place, index) => (place.textContent = initialTexts[index]!));
    message.remove();
  };
}
