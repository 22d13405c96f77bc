import { shell } from "../../../shared/face.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { warn } from "../../../shared/warn.ts";
import { isChecked, leavesUnchecked } from "./checked-form.ts";
import { resourceOf } from "./culture/load-resource.ts";
import type { Early } from "./engine.ts";

/** So long a form that is sent waits for the engine, in milliseconds. */
const PATIENCE = 2_000;

/** A site that has jQuery's own validation of these attributes goes on with it: two would answer each other. */
const hasOther = (): boolean =>
  !!(window as { jQuery?: { validator?: { unobtrusive?: unknown } } }).jQuery?.validator?.unobtrusive;

const isOurs = (form: HTMLFormElement): boolean => !hasOther() && isChecked(form);

const engineCode = (): Promise<typeof import("./engine.ts")> =>
  loadLater("validation engine", () => import("./engine.ts"));

/**
 * Loads the engine when the visitor first touches a form that is checked: a page whose footer asks for an address pays little
 * for it. Until then, and without it, the browser's own checks and the server's hold.
 */
export default function validation(_host: HTMLElement, _config: unknown, { signal }: ViewContext): void {
  let engine: Promise<void> | undefined;
  const waiting = new AbortController();
  /** What was done before the engine was there: it looks at the fields that were left when it has come. */
  const early = { typed: new WeakSet<EventTarget>(), left: new Set<EventTarget>() } satisfies Early;
  /** Forms whose own checks the browser was kept from, so that the engine says the same in its words. */
  const spared = new Set<HTMLFormElement>();
  const capture = { capture: true, signal: AbortSignal.any([signal, waiting.signal]) };

  const begin = (): Promise<void> =>
    (engine ??= Promise.all([engineCode(), resourceOf(shell().settings.culture)])
      .then(
        ([{ listen }, resource]) => {
          if (!signal.aborted) listen(resource, signal, early);
        },
        (error: unknown) => {
          for (const form of spared) form.noValidate = false;
          warn("the code that checks forms could not be loaded; the browser and the server check them.", error);
        },
      )
      .finally(() => waiting.abort()));

  const touch = (target: EventTarget | null): HTMLFormElement | undefined => {
    const form =
      (target as { form?: unknown } | null)?.form ?? (target instanceof Element ? target.closest("form") : null);
    if (!(form instanceof HTMLFormElement) || !isOurs(form)) return undefined;
    void begin();
    return form;
  };
  touch(document.activeElement);
  for (const type of ["focusin", "pointerdown", "input", "change"])
    document.addEventListener(type, ({ target }) => touch(target), capture);
  // A button's click, also the one that Enter makes, comes before the browser's checks.
  document.addEventListener(
    "click",
    ({ target }) => {
      const form = touch(target);
      if (!form || form.noValidate) return;
      spared.add(form);
      form.noValidate = true;
    },
    capture,
  );
  document.addEventListener("input", ({ target }) => early.typed.add(target!), capture);
  document.addEventListener("change", ({ target }) => early.left.add(target!), capture);
  document.addEventListener("focusout", ({ target }) => early.typed.has(target!) && early.left.add(target!), capture);
  // The visitor is back in it, and what it holds is not finished.
  document.addEventListener("compositionstart", ({ target }) => early.left.delete(target!), capture);
  /** Forms that wait for the engine, with the button that sent them last. */
  const held = new Map<HTMLFormElement, HTMLElement | null>();
  /** Forms that have waited long enough: the browser and the server check them. */
  const through = new WeakSet<HTMLFormElement>();
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      const { submitter } = event;
      if (through.delete(form) || leavesUnchecked(submitter) || !isOurs(form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const isFirst = !held.has(form);
      held.set(form, submitter);
      if (isFirst) void wait(form);
    },
    capture,
  );

  async function wait(form: HTMLFormElement): Promise<void> {
    form.setAttribute("aria-busy", "true");
    await Promise.race([begin(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    const submitter = held.get(form);
    held.delete(form);
    form.removeAttribute("aria-busy");
    if (!form.isConnected) return;
    if (!waiting.signal.aborted) {
      through.add(form);
      if (spared.has(form)) form.noValidate = false;
    }
    form.requestSubmit(submitter?.isConnected ? submitter : null);
  }
}
