/** A quantity as a template author writes it. */
export const quantityHtml = (attributes = "", value = "1", label = "Quantity"): string =>
  `<div data-island="quantity" ${attributes}><label for="q">${label}</label>
    <input id="q" name="Quantity" inputmode="decimal" value="${value}"></div>`;

/** An order form with a quantity; it posts to /lab/ordered without script. */
export const orderHtml = (quantity = quantityHtml()): string =>
  `<form class="order" data-island="add-to-cart" method="post" action="/lab/ordered">
<input type="hidden" name="ProductVariantId" value="v4441"><input type="hidden" name="Name"
  value="Desk diary 2027, coral">
${quantity}<button type="submit">Add to cart</button></form>`;

/** A script of the test's own, for a lab page's head. */
export const inlineScript = (code: string): string => `<script nonce="{{nonce}}">${code}</script>`;
