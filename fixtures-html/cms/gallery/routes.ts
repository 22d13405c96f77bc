import { Hono } from "hono";
import { layoutData } from "../http/layout-data.ts";
import { newNonce, setSecurityHeaders } from "../http/security-headers.ts";
import { render } from "../http/templates.ts";
import { templateHelpers } from "../http/template-helpers.ts";
import { sendFile } from "../assets/folder.ts";
import { revalidate, send } from "../assets/send.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Env, Request, Site } from "../env.ts";
import { islandOf } from "./islands.ts";

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

/** Serves the reference of the islands, with their examples in frames, under /islands/. */
export function gallery(site: Site): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/islands", (c) => c.redirect("/islands/", 302));
  app.get("/islands/frames/:name/:number{\\d+}?", (c) => exampleFrame(site, c) ?? c.notFound());
  const file = async (c: Request, name: string) => {
    c.header(
      "Content-Security-Policy",
      "default-src 'self'; style-src 'self'; img-src 'self' data:; frame-ancestors 'self'",
    );
    return (await sendFile(c, site.gallery, name)) ?? c.notFound();
  };
  app.get("/islands/", (c) => file(c, "index.html"));
  app.get("/islands/:file{(lint/)?[a-z0-9-]+\\.(html|css|js|json)}", (c) => file(c, c.req.param("file")));
  app.get("/islands/:name{[a-z0-9-]+}", (c) =>
    islandOf(site.gallery, c.req.param("name"))
      ? c.redirect(`/islands/${c.req.param("name")}.html`, 302)
      : c.notFound(),
  );
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
  const island = islandOf(site.gallery, name);
  const examples = number ? island?.examples.slice(Number(number) - 1, Number(number)) : island?.examples;
  if (!island || !examples?.length) return null;
  const { as = "live", dir, theme, style = "" } = c.req.query();
  const nonce = newNonce();
  setSecurityHeaders(c, nonce, island.domain === "payment");
  c.header("Cache-Control", "private, no-cache");
  // Load at once: an island that waits for interaction would not show its state.
  const html =
    as === "loading" || as === "failed"
      ? examples.map((markup) => markup.replaceAll(`data-island="${name}"`, `$& data-island-when="load"`))
      : examples;
  const { settings } = layoutData(site, c, { view: "gallery/frame", title: name, description: "" }, nonce);
  const it = {
    ...templateHelpers(cultureOf(c)),
    title: `${name}${number ? `, example ${number}` : ""}`,
    nonce,
    settings,
    dir: dir === "rtl" ? "rtl" : "ltr",
    theme: theme === "dark" ? "dark" : "light",
    isBootstrap5: !(style in styles) || style === "bootstrap-5",
    styles: styles[style] ?? styles["bootstrap-5"],
    shell: (shells[as] ?? shells["live"]!)(name),
    examples: html.join("\n"),
  };
  return c.html(render("gallery/frame", it));
}
