import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "prepaid-accounts",
  doc:
    "A list of prepaid accounts, each with forms to order credit and to switch a notification. " +
    "The first form has a hidden `PrepaidAccountId` and a `Quantity`: " +
    "it orders in the background and then opens the page that the server names. " +
    "The second has the same `PrepaidAccountId` and a checkbox `IsActivated`, which saves each click at once. " +
    "Without script both forms are posted. A form with neither field is left to the browser, with a message in the console.",
  requirements: ["PRE-01", "PRE-02"],
  config: {},
  fields: {
    PrepaidAccountId: { doc: "Id of the account. A form without it is posted by the browser." },
    Quantity: { doc: "Quantity of credit to order." },
    IsActivated: { doc: "Checkbox that switches the notification." },
  },
  when: "load",
  fallback: "adopt",
  events: { "cart:changed": "on the document, when an order was added to the cart" },
  examples: [
    `<ul data-island="prepaid-accounts">
  <li>Office, €50.00
    <form method="post" action="/en/account/prepaid/add">
      <input type="hidden" name="PrepaidAccountId" value="7">
      <label for="p7">How many times €25</label> <input id="p7" name="Quantity" inputmode="numeric">
      <button>Add to cart</button>
    </form>
    <form method="post" action="/en/account/prepaid/notification">
      <input type="hidden" name="PrepaidAccountId" value="7">
      <label><input type="checkbox" name="IsActivated" value="true"> Tell me when it runs low</label>
      <button class="atoll-without-script">Save</button>
    </form>
  </li>
</ul>`,
  ],
});
