import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { repositoryPath } from "../repository-path.ts";
import { themeStyle } from "./theme-style.ts";

/** The theme's own style, and Bootstrap's style and script, with a version in their addresses: browsers may keep them. */
export function themeFiles(isChanging: boolean): { bootstrap: string; style: string; script: string } {
  return {
    bootstrap: `/theme/bootstrap.min.css?v=${bootstrapVersion}`,
    style: `/theme/theme.css?v=${versionOf(themeStyle(isChanging))}`,
    script: `/theme/bootstrap.bundle.min.js?v=${bootstrapVersion}`,
  };
}

const { version: bootstrapVersion } = JSON.parse(
  readFileSync(repositoryPath("node_modules/bootstrap/package.json"), "utf8"),
) as { version: string };

const versions = new Map<string, string>();

function versionOf(text: string): string {
  const version = versions.get(text) ?? createHash("sha256").update(text).digest("base64url").slice(0, 10);
  versions.set(text, version);
  return version;
}
