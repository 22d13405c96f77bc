import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "saved-choice",
  doc:
    "Saves a choice for the whole cart, such as the shipping method, as soon as it is made. The page then reloads in " +
    "place with what the choice changes. Without script the visitor submits the form by its button (class " +
    "atoll-without-script), which is invisible while the island is live.",
  requirements: ["CRT-03", "CRT-04", "TAX-01"],
  config: {
    saves: field.choice(["shipping-method", "shipping-country", "country", "city", "sales-country"], {
      required: true,
      doc:
        "Choice to save. Its field in the host is `ShippingMethodId`, `CountryCode`, `CountryId` and " +
        "`BillingCountryId` (both are sent, wherever they are in the form), `CityId`, or `currentCountry`, which " +
        "decides prices and taxes.",
    }),
    nameChoice: field.text({
      default: "",
      doc: "Name of the field in forms of other shop systems, such as `shipping_method[0]`. Not for `country`.",
    }),
  },
  needs: {
    ':not([data-saves="shipping-method" i]), :has([name=ShippingMethodId]) || @{nameChoice}':
      "a field `ShippingMethodId` in it for the choice `shipping-method`",
    ':not([data-saves="shipping-country" i]), :has([name=CountryCode]) || @{nameChoice}':
      "a field `CountryCode` in it for the choice `shipping-country`",
    ':not([data-saves="country" i]), :has([name=ShippingCountryId], [name=CountryId], [name=BillingCountryId])':
      "a field `ShippingCountryId`, `CountryId` or `BillingCountryId` in it for the choice `country`",
    ':not([data-saves="city" i]), :has([name=CityId]) || @{nameChoice}': "a field `CityId` in it for the choice `city`",
    ':not([data-saves="sales-country" i]), :has([name=currentCountry]) || @{nameChoice}':
      "a field `currentCountry` in it for the choice `sales-country`",
  },
  fields: {
    ShippingMethodId: { doc: "Shipping method, for `shipping-method`." },
    CountryCode: { doc: "Country of the delivery, for `shipping-country`." },
    ShippingCountryId: { doc: "Country of the delivery, for `country`; `CountryId` is read if it is empty." },
    CountryId: { doc: "Country of the delivery, for `country`." },
    BillingCountryId: { doc: "Country of the invoice, for `country`." },
    SameAddressForShipping: {
      doc: "While it is ticked, the delivery goes to the country of the invoice, for `country`.",
    },
    CityId: { doc: "Town of the delivery, for `city`." },
    currentCountry: { doc: "Country of prices and taxes, for `sales-country`." },
  },
  parts: {
    "data-choice-status": field.flag({
      doc:
        "On an element in it: shows the status of the choice. Without it, a line is added at the end, for which room " +
        "is reserved.",
    }),
  },
  when: "load",
  fallback: "adopt",
  events: { "cart:changed": "on the document, once the choice is saved" },
  examples: [
    `<form method="post" action="/en/shoppingcarts/choose">
  <div data-island="saved-choice" data-saves="shipping-country">
    <label for="sc1">Deliver to</label>
    <select id="sc1" name="CountryCode"><option value="BE" selected>Belgium</option>
      <option value="NL">Netherlands</option></select>
    <button class="atoll-without-script">Save</button>
  </div>
</form>`,
  ],
});
