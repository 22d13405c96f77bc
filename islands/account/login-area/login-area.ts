import { isComposing } from "../../../shared/form/composition.ts";
import { isConsentBannerOpen } from "../../../shared/consent/is-banner-open.ts";
import { on } from "../../../shared/events.ts";
import { loginEnding } from "../../../shared/login-ending.ts";
import { shell } from "../../../shared/shell-api.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import type definition from "./definition.ts";
import { cookieOf, isSamePage, isShown, readSeen, type Seen, withReturn } from "./rules.ts";

interface SeenStore {
  read(): Seen;
  save(seen: Seen): void;
  /** Writes the state of this document to the cookie. */
  write(): void;
}

/** Keeps the state in a cookie, but only in this document while the cookie banner is open. */
function seenStore(lifetime: number): SeenStore {
  const { system } = shell().settings;
  let lastSeen: Seen = null;
  function write(): void {
    if (lastSeen) document.cookie = cookieOf(system, lastSeen, lifetime, location.protocol === "https:");
  }
  return {
    read: () => (isConsentBannerOpen() ? lastSeen : readSeen(document.cookie, system)),
    save(next) {
      lastSeen = next;
      if (!isConsentBannerOpen()) write();
    },
    write,
  };
}

/** Makes a link to the login page lead back to the current page. */
function addReturn(link: Element | null): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  const isLogin = link.pathname.toLowerCase().endsWith(loginEnding(shell().settings));
  if (isLogin) link.href = withReturn(link.href, location.href);
}

/** The nearest element around `host` that has a height, so that the focus stays in this place and is seen. */
function seenAround(host: HTMLElement): HTMLElement {
  let place = host.parentElement!;
  while (place.offsetHeight === 0 && place.parentElement && place !== document.body) place = place.parentElement;
  return place;
}

export default function loginArea(
  host: HTMLElement,
  { lifetime }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const store = seenStore(lifetime);
  let here = location.href;

  function decide(): void {
    here = location.href;
    host.hidden = !isShown(document.body.classList.contains("homepage"), store.read());
    if (!host.hidden) store.save("shown");
  }

  function close(): void {
    const hadFocus = host.contains(document.activeElement);
    host.hidden = true;
    store.save("closed");
    if (hadFocus) focusElement(seenAround(host));
  }

  const handlePage = ({ target }: { target: Element }): void => {
    // An update of a page part is not a new page.
    if (target.id === "page" && !isSamePage(here, location.href)) decide();
  };
  on(document, "page:loaded", handlePage, signal);
  on(document, "Manager:setCookieConsent", store.write, signal);
  host.addEventListener(
    "click",
    ({ target }) => {
      const control = (target as Element).closest("a, [data-close]");
      if (control?.matches("[data-close]")) close();
      else addReturn(control);
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      // With the focus elsewhere, Escape belongs to that element, such as a dialog or a list.
      const isOurs = host.contains(event.target as Node) || event.target === document.body;
      if (event.key === "Escape" && !isComposing(event) && !event.defaultPrevented && isOurs && !host.hidden) close();
    },
    { signal },
  );
  decide();
  return () => void (host.hidden = true);
}
