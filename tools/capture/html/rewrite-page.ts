// Rewrites a page for its capture: addresses lead into the capture, secrets are masked, scripts are removed. The rest
// stays as the CMS sent it.
import { rewriteCss } from "../css/rewrite-css.ts";
import { type Bases, basesOf, inCapture, ORIGIN, type Targets, replaceOrigins } from "../files/targets.ts";
import { rootOf } from "../files/site-map.ts";
import type { Masks } from "../masks/masks.ts";
import type { SecretsInHtml } from "../masks/secrets-in-html.ts";
import { maskJson } from "../masks/secrets-in-json.ts";
import { addressesOf, isUselessHint, type Use } from "./addresses.ts";
import { applyEdits, type Edit } from "../../html/edits.ts";
import { shellFileOf } from "../../html/shell-tags.ts";
import { below, type Element, isElement, isText } from "../../html/tree.ts";
import { policyInCapture } from "./policy.ts";
import { isScript, shellFile } from "./scripts.ts";
import { settingsInCapture } from "./settings.ts";
import {
  type Attribute,
  attribute,
  attributesOf,
  baseOf,
  escapeText,
  parseHtml,
  rawText,
  writeAttribute,
} from "./tree.ts";

export interface PageRewrite {
  targets: Targets;
  masks: Masks;
  secrets: SecretsInHtml;
  scripts: boolean;
  /** The hosts of the saved files and of the shell. */
  hosts: ReadonlySet<string>;
}

/** The placeholders that the stand-in server replaces in a page. */
const placeholder = /\{\{(?=(?:nonce|origin|token|open)\}\})/g;

/** Escapes the site's own texts that look like such placeholders, so that they are served unchanged. */
export const withoutPlaceholders = (text: string): string => text.replace(placeholder, "{{open}}");

/** Rewrites the page at `url` for the capture. @param path its path in the capture */
export function rewritePage(source: string, url: URL, path: string, rewrite: PageRewrite): string {
  const rewritten = rewriteHtml(withoutPlaceholders(source), url, path, rewrite);
  return rewrite.masks.text(replaceOrigins(rewritten, rewrite.targets, ORIGIN));
}

/** The page that is being rewritten. */
interface Page extends PageRewrite {
  html: string;
  url: URL;
  path: string;
  /** The base of the page itself, for its `<base>` element. */
  ownBases: Bases;
  /** The base of all other addresses. */
  bases: Bases;
}

function rewriteHtml(html: string, url: URL, path: string, rewrite: PageRewrite): string {
  const { targets, masks, secrets } = rewrite;
  const document = parseHtml(html);
  const page: Page = {
    ...rewrite,
    html,
    url,
    path,
    ownBases: basesOf(targets, url, path),
    bases: basesOf(targets, url, path, baseOf(document)),
  };
  const edits: Edit[] = [...secrets.textsIn(document)].map(({ kind, text, start, end }) => ({
    start,
    end,
    text: escapeText(masks.of(kind, text)),
  }));
  for (const node of below(document)) {
    const place = node.sourceCodeLocation;
    if (!place) continue;
    if (isText(node)) edits.push(...textEdits(node.data, place.startOffset, place.endOffset, page));
    else if (isElement(node))
      edits.push(
        ...(isRemoved(node, rewrite.scripts)
          ? [{ start: place.startOffset, end: place.endOffset, text: "" }]
          : [...attributeEdits(node, page), ...rawTextEdits(node, page)]),
      );
  }
  return applyEdits(html, edits);
}

/** Masks a text that the source spells with character references; other texts are masked in the source. */
function textEdits(text: string, start: number, end: number, { html, masks }: Page): Edit[] {
  if (html.slice(start, end) === text) return [];
  const masked = masks.text(text);
  return masked === text ? [] : [{ start, end, text: escapeText(masked) }];
}

function attributeEdits(element: Element, page: Page): Edit[] {
  return attributesOf(element).flatMap((item) => {
    const { start, end } = item;
    const value = attributeInCapture(element, item, page);
    if (value === item.value) return [];
    return [{ start, end, text: value === null ? "" : writeAttribute(page.html.slice(start, end), value) }];
  });
}

/** Rewrites the content of style elements and of JSON scripts. */
function rawTextEdits(element: Element, page: Page): Edit[] {
  const { targets, secrets } = page;
  const raw = rawText(element);
  if (!raw) return [];
  const write = (address: string, use: Use): string => inCapture(address, use, page.bases, targets, ORIGIN);
  if (element.name === "style") return [{ ...raw, text: rewriteCss(raw.text, write) }];
  const isSettings = "data-atoll-settings" in element.attribs;
  if (element.name !== "script" || !(isSettings || /json/i.test(attribute(element, "type")))) return [];
  const text = maskInJson(raw.text, page, (key, value) => secrets.kindInScript(element, key, value));
  return [
    {
      ...raw,
      text: isSettings ? settingsInCapture(text, rootOf(targets.name), (address) => write(address, "page")) : text,
    },
  ];
}

function maskInJson(text: string, { masks }: Page, kindOf: (key: string, value: string) => string | null): string {
  return maskJson(text, (key, value) => {
    const kind = kindOf(key, value);
    return kind && masks.of(kind, value);
  });
}

/** The value of an attribute in the capture; null when the attribute is removed. */
function attributeInCapture(element: Element, { name, value }: Attribute, page: Page): string | null {
  const { masks, secrets } = page;
  if (name === "nonce") return "{{nonce}}";
  if (name === "integrity") return null;
  if (/^on[a-z]/.test(name) && !page.scripts) return null;
  if (name === "srcdoc") return rewriteHtml(value, page.url, page.path, page);
  const meta = element.name === "meta" ? metaInCapture(element, name, value, page) : undefined;
  if (meta !== undefined) return meta;
  if (name === "crossorigin" && shellFileOf(element)) return null;
  const shell = shellFile(element, name);
  if (shell) return shell;
  const kind = secrets.kindOf(element, name, value);
  if (kind) return masks.of(kind, value);
  const rewritten = addressesInCapture(element, name, value, page);
  return masks.text(
    name.startsWith("data-") ? maskInJson(rewritten, page, (key, text) => secrets.kindOfKey(key, text)) : rewritten,
  );
}

/** The charset or policy of a meta element in the capture; undefined for other attributes. */
function metaInCapture(meta: Element, name: string, value: string, { hosts }: Page): string | undefined {
  if (name === "charset") return isUtf8.test(value) ? value : "utf-8";
  if (name !== "content") return undefined;
  switch (attribute(meta, "http-equiv").toLowerCase()) {
    case "content-type":
      return value.replace(/(charset\s*=\s*)(.*)/i, (all, before: string, charset: string) =>
        isUtf8.test(charset) ? all : `${before}utf-8`,
      );
    case "content-security-policy":
      return policyInCapture(value, hosts);
    default:
      return undefined;
  }
}

function addressesInCapture(element: Element, name: string, value: string, { targets, ownBases, bases }: Page): string {
  const addresses = addressesOf(element, name, value);
  if (addresses.some(({ css }) => css))
    return rewriteCss(value, (address, use) => inCapture(address, use, bases, targets, ORIGIN));
  const edits = addresses.flatMap(({ address, use, start, end }) => {
    const text = inCapture(address, use, element.name === "base" ? ownBases : bases, targets, ORIGIN);
    return text === address ? [] : [{ start, end, text }];
  });
  return applyEdits(value, edits);
}

const isUtf8 = /^\s*utf-?8\s*$/i;

const isRemoved = (element: Element, scripts: boolean): boolean =>
  element.name === "link" ? isUselessHint(element) : isScript(element) && !scripts && !shellFileOf(element);
