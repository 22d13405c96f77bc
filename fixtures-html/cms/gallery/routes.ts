import { Hono } from "hono";
import { frame } from "../answer/frame.ts";
import { newNonce, secure } from "../answer/security.ts";
import { render } from "../answer/templates.ts";
import { tools } from "../answer/tools.ts";
import { sendFile } from "../assets/folder.ts";
import { alwaysAsk, send } from "../assets/send.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Env, Request, Site } from "../env.ts";
import { islandOf } from "./islands.ts";

/** Code that never comes to an end: the island that waits for it stays `loading`, and no connection is held. */
const endless = "await new Promise(() => {});\nexport default null;\n";

/** The built files as the shell of a frame finds them: those of one island never come, or are gone. */
export function troubled(site: Site): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/islands/:trouble{loading|failed}/:name/:file{.+}", async (c) => {
    const { trouble, name, file } = c.req.param();
    const isIsland = file.startsWith(`${name}.`) && file.endsWith(".js");
    if (!isIsland) return (await sendFile(c, site.dist, file)) ?? c.notFound();
    return trouble === "failed"
      ? c.notFound()
      : send(c, { body: endless, type: "text/javascript; charset=utf-8", cache: alwaysAsk });
  });
  return app;
}

/** The reference of the islands with their examples in frames, at /islands/. */
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

/** One example, or all of an island, on a page without anything else. */
function exampleFrame(site: Site, c: Request): Response | null {
  const { name = "", number } = c.req.param() as { name?: string; number?: string };
  const island = islandOf(site.gallery, name);
  const examples = number ? island?.examples.slice(Number(number) - 1, Number(number)) : island?.examples;
  if (!island || !examples?.length) return null;
  const { as = "live", dir, theme } = c.req.query();
  const nonce = newNonce();
  secure(c, nonce, island.domain === "payment");
  c.header("Cache-Control", "private, no-cache");
  // Nothing is to be seen of an island that waits for a touch.
  const html =
    as === "loading" || as === "failed"
      ? examples.map((markup) => markup.replaceAll(`data-island="${name}"`, `$& data-island-when="load"`))
      : examples;
  const { settings } = frame(site, c, { view: "gallery/frame", title: name, description: "" }, nonce);
  const it = {
    ...tools(cultureOf(c)),
    title: `${name}${number ? `, example ${number}` : ""}`,
    nonce,
    settings,
    dir: dir === "rtl" ? "rtl" : "ltr",
    theme: theme === "dark" ? "dark" : "light",
    shell: (shells[as] ?? shells["live"]!)(name),
    examples: html.join("\n"),
  };
  return c.html(render("gallery/frame", it));
}
