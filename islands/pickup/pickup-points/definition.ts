import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { country } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "pickup-points",
  doc:
    "Opens a dialog in which the shopper searches for and chooses a pickup point. " +
    "The dialog has a search, a list and, if the page settings have map tiles (`islands.map`), a map. " +
    "The code of the map loads only when the map is opened. " +
    "The chosen point is saved, and the page is refreshed. " +
    "Use it around the CMS's link to the search page and the summary of the saved point. " +
    "The search starts with the link's parameters (`city`, `postCode`, `address`, `countryId`). " +
    "In a form it starts with the fields `PostalCode`, `City`, `Street1` and `CountryId`, " +
    "with the `Billing` fields while `SameAddressForShipping` is ticked, " +
    "or with the address of the chosen `Existing…AddressId`. " +
    "Without script, and until the code has loaded, the link opens the search page.",
  requirements: ["PUP-01", "PUP-02", "PUP-03", "PUP-04", "PUP-05", "PUP-06", "PUP-07", "PUP-08"],
  config: {
    methodId: field.text({ required: true, doc: "Id of the shipping method of the point." }),
    provider: field.text({
      required: true,
      doc:
        "Name of the carrier in the request. Points of `static` are saved with their id; " +
        "`postal` is searched by postal code and city only.",
    }),
    countryCode: field.text({
      default: "",
      ...country,
      doc:
        "Country to search in (ISO 3166-1, two letters). The `data-country-code` of the chosen option " +
        "of `CountryId` or `BillingCountryId` in the form around it has priority.",
    }),
    searchRadius: field.number({ default: 20, min: 0, doc: "Search radius, in km." }),
    maximumListSize: field.int({ default: 20, min: 1, max: 200, doc: "Maximum number of points." }),
    basePickupId: field.text({
      default: "",
      doc: "Id of the point that is selected first, if it is found. A single result is always selected.",
    }),
    savedPickupId: field.text({
      default: "",
      doc: "Id of the saved point: it is marked, and selected before `basePickupId`.",
    }),
    timeZone: field.text({
      default: "",
      doc: "Time zone of the opening hours, such as `Europe/Brussels`; the default is the visitor's own.",
    }),
  },
  needs: {
    ':has(a[href*="shippings/pickuppoint/search"])': "a link to `shippings/pickuppoint/search` in it",
  },
  fields: {
    PostalCode: {
      doc: "Postal code to search for first; `BillingPostalCode` while `SameAddressForShipping` is ticked.",
    },
    City: { doc: "Its town; `BillingCity` likewise." },
    Street1: { doc: "Its street; `BillingStreet1` likewise." },
    CountryId: { doc: "Its country; `BillingCountryId` likewise." },
    SameAddressForShipping: { doc: "Checkbox that decides between these addresses." },
    ExistingShippingAddressId: { doc: "Radio buttons of saved addresses; the chosen one has priority." },
    ExistingBillingAddressId: { doc: "The same, for the billing address." },
  },
  parts: {
    "data-country-code": field.text({
      ...country,
      doc:
        "On an option of the select `CountryId` or `BillingCountryId` in the form around it: " +
        "the country to search in when this option is chosen.",
    }),
    "data-postal-code": field.text({
      doc:
        "On a radio button `ExistingShippingAddressId` or `ExistingBillingAddressId`, such as those of the island " +
        "address-picker: postal code to search for when this address is chosen.",
    }),
    "data-city": field.text({ doc: "On a radio button with `data-postal-code`: town of the address." }),
    "data-street1": field.text({ doc: "On a radio button with `data-postal-code`: street of the address." }),
    "data-country-id": field.text({
      doc: "On a radio button with `data-postal-code`: id of the country of the address.",
    }),
    "data-first-name": field.text({ doc: "On a radio button with `data-postal-code`: first name of the address." }),
    "data-last-name": field.text({ doc: "On a radio button with `data-postal-code`: last name of the address." }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="pickup-points" data-method-id="3" data-provider="parcelpoint" data-country-code="BE"
  data-search-radius="15" data-time-zone="Europe/Brussels">
  <a id="pickup-link"
    href="/en/shippings/pickuppoint/search?shippingMethodId=3&amp;carrierGatewayId=7&amp;countryId=1&amp;city=Gent&amp;postCode=9000&amp;address=">Choose a pickup point</a>
</div>`,
  ],
});
