import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "saved-choice",
  doc: "A choice for the whole cart, such as the shipping method: it is saved as soon as it is made, and the page shows itself anew with what it changes. Without script the form around it is sent by its button (class atoll-without-script), which is not seen while the island is live.",
  requirements: ["CRT-03", "CRT-04", "TAX-01"],
  config: {
    saves: field.choice(["shipping-method", "shipping-country", "country", "city", "sales-country"], {
      required: true,
      doc: "What the field in the host tells: `ShippingMethodId`, `CountryCode`, `CountryId` and `BillingCountryId` (both are sent, wherever they stand in the form), `CityId`, or `currentCountry`, whose prices and taxes count.",
    }),
  },
  parts: {
    "data-choice-status": field.flag({
      doc: "On an element in it: it is said there what became of the choice; without one, in a line of its own at the end, whose place is kept free.",
    }),
  },
  when: "load",
  fallback: "adopt",
  events: { "cart:changed": "on the document, once the choice is saved" },
  examples: [
    `<form method="post" action="/en/shoppingcarts/choose">
  <div data-island="saved-choice" data-saves="shipping-country">
    <label for="sc1">Deliver to</label>
    <select id="sc1" name="CountryCode"><option value="BE" selected>Belgium</option><option value="NL">Netherlands</option></select>
    <button class="atoll-without-script">Save</button>
  </div>
</form>`,
  ],
});
