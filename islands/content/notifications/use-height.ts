import { type RefObject, useLayoutEffect, useRef } from "react";

const PROPERTY = "--_notices-height";

/** Keeps the height of the notices in the corner, so that the page scrolls focused elements out from behind them. */
export function useHeight(isShown: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(PROPERTY, `${Math.ceil(entry!.contentRect.height)}px`),
    );
    observer.observe(section.current!);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [isShown]);
  return section;
}
