import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import type { SessionText } from "./rules.ts";

export default defineIsland({
  name: "card-payment",
  doc:
    "Shows the payment provider's own form: Adyen Drop-in, Sessions flow. " +
    "The form supports cards, Bancontact, iDEAL and other methods that redirect to a bank. " +
    "A document can have one form only. Cards require a holder name and a billing address. " +
    "Its page has its own security policy, so it is entered and left by a full page load. " +
    "The content of the element describes other ways to pay: " +
    "it is shown when the form is unavailable, and when a payment is refused. " +
    "Errors of the provider go to the console; the shopper sees a message and can try again.",
  requirements: ["PAY-01", "PAY-02", "OPT-01"],
  config: {
    environment: field.choice(["test", "live", "live-us", "live-au", "live-apse", "live-in", "live-nea"], {
      required: true,
      doc: "Environment of the provider.",
    }),
    clientKey: field.text({ required: true, doc: "The public key of the site; begins with `test_` or `live_`." }),
    session: field.json<SessionText>({
      doc:
        '`{"id", "sessionData"}` of the session that your server has created; ' +
        "each can be a separate attribute instead.",
    }),
    sessionId: field.text({ default: "", doc: "Id of that session." }),
    sessionData: field.text({
      default: "",
      doc: "Data of that session; not needed when the shopper returns from a bank.",
    }),
    redirectResult: field.text({
      default: "",
      doc:
        "The `redirectResult` that the bank has added to the address. " +
        "The payment is completed with it, and no form is shown.",
    }),
    doneUrl: field.text({
      default: "",
      doc:
        "Address to open after a payment, by a full page load, " +
        "with `resultCode`, `sessionId` and `sessionResult` added. " +
        "Without it a message confirms the payment, and the shopper continues with the links of the page.",
    }),
    retryUrl: field.text({
      default: "",
      doc:
        "Address where the shopper starts a new payment after the bank has refused one. " +
        "The default is the current address without the bank's parameters.",
    }),
    risk: field.flag({ doc: "Allows the provider to inspect the shopper's device, in a hidden frame." }),
    analytics: field.flag({ doc: "Allows the provider to record what the shopper does in the form." }),
  },
  needs: {
    '[data-session-id]:not([data-session-id=""]), [data-session], :has(> script[type="application/json"])':
      "the id of a session, in `data-session-id` or as JSON",
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<div data-island="card-payment" data-environment="test" data-client-key="test_PUBLICKEYOFYOURSITE"
  data-done-url="/en/payment/done?order=4711">
  <script type="application/json">{ "id": "CS1234567890", "sessionData": "Ab02b4c0!BQABAgBx..." }</script>
  <p>You can also <a href="/en/payment?order=4711">pay by bank transfer</a>.</p>
</div>`,
  ],
});
