import { shell } from "../shell-api.ts";

/** Shows the page of a choice in place, in lists whose values are addresses. Their own handler would load it in full. */
export function visitChoices(lists: string): void {
  document.addEventListener(
    "change",
    (event) => {
      const list = event.target as HTMLSelectElement;
      if (!list.matches(lists)) return;
      event.stopPropagation();
      const reset = (): void => {
        for (const option of list.options) option.selected = option.defaultSelected;
      };
      // The page of this list is cached when it is left: on Back, its list must show its own choice.
      void shell().visit(list.value, { stay: true }).finally(reset);
    },
    true,
  );
}
