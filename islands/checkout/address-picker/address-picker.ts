import { report } from "../../../shared/http/report.ts";
import type { Config } from "../../../shared/island/field.ts";
import { shell } from "../../../shared/shell-api.ts";
import { warn } from "../../../shared/warn.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import type definition from "./definition.ts";
import { fillIn } from "./fill.ts";
import { chosenOf, hideForbiddenLinks, type Picker, pickers, radiosOf } from "./pickers.ts";

/** True while an address form is being opened: only one at a time. */
let isOpening = false;

async function openForm(link: HTMLAnchorElement, inputName: string, signal: AbortSignal): Promise<void> {
  isOpening = true;
  link.setAttribute("aria-busy", "true");
  try {
    const { openEditor } = await lazyImport("address form", () => import("./editor.tsx"));
    if (!signal.aborted) await openEditor(link, inputName);
  } catch (error) {
    if ((error as Error).name !== "chunk load failed") return void report(error);
    warn("the address form could not be loaded; its page is shown.", error);
    if (!signal.aborted) void shell().visit(link.href);
  } finally {
    isOpening = false;
    link.removeAttribute("aria-busy");
  }
}

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
  const handledLinks = [canAdd && "a[data-address-add]", canEdit && "a[data-address-edit]"].filter(Boolean).join();
  pickers.add(picker);
  hideForbiddenLinks(picker);

  host.addEventListener(
    "change",
    ({ target }) => {
      const radio = radiosOf(picker).find((button) => button === target);
      if (radio?.checked) fillIn(radio, type);
    },
    { signal },
  );
  host.addEventListener(
    "click",
    (event) => {
      const link = handledLinks ? (event.target as Element).closest<HTMLAnchorElement>(handledLinks) : null;
      if (!link || !isPlainClick(event) || link.origin !== location.origin) return;
      event.preventDefault();
      if (!isOpening) void openForm(link, inputName, signal);
    },
    { signal },
  );

  // The choice was carried over from the previous page. The hidden fields may still hold another address. CHK-07
  const selected = chosenOf(picker);
  if (selected && !selected.defaultChecked) fillIn(selected, type, true);
  return () => {
    pickers.delete(picker);
    for (const { link, hidden } of links) link.hidden = hidden;
  };
}
