import type { Addresses } from "./addresses.ts";
import { addressEdits } from "./address-edits.ts";
import { isByteWise, splitMark } from "./charset.ts";
import { charsetInHtml, charsetOf } from "../html/decode.ts";
import { applyEdits, type Edit } from "../html/edits.ts";
import { isJson } from "../html/json.ts";
import type { Element } from "../html/tree.ts";
import { markEdits } from "./mark.ts";
import { type Note, note } from "./notes.ts";
import { findSection } from "./page-section.ts";
import { contentEnd, isWhole, parsePage, type ParsedPage, tagOf } from "./parsed-page.ts";
import { noncesIn, openPolicy, trustsByNonce, trustsText } from "./policy.ts";
import type { CompiledRules } from "./rules.ts";
import { shellEdits } from "./shell.ts";

export interface PageContext {
  contentType: string;
  /** The policies of the answer's headers, as the site sent them. */
  policies: string[];
  map: Addresses;
  rules: CompiledRules;
  /** Address of the proxy's own scripts and styles, such as `http://127.0.0.1:4173/__atoll__/`. */
  folder: string;
  /** The nonce for a policy that requires nonces but contains none. */
  newNonce: string;
}

export interface RewrittenPage {
  bytes: Buffer;
  /** The nonce of the script tags; empty when no policy requires one. */
  nonce: string;
  /** Messages for the author about the changes, and about what could not be changed. */
  notes: Note[];
}

/**
 * Adds the shell to a page, sets the attributes of the rules, and replaces the site's addresses by those of the proxy.
 */
export function rewritePage(bytes: Buffer, context: PageContext): RewrittenPage {
  const { contentType, policies, map, rules, newNonce } = context;
  const charset = charsetOf(bytes, contentType, charsetInHtml);
  if (!isByteWise(charset))
    return {
      bytes,
      nonce: "",
      notes: [
        note(`The page is in ${charset}, which the proxy does not support; it is shown unchanged, without the shell.`),
      ],
    };
  const { mark, text } = splitMark(bytes);
  // JSON with the type of a page, as for an upload in a frame: any HTML in it is part of a text.
  if (isJson(text)) return { bytes, nonce: "", notes: [] };
  const page = parsePage(text, charset);
  const metas = page.elements.filter(isPolicy);
  const all = [...policies, ...metas.map(({ attribs }) => attribs["content"]!)];
  const nonce = all.flatMap(noncesIn)[0] ?? (all.some(trustsByNonce) ? newNonce : "");

  const notes: Note[] = [];
  const edits: Edit[] = [];
  const marks = markEdits(page, rules);
  for (const meta of metas) {
    const { policy, notes: policyNotes } = openPolicy(meta.attribs["content"]!, {
      ...map,
      folder: context.folder,
      nonce,
    });
    marks.set(meta, "content", policy);
    notes.push(...policyNotes);
  }
  if (isWhole(page)) {
    const section = sectionEdits(page, rules, marks.set);
    const shell = shellEdits(page, context, nonce, marks);
    notes.push(...section.notes, ...shell.notes);
    edits.push(...section.edits, ...shell.edits);
  }
  notes.push(...marks.notes);
  edits.push(...marks.edits(), ...addressEdits(page, map, all.some(trustsText)));
  return { bytes: Buffer.from(mark + applyEdits(text, edits), "latin1"), nonce, notes };
}

const isPolicy = ({ name, attribs }: Element): boolean =>
  name === "meta" && /^\s*content-security-policy\s*$/i.test(attribs["http-equiv"] ?? "") && !!attribs["content"];

function sectionEdits(
  page: ParsedPage,
  rules: CompiledRules,
  set: (element: Element, name: string, value: string) => void,
): { edits: Edit[]; notes: Note[] } {
  const section = findSection(page, rules);
  if ("missing" in section)
    return { edits: [], notes: [note(`There is no #page: ${section.missing}. Each link is a full page load.`)] };
  const { element, how, until, selector, duplicates } = section;
  const notes =
    duplicates.length > 0
      ? [
          note(
            'Another element also has the id "page"; the proxy changes its id to "page-of-site", as ids must be ' +
              "unique.",
          ),
        ]
      : [];
  for (const duplicate of duplicates) set(duplicate, "id", "page-of-site");
  // A guess replaces a rule that found nothing.
  const unfound =
    rules.page && rules.page.selector !== selector ? `page "${rules.page.selector}" found no element. ` : "";
  if (how === "has") {
    const text = unfound
      ? `${unfound}The page's own <${element.name} id="page"> is used.`
      : "The site has its own #page.";
    return { edits: [], notes: [...notes, note(text)] };
  }
  if (how === "name") {
    set(element, "id", "page");
    return { edits: [], notes: [...notes, note(`${unfound}${selector} becomes #page.`)] };
  }
  const [begin, end] = until
    ? [element.sourceCodeLocation!.startOffset, until.sourceCodeLocation!.startOffset]
    : [tagOf(element, page.source)!.end, contentEnd(element)];
  const edits = [
    { start: begin, end: begin, text: '<div id="page">' },
    { start: end, end, text: "</div>" },
  ];
  const range = until ? `All from ${selector} up to ${rules.pageUntil!.selector}` : `The content of ${selector}`;
  return { edits, notes: [...notes, note(`${unfound}${range} gets a <div id="page"> around it.`)] };
}
