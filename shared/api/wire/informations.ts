/**
 * GET, relative to the application path. Returns an HTML fragment or page whose first `h1` is the title of the
 * information popup; empty when there is no information. CNT-06
 */
export const informationsPath = (culture: string): string => `/${encodeURIComponent(culture)}/informations`;
