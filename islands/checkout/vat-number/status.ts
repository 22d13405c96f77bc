import { newElement } from "../../../shared/dom/new-element.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { toggleDescription } from "../../../shared/a11y/toggle-description.ts";

/** State of the check. */
type VatState = "nothing" | "asking" | "valid" | "invalid" | "unknown";

const keys = { asking: "Vat.Checking", valid: "Vat.Valid", invalid: "Vat.Invalid", unknown: "Vat.Unknown" };

/** Status elements of the field, such as the line below it and the panel of a popover. */
export interface Status {
  /**
   * Shows a state. An empty `message` of the server is replaced by a text of ours. With `isNews` the result is
   * announced.
   */
  show(state: VatState, message?: string, isNews?: boolean): void;
  restore(): void;
}

export function vatStatus(host: HTMLElement, input: HTMLInputElement, id: string): Status {
  const marked = [...host.querySelectorAll<HTMLElement>("[data-vat-status]")];
  const places = marked.length > 0 ? marked : [host.appendChild(newElement("div", "atoll-vat-status"))];
  const before = places.map((place) => [...place.childNodes]);
  /** The first element describes the field. */
  const place = places[0]!;
  const hadId = place.id;
  place.id ||= id;
  let t: Translate | undefined;
  let current: { state: VatState; message: string } = { state: "nothing", message: "" };
  const text = (): string => (current.state === "nothing" ? "" : current.message || (t?.(keys[current.state]) ?? ""));
  const render = (): void => {
    const { state } = current;
    places.forEach((each, index) => {
      // Keep the server's own content while there is no state to show.
      each.replaceChildren(...(state === "nothing" ? before[index]! : [text()]));
      each.dataset["vatKnown"] = state;
    });
  };
  const stopTexts = withTexts((texts) => {
    t = texts;
    render();
  });
  toggleDescription(input, place.id, true);

  function show(state: VatState, message = "", isNews = true): void {
    const wasInvalid = current.state === "invalid";
    current = { state, message };
    render();
    if (state === "asking") host.setAttribute("aria-busy", "true");
    else host.removeAttribute("aria-busy");
    if (state === "invalid") input.setAttribute("aria-invalid", "true");
    else if (wasInvalid) input.removeAttribute("aria-invalid");
    if (isNews && state !== "nothing" && state !== "asking") announce(text());
  }

  return {
    show,
    restore() {
      stopTexts();
      show("nothing");
      toggleDescription(input, place.id, false);
      if (marked.length === 0) return place.remove();
      for (const each of places) delete each.dataset["vatKnown"];
      if (!hadId) place.removeAttribute("id");
    },
  };
}
