import type { Target } from "./fresh.mjs";
export const targets: Record<"dist" | "tables" | "react", Target>;
