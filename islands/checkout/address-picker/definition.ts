import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "address-picker",
  doc:
    "Radio buttons with the customer's addresses. Choosing one copies its data attributes (data-company, data-first-name, data-last-name, data-street1, data-street2, data-house-number, data-box-number, data-postal-code, data-city, data-country-id, " +
    "for billing also data-vat and data-account-type) into the fields of the form around it. Links with data-address-add and data-address-edit open the form of an address in a dialog; once it is saved all pickers of the page are fetched anew. " +
    "What answers such a form may name the address as data-address-saved.",
  requirements: ["ADR-01", "ADR-02", "ADR-03", "ADR-04"],
  config: {
    type: field.choice(["Billing", "Shipping"], { required: true, doc: "Which fields are filled in: those whose names begin with Billing, or those without." }),
    inputName: field.text({ required: true, doc: "Name of the radio buttons." }),
    selected: field.text({ default: "", doc: "Id of the address that is chosen where none is ticked." }),
    canAdd: field.flag({ doc: "Addresses may be added; without it such links are hidden." }),
    canEdit: field.flag({ doc: "Addresses may be changed; without it such links are hidden." }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<form method="post" action="/en/checkout">
  <div data-island="address-picker" data-type="Shipping" data-input-name="ExistingShippingAddressId" data-selected="7" data-can-add data-can-edit>
    <label><input type="radio" name="ExistingShippingAddressId" value="7" checked data-company="" data-first-name="Ada" data-last-name="Smit" data-street1="Kaai" data-street2="" data-house-number="3" data-box-number="" data-postal-code="8400" data-city="Ostend" data-country-id="1"> Ada Smit, Kaai 3, 8400 Ostend</label>
    <a href="/en/account/addresses/edit?id=7&amp;type=Shipping" data-address-edit>Change</a>
    <a href="/en/account/addresses/add?type=Shipping" data-address-add>Another address</a>
  </div>
  <input type="hidden" name="City" value="Ostend">
</form>`,
  ],
});
