/** Filters the list of islands by the words of a search field. */
export function startFilter(): void {
  const field = document.querySelector<HTMLInputElement>("[data-filter]");
  const status = document.querySelector("[data-found]");
  if (!field || !status) return;
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const group of document.querySelectorAll<HTMLElement>("[data-group]")) {
      const visible = [...group.querySelectorAll<HTMLElement>("[data-entry]")].filter((entry) => {
        const text = `${entry.textContent} ${entry.dataset["entry"]}`.toLowerCase();
        entry.hidden = !words.every((word) => text.includes(word));
        return !entry.hidden;
      });
      group.hidden = visible.length === 0;
      found += visible.length;
    }
    status.textContent = words.length > 0 ? `${found} found` : "";
  });
}
