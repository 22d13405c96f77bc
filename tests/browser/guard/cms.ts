import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export interface Cms {
  url: string;
  close(): Promise<void>;
}

/** Starts a separate stand-in CMS on a free port, serving the build of `target`. */
export async function startStandIn(target: string): Promise<Cms> {
  const server = join(process.cwd(), ".build", "cms.mjs");
  const dist = join(process.cwd(), target === "react" ? ".build/react" : "dist");
  const docs = join(process.cwd(), ".build", "docs");
  for (const path of [server, dist, docs]) {
    if (!existsSync(path)) throw new Error(`${path} is missing: build first, with npm run build`);
  }
  const { startCms } = await import(pathToFileURL(server).href);
  return startCms({ port: 0, host: "127.0.0.1", dist, docs, control: true });
}
