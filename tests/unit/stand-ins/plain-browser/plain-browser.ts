// A browser without script for the stand-in shop: it opens pages, follows links, fills fields and presses buttons.
import { type Visitor, visitor } from "../shop.ts";
import { titleOf } from "./page.ts";
import { Part } from "./part.ts";
import { Tab } from "./tab.ts";

/** A visitor with cookies and without script. The browser reads no stylesheets: browser tests check what these hide. */
export class PlainBrowser extends Part {
  constructor(readonly visitor: Visitor) {
    const tab = new Tab(visitor);
    super(tab, () => [tab.page]);
  }

  open(path: string): Promise<void> {
    return this.tab.open(path);
  }

  /** Path, query and fragment of the page. */
  get url(): string {
    const { pathname, search, hash } = this.tab.url;
    return pathname + search + hash;
  }

  get title(): string {
    return titleOf(this.tab.page);
  }

  get query(): URLSearchParams {
    return this.tab.url.searchParams;
  }

  get status(): number {
    return this.tab.status;
  }

  get headers(): Headers {
    return this.tab.headers;
  }
}

/** A new visitor, who has not opened a page yet. */
export const plainBrowser = (culture = "en"): PlainBrowser => new PlainBrowser(visitor(culture));
