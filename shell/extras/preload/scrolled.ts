import { elementsIn } from "../../core/document.ts";
import type { Session } from "../../navigation/session.ts";

/**
 * Loads the code for elements that scroll, once one has been scrolled. The scroll event of the window does not pass the
 * body.
 */
export function loadWhenScrolled(session: Session): void {
  const { body } = document;
  const load = (): unknown =>
    session
      .load<typeof import("../scrollers/index.ts")>("scrollers")
      .then(({ trackScrollers }) => trackScrollers(session))
      .catch(() => {});
  body.addEventListener("scroll", load, { passive: true, capture: true, once: true });
  if (elementsIn(body, "*").some(({ scrollLeft, scrollTop }) => scrollLeft || scrollTop)) load();
}
