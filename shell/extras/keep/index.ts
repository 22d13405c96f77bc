import { on } from "../../../shared/events.ts";
import { byId } from "../../../shared/page/find-counterpart.ts";
import type { Session } from "../../navigation/session.ts";

/** Elements with `data-keep` and an id live on when the next page has them too. */

export interface KeepState {
  /**
   * Moves the elements with `data-keep` from `outgoing` into the places of their counterparts in `incoming`, which take
   * theirs. Call it before the swap, and the function that it returns after it.
   */
  keepElements?(outgoing: Element, incoming: ParentNode, isArriving?: boolean): () => void;
}

/** An element that is moved, and the comment in its new place. */
interface Kept {
  element: HTMLElement;
  place: Comment;
}

/** The method is not in all browsers. */
interface MovingParent {
  moveBefore(node: Node, child: Node | null): void;
}

const selector = "[data-keep][id]";

/** Adds `keepElements` to the session. */
export function startKeeping(session: Session): void {
  session.keepElements ??= (outgoing, incoming, isArriving) => {
    const elements = [...outgoing.querySelectorAll<HTMLElement>(`${selector}:not(${selector} *)`)];
    if (elements.length === 0) return () => {};
    const holder = document.createElement("div");
    holder.hidden = true;
    document.body.append(holder);
    const late: Kept[] = [];
    const kept = elements.flatMap((element) => {
      const counterpart = counterpartIn(incoming, element);
      if (!counterpart && !isArriving) return [];
      const place = document.createComment("");
      if (counterpart) {
        counterpart.replaceWith(place);
        element.before(counterpart);
      } else {
        element.before(place);
        late.push({ element, place });
      }
      move(holder, element, null);
      return counterpart ? [{ element, place }] : [];
    });
    return () => {
      kept.forEach(putBack);
      if (late.length > 0) awaitLate(session, late, () => holder.remove());
      else holder.remove();
    };
  };
}

const counterpartIn = (root: ParentNode, { id }: Element): HTMLElement | null => {
  const found = byId(root, id);
  return found?.matches(selector) ? found : null;
};

function putBack({ element, place }: Kept): void {
  move(place.parentNode as Element, element, place);
  place.remove();
}

/**
 * Moves an element with all its state. Without `moveBefore`, frames in it load again, and its media go on where they were,
 * unless the browser forbids it.
 */
function move(parent: Element & Partial<MovingParent>, element: Element, before: Node | null): void {
  const scrolled = [element, ...element.querySelectorAll("*")]
    .filter(({ scrollTop, scrollLeft }) => scrollTop || scrollLeft)
    .map((scroller) => [scroller, scroller.scrollLeft, scroller.scrollTop] as const);
  if (parent.moveBefore && parent.isConnected && element.isConnected) parent.moveBefore(element, before);
  else {
    const playing = [...element.querySelectorAll<HTMLMediaElement>("audio, video")].filter(({ paused }) => !paused);
    const focused = element.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
    parent.insertBefore(element, before);
    for (const media of playing) media.play().catch(() => {});
    focused?.focus({ preventScroll: true });
  }
  for (const [scroller, left, top] of scrolled) scroller.scrollTo({ left, top, behavior: "instant" });
}

/** The counterparts may be in a part of the page that has not arrived. Without one, an element stays with the page it is from. */
function awaitLate(session: Session, late: Kept[], done: () => void): void {
  const ended = new AbortController();
  const { signal } = session.pageLife;
  const end = (): void => {
    ended.abort();
    for (const { element, place } of late) {
      session.islands.sweep(element);
      place.replaceWith(element);
    }
    done();
  };
  on(
    document,
    "page:added",
    ({ target }) => {
      for (const kept of [...late]) {
        const counterpart = counterpartIn(target, kept.element);
        if (!counterpart) continue;
        late.splice(late.indexOf(kept), 1);
        session.islands.sweep(counterpart);
        const place = document.createComment("");
        counterpart.replaceWith(place);
        kept.place.replaceWith(counterpart);
        putBack({ element: kept.element, place });
      }
    },
    ended.signal,
  );
  on(document, "page:loaded", ({ target }) => target.matches("#page") && end(), ended.signal);
  signal.addEventListener("abort", () => !ended.signal.aborted && end());
}
