/** An unusual course of a visit, and its result for the visitor. Both texts are table cells in the documentation. */
export interface OutcomeDescription {
  when: string;
  sees: string;
}

/** Each has a proof of the same name in the browser tests. */
export const outcomesByName = {
  "another-link": {
    when: "Another link is clicked before the page has come",
    sees: "The second page; the request for the first is aborted",
  },
  "double-click": {
    when: "A link is clicked twice",
    sees: "Its page, requested once",
  },
  slow: {
    when: "The answer is slow",
    sees: "The old page, with a loading bar after 300 ms; then the new page",
  },
  "arriving-slowly": {
    when: "The answer comes in parts",
    sees: "What has come of the new page; the rest is added as it comes, and the bar stays until the end",
  },
  stopped: {
    when: "The visitor presses Stop while a page loads",
    sees: "The browser loads that page in full; after a second Stop, the old page stays",
  },
  "broken-connection": {
    when: "The connection breaks before something of the new page is shown",
    sees: "The page, loaded in full by the browser, which sends the request again",
  },
  "broken-page": {
    when: "The connection breaks while the new page appears",
    sees: "What is there, with what was typed, and a message with a button that loads the rest",
  },
  offline: {
    when: "There is no connection",
    sees: "The browser's own offline page",
  },
  "error-page": {
    when: "The server answers 403, 404 or 500 with a page",
    sees: "That page, in place, at its address",
  },
  login: {
    when: "The server requires a login: 401, a redirect to the login page, or the login page instead of the requested one",
    sees: "The login page in a dialog; after the login, the requested page. A form is sent again after the visitor confirms",
  },
  "not-modified": {
    when: "The server answers 304",
    sees: "The page, in place, from the browser's cache",
  },
  "no-content": {
    when: "The server answers 204",
    sees: "The old page",
  },
  empty: {
    when: "The answer is empty",
    sees: "The browser's empty page",
  },
  "not-html": {
    when: "The answer is not HTML",
    sees: "The file, loaded in full by the browser",
  },
  download: {
    when: "The answer is a download",
    sees: "The browser saves it; the old page stays",
  },
  "no-page-element": {
    when: "The new page has no `#page` element",
    sees: "The new page, loaded in full by the browser",
  },
  redirect: {
    when: "The server redirects on the same origin",
    sees: "The target page, in place, at its address",
  },
  "redirect-elsewhere": {
    when: "The server redirects to another origin",
    sees: "The target page, loaded in full by the browser",
  },
  large: {
    when: "The page has 5 MB",
    sees: "The whole page, in place",
  },
  "many-elements": {
    when: "The page has 200,000 elements",
    sees: "The whole page, in place",
  },
  "old-charset": {
    when: "The page is not in UTF-8: declared, or undeclared on the whole site",
    sees: "The page, in place, with the right letters",
  },
  "wrong-charset": {
    when: "The page declares a charset that it does not use",
    sees: "The same letters as after a full load",
  },
} as const satisfies Record<string, OutcomeDescription>;

export const outcomes: OutcomeDescription[] = Object.values(outcomesByName);
