import { useEffect, useState } from "react";

/** The space in pixels, as in notifications.css. */
const SPACE = 160;

/**
 * Whether the page ends with space for the notices, which may cover its last button. The space stays until its removal
 * moves nothing in view.
 */
export function useEndSpace(isShown: boolean): boolean {
  const [hasSpace, setSpace] = useState(false);
  if (isShown && !hasSpace) setSpace(true);
  useEffect(() => {
    if (!hasSpace) return undefined;
    const end = new AbortController();
    import("../../../shared/page/follow-page-end.ts").then(
      ({ followPageEnd }) => followPageEnd(end.signal),
      () => {},
    );
    return () => end.abort();
  }, [hasSpace]);
  useEffect(() => {
    if (isShown || !hasSpace) return undefined;
    const removeUnseen = (): void => {
      const { scrollHeight, clientHeight } = document.documentElement;
      if (scrollY <= Math.max(0, scrollHeight - clientHeight - SPACE)) setSpace(false);
    };
    removeUnseen();
    addEventListener("scroll", removeUnseen);
    return () => removeEventListener("scroll", removeUnseen);
  }, [hasSpace, isShown]);
  return hasSpace;
}
