import { report } from "../../../shared/http/report.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { isPlainClick } from "../../../shared/plain-click.ts";
import type definition from "./definition.ts";
import { fillIn } from "./fill.ts";
import { chosenOf, dress, type Picker, pickers, radiosOf } from "./pickers.ts";

/** A form is on its way into its dialog: one at a time. */
let isOpening = false;

export default function addressPicker(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const picker: Picker = { host, ...config };
  const { type, inputName, canAdd, canEdit } = config;
  const links = [...host.querySelectorAll<HTMLElement>("[data-address-add], [data-address-edit]")].map((link) => ({
    link,
    hidden: link.hidden,
  }));
  const taken = [canAdd && "a[data-address-add]", canEdit && "a[data-address-edit]"].filter(Boolean).join();
  pickers.add(picker);
  dress(picker);

  host.addEventListener(
    "change",
    ({ target }) => {
      const radio = radiosOf(picker).find((one) => one === target);
      if (radio?.checked) fillIn(radio, type);
    },
    { signal },
  );
  host.addEventListener(
    "click",
    (event) => {
      const link = taken ? (event.target as Element).closest<HTMLAnchorElement>(taken) : null;
      if (!link || !isPlainClick(event) || link.origin !== location.origin) return;
      event.preventDefault();
      if (!isOpening) void edit(link);
    },
    { signal },
  );

  async function edit(link: HTMLAnchorElement): Promise<void> {
    isOpening = true;
    link.setAttribute("aria-busy", "true");
    try {
      const { openEditor } = await loadLater("address form", () => import("./editor.tsx"));
      if (!signal.aborted) await openEditor(link, inputName);
    } catch (error) {
      void report(error);
    } finally {
      isOpening = false;
      link.removeAttribute("aria-busy");
    }
  }

  // Carried over to a page whose hidden fields are those of another address. CHK-07
  const chosen = chosenOf(picker);
  if (chosen && !chosen.defaultChecked) fillIn(chosen, type, true);
  return () => {
    pickers.delete(picker);
    for (const { link, hidden } of links) link.hidden = hidden;
  };
}
