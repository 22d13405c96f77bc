/** The session in the page's JSON script. */
export interface SessionText {
  id?: string;
  sessionData?: string;
}

interface SessionConfig {
  session: SessionText | undefined;
  sessionId: string;
  sessionData: string;
}

/** The session from the page's script or attributes; null without an id. PAY-01 */
export function sessionOf({
  session,
  sessionId,
  sessionData,
}: SessionConfig): { id: string; sessionData?: string } | null {
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const id = text(session?.id) || sessionId;
  const data = text(session?.sessionData) || sessionData;
  return id ? { id, ...(data && { sessionData: data }) } : null;
}

/** A payment that was made or is pending at the bank. */
export interface PaymentResult {
  resultCode: string;
  /** The site's server needs this value to ask the provider for the result. */
  sessionResult: string;
}

export function resultOf(data: unknown): PaymentResult {
  const { resultCode, sessionResult } = (data ?? {}) as Partial<Record<string, unknown>>;
  return {
    resultCode: typeof resultCode === "string" ? resultCode : "",
    sessionResult: typeof sessionResult === "string" ? sessionResult : "",
  };
}

/**
 * Why a payment failed. `closed`: the provider no longer accepts payments for this session, because it expired or was
 * refused too often. `unknown`: there was no clear answer, so the shopper may have paid.
 */
export type Failure = "refused" | "cancelled" | "closed" | "unknown";

/** `data` is the provider's result or the error that its code has thrown. PAY-01 */
export function failureOf(data: unknown): Failure {
  const { resultCode, name, cause } = (data ?? {}) as {
    resultCode?: unknown;
    name?: unknown;
    cause?: { status?: unknown } | null;
  };
  if (resultCode === "Cancelled" || name === "CANCEL") return "cancelled";
  if (resultCode === "Refused" || resultCode === "Error") return "refused";
  const status = Number(cause?.status);
  return status >= 400 && status < 500 ? "closed" : "unknown";
}

/**
 * The message for a failure. `retry`: a button reloads the page or starts a new payment; without it the form can be
 * used again. `offersOthers`: other ways to pay are shown.
 */
export interface FailureMessage {
  key: string;
  retry?: "reload" | "restart";
  offersOthers: boolean;
}

/**
 * `isReturn`: the shopper is returning from a bank. A shopper who may have paid is not offered other ways to pay.
 * PAY-01
 */
export function failureMessage(failure: Failure | "late", isReturn: boolean): FailureMessage {
  if (failure === "refused" || failure === "cancelled")
    return {
      key: failure === "refused" ? "Payment.Refused" : "Payment.Cancelled",
      ...(isReturn && { retry: "restart" }),
      offersOthers: true,
    };
  if (isReturn) return { key: "Payment.NotChecked", retry: "reload", offersOthers: false };
  if (failure === "unknown") return { key: "Payment.NoAnswer", offersOthers: false };
  return { key: failure === "late" ? "Payment.Late" : "Payment.Unavailable", retry: "reload", offersOthers: true };
}

/** The address to open after a payment; null if the page gives none, or it is not a web address. */
export function doneAddress(
  doneUrl: string,
  base: string,
  sessionId: string,
  { resultCode, sessionResult }: PaymentResult,
): string | null {
  if (!doneUrl || !URL.canParse(doneUrl, base)) return null;
  const url = new URL(doneUrl, base);
  if (!/^https?:$/.test(url.protocol)) return null;
  const added = { resultCode, sessionId, sessionResult };
  for (const [name, value] of Object.entries(added)) if (value) url.searchParams.set(name, value);
  return url.href;
}

/** The address where a new payment starts. The bank's parameters belong to the previous payment and are removed. */
export function retryAddress(retryUrl: string, present: string): string {
  const url = new URL(retryUrl || present, present);
  for (const name of ["redirectResult", "sessionId", "resultCode", "type"])
    if (!retryUrl) url.searchParams.delete(name);
  return url.href;
}

/**
 * Whether the document was loaded at the current address, not swapped in from another page or another order. Removed
 * query parameters do not count: scripts may remove those of a bank. An added parameter counts, except after a reload,
 * which would otherwise repeat for ever.
 */
export function isLoadedHere(loaded: { name: string; type: string } | undefined, present: string): boolean {
  if (!loaded) return true;
  const [then, now] = [new URL(loaded.name), new URL(present)];
  if (then.pathname !== now.pathname) return false;
  return (
    loaded.type === "reload" ||
    [...now.searchParams].every(([name, value]) => then.searchParams.getAll(name).includes(value))
  );
}
