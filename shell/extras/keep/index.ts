import { on } from "../../../shared/events.ts";
import { byId } from "../../../shared/page/find-counterpart.ts";
import { isMatch } from "../../core/document.ts";
import type { Session } from "../../navigation/session.ts";
import { keptElements } from "../../common/is-kept.ts";
import { move, takeState } from "./move.ts";

/** Elements with `data-keep` and an id live on when the next page has them too. */

export interface KeepState {
  /**
   * Moves the elements with `data-keep` from `outgoing` into the places of their counterparts in `incoming`, which take
   * theirs. Call it before the swap, and the function that it returns after it.
   */
  keepElements?(outgoing: Element, incoming: ParentNode, isArriving?: boolean): () => void;
}

/** An element that waits in the holder, and the node in the place that it has left or is to have. */
interface Kept {
  element: HTMLElement;
  place: ChildNode;
  /** Gives it back what moving it may have taken away. */
  restore(): void;
}

/** The place that an element has left. It holds the element's counterpart, which neither loads nor connects there. */
const leftPlace = "template[data-atoll-kept]";

/** Elements of a page that was left whose counterparts may still arrive. */
const late = new Set<Kept>();

/** Adds `keepElements` to the session. */
export function startKeeping(session: Session): void {
  session.keepElements ??= (outgoing, incoming, isArriving) => {
    const elements = [...outgoing.querySelectorAll<HTMLElement>(`${keptElements}:not(${keptElements} *)`)];
    const waiting = [...late];
    if (elements.length + waiting.length === 0) {
      showCounterparts(incoming);
      return () => {};
    }
    const holder = document.createElement("div");
    holder.hidden = true;
    document.body.append(holder);
    const kept: Kept[] = [];
    for (const last of waiting) {
      const place = swapCounterpart(incoming, last.element, last.place);
      if (!place) continue;
      late.delete(last);
      move(holder, last.element, null);
      kept.push({ ...last, place });
    }
    for (const element of elements) {
      const left = document.createElement("template");
      left.dataset["atollKept"] = element.getAttribute("id")!;
      const restore = takeState(element);
      if (!isArriving && !counterpartIn(incoming, element)) continue;
      element.parentElement!.insertBefore(left, element);
      move(holder, element, null);
      const place = swapCounterpart(incoming, element, left);
      if (place) kept.push({ element, place, restore });
      else late.add({ element, place: left, restore });
    }
    showCounterparts(incoming);
    return () => {
      kept.forEach(putBack);
      if (late.size > 0) awaitLate(session, holder);
      else holder.remove();
    };
  };
}

/** The counterpart of `element`, or the template that holds it, in a page that the element has left before. */
function counterpartIn(root: ParentNode, element: Element): HTMLElement | null {
  const id = element.getAttribute("id")!;
  const found = byId(root, id);
  return found && isMatch(found, keptElements)
    ? found
    : root.querySelector<HTMLElement>(`template[data-atoll-kept="${CSS.escape(id)}"]`);
}

/** Puts the counterpart of `element` into the place that it has left. Returns a comment in the place of the counterpart. */
function swapCounterpart(root: ParentNode, element: Element, left: ChildNode): Comment | null {
  const counterpart = counterpartIn(root, element);
  if (!counterpart) return null;
  const place = document.createComment("");
  // Not methods of the counterpart: if it is a form, fields may shadow them.
  Element.prototype.replaceWith.call(counterpart, place);
  (left as HTMLTemplateElement).content.append(isMatch(counterpart, leftPlace) ? contentOf(counterpart) : counterpart);
  return place;
}

const contentOf = (template: Element): DocumentFragment => (template as HTMLTemplateElement).content;

/** Shows the counterparts of elements that a page has lost to others, and that are not here to return. */
function showCounterparts(incoming: ParentNode): void {
  for (const left of incoming.querySelectorAll(leftPlace)) left.replaceWith(contentOf(left));
}

function putBack({ element, place, restore }: Kept): void {
  move(place.parentNode as Element, element, place);
  place.remove();
  restore();
}

/** The counterparts may be in a part of the page that has not arrived. Without one, an element stays with the page it is from. */
function awaitLate(session: Session, holder: Element): void {
  const ended = new AbortController();
  const end = (): void => {
    ended.abort();
    for (const { element, place } of late) {
      session.islands.sweep(element);
      place.replaceWith(element);
    }
    late.clear();
    holder.remove();
  };
  on(
    document,
    "page:added",
    ({ target }) => {
      for (const last of [...late]) {
        const counterpart = counterpartIn(target, last.element);
        if (!counterpart) continue;
        late.delete(last);
        session.islands.sweep(counterpart);
        putBack({ ...last, place: swapCounterpart(target, last.element, last.place)! });
      }
    },
    ended.signal,
  );
  on(document, "page:loaded", ({ target }) => target.id === "page" && end(), ended.signal);
  session.pageLife.signal.addEventListener("abort", () => !ended.signal.aborted && end());
}
