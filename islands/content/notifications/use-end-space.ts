import { useEffect, useState } from "react";

/**
 * Whether the page ends with space for the notices, which may cover its last button. The space stays until its removal
 * moves nothing in view.
 */
export function useEndSpace(isShown: boolean): boolean {
  const [hasSpace, setSpace] = useState(false);
  useEffect(() => {
    if (isShown) return setSpace(true);
    if (!hasSpace) return undefined;
    const removeUnseen = (): void => {
      const root = document.documentElement;
      const space = parseFloat(getComputedStyle(root, "::after").height) || 0;
      if (scrollY <= Math.max(0, root.scrollHeight - root.clientHeight - space)) setSpace(false);
    };
    removeUnseen();
    addEventListener("scroll", removeUnseen);
    return () => removeEventListener("scroll", removeUnseen);
  }, [hasSpace, isShown]);
  return hasSpace;
}
