import type { Plugin } from "esbuild";
export interface Link {
  path: string;
  name: string;
}
export function findLinks(entries: string[]): Promise<Link[]>;
export function linkToCore(links: Link[]): Plugin;
export function coreEntry(links: Link[]): string;
export function entryOf(path: string): string;
