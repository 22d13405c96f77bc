/** The checkbox that says to a form's rules whether the widget has a file; the CMS's own where there is one. AST-09 */
export interface RequiredMark {
  set(hasFile: boolean): void;
  restore(): void;
}

/** `missing` is called when the form may not be sent because there is no file. */
export function requiredMark(scope: ParentNode, place: HTMLElement, name: string, missing: () => void): RequiredMark {
  const theirs = scope.querySelector<HTMLInputElement>(`input[type=checkbox][name="${CSS.escape(name)}"]`);
  const mark = theirs ?? makeMark(place, name);
  const life = new AbortController();
  const { signal } = life;
  const before = mark.checked;
  // It shows what is, and is nothing to be set by hand.
  mark.addEventListener("click", (event) => event.preventDefault(), { signal });
  mark.addEventListener(
    "invalid",
    (event) => {
      // What cannot be seen cannot be focused: the browser would say nothing at all.
      event.preventDefault();
      missing();
    },
    { signal },
  );
  return {
    set(hasFile) {
      if (mark.checked === hasFile) return;
      mark.checked = hasFile;
      mark.dispatchEvent(new Event("change", { bubbles: true }));
    },
    restore() {
      life.abort();
      mark.checked = before;
      if (!theirs) mark.remove();
    },
  };
}

function makeMark(place: HTMLElement, name: string): HTMLInputElement {
  const mark = document.createElement("input");
  mark.type = "checkbox";
  mark.name = name;
  mark.value = "true";
  mark.hidden = true;
  return place.appendChild(mark);
}
