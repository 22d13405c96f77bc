import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { repositoryPath } from "../repository-path.ts";
import { themeStyle } from "./theme-style.ts";

/**
 * The part of Bootstrap's style that the shop needs, by direction. The build writes it; before that the shop has the whole
 * style.
 */
export const shopBootstrap = {
  ltr: repositoryPath(".build/bootstrap.css"),
  rtl: repositoryPath(".build/bootstrap.rtl.css"),
};
/** Bootstrap's components that the shop uses. The build writes it, too. */
export const shopBootstrapScript = repositoryPath(".build/bootstrap.js");
const wholeBootstrap = repositoryPath("node_modules/bootstrap/dist/css/bootstrap.min.css");
const wholeScript = repositoryPath("node_modules/bootstrap/dist/js/bootstrap.bundle.min.js");

/** The addresses of the theme's files, with versions, so that browsers may keep these files. */
export function themeFiles(
  isChanging: boolean,
  direction: "ltr" | "rtl",
): { bootstrap: string; style: string; script: string } {
  const bootstrap = shopBootstrap[direction];
  return {
    bootstrap: existsSync(bootstrap)
      ? `/theme/${basename(bootstrap)}?v=${versionOfFile(bootstrap)}`
      : `/theme/bootstrap.min.css?v=${versionOfFile(wholeBootstrap)}`,
    style: `/theme/theme.css?v=${versionOf(themeStyle(isChanging))}`,
    script: existsSync(shopBootstrapScript)
      ? `/theme/bootstrap.js?v=${versionOfFile(shopBootstrapScript)}`
      : `/theme/bootstrap.bundle.min.js?v=${versionOfFile(wholeScript)}`,
  };
}

const versions = new Map<string, string>();

const versionOf = (text: string): string => remembered(text, () => text);
const versionOfFile = (path: string): string => remembered(path, () => readFileSync(path));

function remembered(key: string, content: () => string | Buffer): string {
  const version = versions.get(key) ?? createHash("sha256").update(content()).digest("base64url").slice(0, 10);
  versions.set(key, version);
  return version;
}
