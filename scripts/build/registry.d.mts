import type { PackedRegistry } from "../../shell/islands/registry.ts";

interface PackedIsland {
  definition: {
    name: string;
    when: string;
    selectors?: readonly string[];
    fallback: "replace" | "adopt";
    wide?: boolean;
  };
}
interface BuiltChunks {
  islands: Record<string, { file: string; css?: string; imports: string[] }>;
  outputs: Record<string, { bytes: number }>;
}
export function packRegistry(islands: PackedIsland[], chunks: BuiltChunks, parts?: string[]): PackedRegistry;
