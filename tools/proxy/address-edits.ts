import type { Addresses } from "./addresses.ts";
import type { Edit } from "../html/edits.ts";
import type { Element } from "../html/tree.ts";
import { namesPage, refreshDown } from "./headers.ts";
import { type ParsedPage, tagOf } from "./parsed-page.ts";

/** Attributes with one address. A `value` is one of a list without a name only: forms send others to the site. */
const single = /^(href|xlink:href|src|action|formaction|poster|data|background|manifest|longdesc|cite|data-.+)$/;
/** Attributes with several addresses, or with code. */
const several = /^(srcset|imagesrcset|srcdoc|data-(.+-)?srcset|ping|style|on[a-z]+)$/;

/** JSON in a data attribute may contain several addresses too. */
const hasSeveral = (name: string, value: string): boolean =>
  several.test(name) || (name.startsWith("data-") && /^\s*[[{]/.test(value));

/**
 * Edits that replace the site's addresses by those of the proxy, in attributes and in inline scripts and styles.
 * @param keepCode leaves inline scripts and styles unchanged, because a policy allows them by the hash of their text
 */
export function addressEdits({ source, elements }: ParsedPage, map: Addresses, keepCode: boolean): Edit[] {
  return elements.flatMap((element) => [
    ...attributeEdits(element, source, map, keepCode),
    ...(keepCode ? [] : codeEdits(element, source, map)),
  ]);
}

function attributeEdits(element: Element, source: string, map: Addresses, keepCode: boolean): Edit[] {
  if (element.name === "link" && namesPage(element.attribs["rel"] ?? "")) return [];
  const isRefresh = element.name === "meta" && /^\s*refresh\s*$/i.test(element.attribs["http-equiv"] ?? "");
  return Object.entries(tagOf(element, source)?.attributes ?? {}).flatMap(([name, { start, end }]) => {
    const { before = "", value = "" } =
      /^(?<before>[^=]*=\s*(?<quote>["']?))(?<value>[\s\S]*?)\k<quote>$/.exec(source.slice(start, end))?.groups ?? {};
    const next =
      isRefresh && name === "content"
        ? refreshDown(value, map)
        : hasSeveral(name, value)
          ? keepCode && /^(style|on)/.test(name)
            ? value
            : map.all(value)
          : single.test(name) || (name === "value" && isUnsentOption(element))
            ? map.one(value)
            : value;
    const at = start + before.length;
    return next === value ? [] : [{ start: at, end: at + value.length, text: next }];
  });
}

/** Whether this is an option of a list that no form sends. Scripts go to its value, such as in lists to sort by. */
function isUnsentOption(element: Element): boolean {
  let list = element.parent;
  if (element.name !== "option") return false;
  while (list && "name" in list && list.name !== "select") list = list.parent;
  return !!list && "attribs" in list && !list.attribs["name"];
}

/** JSON-LD stays unchanged: it gives search engines the canonical addresses. */
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
