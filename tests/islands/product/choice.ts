// The order form of a product with several versions.
import { expect, type Page, type Route } from "@playwright/test";
import { live, orderForm } from "../../browser/shop/visitor.ts";

/** Chalk white, navy, coral and sage; S to XXL. Navy M and sage XL are sold out; more than six are cheaper. */
export const shirt = {
  path: "/en/product/t-shirt-organic-cotton",
  id: "p401",
  lookup: "/api/v1/catalog/products/p401/productvariants",
};

export function choice(page: Page) {
  const host = page.locator("[data-island=variations]");
  const scope = page.locator("[data-product]");
  return {
    host,
    colour: (name: string) => host.getByRole("radio", { name, exact: true }),
    /** The radio button of a size. The name of one that is not made in the colour goes on. */
    size: (name: string) => host.getByRole("radio", { name: new RegExp(`^${name}( \\(|$)`) }),
    note: host.locator(".atoll-variations-note"),
    retry: host.getByRole("button", { name: "Try again" }),
    price: scope.locator(".product-words [data-product-value=UnitPriceTaxIncl]"),
    stock: scope.locator("[data-product-value=StockText]"),
    sku: scope.locator("[data-product-value=SKU]"),
    variant: scope.locator("input[name=ProductVariantId]"),
    warehouses: scope.getByRole("link", { name: "Stock by warehouse" }),
    part: (name: string) => scope.locator(`[data-product-part=${name}]`),
    ready: async (): Promise<void> => {
      await live(host);
      await orderForm(page).ready();
    },
  };
}

/** Intercepts lookups without answering them; the test continues the returned routes. */
export async function holdLookups(page: Page, path = shirt.lookup): Promise<Route[]> {
  const expectRoutes: Route[] = [];
  await page.route(`**${path}?*`, (route) => void expectRoutes.push(route));
  return expectRoutes;
}

export const expectRoutes = (routes: Route[], count: number): Promise<void> =>
  expect.poll(() => routes.length).toBe(count);
