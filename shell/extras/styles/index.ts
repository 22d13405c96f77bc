import { loadOrTimeout, STYLE_TIMEOUT_MS } from "../../common/load-or-timeout.ts";
import { styleKey, type StylesState, switchOff } from "../../navigation/head.ts";
import { on } from "../../../shared/events.ts";
import { pageSelector, type Style } from "../../core/document.ts";
import type { Session } from "../../navigation/session.ts";

/** Sessions whose visits remove the styles that no page needs any more. */
const watched = new WeakSet<Session>();

/**
 * Adds the styles of a response that the document lacks, disabled, in the order of the response. Waits for those whose
 * media matches. Loaded when a page has such a style.
 */
export async function addNewStyles(session: Session, answered: readonly Style[]): Promise<void> {
  const { styles, loadingStyles } = session;
  if (!watched.has(session)) {
    watched.add(session);
    on(document, "page:loaded", ({ target }) => target.matches(pageSelector) && forgetStyles(session));
  }
  let place = answered.map((style) => styles.get(styleKey(style))).find(Boolean);
  answered.forEach((style, index) => {
    const key = styleKey(style);
    let installed = styles.get(key);
    if (!installed) {
      installed = document.importNode(style, true);
      styles.set(key, installed);
      if (!installed.media || matchMedia(installed.media).matches) {
        if (installed instanceof HTMLLinkElement) wait(session, installed);
        switchOff(session, installed);
      }
      // The attribute may be relative to a page that is not displayed yet.
      if (installed instanceof HTMLLinkElement) installed.href = key;
      installed.addEventListener("error", ({ currentTarget }) => forgetFailed(session, currentTarget as Style));
      if (!place?.isConnected) document.head.append(installed);
      else if (index === 0) place.before(installed);
      else place.after(installed);
    }
    place = installed;
  });
  await Promise.all(answered.map((style) => loadingStyles.get(styles.get(styleKey(style))!)));
}

function wait({ loadingStyles }: StylesState, link: HTMLLinkElement): void {
  loadingStyles.set(
    link,
    loadOrTimeout(link, STYLE_TIMEOUT_MS).then(() => void loadingStyles.delete(link)),
  );
}

/**
 * Removes a style that failed to load, so that the next page with it tries again. A failed @import alone does not
 * count.
 */
function forgetFailed({ styles }: StylesState, style: Style): void {
  if (hasRules(style)) return;
  styles.delete(styleKey(style));
  style.remove();
}

function hasRules({ sheet }: Style): boolean {
  try {
    return !!sheet && sheet.cssRules.length > 0;
  } catch {
    // Reading the rules of a cross-origin sheet throws.
    return true;
  }
}

/** Removes disabled inline styles that neither the displayed page nor a cached page has. */
function forgetStyles({ styles, disabledStyles, page, cachedPages }: Session): void {
  const keys = [page, ...cachedPages].flatMap(({ pageMetadata }) => pageMetadata.styles);
  // Use the key it was registered under: a script may have changed its text since.
  for (const [key, style] of [...styles]) {
    if (style instanceof HTMLLinkElement || !disabledStyles.has(style) || keys.includes(key)) continue;
    disabledStyles.delete(style);
    styles.delete(key);
    style.remove();
  }
}
