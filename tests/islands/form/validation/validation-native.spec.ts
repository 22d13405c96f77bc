// HTML's own constraint attributes, server rules, and code that fails to load.
import { chunksWith } from "../../../browser/chunks.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { answerPost, serveLab } from "../../../browser/lab.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { validationReady, validationLive } from "./checks.ts";

test("VAL-02 VAL-03 VAL-11 LOC-04 native fields are validated, with local bounds, and sent as they are", async ({
  page,
  visit,
  control,
}) => {
  await test.step("step errors and bounds", async () => {
    await serveLab(control, {
      form: {
        lang: "nl",
        settings: { culture: "nl", locale: "nl", dateFormat: "DD/MM/YYYY" },
        page: `<h1>Form</h1><form method="post" action="/lab/sent"><label>A <input name="A" data-val="true"
          data-val-required="Wanted."></label>
    <p><label>Pieces <input name="Pieces" type="number" step="1"></label></p><p><label>Half <input name="Half"
      type="number" step="0.5" max="1.9"></label></p>
    <p><label>Quarter <input name="Quarter" type="time" step="900"></label></p>
    <p><label>Day <input name="Day" type="date" min="2027-01-01" max="2027-12-31" value="2026-12-31"></label></p>
    <p><label>Moment <input name="Moment" type="datetime-local" min="2027-01-01T08:00"
      value="2027-01-01T07:00"></label></p><button>Send</button></form>`,
      },
    });
    await visit("/lab/form");
    await validationReady(page);
    // Steps are counted from a value in the markup, so the values are filled in.
    for (const [name, value] of Object.entries({ Pieces: "2.5", Half: "1.7", Quarter: "10:05" }))
      await page.getByLabel(name).fill(value);
    await page.getByRole("button").click();
    const messageOf = (name: string) => page.locator(`p:has([name=${name}]) .field-validation-error`);
    await expect(messageOf("Pieces")).toHaveText("Vul een waarde in stappen van 1 in, bijvoorbeeld 2 of 3.");
    await expect(messageOf("Half")).toHaveText("Vul een waarde in stappen van 0,5 in.");
    await expect(messageOf("Quarter")).toHaveText("Vul 10:00 of 10:15 in.");
    await expect(messageOf("Day")).toHaveText("Vul een waarde van 01/01/2027 tot en met 31/12/2027 in.");
    await expect(messageOf("Moment")).toHaveText("Vul 01/01/2027 08:00 of later in.");
    // The normalised value is only compared, not written to the field.
    await expect(page.getByLabel("Pieces")).toHaveValue("2.5");
  });
  await test.step("native fields are submitted with the values they hold", async () => {
    await test.step("native date fields pass ASP.NET's date rule; text needs the site's format", async () => {
      await serveLab(control, {
        dates: {
          settings: { dateFormat: "DD/MM/YYYY" },
          page: `<h1>Form</h1><form method="post"
            action="/lab/sent">${["date", "datetime-local", "text"]
              .map(
                (type) => `<p><label>${type} <input name="${type}"
              type="${type}" value="${type === "datetime-local" ? "2027-01-31T10:00" : "2027-01-31"}" data-val="true"
                data-val-date=""></label></p>`,
              )
              .join("")}<button>Send</button></form>`,
        },
      });
      await visit("/lab/dates");
      await validationReady(page);
      await page.getByRole("button").click();
      await expect(page.getByLabel("text")).toBeFocused();
      await expect(page.locator("form")).toContainText("Enter a date as dd/mm/yyyy.");
      expect(
        await page
          .locator("[aria-invalid]")
          .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name)),
      ).toEqual(["text"]);
    });

    await test.step("a remote check sends the values that unticked boxes would submit", async () => {
      const box = (name: string, more = ""): string =>
        `<label>${name} <input type="checkbox" name="${name}" value="true" ${more}></label>`;
      await serveLab(control, {
        remote: {
          page: `<h1>Form</h1><form method="post" action="/lab/sent"><label>Mail <input name="Mail" data-val="true"
            data-val-remote="No." data-val-remote-url="/lab/ask" data-val-remote-type="POST"
              data-val-remote-additionalfields="*.Mail,*.Off,*.On,*.Lone"></label>
    ${box("Off")}${box("On", "checked")}${box("Lone")}<button>Send</button><input type="hidden" name="Off"
      value="false"><input type="hidden" name="On" value="false"></form>`,
        },
      });
      await answerPost(control, "ask", { html: "false" });
      await walk(page, "/lab/remote");
      await validationReady(page);
      await page.getByLabel("Mail").fill("ann");
      await page.getByLabel("Mail").press("Tab");
      await expect(page.locator("form")).toContainText("No.");
      expect((await control.log()).filter(({ path }) => path === "/lab/ask").map(({ body }) => body)).toEqual([
        "Mail=ann&Off=false&On=true&Lone=",
      ]);
    });
  });
});

/** For the end of a title: a text of the part that fails to load, and its name in the console. */
const parts = {
  engine: ["input-validation-error", "validation engine"],
  "rare rules @all": ["png,jpg,jpeg,gif", "validation rules"],
};

const siteForm = `<h1>Form</h1><form method="post" action="/lab/sent" data-ajax><label>A <input name="A"
  data-val="true" data-val-url=""></label><button>Send</button></form>`;

for (const [part, [mark, name]] of Object.entries(parts))
  test(`VAL-12 ERR-05 if its code fails to load, the console names it and the form works: the ${part}`, async ({
    page,
    visit,
    control,
    guard,
  }) => {
    guard.allowConsole(/could not be loaded|404/);
    await page.route(chunksWith(mark!), (route) => route.fulfill({ status: 404 }));
    await serveLab(control, { form: { page: siteForm } });
    await answerPost(control, "sent", { html: '<main id="page"><h1>Thanks</h1></main>' });
    await visit("/lab/form");
    await validationLive(page);
    const line = page.waitForEvent("console", (message) => message.text().includes("could not be loaded"));
    await page.getByLabel("A").fill("https://example.org");
    expect((await line).text()).toContain(`chunk load failed: part, ${name}`);
    await page.getByRole("button").click();
    await expect(page.locator("h1")).toHaveText("Thanks");
  });

test("VAL-12 ERR-05 if its messages fail to load, the console says so, and words name the rule @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/texts of Validation could not be loaded|404/);
  await page.route(/\/texts\/\w+\/Validation\./, (route) => route.fulfill({ status: 404 }));
  await serveLab(control, { form: { page: siteForm, settings: { siteTexts: false } } });
  await answerPost(control, "sent", { html: '<main id="page"><h1>Thanks</h1></main>' });
  await visit("/lab/form");
  await validationReady(page);
  const line = page.waitForEvent("console", (message) => message.text().includes("of Validation could not be loaded"));
  await page.getByLabel("A").fill("shop");
  await page.getByRole("button").click();
  await line;
  await expect(page.locator(".field-validation-error")).toHaveText("Url");
  await expect(page.getByLabel("A")).toBeFocused();
  await page.getByLabel("A").fill("https://example.org");
  await page.getByRole("button").click();
  await expect(page.locator("h1")).toHaveText("Thanks");
});
