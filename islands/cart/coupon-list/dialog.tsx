import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { type Coupon, fetchCouponList, findCustomerCoupons } from "../../../shared/api/coupon-list.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { shell } from "../../../shared/shell-api.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { warn } from "../../../shared/warn.ts";

/**
 * Opens a dialog with the shop's coupons, and with the customer's own unless `userId` is empty. Resolves as
 * `openDialog` does. CPN-03
 */
export const showCoupons = (userId: string, title: string): Promise<void> =>
  openDialog((t, close, id) => <Coupons t={t} userId={userId} title={title} id={id} onClose={close} />);

interface CouponsProps {
  t: Translate;
  userId: string;
  title: string;
  id: string;
  onClose(): void;
}

function Coupons({ t, userId, title, id, onClose }: CouponsProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const choose = (event: { target: EventTarget; preventDefault(): void }): void => {
    const button = (event.target as Element).closest<HTMLElement>("[data-coupon-code]");
    const code = button?.dataset["couponCode"];
    if (!code) return;
    event.preventDefault();
    button.closest("dialog")!.close();
    apply(code);
  };
  return (
    <Dialog id={id} title={title} closeText={t("Core.Close")} onClose={onClose}>
      {/* This only delegates clicks; keyboard users press the buttons inside. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="atoll-coupons" onClick={choose}>
        <Lists key={attempt} t={t} userId={userId} onRetry={() => setAttempt(attempt + 1)} />
      </div>
    </Dialog>
  );
}

interface LoadedCoupons {
  state: "loading" | "ready" | "failed";
  /** The customer's own coupons. */
  own: readonly Coupon[];
}

/** Loads the coupons once, and shows those of the shop in `list`. */
function useCoupons(userId: string, list: RefObject<HTMLDivElement | null>): LoadedCoupons {
  const [state, setState] = useState<LoadedCoupons["state"]>("loading");
  const [own, setOwn] = useState<readonly Coupon[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const element = list.current!;
    void Promise.all([fetchCouponList(abort.signal), userId ? couponsOf(userId, abort.signal) : []]).then(
      ([html, coupons]) => {
        if (abort.signal.aborted) return;
        shell().setHtml(element, html);
        setOwn(coupons);
        setState("ready");
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        warn("the coupons could not be read.", error);
        setState("failed");
      },
    );
    return () => {
      abort.abort();
      shell().sweep(element);
    };
  }, [userId, list]);
  return { state, own };
}

/** Loads and shows the coupons once. A new `key` starts another attempt. */
function Lists({ t, userId, onRetry }: { t: Translate; userId: string; onRetry(): void }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const { state, own } = useCoupons(userId, list);
  return (
    <div aria-busy={state === "loading"}>
      {state === "loading" && <p>{t("Core.Loading")}</p>}
      {state === "failed" && (
        <p role="alert">
          {t("Coupon.ListFailed")}{" "}
          <button type="button" className="btn btn-outline-secondary" onClick={onRetry}>
            {t("Core.Retry")}
          </button>
        </p>
      )}
      {own.length > 0 && (
        <>
          <h3 className="h6">{t("Coupon.Yours")}</h3>
          <ul>
            {own.map(({ code, name, state }) => (
              <li key={code}>
                {state ? (
                  <span className="atoll-coupon-state">{state}</span>
                ) : (
                  <button type="button" className="btn btn-outline-primary" data-coupon-code={code}>
                    {code}
                  </button>
                )}{" "}
                <span>
                  {state && <strong>{code} </strong>}
                  {name}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div ref={list} />
    </div>
  );
}

/** Resolves to an empty list on failure, so that the shop's coupons are still shown. */
async function couponsOf(userId: string, signal: AbortSignal): Promise<Coupon[]> {
  try {
    return await findCustomerCoupons(userId, signal);
  } catch (error) {
    if (!signal.aborted) warn("the customer's coupons could not be read.", error);
    return [];
  }
}

/** Puts `code` into the coupon box of the page and submits it. */
function apply(code: string): void {
  const input = document.querySelector<HTMLInputElement>('#page input[name="CouponCode"]');
  if (!input) return warn("a coupon was chosen, but the page has no input CouponCode.");
  input.value = code;
  input.focus({ preventScroll: true });
  input.form?.requestSubmit(input.form.querySelector<HTMLButtonElement>('button[value="apply"]'));
}
