import { menu, serveLab, tall } from "../browser/lab.ts";
import type { Tab } from "./driver/tab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { expectArrived, expectScrolledTo, wheelTo } from "./places.ts";

const before = menu("one", "two");
const long = (name: string, more = ""): string =>
  `<h1>${name}</h1>${tall(1500)}<p>${more} <a id="go" href="/lab/two">Go</a></p>${tall(1500)}`;

/**
 * Starts recording the heading and the scroll offset of each frame, as it is painted: observers of sizes are called after
 * all else that scripts do in a frame, and those of an inner element after those of an outer one.
 */
const recordFrames = (tab: Tab): Promise<void> =>
  tab.evaluate(async () => {
    const frames: string[] = ((window as unknown as { labFrames: string[] }).labFrames = []);
    const outer = document.body.appendChild(document.createElement("i"));
    const inner = outer.appendChild(document.createElement("i"));
    outer.style.cssText = inner.style.cssText = "position: fixed; height: 1px";
    let time = 0;
    new ResizeObserver(() => void (inner.style.width = `${time}px`)).observe(outer);
    new ResizeObserver(() =>
      frames.push(`${document.querySelector("#page h1")!.textContent} at ${Math.round(scrollY)}`),
    ).observe(inner);
    const nextFrame = (now: number): void => {
      time = now;
      outer.style.width = `${time}px`;
      requestAnimationFrame(nextFrame);
    };
    requestAnimationFrame(nextFrame);
    while (frames.length < 2) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** The different frames since the start of the recording. */
const recordedFrames = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => [...new Set((window as unknown as { labFrames: string[] }).labFrames)]);

/** Waits until so many different frames have been painted. */
const framesRecorded = (tab: Tab, count: number): Promise<unknown> =>
  until(
    `${count} different frames`,
    () => recordedFrames(tab),
    (frames) => frames.length >= count,
  );

test("NAV-02 NAV-22 Back and Forward show a long page at its place at once, with its focus and what was typed", async ({
  tab,
  control,
}) => {
  await serveLab(control, {
    one: {
      title: "One",
      before,
      page: long("One", '<label>Name <input id="name"></label> <label><input type="checkbox"> Gift</label>'),
    },
    two: { title: "Two", before, page: long("Two") },
  });
  await tab.open("/lab/one");
  await tab.css("#name").fill("Ada");
  await tab.css("[type=checkbox]").click();
  const place = await tab.scrollTop();
  expect(place).toBeGreaterThan(500);
  await tab.css("#go").click();
  await expectArrived(tab, "two", "Two");
  await expect(tab.css("#page h1")).toHaveFocusNow();
  await expectScrolledTo(tab, 0);
  await wheelTo(tab, 300);

  await recordFrames(tab);
  await tab.back();
  await expectArrived(tab, "one", "One");
  await expect(tab.css("#go")).toHaveFocusNow();
  await expectScrolledTo(tab, place);
  await expect(tab.css("#name")).toHold("Ada");
  await expect(tab.css("[type=checkbox]")).toBeTicked();
  expect(await tab.evaluate(() => document.title)).toBe("One");
  await framesRecorded(tab, 2);
  await tab.forward();
  await expectArrived(tab, "two", "Two");
  await expectScrolledTo(tab, 300);
  // In no frame was a page at the place of the other.
  expect(await recordedFrames(tab)).toEqual(["Two at 300", `One at ${place}`]);
  expect((await control.log()).filter(({ path }) => path.startsWith("/lab/"))).toHaveLength(2);
});

test("NAV-02 a reload keeps the place in a long page; Back and Forward then reach theirs without a jump", async ({
  tab,
  control,
}) => {
  await serveLab(control, {
    one: { before, page: long("One") },
    two: { before, page: long("Two") },
  });
  await tab.open("/lab/one");
  await tab.css("#go").hover();
  const place = await tab.scrollTop();
  await tab.css("#go").click();
  await expectArrived(tab, "two", "Two");
  await wheelTo(tab, 700);
  await tab.reload();
  await expectArrived(tab, "two", "Two");
  await expectScrolledTo(tab, 700);

  await recordFrames(tab);
  await control.answer({ path: "/lab/one", delay: 200 });
  await tab.back();
  await expectArrived(tab, "one", "One");
  await expectScrolledTo(tab, place);
  await expect(tab.css("#page h1")).toHaveFocusNow();
  await framesRecorded(tab, 2);
  await tab.forward();
  await expectArrived(tab, "two", "Two");
  await expectScrolledTo(tab, 700);
  // The page that is left stays at its place, also while the answer is awaited.
  expect(await recordedFrames(tab)).toEqual(["Two at 700", `One at ${place}`]);
  await tab.reload();
  await expectScrolledTo(tab, 700);
});

test("NAV-02 two quick presses of Back leave the displayed page at its place, and Forward returns to it", async ({
  tab,
  control,
}) => {
  const three = menu("one", "two", "three");
  await serveLab(control, {
    one: { before: three, page: long("One") },
    two: { before: three, page: long("Two") },
    three: { before: three, page: long("Three") },
  });
  await tab.open("/lab/one");
  await wheelTo(tab, 900);
  for (const [name, heading, top] of [
    ["two", "Two", 600],
    ["three", "Three", 300],
  ] as const) {
    await tab.evaluate((url) => void window.atoll!.visit(url), `/lab/${name}`);
    await expectArrived(tab, name, heading);
    await tab.evaluate((top) => scrollTo(0, top), top);
    await expectScrolledTo(tab, top);
  }
  await tab.reload();
  await expectScrolledTo(tab, 300);
  await recordFrames(tab);
  for (const name of ["one", "two"]) await control.answer({ path: `/lab/${name}`, delay: 200 });
  await tab.evaluate(() => {
    history.back();
    history.back();
  });
  // WebKit merges the two calls into one. In the others the address is that of page two for a moment.
  const path = await until(
    "the page of the address",
    () => tab.evaluate(() => `${location.pathname} ${document.querySelector("#page h1")!.textContent}`),
    (found) => ["/lab/one One", "/lab/two Two"].includes(found),
  );
  await framesRecorded(tab, 2);
  expect((await recordedFrames(tab)).filter((frame) => frame.startsWith("Three"))).toEqual(["Three at 300"]);
  await tab.evaluate((steps) => history.go(steps), path.endsWith("One") ? 2 : 1);
  await expectArrived(tab, "three", "Three");
  await expectScrolledTo(tab, 300);
});

test("NAV-02 NAV-20 after a page that was loaded in full, Back shows the product and its islands work", async ({
  tab,
  control,
}) => {
  const path = "/en/product/desk-diary-2027-coral";
  await serveLab(control, { away: { bare: true, page: "<h1>Away</h1>" } });
  await tab.open(path);
  await tab.role("button", "Decline all").click();
  const plus = tab.css("form.order .atoll-step-button").last();
  const quantity = tab.css("form.order input[name=Quantity]");
  await plus.click();
  await expect(quantity).toHold("2");
  await tab.open("/lab/away");
  await expectArrived(tab, "away", "Away");

  await tab.back();
  await expect(tab.css("#page h1")).toRead("Desk diary 2027, coral");
  await expect(tab.css("form.order [data-island=quantity]")).toHaveAttributeOf("data-island-state", "live");
  // A browser may keep the document, or load it anew, with or without a request; the field then starts at 1.
  const isProduct = ({ dest, path: requested }: { dest: string; path: string }) =>
    dest === "document" && requested === path;
  const loads = (await control.log()).filter(isProduct).length;
  expect([1, 2]).toContain(loads);
  tab.ownLoads += loads - 1;
  const before = Number((await quantity.states())[0]!.value);
  await plus.click();
  await expect(quantity).toHold(String(before + 1));
  await tab.css(".site-footer").role("link", "Delivery and returns").click();
  await expect(tab.css("#page h1")).toRead("Delivery and returns");
  await tab.back();
  await expect(quantity).toHold(String(before + 1));
});
