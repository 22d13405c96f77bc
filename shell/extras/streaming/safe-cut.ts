/** Cuts HTML that arrives in pieces where a parser has seen complete tags, comments, scripts and the like only. */

/** Takes pieces of HTML, and returns what can be parsed now. */
export interface SafeCut {
  /** Adds `text`. Returns what a parser can be given; all of it at the end. */
  cut(text: string, isEnd: boolean): string;
  /** The markup of the scripts that `cut` has replaced. The type of a placeholder ends with the place in this list. */
  scripts: string[];
}

/** The type of the inert elements that stand in for scripts. */
export const placeholderType = "text/atoll-";

/** Elements that are parsed as a whole, because a part of one is another script, style or choice. */
const whole = /^(script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|select|template)$/;
/** Start tags that leave the parser in the head. */
const inHead = /^(html|head|meta|link|title|base|script|style|noscript|template)$/;
/** The start of an entity, or of a line break of two characters. */
const openText = /(?:&[#\w]*|\r)$/;

/**
 * Scripts become placeholders, because Safari runs what its parser adds to an element of the page:
 * https://github.com/whatwg/html/issues/2137. The content of `<noscript>` becomes text, as in a page with scripts, unless the
 * parser makes it so (`readsNoscript`).
 */
export function safeCut(readsNoscript: boolean): SafeCut {
  const scripts: string[] = [];
  let rest = "";
  let isInHead = true;
  /** How many elements of SVG and MathML are open: in these, `/>` closes a tag. */
  let foreign = 0;

  function cut(text: string, isEnd: boolean): string {
    rest += text;
    let safe = "";
    /** Up to here the text is in `safe`. */
    let taken = 0;
    /** Up to here it can be cut. */
    let place = 0;
    /** The end of the template or select around the place. */
    let wholeUntil = 0;
    const replace = (from: number, to: number, by: string): void => {
      safe += rest.slice(taken, from) + by;
      taken = to;
    };

    /** Returns the place after the element or its start tag; -1 when it is not complete. */
    function takeWhole({ name, start, end }: Markup): number {
      const isClosed = foreign > 0 && rest[end - 2] === "/";
      const [contentEnd, elementEnd] = isClosed ? [end, end] : endOfElement(rest, name, end);
      // A page that ends in such an element: the parser leaves a select at the next tag that cannot be in it.
      if (elementEnd < 0) return isEnd && name === "select" ? end : -1;
      if (/^(template|select)$/.test(name)) {
        wholeUntil = Math.max(wholeUntil, elementEnd);
        return end;
      }
      if (name === "script" && start >= wholeUntil) {
        const place = scripts.push(rest.slice(start, elementEnd)) - 1;
        replace(start, elementEnd, `<script type="${placeholderType}${place}"></script>`);
      } else if (name === "noscript" && !readsNoscript) {
        const content = rest.slice(end, contentEnd).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
        replace(end, contentEnd, isInHead ? "" : content);
      }
      return elementEnd;
    }

    for (;;) {
      const markup = nextMarkup(rest, place, foreign > 0);
      place = markup?.start ?? rest.length - (openText.exec(rest.slice(place))?.[0].length ?? 0);
      if (!markup || markup.end < 0) break;
      const { name, end } = markup;
      if (name) isInHead &&= inHead.test(name);
      const [, slash, html] =
        /^<(\/?)(?:svg|math|(foreignobject))(?=[\s>])[^]*(?<!\/)>$/i.exec(rest.slice(place, end)) ?? [];
      if (slash !== undefined) foreign = Math.max(0, foreign + (!slash === !html ? 1 : -1));
      const next = whole.test(name) ? takeWhole(markup) : end;
      if (next < 0) break;
      place = next;
    }
    replace(isEnd ? rest.length : place, isEnd ? rest.length : place, "");
    rest = rest.slice(taken);
    return safe;
  }
  return { cut, scripts };
}

/** A tag, comment, doctype or the like. */
interface Markup {
  /** The name of a start tag; empty for anything else. */
  name: string;
  start: number;
  /** -1 when it is not complete. */
  end: number;
}

const tagStart = /<(\/?)([a-z][^\s/>]*)/iy;
const attribute = /[\s/]*(?:[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s"'>][^\s>]*)?)?)?/y;
const comment = /<!--(?:-?>|[^]*?--!?>)|<(?:!(?!--)|\?|\/(?![a-z]))[^>]*>/iy;
const opensComment = /<(?:[!?]|\/|$)/y;

/** The first markup after `from`. `<` before anything else is text. SVG and MathML (`isForeign`) have CDATA sections. */
function nextMarkup(text: string, from: number, isForeign: boolean): Markup | undefined {
  for (let start = text.indexOf("<", from); start >= 0; start = text.indexOf("<", start + 1)) {
    tagStart.lastIndex = comment.lastIndex = opensComment.lastIndex = start;
    if (isForeign && text.startsWith("<![CDATA[", start)) {
      const close = text.indexOf("]]>", start);
      return { name: "", start, end: close < 0 ? -1 : close + 3 };
    }
    const tag = tagStart.exec(text);
    if (tag) return { name: tag[1] ? "" : tag[2]!.toLowerCase(), start, end: endOfTag(text, tagStart.lastIndex) };
    if (comment.test(text)) return { name: "", start, end: comment.lastIndex };
    if (opensComment.test(text)) return { name: "", start, end: -1 };
  }
  return undefined;
}

/** The end of the tag whose name ends at `from`; -1 when it is not there. */
function endOfTag(text: string, from: number): number {
  for (attribute.lastIndex = from; attribute.test(text);) {
    const { lastIndex } = attribute;
    if (lastIndex >= text.length) return -1;
    if (text[lastIndex] === ">") return lastIndex + 1;
  }
  return -1;
}

/** Where the content of an element that starts at `from` ends, and where its end tag ends; -1 when it is not there. */
function endOfElement(text: string, name: string, from: number): readonly [content: number, element: number] {
  const step = new RegExp(String.raw`<!--(?!-?>)|(-->)|<(\/?)${name}(?=[\s/>])`, "gi");
  step.lastIndex = from;
  let depth = 1;
  let isComment = false;
  for (let found = step.exec(text); found; found = step.exec(text)) {
    const [, endsComment, slash] = found;
    if (slash === undefined) {
      isComment = !endsComment;
      // A script may hold another one in a comment, and that one may lack its end.
      if (!isComment && name === "script") depth = 1;
    } else if (slash) depth--;
    else if (name === "template") depth++;
    else if (name === "script" && isComment) depth = 2;
    if (depth === 0) return [found.index, text.indexOf(">", found.index) + 1 || -1];
  }
  return [-1, -1];
}
