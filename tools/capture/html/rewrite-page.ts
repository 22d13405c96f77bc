// A page as it stands in its capture: its addresses lead into it, what is secret is masked, scripts are left out. All else stays as the CMS sent it.
import { rewriteCss } from "../css/rewrite-css.ts";
import { basesOf, inCapture, ORIGIN, type Targets, withoutOrigins } from "../files/targets.ts";
import { rootOf } from "../files/site-map.ts";
import type { Masks } from "../masks/masks.ts";
import type { SecretsInHtml } from "../masks/secrets-in-html.ts";
import { maskJson } from "../masks/secrets-in-json.ts";
import { addressesOf, isIdleHint, type Use } from "./addresses.ts";
import { applyEdits, type Edit } from "../../html/edits.ts";
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
  /** Hosts of the files that are kept. */
  hosts: ReadonlySet<string>;
}

/** The words in double braces that a served page has something put in for. */
const placeholder = /\{\{(?=(?:nonce|origin|token|open)\}\})/g;

/** What a page says itself in such words is written so that it is served as it was. */
export const withoutPlaceholders = (text: string): string => text.replace(placeholder, "{{open}}");

/** The page at `url`, which the capture has at `path`. */
export function rewritePage(source: string, url: URL, path: string, rewrite: PageRewrite): string {
  const html = withoutPlaceholders(source);
  const written = rewriteHtml(html, url, path, rewrite);
  return rewrite.masks.text(withoutOrigins(written, rewrite.targets, ORIGIN));
}

function rewriteHtml(html: string, url: URL, path: string, rewrite: PageRewrite): string {
  const { targets, masks, secrets } = rewrite;
  const document = parseHtml(html);
  const own = basesOf(targets, url, path);
  const bases = basesOf(targets, url, path, baseOf(document));
  const write = (address: string, use: Use): string => inCapture(address, use, bases, targets, ORIGIN);
  const edits: Edit[] = [];

  for (const { kind, text, start, end } of secrets.textsIn(document))
    edits.push({ start, end, text: escapeText(masks.of(kind, text)) });
  for (const node of below(document)) {
    const place = node.sourceCodeLocation;
    if (!isElement(node)) {
      // Where character references hide it from who looks at the source.
      if (isText(node) && place) maskText(node.data, place.startOffset, place.endOffset);
      continue;
    }
    if (!place) continue;
    if (isLeftOut(node, rewrite.scripts)) {
      edits.push({ start: place.startOffset, end: place.endOffset, text: "" });
      continue;
    }
    for (const one of attributesOf(node)) {
      const value = attributeInCapture(node, one);
      if (value !== one.value)
        edits.push({
          start: one.start,
          end: one.end,
          text: value === null ? "" : writeAttribute(html.slice(one.start, one.end), value),
        });
    }
    const raw = rawText(node);
    if (raw && node.name === "style") edits.push({ ...raw, text: rewriteCss(raw.text, write) });
    const isSettings = "data-atoll-settings" in node.attribs;
    if (raw && node.name === "script" && (isSettings || /json/i.test(attribute(node, "type")))) {
      const text = inJson(raw.text, (key, value) => secrets.kindInScript(node, key, value));
      edits.push({
        ...raw,
        text: isSettings ? settingsInCapture(text, rootOf(targets.name), (address) => write(address, "page")) : text,
      });
    }
  }
  return applyEdits(html, edits);

  function inJson(text: string, kindOf: (key: string, value: string) => string | null): string {
    return maskJson(text, (key, value) => {
      const kind = kindOf(key, value);
      return kind && masks.of(kind, value);
    });
  }

  function maskText(text: string, start: number, end: number): void {
    if (html.slice(start, end) === text) return;
    const masked = masks.text(text);
    if (masked !== text) edits.push({ start, end, text: escapeText(masked) });
  }

  /** Its value in the capture; null where it is left out. */
  function attributeInCapture(element: Element, { name, value }: Attribute): string | null {
    if (name === "nonce") return "{{nonce}}";
    if (name === "integrity") return null;
    if (/^on[a-z]/.test(name) && !rewrite.scripts) return null;
    if (name === "srcdoc") return rewriteHtml(value, url, path, rewrite);
    if (element.name === "meta") {
      if (name === "charset") return isUtf8.test(value) ? value : "utf-8";
      const means = attribute(element, "http-equiv").toLowerCase();
      if (name === "content" && means === "content-type")
        return value.replace(/(charset\s*=\s*)(.*)/i, (all, before: string, charset: string) =>
          isUtf8.test(charset) ? all : `${before}utf-8`,
        );
      if (name === "content" && means === "content-security-policy") return policyInCapture(value, rewrite.hosts);
    }
    const shell = shellFile(element, name, value);
    if (shell) return shell;
    const kind = secrets.kindOf(element, name, value);
    if (kind) return masks.of(kind, value);
    const addresses = addressesOf(element, name, value);
    const from = element.name === "base" ? own : bases;
    const moved = addresses.some(({ css }) => css)
      ? rewriteCss(value, write)
      : applyEdits(
          value,
          addresses.flatMap(({ address, use, start, end }) => {
            const text = inCapture(address, use, from, targets, ORIGIN);
            return text === address ? [] : [{ start, end, text }];
          }),
        );
    return masks.text(name.startsWith("data-") ? inJson(moved, (key, value) => secrets.kindOfKey(key, value)) : moved);
  }
}

const isUtf8 = /^\s*utf-?8\s*$/i;

const isLeftOut = (element: Element, scripts: boolean): boolean =>
  element.name === "link"
    ? isIdleHint(element)
    : isScript(element) && !scripts && !shellFile(element, "src", attribute(element, "src"));
