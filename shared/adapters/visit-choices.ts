import { shell } from "../shell-api.ts";

/** Shows the page of a choice in place, in lists whose values are addresses. Their own handler would load it in full. */
export function visitChoices(lists: string): void {
  document.addEventListener(
    "change",
    (event) => {
      const list = event.target as HTMLSelectElement;
      if (!list.matches(lists)) return;
      event.stopPropagation();
      void shell().visit(list.value, { stay: true });
    },
    true,
  );
}
