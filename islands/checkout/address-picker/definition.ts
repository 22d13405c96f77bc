import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { addressFields } from "./rules.ts";

export default defineIsland({
  name: "address-picker",
  doc:
    "Copies the address that the customer chooses from radio buttons into the fields of the form. " +
    "Each radio button holds its address in data attributes. Links open the form of an address in a dialog. " +
    "Once an address is saved, all pickers of the page are fetched again.",
  requirements: ["ADR-01", "ADR-02", "ADR-03", "ADR-04"],
  config: {
    type: field.choice(["Billing", "Shipping"], {
      required: true,
      doc: "Fields to fill in: those whose names begin with Billing, or those without that prefix.",
    }),
    inputName: field.text({ required: true, doc: "Name of the radio buttons." }),
    selected: field.text({ default: "", doc: "Id of the address that is selected when no radio button is checked." }),
    canAdd: field.flag({ doc: "Allows adding addresses; without it such links are hidden." }),
    canEdit: field.flag({ doc: "Allows editing addresses; without it such links are hidden." }),
  },
  fields: {
    "{inputName}": { doc: "Radio buttons of the addresses." },
    ...Object.fromEntries(
      Object.values(addressFields).map((name) => [
        name,
        { doc: `Gets a part of the chosen address; for billing its name is \`Billing${name}\`.` },
      ]),
    ),
    BillingVAT: { doc: "Gets the VAT number of the chosen address." },
    AccountType: { doc: "Radio buttons; one is selected with a billing address." },
  },
  parts: {
    "data-company": field.text({
      doc:
        "On a radio button: company of its address, for the field `Company`. For billing, the names of this and the " +
        "other address fields begin with `Billing`. Every one of these attributes is required; an unknown value " +
        "is empty.",
    }),
    "data-first-name": field.text({ doc: "On a radio button: first name of its address, for the field `FirstName`." }),
    "data-last-name": field.text({ doc: "On a radio button: last name of its address, for the field `LastName`." }),
    "data-street1": field.text({
      doc: "On a radio button: first street line of its address, for the field `Street1`.",
    }),
    "data-street2": field.text({
      doc: "On a radio button: second street line of its address, for the field `Street2`.",
    }),
    "data-house-number": field.text({
      doc: "On a radio button: house number of its address, for the field `HouseNumber`.",
    }),
    "data-box-number": field.text({
      doc: "On a radio button: box number of its address, for the field `BoxNumber`.",
    }),
    "data-postal-code": field.text({
      doc: "On a radio button: postal code of its address, for the field `PostalCode`.",
    }),
    "data-city": field.text({ doc: "On a radio button: town of its address, for the field `City`." }),
    "data-country-id": field.text({
      doc: "On a radio button: country id of its address, for the field `CountryId`.",
    }),
    "data-vat": field.text({
      doc: "On a radio button of billing: VAT number of its address, for the field `BillingVAT`.",
    }),
    "data-account-type": field.text({
      doc: "On a radio button of billing: value of `AccountType` that is selected with its address.",
    }),
    "data-address-add": field.flag({
      doc: "On a link: opens the form of a new address in a dialog. Hidden without `data-can-add`.",
    }),
    "data-address-edit": field.flag({
      doc:
        "On a link: opens the form of an address in a dialog. The link's parameter `id` is the id of the address. " +
        "Hidden without `data-can-edit`.",
    }),
    "data-address-fields": field.choice(["Billing", "Shipping"], {
      doc:
        "On an element with the fields of that type: hidden while a saved address is chosen, also without script. " +
        "Leave it out where one of the fields has an error.",
    }),
    "data-address-saved": field.text({
      doc: "On an element of the answer to an address form: id of the saved address.",
    }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<form method="post" action="/en/checkout">
  <div data-island="address-picker" data-type="Shipping" data-input-name="ExistingShippingAddressId" data-selected="7"
    data-can-add data-can-edit>
    <label><input type="radio" name="ExistingShippingAddressId" value="7" checked data-company="" data-first-name="Ada"
      data-last-name="Smit" data-street1="Kaai" data-street2="" data-house-number="3" data-box-number=""
      data-postal-code="8400" data-city="Ostend" data-country-id="1"> Ada Smit, Kaai 3, 8400 Ostend</label>
    <a href="/en/account/addresses/edit?id=7&amp;type=Shipping" data-address-edit>Change</a>
    <a href="/en/account/addresses/add?type=Shipping" data-address-add>Another address</a>
  </div>
  <input type="hidden" name="City" value="Ostend">
  <button>Continue</button>
</form>`,
  ],
});
