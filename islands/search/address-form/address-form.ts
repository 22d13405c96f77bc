import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { presentAddress, showAgain } from "../../../shared/show-again.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { addressOf, type Said } from "./rules.ts";

export default function addressForm(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const form = host instanceof HTMLFormElement ? host : host.querySelector("form");
  const method = form?.getAttribute("method") ?? "get";
  if (!form) throw new IslandError("config", `address-form on ${nameOf(host)} expects a form in it, found none.`);
  if (method.toLowerCase() !== "get")
    throw new IslandError("config", `address-form on ${nameOf(host)} expects a form of method get, found ${method}.`);
  let hasGone = false;

  form.addEventListener(
    "submit",
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      void go(event.submitter);
    },
    { signal },
  );
  if (config.on === "change") {
    // Fields may stand outside the form that they belong to.
    document.addEventListener(
      "change",
      ({ target }) => {
        const field = target as HTMLInputElement;
        // Also for the checks of the browser and of the page.
        if (field.form === form && field.matches("select, [type=checkbox], [type=radio], [type=range]"))
          form.requestSubmit();
      },
      { signal },
    );
  }

  async function go(submitter: HTMLElement | null): Promise<void> {
    const action = new URL(form!.getAttribute("action") ?? "", document.baseURI);
    const present = presentAddress();
    // A form that leads to another page says all that this one is to know.
    const url = addressOf((action.pathname === present.pathname ? present : action).href, saidBy(form!, submitter));
    hasGone = true;
    if (await showAgain(url)) return;
    hasGone = false;
    form!.reset();
  }

  return () => {
    // Kept for Back, the page shows what its own address says.
    if (hasGone) form.reset();
  };
}

function saidBy(form: HTMLFormElement, submitter: HTMLElement | null): Said {
  const fields = [...form.elements].filter(
    (field) =>
      field === submitter ||
      !field.matches(
        "button, fieldset, object, output, [type=hidden], [type=submit], [type=image], [type=reset], [type=button], :disabled",
      ),
  );
  const entries = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { own: new Set(fields.map((field) => field.getAttribute("name")).filter((name) => name !== null)), entries };
}
