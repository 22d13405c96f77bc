import { on } from "../../../shared/events.ts";
import { type FormField, isEdited } from "../../../shared/form/form-field.ts";
import type { UnloadEvent } from "../../../shared/page/unload-event.ts";
import { entryKey, isMatch } from "../../core/document.ts";
import { loadDialogs } from "../../navigation/dialogs.ts";
import { expectPage, pushEntry, setEntry } from "../../navigation/history.ts";
import { isKept } from "../../common/is-kept.ts";
import { pageSection } from "../../navigation/page.ts";
import type { Session } from "../../navigation/session.ts";
import { visit, type VisitRequest } from "../../navigation/visit.ts";

/** Asks before a visit takes away what the visitor has typed, or what a page wants to be asked about. */

export interface UnsavedState {
  /**
   * Whether the content of `target` may be replaced: asks about unsaved forms in it other than `source`, and other than those
   * that live on in `next`. Content that comes by itself (`isAutomatic`) replaces none.
   */
  mayReplace?(target: Element, source?: Element, isAutomatic?: boolean, next?: ParentNode): boolean | Promise<boolean>;
  /** The form was sent: what is in it is not lost, unless the server has refused it. */
  markSent?(form: Element): void;
}

const selector = "form[data-warn-unsaved]:not([data-warn-unsaved=false])";
const fields = "input, select, textarea";

/** Forms of which fields have been changed since they were sent. */
const changed = new Map<Element, Set<FormField>>();
/** Forms that the server has sent back. */
const refused = new WeakSet<Element>();
/** Whether the last answer to a form was a refusal. */
let isRefusal = false;
/** A form whose data has just been read, as by its method `submit()`, which fires no event. */
let submitting: Element | undefined;
/** The visitor has left a page whose own handler has asked, and has changed nothing since. The handler may live on. */
let hasLeft = false;
/** The visitor has agreed to leave: the browser does not ask again. */
let hasAgreed = false;
/** The visit that an open question is about: the last one, if the visitor goes Back while it is open. */
let asked: VisitRequest | undefined;
/** The answer to the last question. */
let answer: Promise<boolean> = Promise.resolve(false);

/** Milliseconds in which the browser leaves the page, if it does. */
const LEAVING_MS = 1_000;
/** Milliseconds from the reading of a form's data to the question before its page is left. */
const SUBMITTING_MS = 100;

/** Watches forms from now on. A second call looks only for what has been changed before. */
export function watchForms(session: Session): void {
  // Input from before this code was there.
  for (const form of document.querySelectorAll(selector))
    if (!changed.has(form)) for (const field of fieldsOf(form)) note(field);
  if (session.markSent) return;
  session.markSent = (form) => {
    if (isRefusal) return;
    changed.set(form, new Set());
    // After a morph it is the same element.
    refused.delete(form);
  };
  session.mayReplace = (target, source, isAutomatic, next) => {
    const [form] = unsaved(target, source).filter((form) => !next || !isIn(next, form));
    return !form || (!isAutomatic && !asked && agrees(session, form));
  };
  for (const type of ["input", "change"]) document.addEventListener(type, ({ target }) => note(target), true);
  // The browser sends the form, unless a handler stops it.
  addEventListener("submit", (event) => {
    isRefusal = false;
    if (!event.defaultPrevented) session.markSent!(event.target as Element);
  });
  addEventListener("formdata", ({ target }) => {
    submitting = target as Element;
    setTimeout(() => (submitting = undefined), SUBMITTING_MS);
  });
  addEventListener("beforeunload", (event: UnloadEvent) => {
    // Visits in place ask in another way.
    if (!hasAgreed && !event.isVisit && !event.isInputKept && unsaved(document, submitting).length > 0)
      event.preventDefault();
  });
  on(document, "page:loaded", ({ method, status, target }) => {
    if (method === "GET") return;
    isRefusal = !!status && status >= 400;
    if (isRefusal) for (const form of target.querySelectorAll(selector)) refused.add(form);
  });
  for (const type of ["pageshow", "page:error", "page:swap"]) addEventListener(type, () => (hasAgreed = false));
}

/** Not the property `elements`: a field of that name would shadow it. */
const fieldsOf = (form: Element): FormField[] =>
  [...Element.prototype.querySelectorAll.call(form, fields)] as FormField[];

function note(target: EventTarget | null): void {
  hasLeft = false;
  if (!(target instanceof Element) || !target.matches(fields)) return;
  const field = target as FormField;
  const { form } = field;
  if (!form || !isMatch(form, selector) || !isEdited(field)) return;
  hasAgreed = false;
  changed.set(form, (changed.get(form) ?? new Set()).add(field));
}

/** The forms in `root` with changes that are not sent, without `source`. */
function unsaved(root: Node, source?: Element): Element[] {
  const { contains } = Node.prototype;
  for (const form of changed.keys()) if (!form.isConnected) changed.delete(form);
  const hasChanges = (form: Element): boolean =>
    refused.has(form) || [...(changed.get(form) ?? [])].some((field) => field.isConnected && isEdited(field));
  return [...document.querySelectorAll(selector)].filter(
    (form) => form !== source && contains.call(root, form) && hasChanges(form),
  );
}

/** Whether the content `next` has the form, too; one without an id counts as the same as another without. */
const isIn = (next: ParentNode, form: Element): boolean =>
  [...next.querySelectorAll("form")].some((other) => other.getAttribute("id") === form.getAttribute("id"));

/**
 * Goes on with a visit once the visitor has agreed to lose what the page asks about (`isAsked`: by a handler of its own). A
 * refused Back returns to the entry of the displayed page.
 */
export async function askBefore(session: Session, request: VisitRequest, isAsked: boolean): Promise<boolean> {
  watchForms(session);
  // Behind the question the page stays where it is scrolled to.
  if (request.traverse) expectPage(session, session.displayedOffset);
  if (asked && !isClosing()) {
    asked = request;
    return false;
  }
  const hasJustAgreed = !!asked && (await answer);
  // Forms outside of the page section, and kept ones, stay on the page.
  const [form] = unsaved(pageSection(document) ?? document, request.link).filter((form) => !isKept(form));
  let agreed: VisitRequest = request;
  // After a full load, the handler of a page that was left would be gone.
  if (!hasJustAgreed && ((isAsked && !hasLeft) || form)) {
    asked = request;
    const isAgreed = await (answer = agrees(session, form));
    agreed = asked;
    asked = undefined;
    if (agreed.traverse && entryKey() === session.displayedEntry) {
      // The visitor has come back to the displayed page meanwhile, as by Forward.
      hasAgreed = false;
      return false;
    }
    if (!isAgreed) {
      if (agreed.traverse) returnTo(session);
      return false;
    }
  }
  hasLeft ||= isAsked;
  // The cache may have dropped the page meanwhile.
  const kept = agreed.kept?.cachedNodes && agreed.kept;
  const shown = await visit(session, { ...agreed, kept, isAgreed: true });
  hasLeft &&= shown;
  // The page may stay after all, as for a download.
  setTimeout(() => (hasAgreed = false), LEAVING_MS);
  return shown;
}

/** Whether the visitor has answered the question, whose dialog is still there. */
const isClosing = (): boolean => !!document.querySelector("dialog.atoll-dialog:not([open])");

/** Asks in our dialog, or in the browser's when ours fails to load. */
async function agrees(session: Session, form: Element | undefined): Promise<boolean> {
  const question = form?.getAttribute("data-warn-unsaved") ?? "";
  hasAgreed = await loadDialogs(session).then(
    ({ askToLeave }) => askToLeave(question),
    () => confirm(question || document.title),
  );
  return hasAgreed;
}

/**
 * Goes back to the history entry of the displayed page. Without the Navigation API its direction is not known: a new entry
 * takes its place.
 */
function returnTo(session: Session): void {
  const { displayedEntry, displayedUrl, page } = session;
  const { navigation } = window;
  if (navigation) {
    navigation.traverseTo(displayedEntry);
    return;
  }
  pushEntry(displayedUrl);
  setEntry(session, page);
}
