/** Shows the copy buttons, and copies the code that a button names in `data-copy`. */
export function startCopyButtons(): void {
  // Undefined in an insecure context: a page over http from another machine.
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = document.getElementById(button.dataset["copy"]!)!;
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = "Copied";
  } catch {
    // The browser has denied access to the clipboard.
    getSelection()?.selectAllChildren(code);
    button.textContent = "Selected: copy it with the keyboard";
  }
  button.addEventListener("blur", () => (button.textContent = label), { once: true });
}
