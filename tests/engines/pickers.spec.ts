// Dates, times, choices, ranges and numbers are picked by mouse and keyboard.
import { selectHtml } from "../browser/islands/selects.ts";
import type { Tab } from "./driver/tab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { drag, events, formValues, openWidget, recordEvents, twoFrames } from "./lab-widget.ts";

const form = (html: string): string =>
  `<h1>Choose</h1><form method="get" action="/lab/widget">${html}<button type="reset">Reset</button></form>`;
const valueOf = async (tab: Tab, name: string): Promise<string[]> =>
  (await formValues(tab)).filter(([field]) => field === name).map(([, value]) => value);

test("OPT-05 a day and a time are typed, clicked or reached by keys, within their limits; native fields stay", async ({
  tab,
  control,
}) => {
  await openWidget(tab, control, {
    page: form(`<div data-island="date-picker" data-min="24/11/2026" data-max="2027-01-31" data-closed-days="7, 1"><label
      for="d">Delivery</label> <input id="d" name="d" value="24/12/2026" autocomplete="off"></div>
      <div data-island="time-picker" data-min="09:00" data-max="18:00"><label for="t">Time</label> <input id="t" name="t"
      autocomplete="off"></div><p><label>Day <input type="date" name="native" value="2027-01-31"></label></p>`),
  });
  const date = tab.css("#d");
  const button = tab.role("button", "Choose a date: Delivery");
  const calendar = tab.css("dialog[aria-label='Choose a date: Delivery']");
  const day = (name: string) => tab.css(`td[aria-label="${name}"]`);
  await recordEvents(tab);

  await button.click();
  await expect(day("Thursday, December 24, 2026")).toHaveFocusNow();
  await tab.role("button", "Next month").click();
  await expect(calendar).toRead("Sun Mon Tue Wed Thu Fri Sat");
  await day("Monday, January 4, 2027").click();
  await expect(calendar).toBeSeen();
  await day("Tuesday, January 5, 2027").click();
  await expect(date).toHold("05/01/2027");
  await expect(calendar).toBeGone();
  await expect(button).toHaveFocusNow();
  expect(await events(tab)).toEqual(["input 05/01/2027", "change 05/01/2027"]);

  await tab.press("Enter");
  await expect(day("Tuesday, January 5, 2027")).toHaveFocusNow();
  for (const key of ["ArrowDown", "ArrowRight", "PageUp", "Home"]) await tab.press(key);
  await expect(day("Sunday, December 13, 2026")).toHaveFocusNow();
  await tab.press("Enter");
  await expect(calendar).toBeSeen();
  await tab.press("ArrowRight");
  await tab.press("ArrowRight");
  await tab.press(" ");
  await expect(date).toHold("15/12/2026");
  await tab.css("#d").fill("4.1.27");
  await tab.press("Tab");
  await expect(date).toHold("04/01/2027");
  await button.click();
  await expect(calendar).toBeSeen();
  await tab.css("h1").click();
  await expect(calendar).toBeGone();

  const time = tab.css("#t");
  await tab.role("button", "Choose a time: Time").click();
  await expect(tab.role("option")).toBeSeenTimes(19);
  await expect(time).toHaveFocusNow();
  await tab.role("option", "14:30").click();
  await expect(time).toHold("14:30");
  await expect(time).toHaveFocusNow();
  await time.fill("9u45");
  await tab.press("Tab");
  await expect(time).toHold("09:45");
  await tab.role("button", "Reset").click();
  await expect(time).toHold("");
  expect(await valueOf(tab, "native")).toEqual(["2027-01-31"]);
});

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
    page: form(
      `${selectHtml()}${many}${search}<details data-island="fake-select"><summary>All</summary><ul>${radios.join("")}</ul></details>`,
    ),
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
  expect(await valueOf(tab, "c")).toEqual(["br"]);

  await box("Countries").click();
  await wrapper("m").role("option", "Belgium").click();
  await wrapper("m").role("option", "France").click();
  await expect(wrapper("m").css(".item")).toBeSeenTimes(2);
  await tab.css("[title='Remove Belgium']").click();
  expect(await valueOf(tab, "m")).toEqual(["fr"]);
  await tab.press("Escape");
  await tab.press("Backspace");
  expect(await valueOf(tab, "m")).toEqual([]);

  await box("Search").click();
  // Tom Select takes text from the task after the click on.
  await expect(tab.css("select[name=s] + .ts-wrapper.focus")).toBeSeen();
  await tab.type("raz");
  await expect(wrapper("s").role("option")).toRead("Brazil");
  await tab.press("Enter");
  expect(await valueOf(tab, "s")).toEqual(["br"]);

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
  expect(await valueOf(tab, "town")).toEqual(["Ghent"]);
});

test("OPT-06 QTY-08 a handle is dragged or moved by keys within its neighbour, and a number counts up and down", async ({
  tab,
  control,
}) => {
  await openWidget(tab, control, {
    page: form(`<div data-island="range-slider" data-max="100" data-step="5" data-unit="EUR"><label
      for="from">From</label> <input id="from" name="from" value="20"> <label for="to">to</label> <input id="to" name="to"
      value="60"></div><div data-island="number-spinner"><label for="n">Parcels</label> <input id="n" name="n"
      inputmode="numeric" value="0"></div>`),
  });
  await expect(tab.role("slider")).toBeSeenTimes(2);
  const scale = await tab.evaluate(() => document.querySelector(".noUi-base")!.getBoundingClientRect().width / 100);
  const handle = ".noUi-handle[aria-label=From]";
  await recordEvents(tab);
  await drag(tab, handle, 10 * scale + 1, 0);
  await expect(tab.css("#from")).toHold("30");
  expect((await events(tab)).at(-1)).toBe("change 30");
  await drag(tab, handle, 70 * scale, 0);
  await expect(tab.css("#from")).toHold("60");
  await expect(tab.css("#to")).toHold("60");
  await tab.role("button", "Reset").click();
  await until(
    "the handle at its first value",
    () => tab.css(handle).attribute("aria-valuetext"),
    (text) => text === "€20",
  );
  await tab.evaluate((handle) => document.querySelector<HTMLElement>(handle)!.focus(), handle);
  for (const [key, value] of [
    ["ArrowRight", "25"],
    ["ArrowUp", "30"],
    ["PageUp", "55"],
    ["Home", "0"],
    ["End", "60"],
  ] as const) {
    await tab.press(key);
    await expect(tab.css("#from")).toHold(value);
  }

  const number = tab.css("#n");
  await tab.role("button", "Decrease").click();
  await tab.role("button", "Decrease").click();
  await expect(number).toHold("-2");
  await tab.role("button", "Increase").click();
  await expect(number).toHold("-1");
  await number.fill("a few");
  await tab.press("Tab");
  await expect(number).toHold("0");
});
