import type { Culture } from "../catalogue/types.ts";
import type { Request } from "../env.ts";
import { cultureInPath, cultureWanted } from "./cultures.ts";

/**
 * The culture in the address, else in the address of the page that sent the request, else the browser's preferred one.
 */
export function cultureOf(c: Request): Culture {
  return cultureInPath(c.req.path) ?? cultureOfReferer(c) ?? cultureWanted(c.req.header("Accept-Language"));
}

function cultureOfReferer(c: Request): Culture | null {
  const referer = c.req.header("Referer");
  return referer && URL.canParse(referer) ? cultureInPath(new URL(referer).pathname) : null;
}
