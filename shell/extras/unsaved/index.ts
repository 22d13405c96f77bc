import { on } from "../../../shared/events.ts";
import { type FormField, isEdited } from "../../../shared/form/form-field.ts";
import { loadDialogs } from "../../navigation/dialogs.ts";
import type { Session } from "../../navigation/session.ts";
import { type UnloadEvent, visit, type VisitRequest } from "../../navigation/visit.ts";

/** Asks before a visit takes away what the visitor has typed, or what a page wants to be asked about. */

export interface UnsavedState {
  /** Asks about the forms in `target` before their content is replaced. Resolves with whether it may be. */
  mayReplace?(target: Element, source?: Element): Promise<boolean>;
  /** The form was sent: what is in it is not lost. */
  markSent?(form: Element): void;
}

const selector = "form[data-warn-unsaved]:not([data-warn-unsaved=false])";
const fields = "input, select, textarea";

/** Forms of which fields have been changed since they were sent. */
const changed = new Map<Element, Set<FormField>>();
/** The visitor has agreed to leave: the browser does not ask again. */
let hasAgreed = false;
let isAsking = false;

/** Watches forms from now on. A second call looks only for what has been changed before. */
export function watchForms(session: Session): void {
  // What the visitor has typed before this code was there.
  for (const form of document.querySelectorAll<HTMLFormElement>(selector))
    if (!changed.has(form)) for (const field of form.elements) note(field);
  if (session.markSent) return;
  session.markSent = (form) => void changed.set(form, new Set());
  session.mayReplace = (target, source) => mayReplace(session, target, source);
  for (const type of ["input", "change"]) document.addEventListener(type, ({ target }) => note(target), true);
  // The browser sends the form, unless a handler stops it.
  addEventListener("submit", (event) => {
    if (!event.defaultPrevented) session.markSent!(event.target as Element);
  });
  addEventListener("beforeunload", (event: UnloadEvent) => {
    // Visits in place ask in another way.
    if (!hasAgreed && !event.isVisit && unsaved(document).length > 0) event.preventDefault();
  });
  addEventListener("pageshow", () => (hasAgreed = false));
  on(document, "page:error", () => (hasAgreed = false));
  on(document, "page:swap", () => (hasAgreed = false));
}

function note(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.matches(fields)) return;
  const field = target as FormField;
  const { form } = field;
  // Not by `matches`: a field of that name would shadow the method.
  if (!form || !("warnUnsaved" in form.dataset) || form.dataset["warnUnsaved"] === "false" || !isEdited(field)) return;
  hasAgreed = false;
  changed.set(form, (changed.get(form) ?? new Set()).add(field));
}

/** The forms in `root` with changes that are not sent, without `source`. */
function unsaved(root: Node, source?: Element): HTMLFormElement[] {
  const { contains } = Node.prototype;
  for (const form of changed.keys()) if (!form.isConnected) changed.delete(form);
  return [...changed.entries()]
    .filter(
      ([form, edited]) =>
        form !== source &&
        contains.call(root, form) &&
        [...edited].some((field) => field.isConnected && isEdited(field)),
    )
    .map(([form]) => form as HTMLFormElement);
}

/**
 * Goes on with a visit once the visitor has agreed to lose what the page asks about. A refused Back returns to the entry of
 * the displayed page.
 */
export async function askBefore(session: Session, request: VisitRequest, isAsked: boolean): Promise<boolean> {
  watchForms(session);
  const forms = unsaved(document, request.link);
  if (isAsked || forms.length > 0) {
    if (isAsking) return false;
    if (!(await agrees(session, forms[0]))) {
      if (request.traverse) returnTo(session.displayedEntry);
      return false;
    }
  }
  // The cache may have dropped the page meanwhile.
  const kept = request.kept?.cachedNodes && request.kept;
  return visit(session, { ...request, kept, isAgreed: true });
}

async function mayReplace(session: Session, target: Element, source?: Element): Promise<boolean> {
  const [form] = unsaved(target, source);
  return !form || (!isAsking && agrees(session, form));
}

/** Asks in our dialog, or in the browser's when ours fails to load. */
async function agrees(session: Session, form: HTMLFormElement | undefined): Promise<boolean> {
  const question = form?.dataset["warnUnsaved"] ?? "";
  isAsking = true;
  try {
    const agreed = await loadDialogs(session).then(
      ({ askToLeave }) => askToLeave(question),
      () => confirm(question || document.title),
    );
    hasAgreed = agreed;
    return agreed;
  } finally {
    isAsking = false;
  }
}

/** Goes back to the history entry with this key. Without the Navigation API its direction is not known: Back was pressed. */
function returnTo(key: string): void {
  const { navigation } = window;
  if (navigation) navigation.traverseTo(key);
  else history.forward();
}
