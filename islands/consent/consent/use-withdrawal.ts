import { useEffect, useState } from "react";
import type { Category } from "../../../shared/consent/setting.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { notify } from "../../../shared/notify.ts";
import { shell } from "../../../shared/shell-api.ts";
import { warn } from "../../../shared/warn.ts";
import { isKept } from "./kept-key.ts";

export type Withdraw = (categories: readonly Category[]) => void;

const load = (): Promise<typeof import("./withdraw.ts")> =>
  lazyImport("what ends a withdrawn consent", () => import("./withdraw.ts"));

/**
 * Ends what the withdrawn categories have started: scripts that have run are only undone by a reload. Once the page is back,
 * the visitor gets back what was typed and is told why. CON-10
 */
export function useWithdrawal(reload: "needed" | "always" | "ask", t: Translate | null): Withdraw {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (isKept()) load().then(({ takeKept }) => setBack(takeKept()), report);
  }, []);
  useEffect(() => {
    if (t && isBack) notify({ kind: "success", text: t("Consent.Reloaded") });
  }, [t, isBack]);

  const offer = (): void =>
    void notify({
      kind: "info",
      text: t?.("Consent.ReloadText") ?? shell().settings.failedText,
      action: { text: t?.("Consent.Reload") ?? "↻", run: () => location.reload() },
    });
  async function end(categories: readonly Category[]): Promise<void> {
    if (reload === "ask") return offer();
    try {
      const { mustReload, reloadKept } = await load();
      if ((reload === "always" || mustReload(categories)) && !reloadKept()) offer();
    } catch (error) {
      report(error);
      offer();
    }
  }
  return (categories) => void (categories.length > 0 && end(categories));
}

const report = (error: unknown): void => warn("the page could not be reloaded after a withdrawn consent.", error);
