import type { PageSettings } from "./settings.ts";

/**
 * The end of the path of the login page in lower case, by which that page is recognised: what follows the last
 * placeholder of `loginPath`. Empty for a site without a login.
 */
export const loginEnding = ({ loginPath }: Pick<PageSettings, "loginPath">): string =>
  loginPath.toLowerCase().replace(/.*}/, "");
