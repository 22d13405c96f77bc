import { saveStyle } from "../dom/save-attributes.ts";

/** The content that the CMS rendered for visitors without script. The widget hides it, and restores it on unmount. */
export interface CmsContent {
  /** Label of the file field. It names the widget, and a click on it goes to the widget's button. */
  label: HTMLLabelElement | null;
  /** The `aria-describedby` of the file field; empty if it has none. */
  describedBy: string;
  /** Whether the focus was in the content when it was hidden. */
  hadFocus: boolean;
  /** Returns the files that the visitor picked in the file fields, and empties these. */
  consumeFiles(): File[];
  /** Stops reserving the height of the hidden content. */
  releaseHeight(): void;
  restore(): void;
}

/** Elements that the widget replaces. Plain text stays visible. */
const CONTROLS = "input, select, textarea, button, ul, ol, table, figure, img";

/** Hides the controls in `host` except `widget`, and disables the file fields, so that no file is posted twice. */
export function hideCmsContent(host: HTMLElement, widget: HTMLElement, buttonId: string): CmsContent {
  const isControl = (element: Element): boolean => element.matches(CONTROLS) || !!element.querySelector(CONTROLS);
  const hidden = [...host.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child !== widget && !child.hidden && isControl(child),
  );
  const inputs = [...host.querySelectorAll<HTMLInputElement>("input[type=file]")].filter(
    (input) => !widget.contains(input),
  );
  const disabled = inputs.map((input) => input.disabled);
  const label = inputs[0]?.labels?.[0] ?? null;
  const before = label && { id: label.id, target: label.htmlFor };
  const hadFocus = hidden.some((element) => element.contains(document.activeElement));
  // Reserve the height, so that the content below does not shift until the visitor adds or removes a file.
  const releaseHeight = saveStyle(host);
  host.style.minBlockSize = `${host.getBoundingClientRect().height - widget.getBoundingClientRect().height}px`;
  for (const element of hidden) element.hidden = true;
  for (const input of inputs) input.disabled = true;
  if (label) {
    label.id ||= `${buttonId}-label`;
    label.htmlFor = buttonId;
  }

  return {
    label,
    describedBy: inputs[0]?.getAttribute("aria-describedby") ?? "",
    hadFocus,
    consumeFiles: () =>
      inputs.flatMap((input) => {
        const files = [...(input.files ?? [])];
        input.value = "";
        return files;
      }),
    releaseHeight,
    restore() {
      releaseHeight();
      for (const element of hidden) element.hidden = false;
      inputs.forEach((input, index) => (input.disabled = disabled[index]!));
      if (!label) return;
      setOrRemove(label, "id", before!.id);
      setOrRemove(label, "for", before!.target);
    },
  };
}

function setOrRemove(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
