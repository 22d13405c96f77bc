// Text pasted from elsewhere.
import { expect, test } from "../../../browser/guard/test.ts";
import { answerPost, serveLab } from "../../../browser/lab.ts";
import { validationReady } from "./checks.ts";

const input = (name: string, more: string): string =>
  `<label>${name} <input name="${name}" data-val="true" ${more}></label>`;
const thanks = '<main id="page"><h1>Thanks</h1></main>';

/** For each field name: its attributes, the pasted text, and the submitted value. A unit test has more of them. */
const pasted: Record<string, [field: string, text: string, sent: string]> = {
  Mail: ['type="email" data-val-email="No address."', "\u200bada@example.org\u200b", "ada@example.org"],
  Site: ['type="url" data-val-url="No site."', "https://example.org\u00a0", "https://example.org"],
  // Browsers refuse it, but the rule accepts it.
  Own: ['type="url" data-val-url="No site."', "//example.org", "//example.org"],
  Arabic: ['data-val-range="Out of range." data-val-range-min="1" data-val-range-max="20"', "١٢٫٥", "12.5"],
  Day: ['data-val-date="No date."', "\u200e01/02/2026\u200e", "01/02/2026"],
  Code: ['data-val-regex="No code." data-val-regex-pattern="^\\d{4}$"', "１０００", "1000"],
};

test("VAL-02 VAL-03 VAL-04 VAL-05 VAL-11 VAL-12 pasted text counts as if typed; passwords stay unchanged", async ({
  page,
  visit,
  control,
}) => {
  const fields = Object.entries(pasted).map(([name, [field]]) => input(name, field));
  const password = 'type="password" data-val-regex="Too weak." data-val-regex-pattern="^[ -~]{4,}$"';
  await serveLab(control, {
    form: {
      page: `<h1>Form</h1><form method="post" data-ajax action="/lab/sent">${fields.join("")}
${input("Password", password)}<button>Send</button></form>`,
    },
  });
  await answerPost(control, "sent", { html: thanks });
  await visit("/lab/form");
  await validationReady(page);
  await page.getByLabel("Mail").focus();
  for (const [, text] of [...Object.values(pasted), ["", "a\u00a0–１"]]) {
    await page.keyboard.insertText(text!);
    await page.keyboard.press("Tab");
  }
  await expect
    .poll(() =>
      page
        .locator("form input")
        .evaluateAll((fields) => (fields as HTMLInputElement[]).map(({ value, className }) => [value, className])),
    )
    .toEqual([
      ...Object.values(pasted).map(([, , sent]) => [sent, expect.stringContaining("input-validation-valid")]),
      ["a\u00a0–１", expect.stringContaining("input-validation-error")],
    ]);
  await page.getByLabel("Password").fill("secret");
  await page.getByRole("button").click();
  await expect(page.locator("h1")).toHaveText("Thanks");
  const { body } = (await control.log()).find(({ path }) => path === "/lab/sent")!;
  expect(Object.fromEntries(new URLSearchParams(body!))).toEqual({
    ...Object.fromEntries(Object.entries(pasted).map(([name, [, , sent]]) => [name, sent])),
    Password: "secret",
  });
});
