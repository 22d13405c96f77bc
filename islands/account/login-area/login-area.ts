import { isComposing } from "../../../shared/composition.ts";
import { isAskedForConsent } from "../../../shared/consent/is-asked.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { focusOn } from "../../../shared/focus-on.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import type definition from "./definition.ts";
import { cookieOf, isSamePage, isShown, readSeen, type Seen, withReturn } from "./rules.ts";

export default function loginArea(
  host: HTMLElement,
  { lifetime }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const { system } = shell().settings;
  /** Before the visitor has chosen cookies none is left: it is remembered for as long as the document stays. */
  let seen: Seen = null;
  const write = (): void =>
    void (seen && (document.cookie = cookieOf(system, seen, lifetime, location.protocol === "https:")));
  const remember = (now: "shown" | "closed"): void => {
    seen = now;
    if (!isAskedForConsent()) write();
  };
  let here = location.href;

  function decide(): void {
    here = location.href;
    host.hidden = !isShown(
      document.body.classList.contains("homepage"),
      isAskedForConsent() ? seen : readSeen(document.cookie, system),
    );
    if (!host.hidden) remember("shown");
  }

  function close(): void {
    const hadFocus = host.contains(document.activeElement);
    host.hidden = true;
    remember("closed");
    // Reading goes on where it was.
    if (hadFocus && host.parentElement) focusOn(host.parentElement);
  }

  on(
    document,
    "page:loaded",
    ({ target }) => {
      // What is put into a part of the page is no other page.
      if (target.id === "page" && !isSamePage(here, location.href)) decide();
    },
    signal,
  );
  on(document, "Manager:setCookieConsent", write, signal);
  host.addEventListener(
    "click",
    ({ target }) => {
      const control = (target as Element).closest("a, [data-close]");
      if (control?.matches("[data-close]")) close();
      else if (
        control instanceof HTMLAnchorElement &&
        control.pathname.toLowerCase().endsWith(shell().settings.loginPath.toLowerCase())
      )
        control.href = withReturn(control.href, location.href);
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      // Elsewhere the key is another's, such as a dialog's or a list's.
      const isOurs = host.contains(event.target as Node) || event.target === document.body;
      if (event.key === "Escape" && !isComposing(event) && !event.defaultPrevented && isOurs && !host.hidden) close();
    },
    { signal },
  );
  decide();
  return () => void (host.hidden = true);
}
