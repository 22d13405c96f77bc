import { Hono } from "hono";
import { sendFile } from "../assets/folder.ts";
import { revalidate, send } from "../assets/send.ts";
import type { Env, Request, Site } from "../env.ts";
import { framePage } from "./frame-page.ts";
import { islandOf, themeMarkup } from "./islands.ts";
import { partFrames } from "./part-frames.ts";

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

/** Serves the documentation under /docs/, and the examples of islands and guides in frames under /islands/frames/. */
export function docsRoutes(site: Site): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/islands/frames/theme", (c) =>
    c.html(framePage(site, c, { title: "Theme", markup: themeMarkup(site.docs).join("\n"), style: "none" })),
  );
  app.route("/islands/frames/parts", partFrames(site));
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
  return c.html(
    framePage(site, c, { title, markup: markup.join("\n"), shell, isPayment: island.domain === "payment" }),
  );
}
