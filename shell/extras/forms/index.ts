import { announce } from "../../../shared/a11y/live-region.ts";
import { on } from "../../../shared/events.ts";
import { pageSection } from "../../navigation/page.ts";
import type { Session } from "../../navigation/session.ts";
import { formRequest, type FormRequest } from "../../common/form-request.ts";
import { isKept } from "../../common/is-kept.ts";

/**
 * Forms with `data-ajax` are sent in the background. The response becomes the page, or replaces the element that
 * `data-ajax-target` selects; `data-ajax-push` adds a history entry for the form's address. In a dialog the response is
 * shown there until the server redirects to another page. NAV-14
 */

/** Forms whose response is pending. */
const locked = new WeakSet<HTMLFormElement>();

/**
 * Loads the code without which no response could be shown. Resolves with a function that sends the form with the button
 * that was pressed last.
 */
export async function prepareSubmit(
  session: Session,
  form: HTMLFormElement,
  submitter: () => HTMLElement | null,
): Promise<() => Promise<unknown>> {
  const [places] = await Promise.all([
    session.load<typeof import("../places/index.ts")>("places"),
    session.nonce && session.load("policy"),
    // The code for unsaved input has to know what is sent.
    session.preloading,
  ]);
  return () =>
    submitForm(form, submitter(), async (request) => {
      const { emptyAnswer } = session;
      const isShown = await places.show(session, form, request);
      if (isShown || session.emptyAnswer !== emptyAnswer) session.markSent?.(form);
    });
}

/** Sends the form in the background, unless it is pending. Rejects, with nothing sent, when `show` does. */
async function submitForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  show: (request: FormRequest) => Promise<unknown>,
): Promise<unknown> {
  if (locked.has(form)) return;
  const request = formRequest(form, submitter);
  const unlock = lock(form, submitter);
  const ended = new AbortController();
  // All of a page that is shown while it arrives may take long.
  const isShown = new Promise<void>((resolve) =>
    on(
      document,
      "page:swap",
      ({ target }) => target === pageSection(document) && !isKept(form) && resolve(),
      ended.signal,
    ),
  );
  return Promise.race([show(request), isShown]).finally(() => {
    ended.abort();
    unlock();
  });
}

/**
 * Prevents a second submit until the response is shown. `aria-disabled` keeps the button focusable; fields stay
 * enabled.
 */
function lock(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  locked.add(form);
  form.setAttribute("aria-busy", "true");
  submitter?.setAttribute("aria-disabled", "true");
  const showText = submitter?.dataset["sending"] ? saySending(submitter, submitter.dataset["sending"]) : undefined;
  return () => {
    showText?.();
    locked.delete(form);
    form.removeAttribute("aria-busy");
    submitter?.removeAttribute("aria-disabled");
  };
}

/** Shows `text` on a button while its form is sent, in the same width at least. Returns a function that ends it. */
function saySending(button: HTMLElement, text: string): () => void {
  const { style } = button;
  const { minInlineSize } = style;
  style.minInlineSize = `${button.getBoundingClientRect().width}px`;
  // The answer may have given the button another text.
  let showLast: () => unknown;
  if (button instanceof HTMLInputElement) {
    const { value } = button;
    button.value = text;
    showLast = () => button.value === text && (button.value = value);
  } else {
    const last = [...button.childNodes];
    button.replaceChildren(text);
    showLast = () => button.textContent === text && button.replaceChildren(...last);
  }
  announce(text);
  return () => {
    style.minInlineSize = minInlineSize;
    showLast();
  };
}
