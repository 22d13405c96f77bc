/** GET, after the application path: an HTML fragment, or a page, whose first `h1` is the title of the information popup; empty when there is nothing to tell. CNT-06 */
export const informationsPath = (culture: string): string => `/${encodeURIComponent(culture)}/informations`;
