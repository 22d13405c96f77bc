import { isOurs } from "./form-policy.ts";
import type { NavigationLoader } from "./intent.ts";
import { whenAgreed } from "./links.ts";
import { withTimeout } from "./load.ts";

/** Forms that are sent before the code of their islands and of the navigation is there. NAV-14, NAV-23 */

/** A form whose submit waits for code. */
interface PendingForm {
  /** In this order; undefined at first. A form waits for its islands once: then it is ready for the navigation. */
  state?: "waits for islands" | "ready" | "waits for navigation" | "let through";
  /** The buttons pressed meanwhile, in order; null for a submit without a button. */
  pressed: Set<HTMLButtonElement | null>;
  /** The time of the first press. */
  since: number;
}

/** Forms that wait, or are about to be left to the browser. */
const pendingForms = new WeakMap<Element, PendingForm>();
/** Forms that the visitor has agreed to send. */
const agreed = new WeakSet<Element>();

export function listenForSubmits(loader: NavigationLoader): void {
  addEventListener("submit", (event) => onSubmit(event, loader));
}

function onSubmit(event: SubmitEvent, loader: NavigationLoader): void {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter as HTMLButtonElement | null;
  if (event.defaultPrevented) return;
  const pending: PendingForm = pendingForms.get(form) ?? { pressed: new Set(), since: performance.now() };
  const { pressed, since, state } = pending;
  const islands = !state || state === "waits for islands" ? loader.session.islands.awaitIslands(form) : undefined;
  const question = form.getAttribute("data-confirm");
  if (
    question !== null &&
    !islands &&
    state !== "let through" &&
    !agreed.delete(form) &&
    !submitter?.matches("[data-confirm]")
  ) {
    event.preventDefault();
    return whenAgreed(loader, question, submitter ?? form, () => {
      agreed.add(form);
      form.requestSubmit(submitter?.form === form ? submitter : null);
      // Another handler may have stopped it.
      agreed.delete(form);
    });
  }
  if (state === "let through" || (!islands && (loader.isBroken() || !isOurs(form, submitter))))
    return void pendingForms.delete(form);
  event.preventDefault();
  pressed.delete(submitter);
  pressed.add(submitter);
  if (state && state !== "ready") return;
  pendingForms.set(form, pending);
  pending.state = islands ? "waits for islands" : "waits for navigation";
  const last = (): HTMLButtonElement | null => [...pressed].at(-1)!;
  const submitAgain = (next: "ready" | "let through"): unknown =>
    // A form cannot be resubmitted during its submit event.
    setTimeout(() => {
      pending.state = next;
      // The islands see each press. The browser sends the form once, with the last button.
      const buttons = next === "ready" ? [...pressed] : [last()];
      // A pressed button may have been replaced meanwhile.
      for (const button of buttons) form.requestSubmit(button?.form === form ? button : null);
      // Another handler, or an invalid field, has stopped the form: the next submit is a new one.
      if (pending.state === next) pendingForms.delete(form);
    });
  if (islands)
    withTimeout(islands)
      .catch(() => {})
      .then(() => submitAgain("ready"));
  else
    withTimeout(loadForms(loader, form, last), since)
      .then((submit) => submit())
      .then(
        () => pendingForms.delete(form),
        () => submitAgain("let through"),
      );
}

/** Loads the code that sends the form. */
async function loadForms(
  loader: NavigationLoader,
  form: HTMLFormElement,
  submitter: () => HTMLElement | null,
): Promise<() => Promise<unknown>> {
  const [session] = await loader.load();
  const { prepareSubmit } = await session.load<typeof import("../extras/forms/index.ts")>("forms");
  return prepareSubmit(session, form, submitter);
}
