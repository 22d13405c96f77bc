import { element } from "../element.ts";

/** The elements of the photo viewer; `several` have buttons beside them. */
export function viewerParts(several: boolean) {
  const button = (sign: string, className = ""): HTMLButtonElement => {
    const shown = element("span", "", sign);
    shown.ariaHidden = "true";
    const made = element("button", `atoll-photo-button ${className}`.trim(), shown);
    made.type = "button";
    return made;
  };
  const image = element("img", "");
  image.draggable = false;
  // Against a site's rule for all images.
  Object.assign(image.style, {
    inlineSize: "100%",
    blockSize: "100%",
    maxInlineSize: "none",
    maxBlockSize: "none",
    objectFit: "contain",
  });
  const stage = element("div", "atoll-photo-stage", image);
  const [shrink, grow, close] = [button("−"), button("+"), button("×")];
  const [previous, next] = [button("‹", "atoll-photo-previous"), button("›", "atoll-photo-next")];
  grow.autofocus = true;
  const percent = element("span", "atoll-photo-percent");
  percent.ariaHidden = "true";
  const status = element("span", "atoll-visually-hidden");
  const note = element("div", "atoll-photo-note");
  for (const said of [status, note]) said.setAttribute("role", "status");
  const count = element("div", "atoll-photo-count");
  const bar = element("div", "atoll-photo-bar", shrink, percent, grow, close, status);
  const dialog = element("dialog", "atoll-photo", stage, ...(several ? [previous, next, count] : []), bar, note);
  return { dialog, stage, image, shrink, grow, close, previous, next, percent, count, status, note };
}
