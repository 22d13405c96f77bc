import { Hono } from "hono";
import { addToCartPath } from "../../../shared/api/add-to-cart.ts";
import { cartPath } from "../../../shared/api/cart.ts";
import { customerReferencesPath } from "../../../shared/api/customer-references.ts";
import { suggestionsPath } from "../../../shared/api/search-suggestions.ts";
import { summaryOf } from "../cart/summary.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Env } from "../env.ts";
import { addToCart } from "./add-to-cart.ts";
import { customerReferences } from "./customer-references.ts";
import { searchSuggestions, supplierSuggestions } from "./search-suggestions.ts";
import { productVariants } from "./product-variants.ts";
import { stringResources } from "./string-resources.ts";

export function apiRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get(cartPath, (c) => {
    c.header("Cache-Control", "no-store");
    return c.json(summaryOf(cultureOf(c), c.var.session.cart));
  });
  app.post(addToCartPath, addToCart);
  app.get(suggestionsPath, searchSuggestions);
  app.get("/api/v1/catalog/suppliers/:supplier/suggestions", supplierSuggestions);
  app.get(customerReferencesPath, customerReferences);
  app.get("/api/v1/catalog/products/:productId/productvariants", productVariants);
  app.get("/api/v1/localization/:culture{(?:en|fr|nl)}/stringresources", stringResources);
  return app;
}
