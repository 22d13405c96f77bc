import { newNonce, setSecurityHeaders } from "../http/security-headers.ts";
import { settings } from "../http/layout-data.ts";
import { render } from "../http/templates.ts";
import { templateHelpers } from "../http/template-helpers.ts";
import type { Culture } from "../catalogue/types.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Request, Site } from "../env.ts";

/** The stylesheets of a frame's page by its style: a version of Bootstrap, or Atoll's theme where there is none. */
const styles: Record<string, string[]> = {
  "bootstrap-5": ["/theme/bootstrap.min.css"],
  "bootstrap-4": ["/theme/bootstrap-4.min.css", "/islands/frame-bootstrap-4.css"],
  "bootstrap-3": ["/theme/bootstrap-3.min.css", "/islands/frame-bootstrap-3.css"],
  none: ["/atoll/atoll-theme.css"],
};

interface FramePage {
  title: string;
  /** Whether the title is shown, and not only read out. */
  isTitleVisible?: boolean;
  markup: string;
  /** More markup for the head. */
  head?: string;
  /** Address of the shell's script; "" without the shell. */
  shell?: string;
  isPayment?: boolean;
  /** The style when the request names none. */
  style?: string;
  /** The language of the page; that of the request when missing. */
  culture?: Culture;
}

/** The page of a frame, in the scheme, direction and style that the request asks for. */
export function framePage(
  site: Site,
  c: Request,
  {
    title,
    isTitleVisible = false,
    markup,
    head = "",
    shell = "/atoll/atoll.js",
    isPayment = false,
    style = "bootstrap-5",
    culture = cultureOf(c),
  }: FramePage,
): string {
  const query = c.req.query();
  const chosen = query["style"] && query["style"] in styles ? query["style"] : style;
  const nonce = newNonce();
  setSecurityHeaders(c, nonce, isPayment);
  c.header("Cache-Control", "private, no-cache");
  return render("docs/frame", {
    ...templateHelpers(culture),
    title,
    isTitleVisible,
    nonce,
    settings: settings(site, culture, c.var.session.user),
    dir: query["dir"] === "rtl" ? "rtl" : "ltr",
    theme: query["theme"] === "dark" ? "dark" : "light",
    isBootstrap5: chosen === "bootstrap-5",
    styles: styles[chosen],
    head,
    shell,
    markup,
  });
}
