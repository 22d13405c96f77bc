import { type ProductVariant, productVariantsPath } from "../../../shared/api/product-variants.ts";
import { onTyping } from "../../../shared/composition.ts";
import { on } from "../../../shared/events.ts";
import { call, HttpError } from "../../../shared/http/call.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { latest } from "../../../shared/latest.ts";
import { announce } from "../../../shared/live.ts";
import { beginLookup, endLookup, isInQuestion, type Lookup, type Version } from "../../../shared/stores/product.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import { choicesIn, paintSwatches } from "./choices.ts";
import type definition from "./definition.ts";
import { noticeIn, removeNotice } from "./notice.ts";
import { productParts } from "./parts.ts";
import { addressOf, askedQuantity, isOther, questionOf, readVariant } from "./rules.ts";

/** What a lookup found; `refusal` tells why it is nothing to order. */
interface Found {
  variant?: ProductVariant;
  refusal: string;
}

/** What a form's page shows, also when it is left and come back to. */
const shownOf = new WeakMap<HTMLFormElement, { values: string; quantity: number | null }>();

export default function variations(
  host: HTMLElement,
  { productId, unavailable, address }: Config<typeof definition.config>,
  { signal, fail }: ViewContext,
): () => void {
  const form = host.closest("form")!;
  if (!form) throw new IslandError("config", `variations on ${nameOf(host)} expects a form around it, found none.`);
  const scope = form.closest<HTMLElement>("[data-product]") ?? document.body;
  let t: Translate = (key) => key;
  let known = (): void => {};
  /** The words of a refusal may be slower than its reason. */
  const words = new Promise<void>((resolve) => (known = resolve));
  const choices = choicesIn(host, {
    label: (name) => t("Variant.Unavailable", name),
    selectable: unavailable === "selectable",
  });
  if (choices.length === 0)
    throw new IslandError(
      "config",
      `variations on ${nameOf(host)} expects selects or radio buttons in it, found none.`,
    );

  const valuesNow = (): string => JSON.stringify(choices.map(({ value }) => value()));
  const variantNow = (): string => form.querySelector<HTMLInputElement>("[name=ProductVariantId]")?.value ?? "";
  const quantityField = (): HTMLInputElement | null => form.querySelector("[name=Quantity]");
  const quantityOf = (text = "1"): number | null =>
    askedQuantity(text, form.querySelector("[data-sold-by]")?.getAttribute("data-sold-by") ?? "piece");
  const quantityNow = (): number | null => quantityOf(quantityField()?.value);

  const next = latest(signal);
  const parts = productParts(scope, signal, () => ({
    productId,
    productVariantId: variantNow(),
    quantity: quantityNow() ?? 1,
  }));
  const first = shownOf.get(form) ?? {
    values: JSON.stringify(choices.map(({ served }) => served())),
    quantity: quantityOf(quantityField()?.defaultValue),
  };
  let shown = first.values;
  let price = scope.querySelector("[data-product-value=UnitPriceTaxIncl]")?.textContent;
  let notice: HTMLElement | undefined;
  /** What is being looked up, or was last. */
  let asked = shown;
  let askedFor = first.quantity;
  /** A choice that is not looked up until there is a quantity that can be ordered. */
  let isWaiting = false;

  const say = (text: string, again?: () => void): void => {
    quiet();
    notice = noticeIn(host, "atoll-variations-note", text, again && { t, act: again, signal });
    announce(text, "assertive");
  };
  const quiet = (): void => {
    removeNotice(notice, host.querySelector<HTMLElement>("input:checked, select"));
    notice = undefined;
  };

  /** Looks up what is chosen now; a newer question ends the older. VAR-01 */
  function ask(): void {
    const overtaken = next();
    quiet();
    asked = valuesNow();
    const quantity = (askedFor = quantityNow());
    isWaiting = quantity === null;
    host.toggleAttribute("data-not-loaded", asked !== shown);
    host.setAttribute("aria-busy", String(!isWaiting));
    const abort = new AbortController();
    // The quantity's own message tells what is wrong with it. VAR-05
    const answer =
      quantity === null
        ? words.then((): Found => ({ refusal: t("Variant.QuantityFirst") }))
        : find(asked, quantity, abort.signal);
    const lookup: Lookup = {
      isAwaited: false,
      chosen: answer.then(({ variant, refusal }) => (variant && !refusal ? versionOf(variant) : { refusal })),
    };
    overtaken.addEventListener("abort", () => lookup.isAwaited || abort.abort());
    beginLookup(form, lookup);
    if (quantity !== null) follow(answer, lookup, quantity, overtaken).catch((error: unknown) => fail("update", error));
  }

  /** Never rejects. */
  async function find(values: string, quantity: number, aborted: AbortSignal): Promise<Found> {
    try {
      const variant = readVariant(
        await call(productVariantsPath(productId, questionOf(new FormData(form), quantity)), { signal: aborted }),
      );
      if (!isOther(variant, JSON.parse(values) as string[])) return { variant, refusal: "" };
      await words;
      return { variant, refusal: t("Variant.NoSuchVariant") };
    } catch (error) {
      if (!aborted.aborted) warn("the variant could not be looked up.", error);
      await words;
      return { refusal: (error instanceof HttpError && error.text) || t("Variant.VariantNotLoaded") };
    }
  }

  /** Everything that is shown follows the answer at once, or nothing does. VAR-04 */
  async function follow(
    answer: Promise<Found>,
    lookup: Lookup,
    quantity: number,
    overtaken: AbortSignal,
  ): Promise<void> {
    const code = import("./show-variant.ts").catch(
      (error: unknown) => void (overtaken.aborted || warn("the variant could not be shown.", error)),
    );
    const { variant, refusal } = await answer;
    const view = variant && (await code);
    if (variant && !view) await words;
    if (overtaken.aborted) return;
    if (!variant || !view) {
      host.removeAttribute("aria-busy");
      return say(refusal || t("Variant.VariantNotLoaded"), ask);
    }
    const isSame = variant.ProductVariantId === variantNow() && !parts.areBehind();
    const showParts = isSame
      ? undefined
      : await parts.fetch({ productId, productVariantId: variant.ProductVariantId, quantity }, overtaken);
    if (overtaken.aborted) return;
    show(variant, refusal, quantity, view);
    showParts?.(t);
    endLookup(form, lookup);
  }

  function show(
    variant: ProductVariant,
    refusal: string,
    quantity: number,
    { priceOf, showVariant }: typeof import("./show-variant.ts"),
  ): void {
    const before = variantNow();
    variant.ProductVariantAttributesViewModel.slice(0, choices.length).forEach((attribute, index) =>
      choices[index]!.show(attribute),
    );
    showVariant(variant, form, scope);
    shown = asked = valuesNow();
    shownOf.set(form, { values: shown, quantity });
    host.removeAttribute("aria-busy");
    host.removeAttribute("data-not-loaded");
    const now = priceOf(variant);
    if (refusal) say(`${refusal} ${t("Variant.NearestShown", choices.map((choice) => choice.words()).join(", "))}`);
    else if (before !== variant.ProductVariantId || price !== now)
      announce([now, variant.StockText].filter(Boolean).join(", "));
    price = now;
    // Steps through the choices are no pages of a history.
    if (address && before !== variant.ProductVariantId) {
      history.replaceState(
        history.state,
        "",
        addressOf(
          location.href,
          address,
          variant.ProductVariantId,
          choices.map(({ name }) => name),
        ),
      );
    }
  }

  form.addEventListener("change", ({ target }) => host.contains(target as Node) && valuesNow() !== asked && ask(), {
    signal,
  });
  onTyping(form, ({ target }) => isWaiting && target === quantityField() && quantityNow() !== null && ask(), {
    signal,
  });
  on(form, "quantity:changed", ({ quantity }) => quantity !== askedFor && ask(), signal);
  // The fields have their first values after the event.
  form.addEventListener("reset", () => void setTimeout(() => signal.aborted || valuesNow() === asked || ask()), {
    signal,
  });

  const unpaint = paintSwatches(host);
  const stopTexts = withTexts((texts) => {
    t = texts;
    known();
  });
  // Chosen before the code came, or by the browser, which fills forms in again; or left while it was being looked up.
  const quantity = quantityNow();
  if (valuesNow() !== shown || (quantity !== null && quantity !== askedFor) || isInQuestion(form)) ask();
  return () => {
    stopTexts();
    known();
    unpaint();
    parts.leave();
    notice?.remove();
    host.removeAttribute("aria-busy");
    host.removeAttribute("data-not-loaded");
  };
}

const versionOf = ({ ProductVariantId, SKU, UnitPriceTaxIncl, UnitPriceTaxExcl }: ProductVariant): Version => ({
  variantId: ProductVariantId,
  sku: SKU,
  price: UnitPriceTaxExcl ?? UnitPriceTaxIncl,
});
