import { basename, dirname } from "node:path";
import { Hono } from "hono";
import { articlePicture, heroPicture } from "../catalogue/photos/banner.ts";
import { brandLogo, partnerBanner } from "../catalogue/photos/logos.ts";
import { productPhoto, turnedPhoto } from "../catalogue/photos.ts";
import { productById } from "../catalogue/index.ts";
import { partners } from "../catalogue/partners.ts";
import type { Env, Request, Site } from "../env.ts";
import { repositoryPath } from "../repository-path.ts";
import { suppliers } from "../shop/suppliers.ts";
import { sendFile } from "./folder.ts";
import { toSatellite, mapTile } from "./map-tile.ts";
import { cacheOf, cacheOneHour, send } from "./send.ts";
import { shopBootstrap, shopBootstrapScript } from "./theme-files.ts";
import { themeStyle } from "./theme-style.ts";

const theme = repositoryPath("fixtures-html/cms/theme");
const bootstrap = repositoryPath("node_modules/bootstrap/dist");
/** Older versions, which frames of the gallery show. */
const olderBootstraps = {
  3: repositoryPath("node_modules/bootstrap3/dist"),
  4: repositoryPath("node_modules/bootstrap4/dist"),
};

/** Serves the built scripts, the theme and the pictures. */
export function assets(site: Site): Hono<Env> {
  const app = new Hono<Env>();
  const file = async (c: Request, folder: string, name: string) => (await sendFile(c, folder, name)) ?? c.notFound();

  app.get("/atoll/*", (c) => {
    // CORS as on a CDN: the browser requests modules and styles that have an integrity attribute with CORS.
    c.header("Access-Control-Allow-Origin", "*");
    return file(c, site.dist, c.req.path.slice("/atoll/".length));
  });
  for (const path of [...Object.values(shopBootstrap), shopBootstrapScript])
    app.get(`/theme/${basename(path)}`, (c) => file(c, dirname(path), basename(path)));
  app.get("/theme/bootstrap.min.css", (c) => file(c, bootstrap, "css/bootstrap.min.css"));
  for (const [version, folder] of Object.entries(olderBootstraps))
    app.get(`/theme/bootstrap-${version}.min.css`, (c) => file(c, folder, "css/bootstrap.min.css"));
  app.get("/theme/bootstrap.bundle.min.js", (c) => file(c, bootstrap, "js/bootstrap.bundle.min.js"));
  app.get("/theme/theme.css", (c) =>
    send(c, { body: themeStyle(site.reload), type: "text/css; charset=utf-8", cache: cacheOf(c) }),
  );
  app.get("/theme/tiles/:z{\\d{1,2}}/:x{\\d+}/:y{\\d+\\.svg}", (c) => {
    const tile = mapTile(Number(c.req.param("z")), Number(c.req.param("x")), Number.parseInt(c.req.param("y"), 10));
    return tile ? picture(c, c.req.query("kind") === "satellite" ? toSatellite(tile) : tile) : c.notFound();
  });
  app.get("/theme/*", (c) => file(c, theme, c.req.path.slice("/theme/".length)));

  app.get("/media/products/:name{[a-z0-9-]+\\.svg}", (c) => {
    const product = productById(c.req.param("name").replace(/\.svg$/, ""));
    return product ? picture(c, inSize(c, productPhoto(product, c.req.query()))) : c.notFound();
  });
  app.get("/media/turned/:id/:count{\\d+}/:index{\\d+\\.svg}", (c) => {
    const product = productById(c.req.param("id"));
    const photo =
      product && turnedPhoto(product, Number.parseInt(c.req.param("index"), 10), Number(c.req.param("count")));
    return photo ? picture(c, photo) : c.notFound();
  });
  app.get("/media/articles/:name{[a-z0-9-]+\\.svg}", (c) =>
    picture(c, inSize(c, articlePicture(c.req.param("name").replace(/\.svg$/, "")))),
  );
  app.get("/media/brands/:name{[a-z0-9-]+\\.svg}", (c) => {
    const brand = suppliers.find(({ id }) => `${id}.svg` === c.req.param("name"));
    return brand ? picture(c, brandLogo(brand.name)) : c.notFound();
  });
  app.get("/media/partners/:name{[a-z0-9-]+\\.svg}", (c) => {
    const partner = partners.find(({ slug }) => `${slug}.svg` === c.req.param("name"));
    return partner ? picture(c, partnerBanner(partner.name, partner.scene)) : c.notFound();
  });
  app.get("/media/hero.svg", (c) => picture(c, heroPicture()));
  return app;
}

const sizes: Record<string, number> = { large: 2, small: 0.25 };

/**
 * `?size=large` doubles the width and height, `small` divides them by four. The last `size` counts, because a variant's
 * own `size` may precede it.
 */
function inSize(c: Request, svg: string): string {
  const factor = sizes[c.req.queries("size")?.at(-1) ?? ""];
  if (!factor) return svg;
  return svg.replace(/^<svg[^>]*>/, (tag) =>
    tag.replace(/ (width|height)='(\d+)'/g, (_, name, pixels) => ` ${name}='${Number(pixels) * factor}'`),
  );
}

function picture(c: Request, svg: string): Response {
  const headers = { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'" };
  return send(c, { body: svg, type: "image/svg+xml", cache: cacheOneHour, headers });
}
