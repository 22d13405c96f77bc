import { type ReactNode, useLayoutEffect, useRef } from "react";
import { shell } from "../../../shared/face.ts";
import { warn } from "../../../shared/warn.ts";
import type { Place } from "./rules.ts";

/** What a bubble says: text, or what a `<template>` of the page holds. CNT-02 */
export function BubbleContent({ place: { content, template, title } }: { place: Place }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current!;
    if (!template) return undefined;
    const found = document.getElementById(template);
    if (!(found instanceof HTMLTemplateElement))
      return warn(
        `the marker "${title}" of a map expects a <template> of the id "${template}", found ${found ? `<${found.localName}>` : "none"}.`,
      );
    shell().setHtml(element, found.content.cloneNode(true));
    return () => shell().sweep(element);
  }, [template, title]);
  return template ? (
    <div ref={box} className="atoll-map-content" />
  ) : (
    content && <span className="atoll-map-content">{content}</span>
  );
}
