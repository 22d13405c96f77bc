/** Creates the frame of a player. The service receives only the origin of the page as referrer. CNT-03 */
export function playerFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.allow = "autoplay; fullscreen; picture-in-picture; encrypted-media";
  frame.allowFullscreen = true;
  // YouTube refuses to play without a referrer.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.title = title;
  frame.src = address;
  return frame;
}
