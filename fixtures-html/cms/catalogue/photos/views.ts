import { seedOf } from "../seeded.ts";
import type { Product } from "../types.ts";

/** What the photos of a product show, beside the thing itself. */
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

/** Some makers send one photo only. */
const single = new Set(["p110", "p445"]);
/** And some cannot stop. */
const many = "p276";

/** What its maker says of its size; empty where that is nothing. */
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

/** The views of a product in their order: three to seven of them, for most. */
export function viewIdsOf(product: Product): ViewId[] {
  if (single.has(product.id)) return ["front"];
  const seed = seedOf(`views of ${product.id}`);
  const others = viewIds.filter((view) => fits(view, product));
  if (product.id === many) return ["front", "close-up", "at-home", ...others];
  const first = seed % others.length;
  const turned = [...others.slice(first), ...others.slice(0, first)];
  return ["front", "close-up", "at-home", ...turned].slice(0, 3 + ((seed >>> 3) % 5)) as ViewId[];
}
