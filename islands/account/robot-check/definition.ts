import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "robot-check",
  doc: "The question of a registration that robots do not answer, such as how much 2 + 2 is: around its field, whose answer has to be 4, and around the field `website`, which people do not see and which has to stay empty. What is wrong is told at the field before the form is sent, by validation or by the browser; the server has the last word.",
  requirements: ["SEC-04"],
  config: {
    answerMessage: field.text({ required: true, doc: "Says that the answer is not right." }),
    trapMessage: field.text({
      required: true,
      doc: "Says that `website` has to stay empty. A browser may have filled it in: it is then seen, to be emptied.",
    }),
  },
  needs: {
    ':has(input[name="website" i])': "an input called `website` in it",
    ':has(input:not([type=hidden], [name="website" i]))': "an input for the answer in it",
  },
  when: "interaction",
  fallback: "adopt",
  examples: [
    `<form method="post" action="/en/security/register">
  <div data-island="robot-check" data-answer-message="That is not what 2 + 2 makes." data-trap-message="This field has to stay empty.">
    <label>How much is 2 + 2? <input name="Answer" inputmode="numeric" required></label>
    <div aria-hidden="true"><label>Leave this field empty <input name="website" tabindex="-1" autocomplete="off"></label></div>
  </div>
  <button>Create the account</button>
</form>`,
  ],
});
