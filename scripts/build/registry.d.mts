import type { PackedRegistry } from "../../shell/on-demand/islands/registry.ts";

interface PackedIsland {
  definition: {
    name: string;
    when: string;
    selectors?: readonly string[];
    fallback: "replace" | "adopt";
    wide?: boolean;
    common?: boolean;
  };
  /** Path of the styles that reserve its space before it mounts. */
  reserve?: string | null;
}
interface BuiltChunks {
  islands: Record<string, { file: string; css?: string; imports: string[] }>;
  outputs: Record<string, { bytes: number }>;
}
export function packRegistry(islands: PackedIsland[], chunks: BuiltChunks): PackedRegistry;
