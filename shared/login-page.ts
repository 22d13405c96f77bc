import type { PageSettings } from "./settings.ts";

type Route = Pick<PageSettings, "app" | "culture" | "loginPath">;

/** The path of the login page. A `loginPath` without a placeholder comes after the culture. */
export const loginPageOf = ({ app, culture, loginPath }: Route): string =>
  (loginPath.includes("{") ? loginPath : `{app}/{culture}${loginPath}`)
    .replace("{app}", app)
    .replace("{culture}", culture);

/** The end of that path in lower case, by which a login page is recognised; empty for a site without a login. */
export const loginEnding = ({ loginPath }: Pick<Route, "loginPath">): string =>
  loginPath.toLowerCase().replace(/.*}/, "");
