import { readPadFile, withPadFile } from "../../../shared/api/order-pad-file.ts";
import {
  type DecimalSign,
  type PadLine,
  readPadLines,
  withoutPadLines,
  withPadCode,
} from "../../../shared/api/order-pad-lines.ts";
import type { OrderPadMatch } from "../../../shared/api/wire/order-pad.ts";
import { placeInCart } from "../cart/order.ts";
import { fromUnits } from "../cart/quantity.ts";
import { variantById } from "../catalogue/index.ts";
import type { Culture } from "../catalogue/types.ts";
import { localeOf } from "../culture/cultures.ts";
import { counted, fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import type { Show } from "../http/page.ts";
import { flash } from "../session/flash.ts";
import type { Session } from "../session/sessions.ts";
import { mostPadLines, padMatch } from "../shop/order-pad.ts";

/** Largest file that is read, in characters. */
const mostText = 200_000;

interface FoundLine {
  line: PadLine;
  match: OrderPadMatch;
}

/** A list of codes and quantities, typed, pasted or from a file. Without script, the page checks it and adds it. */
export const orderPad = (show: Show) => (c: Request, culture: Culture) => showPad(show, c, culture, "");

export const orderPadCheck = (show: Show) => async (c: Request, culture: Culture) => {
  const form = await c.req.formData();
  const file = form.get("File");
  const typed = textOf(form, "Lines");
  const inFile = file instanceof File ? readPadFile(await file.arrayBuffer()) : "";
  if (inFile === null) return showPad(show, c, culture, typed, [], textsOf(culture).orderPad.notText);
  const text = withPadFile(typed, inFile.slice(0, mostText));
  // The pressed button of a suggestion has the number of the line and the code to use.
  const [number = "", ...code] = textOf(form, "Use").split(" ");
  const decimal = decimalSign(culture);
  const line = readPadLines(text, decimal).find(({ numbers }) => numbers.includes(Number(number)));
  const isReplaced = line && code.length > 0;
  return showChecked(show, c, culture, isReplaced ? withPadCode(text, line, code.join(" ")) : text);
};

/** Adds the lines that can be ordered. The others stay on the page with their reasons. */
export const orderPadAdd = (show: Show) => async (c: Request, culture: Culture) => {
  const text = textOf(await c.req.formData(), "Lines");
  const added = find(culture, c.var.session, text).filter(({ match }) => {
    const offer = match.Quantity > 0 && variantById(match.ProductVariantId);
    const order = { quantity: fromUnits(match.Quantity), origin: "OrderPad", key: "" };
    return offer && placeInCart(c.var.session, culture, { ...offer, ...order }) === "";
  });
  const t = textsOf(culture).sales;
  if (added.length > 0) flash(c, counted(localeOf(culture), t.added, added.length));
  else flash(c, t.noneAdded, "danger");
  const rest = withoutPadLines(
    text,
    added.map(({ line }) => line),
    decimalSign(culture),
  );
  return rest ? showChecked(show, c, culture, rest) : c.redirect(`/${culture}/shoppingcarts`, 303);
};

function showChecked(show: Show, c: Request, culture: Culture, text: string): Response {
  const { orderPad: t } = textsOf(culture);
  const found = find(culture, c.var.session, text);
  const tooMany = found.length > mostPadLines ? fill(t.tooMany, mostPadLines) : "";
  return showPad(show, c, culture, text, found, found.length === 0 ? t.empty : tooMany);
}

function showPad(
  show: Show,
  c: Request,
  culture: Culture,
  text: string,
  found: readonly FoundLine[] = [],
  error = "",
): Response {
  const { orderPad: t } = textsOf(culture);
  const total = found.reduce((sum, { match }) => sum + match.AmountTaxIncl, 0);
  return show(c, {
    view: "order-pad",
    islandStyles: true,
    title: t.title,
    description: t.intro,
    path: "/catalog/orderpad",
    data: {
      text,
      error,
      rows: found.slice(0, mostPadLines).map((one) => rowView(culture, one)),
      count: counted(localeOf(culture), t.addAll, found.filter(({ match }) => match.Quantity > 0).length),
      canAdd: total > 0,
      total: money(culture, Math.round(total * 100)),
    },
  });
}

const find = (culture: Culture, session: Session, text: string): FoundLine[] =>
  readPadLines(text, decimalSign(culture))
    .slice(0, mostPadLines + 1)
    .map((line) => ({
      line,
      match: padMatch(culture, session, line.code, line.quantity === null ? null : fromUnits(line.quantity)),
    }));

function rowView(culture: Culture, { line, match }: FoundLine) {
  const { orderPad: t } = textsOf(culture);
  const isFound = match.ProductVariantId !== "";
  const isChanged = isFound && match.Quantity > 0 && match.Message !== "";
  return {
    number: line.numbers[0],
    code: line.code,
    name: match.Name,
    path: match.ProductLink,
    sku: match.SKU,
    state: !isFound ? "missing" : match.Quantity === 0 ? "refused" : isChanged ? "changed" : "found",
    message: !isFound ? t.notFound : isChanged ? fill(t.changed, line.typed || "1", match.QuantityText) : "",
    reason: match.Message,
    quantity: match.Quantity > 0 ? match.QuantityText : line.typed,
    price: isFound ? money(culture, Math.round(match.UnitPriceTaxIncl * 100)) : "",
    amount: match.Quantity > 0 ? money(culture, Math.round(match.AmountTaxIncl * 100)) : "",
    suggestions: match.Suggestions,
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

const decimalSign = (culture: Culture): DecimalSign => (culture === "en" ? "." : ",");
