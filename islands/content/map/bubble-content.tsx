import { type ReactNode, useLayoutEffect, useRef } from "react";
import { shell } from "../../../shared/shell-api.ts";
import { warn } from "../../../shared/warn.ts";
import type { PageMarker } from "./rules.ts";

/** Content of a marker's bubble: a text, or the content of a `<template>` on the page. CNT-02 */
export function BubbleContent({ marker: { content, template, title } }: { marker: PageMarker }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current!;
    if (!template) return undefined;
    const source = document.getElementById(template);
    if (!(source instanceof HTMLTemplateElement))
      return warn(
        `the marker "${title}" of a map expects a <template> with the id "${template}", ` +
          `found ${source ? `<${source.localName}>` : "none"}.`,
      );
    shell().setHtml(element, source.content.cloneNode(true));
    return () => shell().sweep(element);
  }, [template, title]);
  return template ? (
    <div ref={box} className="atoll-map-content" />
  ) : (
    content && <span className="atoll-map-content">{content}</span>
  );
}
