import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { country } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "pickup-points",
  doc:
    "Opens the choice of a pickup point in a dialog over the page: a search, a list to choose from, and, where the page settings tell of tiles (`islands.map`), a map, whose code comes only when it is opened. What is chosen is saved, and the page " +
    "shows itself anew. Stands around the CMS's own link to the page of the search, whose parameters (`city`, `postCode`, `address`, `countryId`) it begins with, and the summary of the point that is saved; in a form it goes by " +
    "the form's own `PostalCode`, `City`, `Street1` and `CountryId`, or those with `Billing` before them while `SameAddressForShipping` is ticked, or by the address of the `Existing…AddressId` that is chosen. Without script, and until its code is there, the link leads on.",
  requirements: ["PUP-01", "PUP-02", "PUP-03", "PUP-04", "PUP-05", "PUP-06", "PUP-07", "PUP-08"],
  config: {
    methodId: field.text({ required: true, doc: "Id of the shipping method that the point is for." }),
    provider: field.text({
      required: true,
      doc: "Name of the carrier in the call. Points of `static` are saved with their id; `postal` is asked by postal code and city only.",
    }),
    countryCode: field.text({
      default: "",
      ...country,
      doc: "Country to search in, as ISO 3166-1 has it. Before it comes the `data-country-code` of the option that is chosen as `CountryId`, or `BillingCountryId`, in the form around it.",
    }),
    searchRadius: field.number({ default: 20, min: 0, doc: "Search radius, in km." }),
    maximumListSize: field.int({ default: 20, min: 1, max: 200, doc: "At most so many points." }),
    basePickupId: field.text({ default: "", doc: "Id of the point that is selected to begin with, if it is found." }),
    savedPickupId: field.text({
      default: "",
      doc: "Id of the point that is saved: it is marked, and selected before the other.",
    }),
    timeZone: field.text({
      default: "",
      doc: "Time zone in which opening hours are meant, such as `Europe/Brussels`; without it the visitor's own.",
    }),
  },
  needs: { ':has(a[href*="shippings/pickuppoint/search"])': "a link to `shippings/pickuppoint/search` in it" },
  parts: {
    "data-country-code": field.text({
      ...country,
      doc: "On an option of the select `CountryId`, or `BillingCountryId`, of the form around it: in which country it searches when that one is chosen.",
    }),
    "data-postal-code": field.text({
      doc: "On a radio button `ExistingShippingAddressId`, or `ExistingBillingAddressId`, as those of the island address-picker: where it searches when that address is chosen.",
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
    `<div data-island="pickup-points" data-method-id="3" data-provider="parcelpoint" data-country-code="BE" data-search-radius="15" data-time-zone="Europe/Brussels">
  <a id="pickup-link" href="/en/shippings/pickuppoint/search?shippingMethodId=3&amp;carrierGatewayId=7&amp;countryId=1&amp;city=Gent&amp;postCode=9000&amp;address=">Choose a pickup point</a>
</div>`,
  ],
});
