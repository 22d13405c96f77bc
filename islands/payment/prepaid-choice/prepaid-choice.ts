import { parseDecimal } from "../../../shared/decimal.ts";
import { element } from "../../../shared/element.ts";
import { shell } from "../../../shared/face.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/live.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { centsOf, shareOf } from "./rules.ts";

const ACCOUNTS = "input[type=radio][name=PrepaidAccountId]";

export default function prepaidChoice(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const accounts = [...host.querySelectorAll<HTMLInputElement>(ACCOUNTS)];
  const [first] = accounts;
  if (!first)
    throw new IslandError(
      "config",
      `prepaid-choice on ${nameOf(host)} expects radio buttons called PrepaidAccountId, found none.`,
    );
  const { form } = first;
  const amount = centsOf(config.amount);
  const methods = form ? [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(config.methods)}"]`)] : [];
  const amounts = [...(form?.querySelectorAll<HTMLElement>("[data-prepaid-remaining]") ?? [])];
  /** As the server sent them. */
  const sent = [...accounts, ...methods].map((field) => [field, field.disabled] as const);
  const texts = amounts.map(({ textContent }) => textContent);
  const said = element("div", "atoll-prepaid-share");
  host.append(said);
  let t: Translate | undefined;

  const balanceOf = (account: HTMLInputElement): number => centsOf(parseDecimal(account.dataset["balance"] ?? "") ?? 0);
  const money = (cents: number): string => formatMoney(cents / 100, shell().settings);

  function show(): void {
    const chosen = accounts.find((account) => account.checked && account.value && !account.disabled);
    const share = shareOf(amount, chosen ? balanceOf(chosen) : 0);
    for (const [field, isOff] of sent)
      if (methods.includes(field)) field.disabled = isOff || (!!chosen && share.remaining === 0);
    for (const place of amounts) place.textContent = money(share.remaining);
    said.textContent = t ? sentence(t, !!chosen, share) : "";
  }

  function sentence(t: Translate, isChosen: boolean, { taken, left, remaining }: ReturnType<typeof shareOf>): string {
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
      announce(said.textContent);
    },
    { signal },
  );
  // The fields have their first values after the event.
  form?.addEventListener("reset", () => setTimeout(show), { signal });
  const stopTexts = withTexts((words) => {
    t = words;
    show();
  });
  return () => {
    stopTexts();
    for (const [field, isOff] of sent) field.disabled = isOff;
    amounts.forEach((place, index) => (place.textContent = texts[index]!));
    said.remove();
  };
}
