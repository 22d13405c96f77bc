import { posix } from "node:path";

/** The ids and links of a page. */
export interface LinkedPage {
  ids: ReadonlySet<string>;
  links: readonly string[];
}

/**
 * Returns a sentence on each link that leads nowhere: to a file or an id that does not exist.
 * @param pages by their path, such as `guides/forms.html`
 * @param files paths of other files, such as pictures
 */
export function brokenLinks(pages: ReadonlyMap<string, LinkedPage>, files: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  for (const [path, page] of pages) {
    for (const link of page.links) {
      if (/^[a-z]+:|^\//i.test(link)) continue;
      const [address = "", id] = link.split("#");
      const target = address === "" ? path : posix.join(posix.dirname(path), address);
      const targetPage = pages.get(target);
      if (!targetPage && !files.has(target)) problems.push(`${path} links to ${link}, which does not exist.`);
      else if (id && targetPage && !targetPage.ids.has(id))
        problems.push(`${path} links to ${link}; that page has no heading with this id.`);
    }
  }
  return problems;
}
