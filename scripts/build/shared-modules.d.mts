import type { Module } from "./chunk-groups.mjs";

interface Import {
  path: string;
  kind: string;
}
interface Metafile {
  inputs: Record<string, { imports: Import[] }>;
  outputs: Record<
    string,
    { entryPoint?: string; imports: Import[]; inputs: Record<string, { bytesInOutput: number }> }
  >;
}
export function sharedModules(metafile: Metafile): Module[];
