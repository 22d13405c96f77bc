import { changeLine, removeAllLines, removeLine as removeCartLine, restoreLine } from "../api/cart-lines.ts";
import { connected } from "../api/connector.ts";
import { beginCartChange, onNextChange, whenCartSaved } from "../cart/cart-changes.ts";
import { focusLine, placeOfLine, showsStatus } from "../cart/line-place.ts";
import { createSaveQueue } from "../cart/save-queue.ts";
import { saveBeforeLeaving } from "../cart/save-before-leaving.ts";
import type { SaveTexts } from "../cart/save-status.ts";
import { canRetry, type Failure, toFailure, warnOfAnswer } from "../cart/failure.ts";
import { currentValue } from "../cart/save-state.ts";
import { shell } from "../shell-api.ts";
import { HttpError } from "../http/call.ts";
import { formatNumber } from "../i18n/number.ts";
import { whenTexts } from "../i18n/when-texts.ts";
import { announce } from "../a11y/live-region.ts";
import { ACTION_TIMEOUT_MS, notify } from "../notify.ts";
import { cart } from "./cart.ts";
import { notices, removeNotice } from "./notices.ts";

/** Saves changes to cart lines, whichever view of the page they are made in. CRT-01, CRT-02, CRT-04 */

/** The data of a line that is needed for messages and to put the line back. */
export interface LineData {
  id: string;
  name: string;
  variantId: string;
  origin: string;
  key: string;
  /** Unit of its quantity, as in `Intl`; undefined for pieces. */
  unit?: string | undefined;
  /**
   * The ordered quantity, when it differs in unit from the line's quantity: the metres of an article that is ordered by
   * the metre and weighed. Read before the line is removed.
   */
  ordered?(): number | null;
  /** Like `ordered`, for the quantity that the server has; used in failure messages. */
  serverQuantity?(): number | null;
}

export const cartLines = createSaveQueue<number>({
  send: saveQuantity,
  isRepeatable: () => true,
  keepsRefused: true,
  isRemoval: (quantity) => quantity === 0,
  restore: (id, quantity) =>
    void restoreLines([{ ...lineData.get(id)!, quantity: removedQuantities.get(id) ?? quantity }]),
});

const lineData = new Map<string, LineData>();

const failureKeys: Record<Failure<number>["kind"], string> = {
  refused: "Cart.LineRefused",
  lost: "Cart.LineLost",
  failed: "Cart.LineFailed",
  gone: "Cart.LineGone",
};

export const lineTexts: SaveTexts<number> = {
  name: (id) => lineData.get(id)?.name ?? "",
  failure: (t, { kind }, serverQuantity = 0, id) =>
    t(failureKeys[kind], formatNumber(lineData.get(id)?.serverQuantity?.() ?? serverQuantity, shell().settings.locale)),
  hasOwnNotice: true,
};

saveBeforeLeaving(cartLines, lineTexts);

/**
 * Removed lines, and lines being removed, that the last cart summary may still count. Line counts subtract them. CRT-04
 */
const removing = new Set<string>();

cartLines.store.subscribe(({ entries }) => {
  for (const [id, entry] of entries) {
    if (currentValue(entry) === 0) removing.add(id);
    else removing.delete(id);
  }
  cart.setState({ removing: removing.size });
});
cart.subscribe(({ summary }, before) => {
  if (summary === before.summary) return;
  const { entries } = cartLines.store.getState();
  for (const id of removing) if (!entries.has(id)) removing.delete(id);
  cart.setState({ removing: removing.size });
});

/** Ordered quantities of removed lines, by line. */
const removedQuantities = new Map<string, number>();

/** Ids of the notices of changed quantities, by line. */
const changeNotices = new Map<string, number>();

/** Records a line as a page shows it. `serverQuantity` is in the unit that a change uses. */
export function recordLine(line: LineData, serverQuantity: number): void {
  // A list of lines gives less data than the cart page, so keep the values that we have.
  const present = Object.entries(line).filter(([, value]) => value !== "" && value !== undefined);
  lineData.set(line.id, { ...(lineData.get(line.id) ?? line), ...Object.fromEntries(present) });
  cartLines.setServerValue(line.id, serverQuantity);
  for (const isBack of returnChecks) isBack(line);
}

/** Checks whether a line is one of those that a notice calls removed. */
const returnChecks = new Set<(line: LineData) => void>();

async function saveQuantity(id: string, quantity: number, timeLimit: number): Promise<void> {
  const options = { timeLimit, keepalive: true } as const;
  if (quantity === 0) return removeCartLine(id, options);
  const name = await changeLine(id, quantity, options);
  void notifyChanged(id, quantity, name);
}

/**
 * Says a changed quantity once the page shows the new total, unless it has changed again. A line with a status shows the
 * change itself: a notice would only cover it. The notice goes when the total changes. CRT-01
 */
async function notifyChanged(id: string, quantity: number, name: string): Promise<void> {
  const t = await whenTexts();
  const isShown = await whenCartSaved();
  const entry = cartLines.store.getState().entries.get(id);
  if (!entry || currentValue(entry) !== quantity) return;
  const line = lineData.get(id)!;
  const total = isShown && document.querySelector("[data-cart-total]")?.textContent?.trim();
  const words = [name || line.name, formatNumber(line.ordered?.() ?? quantity, shell().settings.locale, line.unit)];
  const text = total ? t("Cart.QuantityAndTotal", ...words, total) : t("Cart.QuantityChanged", ...words);
  removeChangeNotice(id);
  if (showsStatus(id)) return announce(text);
  changeNotices.set(id, notify({ kind: "success", text }));
  onNextChange(() => removeChangeNotice(id));
}

function removeChangeNotice(id: string): void {
  const previous = changeNotices.get(id);
  if (previous !== undefined) removeNotice(previous);
}

/** Removes a line from every view at once and offers to undo it. CRT-02 */
export function removeLine(id: string): void {
  removeChangeNotice(id);
  const lines = snapshotLines([id]);
  cartLines.setValue(id, 0, true);
  void offerUndo("Cart.Removed", lines);
}

/** Removes all lines of the cart; `ids` are the lines on the page. CRT-02 */
export function clearLines(ids: readonly string[]): void {
  const lines = snapshotLines(ids);
  void cartLines.setAll(
    lines.map(({ id }) => id),
    0,
    (timeLimit) => removeAllLines(ids, { timeLimit, keepalive: true }),
  );
  void offerUndo("Cart.Cleared", lines);
}

/** A line to order; `quantity` is the ordered quantity. */
type LineOrder = LineData & { quantity: number };

/** `value` is the quantity in the unit that a change uses. */
type LineSnapshot = LineOrder & { value: number };

/** Snapshots the lines before their removal. */
function snapshotLines(ids: readonly string[]): LineSnapshot[] {
  const { entries, failures } = cartLines.store.getState();
  return ids.flatMap((id) => {
    const line = lineData.get(id);
    const value = entries.has(id) ? currentValue(entries.get(id)!) : 0;
    if (!line || value === 0) return [];
    const quantity = (failures.has(id) ? line.serverQuantity : line.ordered)?.() ?? value;
    removedQuantities.set(id, quantity);
    return { ...line, quantity, value };
  });
}

async function offerUndo(key: string, lines: readonly LineSnapshot[]): Promise<void> {
  if (lines.length === 0) return;
  const place = lines.length === 1 ? placeOfLine(lines[0]!.id) : undefined;
  const t = await whenTexts();
  const canUndo = !connected("cart")?.undoNeedsVariant || lines.every(({ variantId }) => variantId);
  const noticeId = notify({
    kind: "info",
    text: t(key, lines[0]!.name),
    ...(place && { place }),
    ...(canUndo && { duration: ACTION_TIMEOUT_MS, action: { text: t("Cart.Undo"), run: () => undo(lines) } }),
  });
  removeIfReturned(noticeId, lines);
  const stop = cartLines.store.subscribe(({ entries, failures }) => {
    const isKept = lines.some(({ id }) => failures.has(id));
    if (isKept || !lines.some(({ id }) => entries.has(id))) stop();
    // The server kept the line, so there is nothing to undo.
    if (!isKept) return;
    removeNotice(noticeId);
    // Screen readers must not find the text in the live region either.
    announce("");
  });
}

/**
 * Removes the notice of removed lines when the visitor has put one into the cart again. Other lines that are in the cart
 * already may have the same variant.
 */
function removeIfReturned(noticeId: number, lines: readonly LineSnapshot[]): void {
  const present = new Set(lineData.keys());
  const isBack = ({ id, variantId }: LineData): void => {
    const isShown = notices.getState().list.some((notice) => notice.id === noticeId && !notice.isRemoved);
    const isReturned = !present.has(id) && lines.some((line) => variantId && line.variantId === variantId);
    if (isShown && !isReturned) return;
    returnChecks.delete(isBack);
    removeNotice(noticeId);
  };
  returnChecks.add(isBack);
}

/** Restores the lines. A line that the server has already removed is ordered again. */
function undo(lines: readonly LineSnapshot[]): void {
  const { entries } = cartLines.store.getState();
  for (const { id, value } of lines) cartLines.setValue(id, value, true);
  const removedLines = lines.filter(({ id }) => !entries.has(id));
  // Lines still being removed reappear at once; they are announced only when the server has them.
  if (removedLines.length > 0) void restoreLines(removedLines);
  else focusLine(lines[0]!.id);
}

/** Orders removed lines again and announces it when all were added. */
async function restoreLines(lines: readonly LineOrder[]): Promise<void> {
  const present = new Set(lineData.keys());
  if (!(await reorderLines(lines))) return;
  const t = await whenTexts();
  announce(t(lines.length === 1 ? "Cart.PutBack" : "Cart.AllPutBack", lines[0]!.name));
  await whenCartSaved();
  // The focus is beside the notice that is gone: on the button that removes another line.
  const back = [...lineData.values()].find(
    ({ id, variantId }) => variantId && variantId === lines[0]!.variantId && !present.has(id),
  );
  if (back) focusLine(back.id);
}

/**
 * Orders the lines one after the other, so that their order is kept. A refused line does not stop the others. True when
 * all lines were added.
 */
async function reorderLines(lines: readonly LineOrder[]): Promise<boolean> {
  const end = beginCartChange();
  const failures: [line: LineOrder, error: unknown][] = [];
  for (const line of lines) {
    await restoreLine(line).catch((error: unknown) => failures.push([line, error]));
  }
  // A lost response may have been a success, so reload the page to show it.
  end(failures.length > 0 ? "refused" : "saved");
  for (const [line, error] of failures) await notifyNotRestored(line, error);
  return failures.length === 0;
}

/**
 * Reports a line that was not put back, with the server's message if there is one. Retry is offered only when the
 * server responded: an order is not idempotent, and an order without a response may be in the cart.
 */
async function notifyNotRestored(line: LineOrder, error: unknown): Promise<void> {
  const t = await whenTexts();
  const isKnown = error instanceof HttpError;
  warnOfAnswer(error);
  const failure = toFailure(error, line);
  const action =
    isKnown && canRetry(failure) ? { text: t("Core.Retry"), run: () => void reorderLines([line]) } : undefined;
  notify({
    kind: "error",
    place: placeOfLine(line.id),
    text: t("Core.Named", line.name, failure.text || t(isKnown ? "Cart.NotPutBack" : "Cart.PerhapsPutBack")),
    action,
  });
}
