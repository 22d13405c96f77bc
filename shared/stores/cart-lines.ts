import { type AddToCartOrder, addToCartPath } from "../api/add-to-cart.ts";
import { cartLinePath, cartLinesPath, type LineChange, type LineChanged } from "../api/cart-lines.ts";
import { beginCartChange } from "../cart/cart-changes.ts";
import { createCourier } from "../cart/courier.ts";
import { type DecisionWords, guardDecisions } from "../cart/decision-status.ts";
import { canRetry, type Failure, failureOf } from "../cart/failure.ts";
import { shownOf } from "../cart/ledger.ts";
import { shell } from "../face.ts";
import { call, HttpError, tell as tellServer } from "../http/call.ts";
import { formatNumber } from "../i18n/number.ts";
import { whenTexts } from "../i18n/when-texts.ts";
import { lenient } from "../lenient.ts";
import { announce } from "../live.ts";
import { notify } from "../notify.ts";
import { cart } from "./cart.ts";
import { removeNotice } from "./notices.ts";

/** The lines of the cart: what the shopper decides about them, in whatever view of the page, gets to the server. CRT-01, CRT-02, CRT-04 */

/** What a page tells of a line, to speak of it and to put it back. */
export interface LineFacts {
  id: string;
  name: string;
  variantId: string;
  origin: string;
  key: string;
  /** How much is ordered, where a change takes another unit: of what is ordered by the metre and weighed, the metres. Asked before the line goes. */
  ordered?(): number | null;
  /** The same of what the server holds, for who hears that a change failed. */
  held?(): number | null;
}

/** Milliseconds that a removal may be undone in. */
const REGRET = 20_000;

export const cartLines = createCourier<number>({
  send: tell,
  repeats: () => true,
  isEnd: (quantity) => quantity === 0,
  putBack: (id, quantity) =>
    void putBack([{ ...facts.get(id)!, quantity: removed.get(id) ?? quantity }]).then(
      (isBack) => void (isBack && sayBack([facts.get(id)!])),
    ),
});

const facts = new Map<string, LineFacts>();

const failureKeys: Record<Failure<number>["kind"], string> = {
  refused: "Cart.LineRefused",
  lost: "Cart.LineLost",
  failed: "Cart.LineFailed",
  gone: "Cart.LineGone",
};

export const lineWords: DecisionWords<number> = {
  name: (id) => facts.get(id)?.name ?? "",
  failure: (t, { kind }, real = 0, id) =>
    t(failureKeys[kind], formatNumber(facts.get(id)?.held?.() ?? real, shell().settings.locale)),
  isTold: true,
};

guardDecisions(cartLines, lineWords);

/** Lines that are out, or on their way out, and that the last summary of the cart may still count: whatever counts lines goes with those that are shown. CRT-04 */
const leaving = new Set<string>();

cartLines.store.subscribe(({ ledger }) => {
  for (const [id, entry] of ledger) {
    if (shownOf(entry) === 0) leaving.add(id);
    else leaving.delete(id);
  }
  cart.setState({ leaving: leaving.size });
});
cart.subscribe(({ summary }, before) => {
  if (summary === before.summary) return;
  const { ledger } = cartLines.store.getState();
  for (const id of leaving) if (!ledger.has(id)) leaving.delete(id);
  cart.setState({ leaving: leaving.size });
});

/** How much was ordered of lines that were removed. */
const removed = new Map<string, number>();

/** Those of changed quantities, by line. */
const changed = new Map<string, number>();

/** A page shows a line with what the server holds of it, in the unit that a change takes. */
export function tellLine(line: LineFacts, real: number): void {
  // A view that only lists lines tells less of them than the cart page.
  const told = Object.entries(line).filter(([, value]) => value !== "" && value !== undefined);
  facts.set(line.id, { ...(facts.get(line.id) ?? line), ...Object.fromEntries(told) });
  cartLines.tell(line.id, real);
}

async function tell(id: string, quantity: number, timeLimit: number): Promise<void> {
  const options = { timeLimit, keepalive: true } as const;
  if (quantity === 0) return tellServer(cartLinePath(id), { method: "DELETE", ...options });
  const answer = await call(cartLinePath(id), {
    method: "PUT",
    json: { Quantity: quantity } satisfies LineChange,
    ...options,
  });
  if (shownOf(cartLines.store.getState().ledger.get(id)!) === quantity) void sayChanged(id, answer);
}

/** CRT-01 */
async function sayChanged(id: string, answer: unknown): Promise<void> {
  const { ItemName } = readChanged(answer, facts.get(id)!.name);
  const text = (await whenTexts())("Cart.QuantityChanged", ItemName);
  const before = changed.get(id);
  if (before !== undefined) removeNotice(before);
  changed.set(id, notify({ kind: "success", text }));
}

/** JSON in a JSON string; whoever sends the object itself is understood, too. */
function readChanged(answer: unknown, name: string): LineChanged {
  let given = answer;
  try {
    if (typeof answer === "string") given = JSON.parse(answer);
  } catch {
    // Told below, as any answer of another shape.
  }
  return lenient({ ItemOriginAndKey: "", ItemName: name }, given, "the answer to a changed quantity");
}

/** Takes a line out of every view at once, and offers to put it back. CRT-02 */
export function removeLine(id: string): void {
  const lines = wanted([id]);
  cartLines.want(id, 0, true);
  void offerUndo("Cart.Removed", lines);
}

/** Takes all lines out; these are those that the page shows. CRT-02 */
export function clearLines(ids: readonly string[]): void {
  const lines = wanted(ids);
  void cartLines.wantAll(
    lines.map(({ id }) => id),
    0,
    (timeLimit) => tellServer(cartLinesPath, { method: "DELETE", timeLimit, keepalive: true }),
  );
  void offerUndo("Cart.Cleared", lines);
}

/** `quantity` is what is ordered. */
type LineOrder = LineFacts & { quantity: number };

/** `shown` is the same as a change takes it. */
type LineWanted = LineOrder & { shown: number };

/** The lines as they are wanted now, before they go. */
function wanted(ids: readonly string[]): LineWanted[] {
  const { ledger } = cartLines.store.getState();
  return ids.flatMap((id) => {
    const line = facts.get(id);
    const shown = ledger.has(id) ? shownOf(ledger.get(id)!) : 0;
    if (!line || shown === 0) return [];
    const quantity = line.ordered?.() ?? shown;
    removed.set(id, quantity);
    return { ...line, quantity, shown };
  });
}

async function offerUndo(key: string, lines: readonly LineWanted[]): Promise<void> {
  if (lines.length === 0) return;
  const t = await whenTexts();
  const own = notify({
    kind: "info",
    text: t(key, lines[0]!.name),
    life: REGRET,
    action: { text: t("Cart.Undo"), run: () => undo(lines) },
  });
  // What the server keeps is not removed.
  const stop = cartLines.store.subscribe(({ failures }) => {
    if (!lines.some(({ id }) => failures.has(id))) return;
    stop();
    removeNotice(own);
  });
  setTimeout(stop, REGRET);
}

/** A line that the server does not know any more is ordered anew. */
function undo(lines: readonly LineWanted[]): void {
  const { ledger } = cartLines.store.getState();
  for (const { id, shown } of lines) cartLines.want(id, shown, true);
  const out = lines.filter(({ id }) => !ledger.has(id));
  // What is still on its way out stands there again, and is not said to be back before the server has it.
  if (out.length > 0) void putBack(out).then((isBack) => void (isBack && sayBack(out)));
}

const sayBack = async (lines: readonly LineFacts[]): Promise<void> =>
  announce((await whenTexts())(lines.length === 1 ? "Cart.PutBack" : "Cart.AllPutBack", lines[0]!.name));

/** One after the other, so that they stand in the order in which they stood. What is refused keeps no other back. True when all are there. */
async function putBack(lines: readonly LineOrder[]): Promise<boolean> {
  const end = beginCartChange();
  const failures: [line: LineOrder, error: unknown][] = [];
  for (const line of lines) {
    const { variantId, quantity, name, origin, key } = line;
    const json: AddToCartOrder = {
      ProductVariantId: variantId,
      Quantity: quantity,
      Name: name,
      ItemOrigin: origin,
      ItemKey: key,
    };
    await call(addToCartPath, { method: "POST", json, keepalive: true }).catch((error: unknown) =>
      failures.push([line, error]),
    );
  }
  // An answer that never came may have been a yes: the page shows it.
  end(failures.length > 0 ? "refused" : "saved");
  for (const [line, error] of failures) await tellNotBack(line, error);
  return failures.length === 0;
}

/** In the server's words, where it has any. Only what the server has answered may be tried again: an order is not absolute, and what got no answer may be in the cart. */
async function tellNotBack(line: LineOrder, error: unknown): Promise<void> {
  const t = await whenTexts();
  const isKnown = error instanceof HttpError;
  const failure = failureOf(error, line);
  const action = isKnown && canRetry(failure) ? { text: t("Core.Retry"), run: () => void putBack([line]) } : undefined;
  notify({
    kind: "error",
    text: `${line.name}: ${failure.text || t(isKnown ? "Cart.NotPutBack" : "Cart.PerhapsPutBack")}`,
    action,
  });
}
