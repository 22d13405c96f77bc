import type { PageSettings } from "../../shared/settings.ts";

type Route = Pick<PageSettings, "app" | "culture" | "loginPath">;

/** The path of the login page. A `loginPath` without a placeholder comes after the culture. */
export const loginAddress = ({ app, culture, loginPath }: Route): string =>
  (loginPath.includes("{") ? loginPath : `{app}/{culture}${loginPath}`)
    .replace("{app}", app)
    .replace("{culture}", culture);
