/**
 * Shows the page of a choice in place, in lists whose values are addresses. Their own handler loads it in full, as long as
 * the shell is missing.
 */
export function visitChoices(lists: string): void {
  document.addEventListener(
    "change",
    (event) => {
      const list = event.target as HTMLSelectElement;
      if (!window.atoll || !list.matches(lists)) return;
      event.stopPropagation();
      const reset = (): void => {
        for (const option of list.options) option.selected = option.defaultSelected;
      };
      // The page of this list is cached when it is left: on Back, its list must show its own choice.
      void window.atoll.visit(list.value, { stay: true }).finally(reset);
    },
    true,
  );
}
