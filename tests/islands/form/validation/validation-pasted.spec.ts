// Text pasted from elsewhere, .NET patterns, and date formats.
import { expect, test } from "../../../browser/guard/test.ts";
import { answerPost, serveLab } from "../../../browser/lab.ts";
import { validationReady } from "./checks.ts";

const input = (name: string, more: string): string =>
  `<label>${name} <input name="${name}" data-val="true" ${more}></label>`;
const thanks = '<main id="page"><h1>Thanks</h1></main>';

/** For each field name: its attributes, the pasted text, and the submitted value. */
const pasted: Record<string, [field: string, text: string, sent: string]> = {
  Mail: ['type="email" data-val-email="No address."', "\u200bada@example.org\u200b", "ada@example.org"],
  Wide: ['data-val-email="No address."', "ada＠bücher.example", "ada@bücher.example"],
  Several: [
    'data-val-email="No address." multiple',
    "ada@example.org, bo@example.org",
    "ada@example.org, bo@example.org",
  ],
  Number: ['data-val-number="No number."', "−5", "-5"],
  Digits: ['data-val-digits="No digits."', "１２", "12"],
  Arabic: ['data-val-range="Out of range." data-val-range-min="1" data-val-range-max="20"', "١٢٫٥", "12.5"],
  Card: ['data-val-creditcard="No card."', "4111‑1111‑1111‑1111", "4111-1111-1111-1111"],
  Phone: ['data-val-phone="No telephone."', "02–555–12–12", "02-555-12-12"],
  Site: ['type="url" data-val-url="No site."', "https://example.org\u00a0", "https://example.org"],
  Own: ['type="url" data-val-url="No site."', "//example.org", "//example.org"],
  Day: ['data-val-date="No date."', "\u200e01/02/2026\u200e", "01/02/2026"],
  Moment: ['data-val-date="No date." data-val-date-format="dd-MM-yyyy HH:mm"', "01-02-2026 10:30", "01-02-2026 10:30"],
  Month: ['data-val-date="No date." data-val-date-format="dd/MMM/yyyy"', "04/Feb/2026", "04/Feb/2026"],
  Code: ['data-val-regex="No code." data-val-regex-pattern="^\\d{4}$"', "１０００", "1000"],
  Postal: [
    'data-val-length="Four at most." data-val-length-max="4" data-val-regex="No code." ' +
      'data-val-regex-pattern="^\\d{4}$"',
    "\u200b1000",
    "1000",
  ],
  Word: ['data-val-regex="No word." data-val-regex-pattern="^\\w{6}$"', "\u200b123456", "123456"],
  Again: [
    'data-val-equalto="Not the same." data-val-equalto-other="*.Mail"',
    "\u200bada@example.org",
    "ada@example.org",
  ],
  Name: ['data-val-regex="No name." data-val-regex-pattern="^\\p{L}+$"', "Élise", "Élise"],
  Remark: ['data-val-length="Too long." data-val-length-max="20"', "a\u00a0–\u200b１", "a\u00a0–\u200b１"],
};

test("VAL-02 VAL-03 VAL-04 VAL-05 VAL-11 VAL-12 pasted text counts as typed; unsupported rules warn once", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await test.step("pasted text counts as if typed; passwords stay unchanged", async () => {
    await serveLab(control, {
      form: {
        page:
          `<h1>Form</h1><form method="post" data-ajax action="/lab/sent">${Object.entries(pasted)
            .map(([name, [field]]) => input(name, field))
            .join("")}` +
          `${input(
            "Password",
            'type="password" data-val-regex="Too weak." data-val-regex-pattern="^[ -~]{4,}$"',
          )}<button>Send</button></form>`,
      },
    });
    await answerPost(control, "sent", { html: thanks });
    await visit("/lab/form");
    await validationReady(page);
    for (const [name, [, text, sent]] of Object.entries(pasted)) {
      const field = page.getByLabel(name, { exact: true });
      await field.focus();
      await page.keyboard.insertText(text);
      await page.keyboard.press("Tab");
      await expect(field).toHaveClass(/input-validation-valid/);
      await expect(field).toHaveValue(sent);
    }
    await test.step("a password that fails its pattern stays unchanged", async () => {
      const password = page.getByLabel("Password");
      await password.focus();
      await page.keyboard.insertText("a\u00a0–１");
      await page.keyboard.press("Tab");
      await expect(password).toHaveClass(/input-validation-error/);
      await expect(password).toHaveValue("a\u00a0–１");
      await password.fill("secret");
    });
    await page.getByRole("button").click();
    await expect(page.locator("h1")).toHaveText("Thanks");
    const { body } = (await control.log()).find(({ path }) => path === "/lab/sent")!;
    expect(Object.fromEntries(new URLSearchParams(body!))).toEqual({
      ...Object.fromEntries(Object.entries(pasted).map(([name, [, , sent]]) => [name, sent])),
      Password: "secret",
    });
  });
  await test.step("unsupported rules warn once; numbers get a hint", async () => {
    await control.reset();
    const warnings = [
      /pattern that JavaScript reads.*got \^\(a\+\)\+\$; the server checks it/,
      /pattern that JavaScript reads.*got \(\?>a\+\)b/,
      /date format expects .* got "dddd d MMMM"/,
    ];
    for (const pattern of warnings) guard.allowConsole(pattern);
    const messages: string[] = [];
    page.on("console", (message) => message.text().startsWith("[atoll]") && messages.push(message.text()));
    await serveLab(control, {
      form: {
        page:
          `<h1>Form</h1><form method="post" data-ajax
          action="/lab/sent">${input("Slow", 'data-val-regex="No." data-val-regex-pattern="^(a+)+$"')}` +
          `${input("Atomic", 'data-val-regex="No." data-val-regex-pattern="(?>a+)b"')}
  ${input("Day", 'data-val-date="No date." data-val-date-format="dddd d MMMM"')}` +
          `${input("Price", 'data-val-number=""')}<button>Send</button></form>`,
      },
    });
    await answerPost(control, "sent", { html: thanks });
    await visit("/lab/form");
    await validationReady(page);
    await page.getByLabel("Slow").pressSequentially(`${"a".repeat(60)}!`);
    for (const [name, value] of Object.entries({ Atomic: "aab", Day: "Sunday 1 February", Price: "1 000" }))
      await page.getByLabel(name).fill(value);
    await page.getByRole("button").click();
    await expect(page.getByLabel("Price")).toBeFocused();
    await expect(page.locator("form")).toContainText("Please enter a number, written as 1234.5.");
    await expect(page.locator("form")).not.toContainText("No");
    await page.getByLabel("Price").fill("1000");
    await page.getByRole("button").click();
    await expect(page.locator("h1")).toHaveText("Thanks");
    for (const pattern of warnings) expect(messages.filter((text) => pattern.test(text))).toHaveLength(1);
  });
});
