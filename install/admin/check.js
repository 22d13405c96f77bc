// Shows what the theme of the shop has: the answers of its pages to an administrator.
const list = document.querySelector("[data-atoll-check]");
if (list) {
  const texts = JSON.parse(list.dataset.atollCheck);
  list.querySelectorAll("[data-url]").forEach(async (row) => {
    const place = row.querySelector("[data-result]");
    place.textContent = texts.running;
    try {
      const answer = await fetch(row.dataset.url, { credentials: "same-origin" });
      show(place, messages(row.dataset.page, await answer.json()));
    } catch {
      show(place, [{ isGood: false, text: texts.failed }]);
    }
  });

  /** @param {{ section: string | null, found: { group: string, selector: string, part: string, count: number }[] }} report */
  function messages(page, { section, found }) {
    const has = (name) => found.some(({ group, part, count }) => (group === name || part === name) && count > 0);
    const message = (isGood, key) => ({ isGood, text: texts[isGood ? key : `no_${key}`] });
    return [
      message(section !== null, "section"),
      ...(page === "home" ? [message(has("cart-part"), "header_cart"), message(has("search"), "search")] : []),
      ...(page === "product" ? [message(has("order"), "order")] : []),
      ...(page === "cart" ? [message(has("cart"), "cart")] : []),
    ].filter(({ text }) => text);
  }

  function show(place, entries) {
    place.replaceChildren(
      ...entries.map(({ isGood, text }) => {
        const line = document.createElement("div");
        line.textContent = `${isGood ? "✓" : "–"} ${text}`;
        return line;
      }),
    );
  }
}
