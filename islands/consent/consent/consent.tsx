import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { categories, type Category, cookieName, readConsent } from "../../../shared/consent/setting.ts";
import { shell } from "../../../shared/shell-api.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { useTexts } from "../../../shared/i18n/use-texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { IslandProps } from "../../../shared/island/react.tsx";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { settingOf, withdrawnIn } from "./rules.ts";
import { saveConsent, publishConsent } from "./save.ts";
import { useWithdrawal, type Withdraw } from "./use-withdrawal.ts";

const currentChoice = (onDamage?: () => void): ReturnType<typeof readConsent> => {
  const { system, consent } = shell().settings;
  return readConsent(document.cookie, system, consent.stamp, onDamage);
};

const reportDamage = (): void => warn(`the cookie ${cookieName(shell().settings.system)} is damaged.`);

const HEIGHT_PROPERTY = "--_consent-height";

const textOf: Record<Category, string> = {
  preferences: "Preferences",
  statistics: "Statistics",
  marketing: "Marketing",
};

export default function Consent({ config, context: { host, id, signal } }: IslandProps<typeof definition>): ReactNode {
  if (document.querySelector('[data-island="consent"]') !== host)
    throw new IslandError("consent expects one banner in the page, found another one; remove this one.");
  const t = useTexts();
  const [open, setOpen] = useState(() => !currentChoice(reportDamage));
  const opener = useRef<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = open && !!t;
  useOpeners(opener, setOpen, signal);
  const withdraw = useWithdrawal(config.reload, t);
  useCurrentChoice(opener, setOpen, withdraw, signal);
  // Before the next key can be pressed, so that it goes to the banner.
  useLayoutEffect(() => {
    // Move the focus only when the visitor opened the banner, not when it first appears.
    if (isShown && opener.current) heading.current?.focus();
  }, [isShown]);

  if (!isShown) return null;
  const before = currentChoice();
  const close = (): void => {
    setOpen(false);
    // At the start of the page: after the removal of the focused button, some browsers would go on from where it was.
    focusElement(opener.current ?? document.body);
    opener.current = null;
  };
  const choose = (choice: Record<Category, boolean> | boolean): void => {
    const setting = settingOf(shell().settings.consent.stamp, choice);
    saveConsent(setting);
    close();
    withdraw(withdrawnIn(before, setting));
  };
  return (
    <Banner
      t={t}
      id={id}
      heading={heading}
      policyUrl={config.policyUrl}
      before={before}
      onChoose={choose}
      onLeave={close}
    />
  );
}

/** Opens the banner when an element with `data-consent-open` is clicked. */
function useOpeners(
  opener: RefObject<HTMLElement | null>,
  setOpen: (open: boolean) => void,
  signal: AbortSignal,
): void {
  useEffect(() => {
    const reopen = (event: Event): void => {
      const control = (event.target as Element).closest<HTMLElement>("[data-consent-open]");
      if (!control) return;
      event.preventDefault();
      opener.current = control;
      setOpen(true);
    };
    // Capture phase, because the opener may be a link to the policy, for visitors without script. CON-10
    document.addEventListener("click", reopen, { signal, capture: true });
  }, [opener, setOpen, signal]);
}

/** Follows the saved choice, and asks again when it is no longer valid. */
function useCurrentChoice(
  opener: RefObject<HTMLElement | null>,
  setOpen: (open: boolean) => void,
  withdraw: Withdraw,
  signal: AbortSignal,
): void {
  const latest = useRef(withdraw);
  useEffect(() => void (latest.current = withdraw));
  useEffect(() => {
    // A page loaded in place may have another stamp, and another tab may have saved a choice. CON-05
    const check = (): void => {
      const choice = currentChoice();
      if (document.visibilityState === "hidden") return;
      const { CookieConsent: last } = window;
      if (JSON.stringify(choice ?? undefined) !== JSON.stringify(last)) publishConsent(choice);
      if (choice) latest.current(withdrawnIn(last, choice));
      if (!choice) setOpen(true);
      else if (!opener.current) setOpen(false);
    };
    document.addEventListener("page:loaded", check, { signal });
    document.addEventListener("visibilitychange", check, { signal });
  }, [opener, setOpen, signal]);
}

/**
 * Gives the page as much room at its end as the banner covers, and scrolls a focused element from behind it: browsers do
 * not all heed the scroll padding, and the site's scroll margins may be larger than what is left of the window. Ends
 * when the returned function is called. WCAG 2.4.11
 */
function uncover(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const reserve = (): void => {
    if (banner.isConnected) style.setProperty(HEIGHT_PROPERTY, `${banner.offsetHeight}px`);
  };
  // In the next frame: the room may give the page a scrollbar, which makes the banner narrower and higher.
  const observer = new ResizeObserver(() => void requestAnimationFrame(reserve));
  observer.observe(banner);
  const end = new AbortController();
  import("../../../shared/page/follow-page-end.ts").then(
    ({ followPageEnd }) => followPageEnd(end.signal),
    () => {},
  );
  const reveal = (): void => {
    const { activeElement: focused } = document;
    // A dialog is above the banner.
    if (!focused || !banner.isConnected || banner.contains(focused) || focused.closest("dialog")) return;
    const { top, bottom, height } = focused.getBoundingClientRect();
    const free = banner.getBoundingClientRect().top;
    // An element may be higher than the room above the banner: show its start.
    if (height > free ? top >= free : bottom > free)
      scrollBy({ top: Math.min(bottom - free, top), behavior: "instant" });
  };
  // Before the next paint, when the browser has scrolled to the element.
  const revealLater = (): void => void requestAnimationFrame(reveal);
  document.addEventListener("focusin", revealLater);
  return () => {
    observer.disconnect();
    end.abort();
    document.removeEventListener("focusin", revealLater);
    style.removeProperty(HEIGHT_PROPERTY);
  };
}

interface BannerProps {
  t: Translate;
  id: string;
  heading: RefObject<HTMLHeadingElement | null>;
  policyUrl: string | undefined;
  /** The choice that the boxes show at first. */
  before: ReturnType<typeof currentChoice>;
  onChoose(choice: Record<Category, boolean> | boolean): void;
  /** Closes the banner: the choice stays. */
  onLeave(): void;
}

function Banner({ t, id, heading, policyUrl, before, onChoose, onLeave }: BannerProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => uncover(form.current!), []);
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onChoose({
      preferences: data.has("preferences"),
      statistics: data.has("statistics"),
      marketing: data.has("marketing"),
    });
  };
  // The first choice cannot be put off.
  const leaveOnEscape = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && before) onLeave();
  };
  return (
    // The handler watches the keys of the controls inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className="atoll-consent"
      aria-labelledby={`${id}-title`}
      onSubmit={save}
      onKeyDown={leaveOnEscape}
    >
      <div className="atoll-consent-words">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className="h5">
          {t("Consent.Title")}
        </h2>
        <div>
          {t("Consent.Text")} {policyUrl && <a href={policyUrl}>{t("Consent.Policy")}</a>}
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
        <button type="button" className="btn btn-outline-primary" onClick={() => onChoose(true)}>
          {t("Consent.AcceptAll")}
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={() => onChoose(false)}>
          {t("Consent.DeclineAll")}
        </button>
        <button type="submit" className="btn btn-outline-primary">
          {t("Consent.Save")}
        </button>
      </div>
    </form>
  );
}

/** A checkbox with its name and description. The site styles the label; our styles apply to its content. */
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
