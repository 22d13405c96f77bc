// Options are chosen from the shop's own lists by mouse, letters and search.
import { selectHtml } from "../islands/form/selects.ts";
import type { Tab } from "./driver/tab.ts";
import { expect, test } from "./fixture/test.ts";
import { formValues, openWidget, twoFrames } from "./lab-widget.ts";

const valueOf = async (tab: Tab, name: string): Promise<string[]> =>
  (await formValues(tab)).filter(([field]) => field === name).map(([, value]) => value);

test("OPT-08 SUI-01 an option is found by letters, mouse or search, several are removed, and the form has them", async ({
  tab,
  control,
}) => {
  const radios = ["All", "Ostend", "Ghent"].map(
    (name) =>
      `<li><label><input type="radio" name="town" value="${name}"${name === "All" ? " checked" : ""}> ${name}</label></li>`,
  );
  const many = selectHtml("multiple", '<option value="be">Belgium</option><option value="fr">France</option>')
    .replaceAll('"c"', '"m"')
    .replace("Country", "Countries");
  const search = selectHtml("data-search").replaceAll('"c"', '"s"').replace("Country", "Search");
  await openWidget(tab, control, {
    page: `<form>${selectHtml()}${many}${search}<details data-island="fake-select"><summary>All</summary><ul>
      ${radios.join("")}</ul></details></form>`,
  });
  await expect(tab.css(".ts-wrapper")).toBeSeenTimes(3);
  const box = (name: string) => tab.role("combobox", name);
  const wrapper = (name: string) => tab.css(`select[name=${name}] + .ts-wrapper`);

  await box("Country").click();
  await wrapper("c").role("option", "France").click();
  await expect(box("Country")).toRead("France");
  await tab.press(" ");
  await tab.type("br");
  // The mouse still rests over France.
  await twoFrames(tab);
  await tab.press("Enter");
  await expect(box("Country")).toRead("Brazil");
  await expect(box("Country")).toHaveFocusNow();
  await tab.press("Backspace");
  await expect.poll(() => valueOf(tab, "c")).toEqual(["br"]);

  await box("Countries").click();
  await wrapper("m").role("option", "Belgium").click();
  await wrapper("m").role("option", "France").click();
  await expect(wrapper("m").css(".item")).toBeSeenTimes(2);
  await tab.css("[title='Remove Belgium']").click();
  await expect.poll(() => valueOf(tab, "m")).toEqual(["fr"]);
  await tab.press("Escape");
  await tab.press("Backspace");
  await expect.poll(() => valueOf(tab, "m")).toEqual([]);

  await box("Search").click();
  // Tom Select takes text from the task after the click on.
  await expect(tab.css("select[name=s] + .ts-wrapper.focus")).toBeSeen();
  await tab.type("raz");
  await expect(wrapper("s").role("option")).toRead("Brazil");
  await tab.press("Enter");
  await expect.poll(() => valueOf(tab, "s")).toEqual(["br"]);

  const summary = tab.css("summary");
  await summary.click();
  await tab.css("details li label").containing("Ostend").click();
  await expect(summary).toRead("Ostend");
  await expect(tab.css("details ul")).toBeGone();
  await tab.evaluate(() => document.querySelector<HTMLElement>("summary")!.focus());
  await tab.press("ArrowDown");
  await tab.press("g");
  await tab.press("Enter");
  await expect(summary).toRead("Ghent");
  await expect(tab.css("details ul")).toBeGone();
  await expect.poll(() => valueOf(tab, "town")).toEqual(["Ghent"]);
});
