/** The frame of a player. Nobody but its service hears of the visitor, and of the site no more than where it is. CNT-03 */
export function playerFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.allow = "autoplay; fullscreen; picture-in-picture; encrypted-media";
  frame.allowFullscreen = true;
  // YouTube plays nothing for a page that does not say where it is.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.title = title;
  frame.src = address;
  return frame;
}
