import type { ViewContext } from "../../../shared/island/mount.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { warn } from "../../../shared/warn.ts";
import { anySignal } from "../../../shared/time/any-signal.ts";
import { isChecked, skipsValidation } from "./checked-form.ts";
import { recordEarlyInput } from "./early-input.ts";

/** How long a submitted form waits for the engine, in milliseconds. */
const ENGINE_TIMEOUT_MS = 2_000;

/** jQuery Validation checks the same attributes. On a site that has it, two sets of messages would conflict. */
const hasJQueryValidation = (): boolean =>
  !!(window as { jQuery?: { validator?: { unobtrusive?: unknown } } }).jQuery?.validator?.unobtrusive;

const isOurs = (form: HTMLFormElement): boolean => !hasJQueryValidation() && isChecked(form);

const importEngine = (): Promise<typeof import("./engine.ts")> =>
  lazyImport("validation engine", () => import("./engine.ts"));

/**
 * Loads the engine when the visitor first touches a checked form, so that a page with only a newsletter field in its
 * footer costs little. Until then, and when loading fails, the browser and the server check the forms.
 */
export default function validation(_host: HTMLElement, _config: unknown, { signal }: ViewContext): void {
  const loaded = new AbortController();
  const capture = { capture: true, signal: anySignal(signal, loaded.signal) };
  const early = recordEarlyInput(capture);
  /** Forms whose native checks are off, so that the engine shows its own messages instead. */
  const silenced = new Set<HTMLFormElement>();
  let engine: Promise<void> | undefined;

  const loadEngine = (): Promise<void> =>
    (engine ??= importEngine()
      .then(
        ({ listen }) => {
          if (!signal.aborted) listen(signal, early);
        },
        (error: unknown) => {
          for (const form of silenced) form.noValidate = false;
          warn("the form checks could not be loaded; the browser checks.", error);
        },
      )
      .finally(() => loaded.abort()));

  const touch = (target: EventTarget | null): HTMLFormElement | undefined => {
    const form = formOf(target);
    if (!form || !isOurs(form)) return undefined;
    void loadEngine();
    return form;
  };
  touch(document.activeElement);
  for (const type of ["focusin", "pointerdown", "input", "change"])
    document.addEventListener(type, ({ target }) => touch(target), capture);
  // The click on a button, which Enter also triggers, comes before the browser's checks.
  document.addEventListener(
    "click",
    ({ target }) => {
      const form = touch(target);
      if (!form || form.noValidate) return;
      silenced.add(form);
      form.noValidate = true;
    },
    capture,
  );
  delaySubmits(loadEngine, loaded.signal, capture, (form) => {
    if (silenced.has(form)) form.noValidate = false;
  });
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  const form =
    (target as { form?: unknown } | null)?.form ?? (target instanceof Element ? target.closest("form") : null);
  return form instanceof HTMLFormElement ? form : null;
}

/** Delays submits until the engine has loaded. Calls `onTimeout` with a form that is submitted without the engine. */
function delaySubmits(
  loadEngine: () => Promise<void>,
  loaded: AbortSignal,
  options: AddEventListenerOptions,
  onTimeout: (form: HTMLFormElement) => void,
): void {
  /** Forms that wait for the engine, with the button that submitted them last. */
  const waiting = new Map<HTMLFormElement, HTMLElement | null>();
  /** Forms that have waited long enough: the browser and the server check them. */
  const timedOut = new WeakSet<HTMLFormElement>();
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      const { submitter } = event;
      if (timedOut.delete(form) || skipsValidation(submitter) || !isOurs(form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const isFirst = !waiting.has(form);
      waiting.set(form, submitter);
      if (isFirst) void submitLater(form);
    },
    options,
  );

  async function submitLater(form: HTMLFormElement): Promise<void> {
    form.setAttribute("aria-busy", "true");
    await Promise.race([loadEngine(), new Promise((resolve) => setTimeout(resolve, ENGINE_TIMEOUT_MS))]);
    const submitter = waiting.get(form);
    waiting.delete(form);
    form.removeAttribute("aria-busy");
    if (!form.isConnected) return;
    if (!loaded.aborted) {
      timedOut.add(form);
      onTimeout(form);
    }
    form.requestSubmit(submitter?.isConnected ? submitter : null);
  }
}
