import { element } from "../../../shared/element.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { announce } from "../../../shared/live.ts";

/** What is known of the number: nothing yet, it is being asked about, or what came of that. */
type Known = "nothing" | "asking" | "valid" | "invalid" | "unknown";

const keys = { asking: "Vat.Checking", valid: "Vat.Valid", invalid: "Vat.Invalid", unknown: "Vat.Unknown" };

/** The line at the field that tells what is known of the number, and wherever else it is to stand, such as in a popover. */
export interface Status {
  /** `message` is the server's own sentence; without one there are words of ours. What is news is told aloud. */
  say(known: Known, message?: string, isNews?: boolean): void;
  restore(): void;
}

export function statusOf(host: HTMLElement, input: HTMLInputElement, id: string): Status {
  const given = [...host.querySelectorAll<HTMLElement>("[data-vat-status]")];
  const places = given.length > 0 ? given : [host.appendChild(element("div", "atoll-vat-status"))];
  const before = places.map((place) => [...place.childNodes]);
  /** The field is described by the first. */
  const place = places[0]!;
  const hadId = place.id;
  place.id ||= id;
  let t: Translate | undefined;
  let shown: { known: Known; message: string } = { known: "nothing", message: "" };
  const words = (): string => (shown.known === "nothing" ? "" : shown.message || (t?.(keys[shown.known]) ?? ""));
  const render = (): void => {
    const { known } = shown;
    places.forEach((each, index) => {
      // What the server says there stands as long as nothing else does.
      each.replaceChildren(...(known === "nothing" ? before[index]! : [words()]));
      each.dataset["vatKnown"] = known;
    });
  };
  const stopTexts = withTexts((texts) => {
    t = texts;
    render();
  });
  describe(true);

  /** Others describe the field, too, and change what they say meanwhile. */
  function describe(isOn: boolean): void {
    const ids = new Set((input.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean));
    if (isOn) ids.add(place.id);
    else ids.delete(place.id);
    if (ids.size > 0) input.setAttribute("aria-describedby", [...ids].join(" "));
    else input.removeAttribute("aria-describedby");
  }

  function say(known: Known, message = "", isNews = true): void {
    const wasInvalid = shown.known === "invalid";
    shown = { known, message };
    render();
    if (known === "asking") host.setAttribute("aria-busy", "true");
    else host.removeAttribute("aria-busy");
    if (known === "invalid") input.setAttribute("aria-invalid", "true");
    else if (wasInvalid) input.removeAttribute("aria-invalid");
    if (isNews && known !== "nothing" && known !== "asking") announce(words());
  }

  return {
    say,
    restore() {
      stopTexts();
      say("nothing");
      describe(false);
      if (given.length === 0) return place.remove();
      for (const each of places) delete each.dataset["vatKnown"];
      if (!hadId) place.removeAttribute("id");
    },
  };
}
