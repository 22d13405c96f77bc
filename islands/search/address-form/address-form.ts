import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { findIn } from "../../../shared/dom/find-in.ts";
import { fieldsOf } from "../../../shared/form/form-of.ts";
import { targetUrl, visitInPlace } from "../../../shared/page/visit-in-place.ts";
import type definition from "./definition.ts";
import { applyForm, type FormValues } from "./rules.ts";

export default function addressForm(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const form = findIn<HTMLFormElement>(host, "form:is(:not([method]), [method=get])")!;
  // A field named "reset" would shadow the method.
  const reset = (): void => HTMLFormElement.prototype.reset.call(form);
  let hasNavigated = false;

  form.addEventListener(
    "submit",
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      void navigate(event.submitter);
    },
    { signal },
  );
  if (config.on === "change") {
    // Fields may be outside their form (attribute `form`).
    document.addEventListener(
      "change",
      ({ target }) => {
        const field = target as HTMLInputElement;
        // `requestSubmit` also runs the checks of the browser and of the page.
        if (field.form === form && field.matches("select, [type=checkbox], [type=radio], [type=range]"))
          form.requestSubmit();
      },
      { signal },
    );
  }

  async function navigate(submitter: HTMLElement | null): Promise<void> {
    const action = new URL(form.getAttribute("action") ?? "", document.baseURI);
    const present = targetUrl();
    // For another page, the parameters of the current address do not count.
    const url = applyForm(
      (action.pathname === present.pathname ? present : action).href,
      readForm(form, submitter),
      config.pageParameter,
    );
    hasNavigated = true;
    if (await visitInPlace(url)) return;
    hasNavigated = false;
    reset();
  }

  return () => {
    // The cached page must match its own address on Back.
    if (hasNavigated) reset();
  };
}

function readForm(form: HTMLFormElement, submitter: HTMLElement | null): FormValues {
  const fields = fieldsOf(form).filter(
    (field) =>
      field === submitter ||
      !field.matches(
        "button, fieldset, object, output, :disabled, " +
          "[type=hidden], [type=submit], [type=image], [type=reset], [type=button]",
      ),
  );
  const entries = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { own: new Set(fields.map((field) => field.getAttribute("name")).filter((name) => name !== null)), entries };
}
