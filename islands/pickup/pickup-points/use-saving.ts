import { type RefObject, useEffect, useRef, useState } from "react";
import { externalPickupPointPath } from "../../../shared/api/pickup-points.ts";
import { changeCart, whenCartSaved } from "../../../shared/cart/cart-changes.ts";
import { HttpError, tell } from "../../../shared/http/call.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { announce } from "../../../shared/live.ts";
import { notify } from "../../../shared/notify.ts";
import { warn } from "../../../shared/warn.ts";
import type { PickupRequest } from "./dialog.tsx";
import { type Point, savedOf } from "./rules.ts";

interface Saving {
  /** On its way to the server, or the page to this window. */
  isBusy: boolean;
  problem: string;
  /** Once: what is being saved is not saved a second time. */
  save(point: Point): void;
}

/** Saves a point; the dialog around `content` closes when the page shows it. PUP-05 */
export function useSaving(
  { config, start }: PickupRequest,
  t: Translate,
  content: RefObject<HTMLElement | null>,
): Saving {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const running = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  async function save(point: Point): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem("");
    try {
      // Goes on when the dialog is closed meanwhile: the server may have it by then.
      await changeCart(
        tell(externalPickupPointPath, { method: "POST", json: savedOf(point, { ...config, ...start }) }),
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
