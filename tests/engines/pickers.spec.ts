// Dates, times, ranges and numbers are picked by mouse and keyboard.
import { expect, test, until } from "./fixture/test.ts";
import { drag, events, formValues, openWidget, recordEvents } from "./lab-widget.ts";

const form = (html: string): string =>
  `<h1>Choose</h1><form method="get" action="/lab/widget">${html}<button type="reset">Reset</button></form>`;

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
  expect(await formValues(tab)).toContainEqual(["native", "2027-01-31"]);
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
  await tab.roleWith("button", "Decrease").click();
  await tab.roleWith("button", "Decrease").click();
  await expect(number).toHold("-2");
  await tab.roleWith("button", "Increase").click();
  await expect(number).toHold("-1");
  await number.fill("a few");
  await tab.press("Tab");
  await expect(number).toHold("0");
});
