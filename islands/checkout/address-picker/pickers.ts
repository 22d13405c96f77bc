import { fetchAddressPicker } from "../../../shared/api/address-picker.ts";
import { shell } from "../../../shared/shell-api.ts";
import { AnswerError } from "../../../shared/http/call.ts";
import { fillIn } from "./fill.ts";
import { findCounterpart } from "../../../shared/page/find-counterpart.ts";
import type { AddressType } from "./rules.ts";
import { parseDocument } from "../../../shared/dom/parse-document.ts";

/** A list of addresses on the page. */
export interface Picker {
  host: HTMLElement;
  type: AddressType;
  /** Name of its radio buttons. */
  inputName: string;
  /** Id of the address that is selected when no radio button is checked. */
  selected: string;
  canAdd: boolean;
  canEdit: boolean;
}

/** Mounted pickers. */
export const pickers = new Set<Picker>();

export const radiosOf = ({ host, inputName }: Pick<Picker, "host" | "inputName">): HTMLInputElement[] => [
  ...host.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(inputName)}"]`),
];

export const chosenOf = (picker: Picker): HTMLInputElement | undefined =>
  radiosOf(picker).find(({ checked }) => checked);

/** Hides the links of actions that are not allowed. ADR-02 */
export function hideForbiddenLinks({ host, canAdd, canEdit }: Picker): void {
  for (const link of host.querySelectorAll<HTMLElement>("[data-address-add]")) link.hidden ||= !canAdd;
  for (const link of host.querySelectorAll<HTMLElement>("[data-address-edit]")) link.hidden ||= !canEdit;
}

/** A saved address. `inputName` identifies the picker that opened its form; the `id` of a new address is empty. */
export interface SavedAddress {
  inputName: string;
  id: string;
}

/**
 * Fetches all pickers of the page. The returned function shows them, selects the saved address in its own picker, and
 * returns the radio button of that address. Rejects when a picker cannot be fetched, or when the page has changed
 * meanwhile; no picker is shown then. ADR-01
 */
export async function fetchPickers(
  { inputName, id }: SavedAddress,
  signal: AbortSignal,
): Promise<() => HTMLInputElement | undefined> {
  const fetched = await Promise.all(
    [...pickers].map(async (picker) => {
      const isOwn = picker.inputName === inputName;
      const selectedAddressId = (isOwn && id) || (chosenOf(picker)?.value ?? picker.selected);
      const html = await fetchAddressPicker({ ...picker, selectedAddressId }, signal);
      return { picker, isOwn, selectedAddressId, content: contentOf(html, picker.inputName) };
    }),
  );
  const isHere = fetched.some(({ isOwn }) => isOwn) && fetched.every(({ picker }) => picker.host.isConnected);
  if (!isHere) throw new Error(`the page with the picker ${inputName} has changed`);
  return () => {
    let saved: HTMLInputElement | undefined;
    for (const { picker, isOwn, selectedAddressId, content } of fetched) {
      const before = radiosOf(picker);
      const active = picker.host.contains(document.activeElement) ? document.activeElement : null;
      shell().setHtml(picker.host, content);
      hideForbiddenLinks(picker);
      const added =
        isOwn && !id
          ? radiosOf(picker).findLast((radio) => before.every(({ value }) => value !== radio.value))
          : undefined;
      const selectedId = added?.value ?? selectedAddressId;
      choose(picker, selectedId, before);
      const radio = chosenOf(picker);
      if (isOwn) saved = radio;
      if (active) (isOwn ? radio : findCounterpart(active))?.focus();
      // Another picker may have the same address selected.
      if (radio && (isOwn || radio.value === id)) fillIn(radio, picker.type);
    }
    return saved;
  };
}

/** Content of the picker in an answer. Throws an `AnswerError` when there is no picker. */
function contentOf(html: string, inputName: string): DocumentFragment {
  const picker = parseDocument(html).body.firstElementChild;
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

/**
 * Selects an address and keeps the one that the server rendered as default, so that the choice counts as edited and
 * survives a reload. CHK-07
 */
function choose(picker: Picker, id: string, before: readonly HTMLInputElement[]): void {
  const savedId = before.find(({ defaultChecked }) => defaultChecked)?.value;
  const radios = radiosOf(picker);
  for (const radio of radios) radio.defaultChecked = radio.value === savedId;
  for (const radio of radios) radio.checked = radio.value === id;
}
