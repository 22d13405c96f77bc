import { expect, test, vi } from "vitest";
import addToCart from "../../../../islands/cart/add-to-cart/add-to-cart.ts";
import definition from "../../../../islands/cart/add-to-cart/definition.ts";
import variationsDefinition from "../../../../islands/product/variations/definition.ts";
import variations from "../../../../islands/product/variations/variations.ts";
import { loadFixture, refused } from "../../../fixtures/load-fixture.ts";

test("a sold-out product shows the server's message at the form", async () => {
  const { mount } = loadFixture("store-product", {
    path: "/en/product/t-shirt-organic-cotton",
    answers: { addToCart: refused(422, "Only 3 are left.") },
  });
  // A page without variations needs no such line.
  mount(variationsDefinition, variations);
  const [form] = mount(definition, addToCart);
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(form.textContent).toContain("Only 3 are left."));
});
