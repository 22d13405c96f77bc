import { newElement } from "../dom/new-element.ts";

/** Creates the elements of the photo viewer. With `several` photos it has previous and next buttons. */
export function viewerParts(several: boolean) {
  const button = (sign: string, className = ""): HTMLButtonElement => {
    const label = newElement("span", "", sign);
    label.ariaHidden = "true";
    const element = newElement("button", `atoll-photo-button ${className}`.trim(), label);
    element.type = "button";
    return element;
  };
  const image = newElement("img", "");
  image.draggable = false;
  // Inline, to override a site's styles for all images.
  Object.assign(image.style, {
    inlineSize: "100%",
    blockSize: "100%",
    maxInlineSize: "none",
    maxBlockSize: "none",
    objectFit: "contain",
  });
  const stage = newElement("div", "atoll-photo-stage", image);
  const [shrink, grow, close] = [button("−"), button("+"), button("×")];
  const [previous, next] = [button("‹", "atoll-photo-previous"), button("›", "atoll-photo-next")];
  grow.autofocus = true;
  const percent = newElement("span", "atoll-photo-percent");
  percent.ariaHidden = "true";
  const status = newElement("span", "atoll-visually-hidden");
  const note = newElement("div", "atoll-photo-note");
  for (const region of [status, note]) region.setAttribute("role", "status");
  const count = newElement("div", "atoll-photo-count");
  const bar = newElement("div", "atoll-photo-bar", shrink, percent, grow, close, status);
  const dialog = newElement("dialog", "atoll-photo", stage, ...(several ? [previous, next, count] : []), bar, note);
  return { dialog, stage, image, shrink, grow, close, previous, next, percent, count, status, note };
}

export type ViewerParts = ReturnType<typeof viewerParts>;
