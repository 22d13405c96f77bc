import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "robot-check",
  doc:
    "Checks the question that keeps robots out of a registration form, such as how much 2 + 2 is. It wraps the field " +
    "of the answer, which must be 4, and the field `website`, which must stay empty: its container with `aria-hidden` " +
    "is not visible. " +
    "Errors are shown at the field before the form is sent, by the validation island or the browser. The server " +
    "makes the final decision.",
  requirements: ["SEC-04"],
  config: {
    answerMessage: field.text({ required: true, doc: "Message for a wrong answer." }),
    trapMessage: field.text({
      required: true,
      doc:
        "Message for a filled `website`. A browser may have filled it in, so the field becomes visible and can be " +
        "emptied.",
    }),
  },
  needs: {
    ':has(input[name="website" i])': "an input `website` in it",
    ':has(input:not([type=hidden], [name="website" i]))': "an input for the answer in it",
  },
  when: "interaction",
  fallback: "adopt",
  examples: [
    `<form method="post" action="/en/security/register">
  <div data-island="robot-check" data-answer-message="That is not what 2 + 2 makes."
    data-trap-message="This field has to stay empty.">
    <label>How much is 2 + 2? <input name="Answer" inputmode="numeric" required></label>
    <div aria-hidden="true"><label>Leave this field empty
      <input name="website" tabindex="-1" autocomplete="off"></label></div>
  </div>
  <button>Create the account</button>
</form>`,
  ],
});
