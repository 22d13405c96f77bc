import { noteStyle } from "../note-style.ts";

/** The CMS's own content of a widget, which is what a visitor without script uses: out of the way, and given back. */
export interface PlainContent {
  /** Names the widget; its click goes to the widget's button. */
  label: HTMLLabelElement | null;
  /** Ids of what the CMS says of its field; empty when it says nothing. */
  describedBy: string;
  /** The visitor was in it. */
  hadFocus: boolean;
  /** Files that the visitor picked before the code came; they are the widget's from then on. */
  takeFiles(): File[];
  /** The place that it took may shrink. */
  letGo(): void;
  restore(): void;
}

/** What is worked with, or shows what the widget itself shows. Words stay. */
const controls = "input, select, textarea, button, ul, ol, table, figure, img";

/** Hides the controls in `host`, `own` excepted, and keeps its file inputs from posting anything twice. */
export function putAside(host: HTMLElement, own: HTMLElement, buttonId: string): PlainContent {
  const isControl = (element: Element): boolean => element.matches(controls) || !!element.querySelector(controls);
  const hidden = [...host.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== own && !child.hidden && isControl(child),
  );
  const inputs = [...host.querySelectorAll<HTMLInputElement>("input[type=file]")].filter(
    (input) => !own.contains(input),
  );
  const disabled = inputs.map((input) => input.disabled);
  const label = inputs[0]?.labels?.[0] ?? null;
  const before = label && { id: label.id, target: label.htmlFor };
  const hadFocus = hidden.some((element) => element.contains(document.activeElement));
  // What follows on the page stays where it is until the visitor does something.
  const letGo = noteStyle(host);
  host.style.minBlockSize = `${host.getBoundingClientRect().height - own.getBoundingClientRect().height}px`;
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
    takeFiles: () =>
      inputs.flatMap((input) => {
        const files = [...(input.files ?? [])];
        input.value = "";
        return files;
      }),
    letGo,
    restore() {
      letGo();
      for (const element of hidden) element.hidden = false;
      inputs.forEach((input, index) => (input.disabled = disabled[index]!));
      if (!label) return;
      set(label, "id", before!.id);
      set(label, "for", before!.target);
    },
  };
}

function set(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
