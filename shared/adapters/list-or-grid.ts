const displays = ["list", "grid"] as const;

export type Display = (typeof displays)[number];

/**
 * Makes the buttons that show products as a list or a grid work on every page: a theme of OpenCart binds them on the first
 * one, and keeps the choice in the browser. `idOf` names the button of a display, `arrange` shows the products.
 */
export function listOrGrid(jQuery: any, idOf: (display: Display) => string, arrange: (display: Display) => void): void {
  const show = (display: Display): void => {
    arrange(display);
    for (const each of displays) jQuery(`#${idOf(each)}`).toggleClass("active", each === display);
    localStorage.setItem("display", display);
  };
  document.addEventListener("page:loaded", () => show(localStorage.getItem("display") === "list" ? "list" : "grid"));
  for (const each of displays) jQuery(document).on("click", `#${idOf(each)}`, () => show(each));
}
