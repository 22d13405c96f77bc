import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { savePickupPoint } from "../../../shared/api/pickup-points.ts";
import { changeCart, whenCartSaved } from "../../../shared/cart/cart-changes.ts";
import { HttpError } from "../../../shared/http/call.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { notify } from "../../../shared/notify.ts";
import { warn } from "../../../shared/warn.ts";
import type { PickupRequest } from "./dialog.tsx";
import type { Point } from "./rules.ts";

export interface Saving {
  /** Whether a save is pending, including the page refresh after it. */
  isBusy: boolean;
  problem: string;
  /** Ignored while a save is pending. */
  save(point: Point): void;
}

/** Saves a point, and closes the dialog around `content` when the page shows it. PUP-05 */
export function useSaving(
  { config, start }: PickupRequest,
  t: Translate,
  content: RefObject<HTMLElement | null>,
): Saving {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const running = useRef(false);
  const isOpen = useRef(true);
  // Preact cleans other effects up a frame later, in which a failure would be told to nobody.
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  async function save(point: Point): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem("");
    try {
      // Not aborted when the dialog closes: the server may have saved the point already.
      await changeCart(
        savePickupPoint(point, { ...start, provider: config.provider, shippingMethodId: config.methodId }),
      );
      await whenCartSaved();
      if (isOpen.current) content.current?.closest("dialog")?.close();
      announce(t("Pickup.Saved", point.name));
    } catch (error) {
      warn("a pickup point could not be saved.", error);
      const text = (error instanceof HttpError && error.text) || t("Pickup.SaveFailed");
      if (isOpen.current) setProblem(text);
      else notify({ kind: "error", text });
    } finally {
      running.current = false;
      if (isOpen.current) setBusy(false);
    }
  }
  return { isBusy, problem, save: (point) => void save(point) };
}
