import type { Addresses } from "./addresses.ts";
import type { Edit } from "../html/edits.ts";
import type { Element } from "../html/tree.ts";
import { namesPage, refreshDown } from "./headers.ts";
import { type ParsedPage, tagOf } from "./parsed-page.ts";

/** Attributes that hold one address. What a form sends (`value`) stays: the site judges it. */
const single = /^(href|xlink:href|src|action|formaction|poster|data|background|manifest|longdesc|cite|data-.+)$/;
/** Those that hold several, or code. */
const several = /^(srcset|imagesrcset|srcdoc|data-(.+-)?srcset|ping|style|on[a-z]+)$/;

/** JSON in an attribute of a script's own holds as many as it likes. */
const isMany = (name: string, value: string): boolean =>
  several.test(name) || (name.startsWith("data-") && /^\s*[[{]/.test(value));

/** Own addresses of the site become the proxy's, in attributes and in inline scripts and styles. With `asIs` the latter stay, as their text is what a policy trusts. */
export function addressEdits({ source, elements }: ParsedPage, map: Addresses, asIs: boolean): Edit[] {
  return elements.flatMap((element) => [
    ...attributeEdits(element, source, map, asIs),
    ...(asIs ? [] : codeEdits(element, source, map)),
  ]);
}

function attributeEdits(element: Element, source: string, map: Addresses, asIs: boolean): Edit[] {
  if (element.name === "link" && namesPage(element.attribs["rel"] ?? "")) return [];
  const isRefresh = element.name === "meta" && /^\s*refresh\s*$/i.test(element.attribs["http-equiv"] ?? "");
  return Object.entries(tagOf(element, source)?.attributes ?? {}).flatMap(([name, { start, end }]) => {
    const { before = "", value = "" } =
      /^(?<before>[^=]*=\s*(?<quote>["']?))(?<value>[\s\S]*?)\k<quote>$/.exec(source.slice(start, end))?.groups ?? {};
    const next =
      isRefresh && name === "content"
        ? refreshDown(value, map)
        : isMany(name, value)
          ? asIs && /^(style|on)/.test(name)
            ? value
            : map.all(value)
          : single.test(name)
            ? map.one(value)
            : value;
    const at = start + before.length;
    return next === value ? [] : [{ start: at, end: at + value.length, text: next }];
  });
}

/** JSON-LD tells search engines what the page is called. */
function codeEdits(element: Element, source: string, map: Addresses): Edit[] {
  const isCode =
    element.name === "style" || (element.name === "script" && !/ld\+json/i.test(element.attribs["type"] ?? ""));
  return !isCode
    ? []
    : element.children.flatMap(({ sourceCodeLocation }) => {
        if (!sourceCodeLocation) return [];
        const { startOffset: start, endOffset: end } = sourceCodeLocation;
        const text = source.slice(start, end);
        const next = map.all(text);
        return next === text ? [] : [{ start, end, text: next }];
      });
}
