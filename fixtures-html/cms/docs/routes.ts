import { Hono } from "hono";
import { layoutData } from "../http/layout-data.ts";
import { newNonce, setSecurityHeaders } from "../http/security-headers.ts";
import { render } from "../http/templates.ts";
import { templateHelpers } from "../http/template-helpers.ts";
import { sendFile } from "../assets/folder.ts";
import { revalidate, send } from "../assets/send.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Env, Request, Site } from "../env.ts";
import { islandOf, themeMarkup } from "./islands.ts";

/** Module that never finishes loading: an island that waits for it stays `loading`, and no connection stays open. */
const endless = "await new Promise(() => {});\nexport default null;\n";

/** Serves the built files for frames with a loading or failed island: its module never finishes, or is missing. */
export function failingIslands(site: Site): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/islands/:trouble{loading|failed}/:name/:file{.+}", async (c) => {
    const { trouble, name, file } = c.req.param();
    const isIsland = file.startsWith(`islands/${name}.`) && file.endsWith(".js");
    if (!isIsland) return (await sendFile(c, site.dist, file)) ?? c.notFound();
    return trouble === "failed"
      ? c.notFound()
      : send(c, { body: endless, type: "text/javascript; charset=utf-8", cache: revalidate });
  });
  return app;
}

/** Serves the documentation under /docs/, and the examples of the islands in frames under /islands/frames/. */
export function docsRoutes(site: Site): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/islands/frames/theme", (c) =>
    c.html(framePage(site, c, { title: "Theme", markup: themeMarkup(site.docs), style: "none" })),
  );
  app.get("/islands/frames/:name/:number{\\d+}?", (c) => exampleFrame(site, c) ?? c.notFound());
  const file = async (c: Request, name: string) => {
    c.header(
      "Content-Security-Policy",
      "default-src 'self'; style-src 'self'; img-src 'self' data:; frame-ancestors 'self'",
    );
    return (await sendFile(c, site.docs, name)) ?? c.notFound();
  };
  app.get("/islands/:file{frame[a-z0-9-]*\\.css}", (c) => file(c, c.req.param("file")));
  app.get("/islands", (c) => c.redirect("/docs/reference/islands/index.html", 302));
  app.get("/islands/:name{[a-z0-9-]+}", (c) =>
    islandOf(site.docs, c.req.param("name"))
      ? c.redirect(`/docs/reference/islands/${c.req.param("name")}.html`, 302)
      : c.notFound(),
  );
  app.get("/docs", (c) => c.redirect("/docs/index.html", 302));
  app.get("/docs/:file{([a-z0-9-]+/)*[a-z0-9-]+\\.(html|css|js|json|svg)}", (c) => file(c, c.req.param("file")));
  // An address that was typed without its ending.
  app.get("/docs/:page{([a-z0-9-]+/)*[a-z0-9-]+}", (c) => c.redirect(`/docs/${c.req.param("page")}.html`, 302));
  return app;
}

const shells: Record<string, (name: string) => string> = {
  live: () => "/atoll/atoll.js",
  before: () => "",
  loading: (name) => `/islands/loading/${name}/atoll.js`,
  failed: (name) => `/islands/failed/${name}/atoll.js`,
};

/** The stylesheets of a frame's page by its style: a version of Bootstrap, or Atoll's theme where there is none. */
const styles: Record<string, string[]> = {
  "bootstrap-5": ["/theme/bootstrap.min.css"],
  "bootstrap-4": ["/theme/bootstrap-4.min.css", "/islands/frame-bootstrap-4.css"],
  "bootstrap-3": ["/theme/bootstrap-3.min.css", "/islands/frame-bootstrap-3.css"],
  none: ["/atoll/atoll-theme.css"],
};

/** Shows one example of an island, or all of them, on an otherwise empty page. */
function exampleFrame(site: Site, c: Request): Response | null {
  const { name = "", number } = c.req.param() as { name?: string; number?: string };
  const island = islandOf(site.docs, name);
  const examples = number ? island?.examples.slice(Number(number) - 1, Number(number)) : island?.examples;
  if (!island || !examples?.length) return null;
  const { as = "live" } = c.req.query();
  // Load at once: an island that waits for interaction would not show its state.
  const markup =
    as === "loading" || as === "failed"
      ? examples.map((example) => example.replaceAll(`data-island="${name}"`, `$& data-island-when="load"`))
      : examples;
  const title = `${name}${number ? `, example ${number}` : ""}`;
  const shell = (shells[as] ?? shells["live"]!)(name);
  return c.html(framePage(site, c, { title, markup, shell, isPayment: island.domain === "payment" }));
}

interface FramePage {
  title: string;
  markup: string[];
  /** Address of the shell's script; "" without the shell. */
  shell?: string;
  isPayment?: boolean;
  /** The style when the request names none. */
  style?: string;
}

/** The page of a frame, in the scheme, direction and style that the request asks for. */
function framePage(
  site: Site,
  c: Request,
  { title, markup, shell = "/atoll/atoll.js", isPayment = false, style = "bootstrap-5" }: FramePage,
): string {
  const query = c.req.query();
  const chosen = query["style"] && query["style"] in styles ? query["style"] : style;
  const nonce = newNonce();
  setSecurityHeaders(c, nonce, isPayment);
  c.header("Cache-Control", "private, no-cache");
  const { settings } = layoutData(site, c, { view: "docs/frame", title, description: "" }, nonce);
  return render("docs/frame", {
    ...templateHelpers(cultureOf(c)),
    title,
    nonce,
    settings,
    dir: query["dir"] === "rtl" ? "rtl" : "ltr",
    theme: query["theme"] === "dark" ? "dark" : "light",
    isBootstrap5: chosen === "bootstrap-5",
    styles: styles[chosen],
    shell,
    examples: markup.join("\n"),
  });
}
