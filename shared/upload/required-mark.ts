/** The checkbox that says to a form's rules whether the widget has a file; the CMS's own where there is one. AST-09 */
export interface RequiredMark {
  /** True when it was another way before. */
  set(hasFile: boolean): boolean;
  restore(): void;
}

/** A field that is hidden because a widget stands for it. */
const hiddenMark = "data-val-hidden";

interface MarkOptions {
  /** Where the mark is looked for. */
  scope: ParentNode;
  /** Where it is made when there is none. */
  place: HTMLElement;
  name: string;
  /** What is wrong where a file is required and missing. */
  text: string;
  /** The form may not be sent because there is no file. `isSaid`: the engine of the form's rules has said why. */
  missing(isSaid: boolean): void;
}

export function requiredMark({ scope, place, name, text, missing }: MarkOptions): RequiredMark {
  const theirs = scope.querySelector<HTMLInputElement>(`input[type=checkbox][name="${CSS.escape(name)}"]`);
  const mark = theirs ?? makeMark(place, name);
  const life = new AbortController();
  const { signal } = life;
  const before = mark.checked;
  const wasKnown = mark.hasAttribute(hiddenMark);
  // Hidden though it is, the engine of the form's rules counts it as long as its widget can be filled in.
  mark.toggleAttribute(hiddenMark, true);
  // It shows what is, and is nothing to be set by hand.
  mark.addEventListener("click", (event) => event.preventDefault(), { signal });
  mark.addEventListener(
    "invalid",
    (event) => {
      // What cannot be seen cannot be focused: the browser would say nothing at all. The engine of the form's rules asks by the same event.
      event.preventDefault();
      missing(!!mark.form?.noValidate && mark.getAttribute("aria-invalid") === "true");
    },
    { signal },
  );
  // In place of words on a box to tick.
  const judge = (): void => mark.setCustomValidity(mark.required && !mark.checked ? text : "");
  judge();
  return {
    set(hasFile) {
      if (mark.checked === hasFile) return false;
      mark.checked = hasFile;
      judge();
      mark.dispatchEvent(new Event("change", { bubbles: true }));
      return true;
    },
    restore() {
      life.abort();
      mark.checked = before;
      mark.setCustomValidity("");
      mark.toggleAttribute(hiddenMark, wasKnown);
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
