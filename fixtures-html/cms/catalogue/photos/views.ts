import { seedOf } from "../seeded-random.ts";
import type { Product } from "../types.ts";

/** Kinds of photos that a product may have. */
export const viewIds = [
  "front",
  "close-up",
  "at-home",
  "above",
  "material",
  "contents",
  "three",
  "size",
  "packed",
  "evening",
] as const;
export type ViewId = (typeof viewIds)[number];

const edible = new Set(["coffee", "tea", "spices", "nuts-and-dried-fruit"]);
const textured = new Set([
  "fabrics",
  "rope-and-cord",
  "ribbons",
  "ceramics",
  "knitwear",
  "shirts-and-bags",
  "kitchen-tools",
]);

/** Products with a single photo. */
const single = new Set(["p110", "p445"]);
/** Product that has all views. */
const many = "p276";

/** Size from a product's facts; empty when none is stated. */
export function sizeOf({ facts }: Product): string {
  const value = facts.find(({ name }) => /size|length|width|dimension/i.test(name.en))?.value.en ?? "";
  return /\d/.test(value) ? value : "";
}

function fits(view: ViewId, product: Product): boolean {
  const { categoryId } = product;
  if (view === "size") return sizeOf(product) !== "";
  if (view === "contents") return edible.has(categoryId);
  if (view === "material") return textured.has(categoryId);
  if (view === "above") return categoryId === "ceramics";
  return view !== "front" && view !== "close-up" && view !== "at-home";
}

/** Views of a product in order; most products have three to seven. */
export function viewIdsOf(product: Product): ViewId[] {
  if (single.has(product.id)) return ["front"];
  const seed = seedOf(`views of ${product.id}`);
  const others = viewIds.filter((view) => fits(view, product));
  if (product.id === many) return ["front", "close-up", "at-home", ...others];
  const first = seed % others.length;
  const turned = [...others.slice(first), ...others.slice(0, first)];
  return ["front", "close-up", "at-home", ...turned].slice(0, 3 + ((seed >>> 3) % 5)) as ViewId[];
}
