/** The control that replaces the city input when the towns of the postal code are known. */
export interface Dropdown {
  /** Element that gets the focus. */
  control: HTMLElement;
  remove(): void;
}

export interface DropdownOptions {
  host: HTMLElement;
  input: HTMLInputElement;
  /** Id for the control, which the label names. */
  id: string;
  options: readonly string[];
  /** The option that is selected at first. */
  chosen: string;
  choose(option: string): void;
}

/** Classes of the field, with Bootstrap's `form-select` instead of `form-control`. */
export const selectClass = ({ className }: HTMLElement): string =>
  className.replace(/(^|\s)form-control(?=\s|$)/, "$1form-select");
