import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { categories, type Category, readConsent } from "../../../shared/consent/setting.ts";
import { shell } from "../../../shared/face.ts";
import { focusOn } from "../../../shared/focus-on.ts";
import { useTexts } from "../../../shared/i18n/use-texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { IslandProps } from "../../../shared/island/react.tsx";
import { notify } from "../../../shared/notify.ts";
import type definition from "./definition.ts";
import { narrows, settingOf } from "./rules.ts";
import { saveConsent, tell } from "./save.ts";

const present = (): ReturnType<typeof readConsent> => {
  const { system, consent } = shell().settings;
  return readConsent(document.cookie, system, consent.stamp);
};

const textOf: Record<Category, string> = {
  preferences: "Preferences",
  statistics: "Statistics",
  marketing: "Marketing",
};

export default function Consent({ config, context: { host, id, signal } }: IslandProps<typeof definition>): ReactNode {
  if (document.querySelector('[data-island="consent"]') !== host)
    throw new IslandError("config", "consent: a page has one banner, this is another one: take it out.");
  const t = useTexts();
  const [open, setOpen] = useState(() => !present());
  const opener = useRef<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = open && !!t;

  useEffect(() => {
    // In the capture phase, because the opener may be a link to the policy, which is the way without script. CON-10
    const reopen = (event: Event): void => {
      const control = (event.target as Element).closest<HTMLElement>("[data-consent-open]");
      if (!control) return;
      event.preventDefault();
      opener.current = control;
      setOpen(true);
    };
    document.addEventListener("click", reopen, { signal, capture: true });
  }, [signal]);
  useEffect(() => {
    // A page that came in place may have another stamp, another tab may have asked already. CON-05
    const look = (): void => {
      const choice = present();
      if (document.visibilityState === "hidden") return;
      if (JSON.stringify(choice ?? undefined) !== JSON.stringify(window.CookieConsent)) tell(choice);
      if (!choice) setOpen(true);
      else if (!opener.current) setOpen(false);
    };
    document.addEventListener("page:loaded", look, { signal });
    document.addEventListener("visibilitychange", look, { signal });
  }, [signal]);
  useEffect(() => {
    // Asked for by the visitor: that is where they want to be. The first time it does not take the focus from anything.
    if (isShown && opener.current) heading.current?.focus();
  }, [isShown]);

  if (!isShown) return null;
  const before = present();
  const close = (): void => {
    setOpen(false);
    // Not to the document's beginning, where a button that goes would leave it.
    const next = opener.current ?? document.getElementById("page");
    if (next) focusOn(next);
    opener.current = null;
  };
  const choose = (choice: Record<Category, boolean> | boolean): void => {
    const setting = settingOf(shell().settings.consent.stamp, choice);
    saveConsent(setting);
    close();
    if (narrows(before, setting)) {
      notify({
        kind: "info",
        text: t("Consent.ReloadText"),
        action: { text: t("Consent.Reload"), run: () => location.reload() },
      });
    }
  };
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    choose({
      preferences: data.has("preferences"),
      statistics: data.has("statistics"),
      marketing: data.has("marketing"),
    });
  };
  return (
    <form className="atoll-consent" aria-labelledby={`${id}-title`} onSubmit={save}>
      <div className="atoll-consent-words">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className="h5">
          {t("Consent.Title")}
        </h2>
        <div>
          {t("Consent.Text")} {config.policyUrl && <a href={config.policyUrl}>{t("Consent.Policy")}</a>}
        </div>
        <fieldset aria-labelledby={`${id}-choose`} className="atoll-consent-choices">
          <div id={`${id}-choose`}>{t("Consent.Choose")}</div>
          <Choice name={t("Consent.Necessary")} text={t("Consent.NecessaryText")}>
            <input type="checkbox" checked disabled readOnly />
          </Choice>
          {categories.map((category) => (
            <Choice key={category} name={t(`Consent.${textOf[category]}`)} text={t(`Consent.${textOf[category]}Text`)}>
              <input type="checkbox" name={category} defaultChecked={before?.[category] ?? false} />
            </Choice>
          ))}
        </fieldset>
      </div>
      <div className="atoll-consent-buttons">
        <button type="button" className="btn btn-outline-primary" onClick={() => choose(true)}>
          {t("Consent.AcceptAll")}
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={() => choose(false)}>
          {t("Consent.DeclineAll")}
        </button>
        <button type="submit" className="btn btn-outline-primary">
          {t("Consent.Save")}
        </button>
      </div>
    </form>
  );
}

/** A box with its name and what it allows. The label is left to the site's own styles; what is in it is ours. */
function Choice({ name, text, children }: { name: string; text: string; children: ReactNode }): ReactNode {
  return (
    <label>
      <span className="atoll-consent-choice">
        {children} <span>{name}</span>
        <span className="atoll-consent-text">{text}</span>
      </span>
    </label>
  );
}
