import { culturePattern } from "../culture/cultures.ts";
import { Hono } from "hono";
import { send } from "../assets/send.ts";
import { message } from "../http/message.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Env, Request } from "../env.ts";
import { crop } from "./crop.ts";
import { storedAssetJson } from "./asset-json.ts";
import type { LibraryFile } from "./file.ts";
import { hierarchy, rootFolderId } from "./folders.ts";
import { shopAssets } from "./seeded.ts";
import { upload } from "./upload.ts";

/** API of the library, and its files. */
export function libraryRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.post(`/${culturePattern}/assetslibrary/upload`, upload);
  app.get("/assets/croptempimg/:tmpName/:x/:y/:w/:h/:cropWidth/:cropHeight", crop);
  app.get("/api/v1/assetslibrary/folders/hierarchy", (c) => {
    const folder = hierarchy(cultureOf(c), c.req.query("folderId") || rootFolderId);
    c.header("Cache-Control", "private, no-cache");
    return folder ? c.json(folder) : message(c, 404, textsOf(cultureOf(c)).library.refused.folder);
  });
  app.get("/api/v1/assetslibrary/assets/:id", async (c) => {
    const { library, user } = c.var.session;
    const culture = cultureOf(c);
    const stored = user ? library.open(culture).stored : library.stored;
    const found = [...stored, ...shopAssets(culture)].find(({ id }) => id === c.req.param("id"));
    c.header("Cache-Control", "private, no-cache");
    return found ? c.json(await storedAssetJson(found)) : message(c, 404, textsOf(culture).information.missing.text);
  });
  app.get("/assets/file/:guid/:name", async (c) => {
    const file = fileOf(c);
    return file ? sendFile(c, file, c.req.param("name") ?? "") : c.notFound();
  });
  app.get("/assets/thumbnail/:name{.+\\.webp}", async (c) => {
    const file = fileOf(c, c.req.param("name").replace(/\.webp$/, ""));
    const picture = (await file?.content())?.picture;
    return picture ? send(c, { body: picture.thumbnail, type: "image/webp", cache, headers: safe }) : c.notFound();
  });
  return app;
}

/** Shared caches must not store it: only the visitor who sent a file may get it. */
const cache = "private, no-cache";

/** An uploaded file must never act as a page: nothing in it runs, it loads nothing, and no other site can embed it. */
const safe = {
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Finds a file of the shop or of this visitor. */
function fileOf(c: Request, guid = c.req.param("guid") ?? ""): LibraryFile | null {
  const { library } = c.var.session;
  return (
    library.upload(guid) ??
    [...library.stored, ...shopAssets("en")].find(({ file }) => file.guid === guid)?.file ??
    null
  );
}

async function sendFile(c: Request, file: LibraryFile, name: string): Promise<Response> {
  const { bytes, picture } = await file.content();
  const fileName = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const disposition = `${picture ? "inline" : "attachment"}; filename*=UTF-8''${fileName}`;
  return send(c, {
    body: bytes,
    type: file.kind.type,
    cache,
    headers: { ...safe, "Content-Disposition": disposition },
  });
}
