// Fields that a widget replaces or contains.
import { expect, test } from "../../../browser/guard/test.ts";
import { answerPost, serveLab } from "../../../browser/lab.ts";
import { requestCount } from "../../../browser/navigation/watch.ts";
import { inlineScript } from "../../../browser/markup.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { validationReady } from "./checks.ts";

/** A file widget that hides the CMS's checkbox, shows its invalid state, and focuses its own button. */
const widget = `addEventListener("DOMContentLoaded", () => {
  const box = document.querySelector(".files input");
  const choose = document.querySelector(".files button");
  box.dataset.valHidden = "";
  choose.hidden = false;
  box.addEventListener("invalid", (event) => {
    event.preventDefault();
    choose.focus();
    document.querySelector("output").value += "A file, please. ";
  });
  choose.addEventListener("click", () => {
    box.checked = true;
    box.dispatchEvent(new Event("change", { bubbles: true }));
  });
  document.querySelector("#plain").addEventListener("invalid", () => {
    document.querySelector("output").value += "Not asked for. ";
  });
});`;

/** For the end of a title: the attributes of a rule. HTML's own rule is tested in the second tier. */
const rules = {
  ", by the server's rule": 'data-val="true" data-val-mandatory="Wanted."',
  ", by HTML's rule @all": "required",
};

for (const [rule, attributes] of Object.entries(rules))
  test(`VAL-10 VAL-12 AST-09 a required file is reported by the widget that hides its checkbox${rule}`, async ({
    page,
    visit,
    control,
    guard,
  }) => {
    guard.allowConsole(/data-island on .* expects an island/);
    await serveLab(control, {
      form: {
        head: `<link rel="stylesheet" href="/theme/bootstrap.min.css">${inlineScript(widget)}`,
        page: `<h1>Form</h1><form method="post" action="/lab/sent" data-ajax><label>Name <input id="plain" name="Name"
            data-val="true" data-val-required="Your name?"></label>
  <div class="files" data-island="files-of-the-site"><p hidden><input type="checkbox" name="file-upload-required-1"
    value="true" ${attributes}></p><button type="button" hidden>Choose a file</button></div>
  <output></output><button>Send</button></form>`,
      },
    });
    await answerPost(control, "sent", { html: '<main id="page"><h1>Thanks</h1></main>' });
    await visit("/lab/form");
    await validationReady(page);
    const send = page.getByRole("button", { name: "Send" });
    await send.click();
    // The first invalid field gets the focus; the browser's `invalid` event is only for fields that a widget
    // replaces.
    await expect(page.getByLabel("Name")).toBeFocused();
    await expect(page.locator("output")).toHaveText("");
    await page.getByLabel("Name").fill("Ann");
    await send.click();
    await expect(page.getByRole("button", { name: "Choose a file" })).toBeFocused();
    await expect(page.locator("output")).toHaveText("A file, please.");
    // The widget reports the error, so no message is shown beside it.
    await expect(page.locator(".files span")).toHaveCount(0);
    expect(await requestCount(control, "/lab/sent", "POST")).toBe(0);
    await page.getByRole("button", { name: "Choose a file" }).click();
    await send.click();
    await expect(page.locator("h1")).toHaveText("Thanks");
    expect(
      (await control.log())
        .filter(({ path, method }) => path === "/lab/sent" && method === "POST")
        .map(({ body }) => body),
    ).toEqual(["Name=Ann&file-upload-required-1=true"]);
  });

test("VAL-03 VAL-10 LOC-06 hidden fields are not required; a date in its calendar's format is valid", async ({
  page,
  visit,
  control,
}) => {
  await test.step("hidden fields without a widget are not required", async () => {
    await serveLab(control, {
      form: {
        page: `<h1>Form</h1><form method="post" action="/lab/sent" data-ajax><label>Name <input name="Name"
          data-val="true" data-val-required="Your name?"></label>
  <p hidden><input type="checkbox" name="A" required></p><div hidden><p hidden><input type="checkbox" name="B" required
    data-val-hidden></p></div><button>Send</button></form>`,
      },
    });
    await answerPost(control, "sent", { html: '<main id="page"><h1>Thanks</h1></main>' });
    await visit("/lab/form");
    await validationReady(page);
    await page.getByLabel("Name").fill("Ann");
    await page.getByRole("button").click();
    await expect(page.locator("h1")).toHaveText("Thanks");
  });

  await test.step("a date chosen in a calendar with its own format is valid", async () => {
    await serveLab(control, {
      day: {
        settings: { dateFormat: "DD/MM/YYYY" },
        page: `<h1>Form</h1><form method="post" action="/lab/sent"><div data-island="date-picker"
          data-date-format="MM/DD/YYYY"><label for="day">Day</label>
  <input id="day" name="Day" value="12/24/2026" data-val="true" data-val-date=""></div><button>Send</button></form>`,
      },
    });
    await walk(page, "/lab/day");
    await validationReady(page);
    const day = page.getByRole("textbox", { name: "Day" });
    await day.focus();
    await page.locator(".atoll-field-button > button").click();
    await page
      .getByRole("dialog")
      .getByRole("gridcell", { name: /December 25,/ })
      .click();
    await expect(day).toHaveValue("12/25/2026");
    await day.fill("25/12/2026");
    await day.press("Tab");
    await expect(page.locator("form")).toContainText("Enter a date as mm/dd/yyyy.");
    await day.fill("12/26/2026");
    await expect(day).not.toHaveAttribute("aria-invalid");
    await expect(page.locator("form")).not.toContainText("Please");
  });
});

test("OPT-05 VAL-12 the message at the second of two dates follows the first one", async ({ page, visit, control }) => {
  await serveLab(control, {
    form: {
      page: `<h1>Form</h1><form method="post" action="/lab/sent" data-ajax>
  <div data-island="date-picker"><label for="from">From</label><input id="from" name="From" data-val="true"
    data-val-required="From?"></div>
  <div data-island="date-picker" data-after="#from"><label for="until">Until</label><input id="until" name="Until"></div>
  <button>Send</button></form>`,
    },
  });
  await visit("/lab/form");
  await validationReady(page);
  const [from, until] = [page.getByLabel("From", { exact: true }), page.getByLabel("Until", { exact: true })];
  await expect(page.locator("[data-island=date-picker][data-island-state=live]")).toHaveCount(2);
  const enter = async (field: typeof from, day: string): Promise<void> => {
    await field.fill(day);
    await field.press("Tab");
  };
  await enter(from, "10/12/2026");
  await enter(until, "09/12/2026");
  await expect(until).toHaveAccessibleDescription(/10\/12\/2026/);
  await enter(from, "09/12/2026");
  await expect(until).toHaveAccessibleDescription("");
  await expect(until).not.toHaveAttribute("aria-invalid", "true");
  await enter(from, "11/12/2026");
  await expect(until).toHaveAccessibleDescription(/11\/12\/2026/);
});
