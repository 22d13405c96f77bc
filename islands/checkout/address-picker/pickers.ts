import { addressPickerPath } from "../../../shared/api/address-picker.ts";
import { shell } from "../../../shared/face.ts";
import { AnswerError, callHtml } from "../../../shared/http/call.ts";
import { fillIn } from "./fill.ts";
import { sameElement } from "../../../shared/same-element.ts";
import type { AddressType } from "./rules.ts";

/** A list of addresses on the page. */
export interface Picker {
  host: HTMLElement;
  type: AddressType;
  /** Name of its radio buttons. */
  inputName: string;
  /** Chosen where none is ticked. */
  selected: string;
  canAdd: boolean;
  canEdit: boolean;
}

/** Those of the page that is shown. */
export const pickers = new Set<Picker>();

export const radiosOf = ({ host, inputName }: Pick<Picker, "host" | "inputName">): HTMLInputElement[] => [
  ...host.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(inputName)}"]`),
];

export const chosenOf = (picker: Picker): HTMLInputElement | undefined =>
  radiosOf(picker).find(({ checked }) => checked);

/** Hides what may not be done. ADR-02 */
export function dress({ host, canAdd, canEdit }: Picker): void {
  for (const link of host.querySelectorAll<HTMLElement>("[data-address-add]")) link.hidden ||= !canAdd;
  for (const link of host.querySelectorAll<HTMLElement>("[data-address-edit]")) link.hidden ||= !canEdit;
}

/** An address that was saved by a link of the picker with these radio buttons; without an id it is the new one. */
export interface Saved {
  inputName: string;
  id: string;
}

/**
 * Fetches all pickers of the page; what it returns shows them, chooses the saved address in its own, and gives the new radio button of
 * that. Rejects where one cannot be had, or another page stands there by then: none is shown then. ADR-01
 */
export async function fetchPickers(
  { inputName, id }: Saved,
  signal: AbortSignal,
): Promise<() => HTMLInputElement | undefined> {
  const fetched = await Promise.all(
    [...pickers].map(async (picker) => {
      const isOwn = picker.inputName === inputName;
      const selectedAddressId = (isOwn && id) || (chosenOf(picker)?.value ?? picker.selected);
      const path = addressPickerPath({
        inputname: picker.inputName,
        isAddNewAddress: String(picker.canAdd),
        isEditAddress: String(picker.canEdit),
        selectedAddressId,
        type: picker.type,
      });
      return {
        picker,
        isOwn,
        selectedAddressId,
        content: contentOf(await callHtml(path, { signal }), picker.inputName),
      };
    }),
  );
  const isHere = fetched.some(({ isOwn }) => isOwn) && fetched.every(({ picker }) => picker.host.isConnected);
  if (!isHere) throw new Error(`the page with the picker of ${inputName} has shown itself anew`);
  return () => {
    let saved: HTMLInputElement | undefined;
    for (const { picker, isOwn, selectedAddressId, content } of fetched) {
      const before = radiosOf(picker);
      const active = picker.host.contains(document.activeElement) ? document.activeElement : null;
      shell().setHtml(picker.host, content);
      dress(picker);
      const added =
        isOwn && !id
          ? radiosOf(picker).findLast((radio) => before.every(({ value }) => value !== radio.value))
          : undefined;
      const chosen = added?.value ?? selectedAddressId;
      choose(picker, chosen, before);
      const radio = chosenOf(picker);
      if (isOwn) saved = radio;
      if (active) (isOwn ? radio : sameElement(active))?.focus();
      // One that was changed may be the one of the other picker, too.
      if (radio && (isOwn || radio.value === id)) fillIn(radio, picker.type);
    }
    return saved;
  };
}

/** What stands in the picker of an answer. Throws an `AnswerError` for what is none. */
function contentOf(html: string, inputName: string): DocumentFragment {
  const picker = new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
  if (
    !picker ||
    (radiosOf({ host: picker as HTMLElement, inputName }).length === 0 &&
      !picker.matches("[data-island=address-picker]"))
  )
    throw new AnswerError(`expected a picker with ${inputName}, got ${html.slice(0, 60)}`);
  const content = document.createDocumentFragment();
  content.append(...picker.childNodes);
  return content;
}

/** Chosen here, which the server does not know of the page: it is carried over when that shows itself anew. CHK-07 */
function choose(picker: Picker, id: string, before: readonly HTMLInputElement[]): void {
  const held = before.find(({ defaultChecked }) => defaultChecked)?.value;
  const radios = radiosOf(picker);
  for (const radio of radios) radio.defaultChecked = radio.value === held;
  for (const radio of radios) radio.checked = radio.value === id;
}
