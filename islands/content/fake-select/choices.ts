/** The choices of the list: links, buttons and radio buttons outside the summary. */
export const choicesIn = (details: HTMLDetailsElement, summary: HTMLElement): HTMLElement[] =>
  [...details.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), input:not(:disabled)")].filter(
    (element) => !summary.contains(element),
  );

/** Index of the current choice, or -1. */
export const selectedIndex = (choices: readonly HTMLElement[]): number =>
  choices.findIndex((choice) =>
    choice instanceof HTMLInputElement ? choice.checked : choice.matches("[aria-current]:not([aria-current=false])"),
  );

export const textOf = (choice: HTMLElement): string => (choice.closest("label") ?? choice).textContent.trim();
