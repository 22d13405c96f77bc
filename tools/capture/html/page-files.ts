import { type FileUse } from "../files/kinds.ts";
import type { SitePage } from "../fetch/pages.ts";
import { type FileRequest, fileRequest } from "../fetch/files.ts";
import { shellFileOf } from "../../html/shell-tags.ts";
import { elementsIn } from "../../html/tree.ts";
import { addressesOf, inCss } from "./addresses.ts";
import { isScript, shellFile } from "./scripts.ts";
import { attribute, attributesOf, baseOf, parseHtml, rawText } from "./tree.ts";

const fileUses = ["style", "image", "font", "script"];

/** The files that a page refers to and the capture saves, in order. */
export function filesOf(page: SitePage, scripts: boolean): FileRequest[] {
  return filesInHtml(page.html, page, scripts);
}

function filesInHtml(html: string, page: SitePage, scripts: boolean): FileRequest[] {
  const document = parseHtml(html);
  const href = baseOf(document);
  const base = href && URL.canParse(href, page.url) ? new URL(href, page.url) : page.url;
  return [...elementsIn(document)].flatMap((element) => {
    const raw = element.name === "style" ? rawText(element) : null;
    const inText = raw ? inCss(raw.text) : [];
    const inAttributes = attributesOf(element).flatMap(({ name, value }) =>
      shellFile(element, name) ? [] : addressesOf(element, name, value),
    );
    const inside = "srcdoc" in element.attribs ? filesInHtml(attribute(element, "srcdoc"), page, scripts) : [];
    const ownFiles = [...inText, ...inAttributes]
      .filter(({ use }) => fileUses.includes(use) && (use !== "script" || (scripts && isScript(element))))
      .flatMap(({ address, use }) => fileRequest(address, use as FileUse, base, page));
    return [...ownFiles, ...inside];
  });
}

/** The hosts of the shell in a page. The capture does not save the shell, but its policy must allow the current build. */
export function shellHosts({ html, url }: Pick<SitePage, "html" | "url">): string[] {
  return [...elementsIn(parseHtml(html))].flatMap((element) => {
    const address = shellFileOf(element) && attribute(element, element.name === "script" ? "src" : "href").trim();
    return address && URL.canParse(address, url) ? [new URL(address, url).host] : [];
  });
}
