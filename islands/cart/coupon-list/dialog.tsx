import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Coupon, couponListPath, customerCouponsPath } from "../../../shared/api/coupons.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { shell } from "../../../shared/face.ts";
import { call, callHtml } from "../../../shared/http/call.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { warn } from "../../../shared/warn.ts";
import { readCoupons } from "./rules.ts";

/** The coupons in a dialog called `title`; those of the customer, too, where `userId` is told. CPN-03 */
export function showCoupons(userId: string, title: string): void {
  openDialog((t, close, id) => <Coupons t={t} userId={userId} title={title} id={id} onClose={close} />);
}

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
    const chosen = (event.target as Element).closest<HTMLElement>("[data-coupon-code]");
    const code = chosen?.dataset["couponCode"];
    if (!code) return;
    event.preventDefault();
    chosen.closest("dialog")!.close();
    apply(code);
  };
  return (
    <Dialog id={id} title={title} closeText={t("Core.Close")} onClose={onClose}>
      {/* The buttons in it are the keyboard's; this only hears of them. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="atoll-coupons" onClick={choose}>
        <Lists key={attempt} t={t} userId={userId} again={() => setAttempt(attempt + 1)} />
      </div>
    </Dialog>
  );
}

/** Made anew for another attempt. */
function Lists({ t, userId, again }: { t: Translate; userId: string; again(): void }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [own, setOwn] = useState<readonly Coupon[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const element = list.current!;
    void Promise.all([
      callHtml(couponListPath, { signal: abort.signal }),
      userId ? couponsOf(userId, abort.signal) : [],
    ]).then(
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
  }, [userId]);
  return (
    <div aria-busy={state === "loading"}>
      {state === "loading" && <p>{t("Core.Loading")}</p>}
      {state === "failed" && (
        <p role="alert">
          {t("Coupon.ListFailed")}{" "}
          <button type="button" className="btn btn-outline-secondary" onClick={again}>
            {t("Core.Retry")}
          </button>
        </p>
      )}
      {own.length > 0 && (
        <>
          <h3 className="h6">{t("Coupon.Yours")}</h3>
          <ul>
            {own.map(({ CouponCode, Name }) => (
              <li key={CouponCode}>
                <button type="button" className="btn btn-outline-primary" data-coupon-code={CouponCode}>
                  {CouponCode}
                </button>{" "}
                {Name}
              </li>
            ))}
          </ul>
        </>
      )}
      <div ref={list} />
    </div>
  );
}

/** The shop's coupons are shown without the customer's own, where those cannot be had. */
async function couponsOf(userId: string, signal: AbortSignal): Promise<Coupon[]> {
  try {
    return readCoupons(await call(customerCouponsPath(userId), { signal }));
  } catch (error) {
    if (!signal.aborted) warn("the customer's coupons could not be read.", error);
    return [];
  }
}

/** Puts `code` into the coupon box of the page, if it has one, and sends that. */
function apply(code: string): void {
  const input = document.querySelector<HTMLInputElement>('#page input[name="CouponCode"]');
  if (!input) return warn("a coupon was chosen, but the page has no input CouponCode to put it into.");
  input.value = code;
  input.focus({ preventScroll: true });
  input.form?.requestSubmit(input.form.querySelector<HTMLButtonElement>('button[value="apply"]'));
}
