/** A section of a page in the search index of the documentation. */
export interface SearchEntry {
  /** File of the page, relative to the folder of the site. */
  page: string;
  /** Id of the heading; empty for the start of the page. */
  id: string;
  /** Title of the page. */
  title: string;
  /** Heading of the section; empty for the start of the page. */
  heading: string;
  text: string;
  /** Words that readers use for the section and that may be missing in it, separated by spaces. */
  words?: string;
}
