// Fields are checked before a form is sent.
import { answerPost, serveLab } from "../browser/lab.ts";
import type { Tab } from "./driver/tab.ts";
import { expect, test, until } from "./fixture/test.ts";

const field = (name: string, more: string, type = "text"): string =>
  `<p><label>${name} <input name="${name}" type="${type}" ${more}></label> <span data-valmsg-for="${name}"></span></p>`;
const message = (tab: Tab, name: string) => tab.css(`[data-valmsg-for=${name}]`);

async function openForm(tab: Tab): Promise<void> {
  await tab.open("/lab/form");
  // The code of the checks is loaded at the first use of a field.
  await tab.css("[data-val=true]").first().click();
  await until(
    "a form with checks",
    () => tab.css("form[novalidate]").count(),
    (count) => count === 1,
  );
}

/** As by a paste: one edit of the browser, with its `beforeinput` and `input` events. */
const paste = (tab: Tab, text: string) => tab.evaluate((text) => document.execCommand("insertText", false, text), text);

test("VAL-01 VAL-11 VAL-12 an incomplete form is not sent; each field says what is missing, the summary leads to it", async ({
  tab,
  control,
}) => {
  const fields =
    field("Company", 'data-val="true" data-val-required="Who are you?"') +
    field("Mail", 'data-val="true" data-val-email="No address."') +
    field("Budget", 'data-val="true" data-val-range="50 to 100." data-val-range-min="50" data-val-range-max="100"');
  await serveLab(control, {
    form: {
      page: `<h1>Form</h1><form method="post" data-ajax action="/lab/sent"><div data-valmsg-summary="true"
        class="validation-summary-valid"><ul><li hidden></li></ul></div>${fields}<button>Send</button></form>`,
    },
  });
  await answerPost(control, "sent", { html: '<main id="page"><h1>Thanks</h1></main>' });
  await openForm(tab);

  await tab.css("[name=Budget]").fill("12,5");
  await tab.press("Tab");
  await expect(message(tab, "Budget")).toRead("50 to 100.");
  await tab.role("button", "Send").click();
  await expect(message(tab, "Company")).toRead("Who are you?");
  await expect(tab.css("[name=Company]")).toHaveFocusNow();
  await expect(tab.css("[name=Company]")).toHaveAttributeOf("aria-invalid", "true");
  await tab.css("[data-valmsg-summary] a").containing("50 to 100.").click();
  await expect(tab.css("[name=Budget]")).toHaveFocusNow();
  await tab.css("[name=Budget]").fill("75");
  await expect(message(tab, "Budget")).toBeGone();

  await tab.css("[name=Mail]").click();
  await paste(tab, "\u200bada＠example.org\u200b");
  await tab.press("Tab");
  await expect(tab.css("[name=Mail]")).toHold("ada@example.org");
  await tab.css("[name=Company]").fill("Moulin");
  await tab.press("Enter");
  await expect(tab.css("#page h1")).toRead("Thanks");
  expect((await control.log()).filter(({ path }) => path === "/lab/sent").map(({ body }) => body)).toEqual([
    "Company=Moulin&Mail=ada%40example.org&Budget=75",
  ]);
});

test("VAL-02 VAL-11 LOC-04 fields of the browser's own kinds have the shop's messages, in its language and formats", async ({
  tab,
  control,
}) => {
  const fields =
    field("Name", 'data-val="true" data-val-length="Te lang." data-val-length-max="5"') +
    field("Pieces", 'step="1"', "number") +
    field("Half", 'step="0.5" max="1.9"', "number") +
    field("Site", "", "url") +
    field("Day", 'min="2027-01-01" max="2027-12-31" value="2026-12-31"', "date") +
    field("Moment", 'min="2027-01-01T08:00" value="2027-01-01T07:00"', "datetime-local") +
    field("Quarter", 'step="900"', "time") +
    field("Terms", "required", "checkbox");
  await serveLab(control, {
    form: {
      lang: "nl",
      settings: { culture: "nl", locale: "nl", dateFormat: "DD/MM/YYYY" },
      page: `<h1>Form</h1><form method="post" action="/lab/sent">${fields}<button>Stuur</button></form>`,
    },
  });
  await openForm(tab);
  await tab.css("[name=Pieces]").fill("2.5");
  await tab.css("[name=Half]").fill("1.7");
  await tab.css("[name=Site]").fill("nergens");
  // Each browser has other keys to type a time.
  await tab.evaluate(() => {
    const quarter = document.querySelector<HTMLInputElement>("[name=Quarter]")!;
    quarter.value = "10:05";
    quarter.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await tab.role("button", "Stuur").click();
  for (const [name, text] of Object.entries({
    Pieces: "Vul een waarde in stappen van 1 in, bijvoorbeeld 2 of 3.",
    Half: "Vul een waarde in stappen van 0,5 in.",
    Day: "Vul een waarde van 01/01/2027 tot en met 31/12/2027 in.",
    Moment: "Vul 01/01/2027 08:00 of later in.",
    Quarter: "Vul 10:00 of 10:15 in.",
    Terms: "Vink dit vakje aan.",
  }))
    await expect(message(tab, name)).toRead(text);
  await expect(message(tab, "Site")).toBeSeen();
  await expect(tab.css("[name=Pieces]")).toHaveFocusNow();
  await expect(tab.css("[name=Pieces]")).toHold("2.5");
  await tab.css("[name=Terms]").click();
  await expect(message(tab, "Terms")).toBeGone();
  await tab.css("[name=Pieces]").click();
  await tab.press("ArrowUp");
  await expect(tab.css("[name=Pieces]")).toHold("3");
  await expect(message(tab, "Pieces")).toBeGone();
});
