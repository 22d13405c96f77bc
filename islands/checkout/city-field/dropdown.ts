/** What stands for the field while its towns are known. */
export interface Dropdown {
  /** What the visitor uses. */
  control: HTMLElement;
  remove(): void;
}

export interface DropdownNeeds {
  host: HTMLElement;
  input: HTMLInputElement;
  id: string;
  options: readonly string[];
  chosen: string;
  choose(option: string): void;
}

/** The same look, as a box to choose from. */
export const selectClass = ({ className }: HTMLElement): string =>
  className.replace(/(^|\s)form-control(?=\s|$)/, "$1form-select");
