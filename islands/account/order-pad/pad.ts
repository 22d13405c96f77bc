import { createStore, type StoreApi } from "zustand/vanilla";
import { cartPageUrl } from "../../../shared/api/cart.ts";
import { addPadLines, findPadLines } from "../../../shared/api/order-pad.ts";
import type { DecimalSign, PadLine } from "../../../shared/api/order-pad-lines.ts";
import { markBusy } from "../../../shared/form/mark-busy.ts";
import { HttpError } from "../../../shared/http/call.ts";
import { failureMessage } from "../../../shared/http/failure-message.ts";
import { languageTag } from "../../../shared/i18n/number.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { ACTION_TIMEOUT_MS, notify } from "../../../shared/notify.ts";
import { shell } from "../../../shared/shell-api.ts";
import { cartChangedBy, refreshCartQuietly } from "../../../shared/stores/cart.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import type { FileFault } from "./file-intake.ts";
import { afterAddition, readyRows, type Row } from "./rules.ts";

export interface PadState {
  rows: Row[];
  /** The text was edited after the check. */
  isOutdated: boolean;
  isAdding: boolean;
  /** A failure, for the visitor; empty for none. */
  error: string;
  /** Increases when the visitor waits for the result, which then gets the focus. */
  results: number;
}

export interface Pad {
  state: StoreApi<PadState>;
  /** Rejects when its code cannot be loaded. */
  check(): Promise<void>;
  /** Replaces the code of a line, and checks the list again. */
  replaceCode(line: PadLine, sku: string): void;
  add(): Promise<void>;
  /** Says what is wrong with the chosen file. */
  refuseFile(fault: FileFault): Promise<void>;
}

type LinesCode = typeof import("../../../shared/api/order-pad-lines.ts");

const loadLines = (): Promise<LinesCode> =>
  lazyImport("the lines of order-pad", () => import("../../../shared/api/order-pad-lines.ts"));

/** The list in a textarea: checks it, and adds its products to the cart. */
export function createPad(field: HTMLTextAreaElement, signal: AbortSignal): Pad {
  const state = createStore<PadState>(() => ({ rows: [], isOutdated: false, isAdding: false, error: "", results: 0 }));
  const decimal = decimalSign(shell().settings.locale);
  const nextSignal = abortPrevious(signal);
  /** Loaded before there are rows. */
  let code: LinesCode;
  const finish = (change: Partial<PadState>): void =>
    // Visitors who edit the list meanwhile keep the focus.
    state.setState(({ results, isOutdated }) => ({ ...change, results: results + (isOutdated ? 0 : 1) }));

  async function check(): Promise<void> {
    // The rows of an addition show its result.
    if (state.getState().isAdding) return;
    const current = nextSignal();
    const text = field.value;
    code = await loadLines();
    if (current.aborted) return;
    const lines = code.readPadLines(text, decimal);
    // The rows appear at once: when the answer comes, the page below them does not move.
    const rows = lines.map((line): Row => ({ line, match: null, isAdded: false }));
    // The visitor may have edited the list while the code was loading.
    state.setState({ rows, isOutdated: field.value !== text, error: "" });
    if (rows.length === 0) return finish({ error: (await whenTexts())("OrderPad.Empty") });
    const unmarkBusy = markBusy(field.form!);
    try {
      const matches = await findPadLines(lines, current);
      finish({ rows: lines.map((line, index) => ({ line, match: matches[index]!, isAdded: false })) });
    } catch (error) {
      if (current.aborted) return;
      console.error("[atoll] the list could not be checked.", error);
      const text = failureMessage(error, (await whenTexts())("OrderPad.Failed"));
      finish(text === null ? { rows: [] } : { error: text });
    } finally {
      unmarkBusy();
    }
  }

  async function add(): Promise<void> {
    const { rows, isAdding, isOutdated } = state.getState();
    const tried = readyRows(rows);
    if (isAdding || isOutdated || tried.length === 0) return;
    state.setState({ isAdding: true, error: "" });
    const text = field.value;
    const unmarkBusy = markBusy(field.form!);
    try {
      // Called without a signal: leaving the page must not cancel an order.
      const { messages, cart } = await addPadLines(
        tried.map(({ match: { variantId, quantity } }) => ({ variantId, quantity })),
      );
      const added = tried.filter((_, index) => messages[index] === "");
      const lines = added.map(({ line }) => line);
      // The numbers of the lines are wrong for a text that was edited meanwhile.
      if (field.value === text) field.value = code.withoutPadLines(text, lines, decimal);
      finish({ rows: afterAddition(rows, tried, messages), isAdding: false });
      if (added.length === 0) return;
      cartChangedBy(cart);
      await notifyAdded(added.length);
    } catch (error) {
      finish({ isAdding: false, error: await additionFailure(error) });
    } finally {
      unmarkBusy();
    }
  }

  field.addEventListener("input", () => state.setState({ isOutdated: true }), { signal });
  return {
    state,
    check,
    replaceCode(line, sku) {
      if (state.getState().isAdding) return;
      field.value = code.withPadCode(field.value, line, sku);
      void check();
    },
    add,
    async refuseFile(fault) {
      const error = (await whenTexts())(fault);
      state.setState(({ results }) => ({ error, results: results + 1 }));
    },
  };
}

async function notifyAdded(count: number): Promise<void> {
  const t = await whenTexts();
  const action = { text: t("Cart.GoToBasket"), run: () => void shell().visit(cartPageUrl()) };
  notify({ kind: "success", text: t("OrderPad.AddedCount", count), duration: ACTION_TIMEOUT_MS, action });
}

async function additionFailure(error: unknown): Promise<string> {
  console.error("[atoll] the list could not be added to the cart.", error);
  const isRefused = error instanceof HttpError;
  // Without an HTTP error the products may have been added: read the cart again.
  if (!isRefused) refreshCartQuietly();
  const t = await whenTexts();
  return failureMessage(error, t(isRefused ? "OrderPad.NotAdded" : "OrderPad.PerhapsAdded")) ?? "";
}

function decimalSign(locale: string): DecimalSign {
  const parts = new Intl.NumberFormat(languageTag(locale)).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
}
