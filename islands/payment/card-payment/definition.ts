import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import type { SessionText } from "./rules.ts";

export default defineIsland({
  name: "card-payment",
  doc:
    "The payment provider's own form (Adyen Drop-in, Sessions flow: cards, Bancontact, iDEAL and whatever else leads to a page of a bank), one a document. A card wants a holder name and a billing address. Its page is loaded in full and left in full, " +
    "with a policy of its own. What the host holds says how else to pay: it is shown when the form cannot be had, and when a payment is refused. Errors of the provider go to the console; the shopper is told, and can try again.",
  requirements: ["PAY-01", "PAY-02", "OPT-01"],
  config: {
    environment: field.choice(["test", "live", "live-us", "live-au", "live-apse", "live-in", "live-nea"], {
      required: true,
      doc: "Where the provider is asked.",
    }),
    clientKey: field.text({ required: true, doc: "The public key of the site; begins with `test_` or `live_`." }),
    session: field.json<SessionText>({
      doc: '`{"id", "sessionData"}` of the session that your server has opened; each of them may also be an attribute of its own.',
    }),
    sessionId: field.text({ default: "", doc: "The id of that session." }),
    sessionData: field.text({ default: "", doc: "Its data; may be missing where the shopper comes back from a bank." }),
    redirectResult: field.text({
      default: "",
      doc: "What the bank has added to the address as `redirectResult`: the payment is brought to its end, and no form is shown.",
    }),
    doneUrl: field.text({
      default: "",
      doc: "Where a payment that was made leads, in full, with `resultCode`, `sessionId` and `sessionResult` added; without it that is said, and the links of the page lead on.",
    }),
    retryUrl: field.text({
      default: "",
      doc: "Where a payment begins anew after the bank has refused it; without it the present address, without what the bank has added.",
    }),
    risk: field.flag({ doc: "The provider may look at the shopper's device, in a hidden frame." }),
    analytics: field.flag({ doc: "The provider may count what the shopper does in the form." }),
  },
  needs: {
    '[data-session-id], [data-session], :has(> script[type="application/json"])':
      "the id of a session, in `data-session-id` or as JSON",
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<div data-island="card-payment" data-environment="test" data-client-key="test_PUBLICKEYOFYOURSITE" data-done-url="/en/payment/done?order=4711">
  <script type="application/json">{ "id": "CS1234567890", "sessionData": "Ab02b4c0!BQABAgBx..." }</script>
  <p>You can also <a href="/en/payment?order=4711">pay by bank transfer</a>.</p>
</div>`,
  ],
});
