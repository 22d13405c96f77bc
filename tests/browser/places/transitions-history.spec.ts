// Back that is broken off while its view transition is about to update the page, or is running.
import type { Page } from "@playwright/test";
import { expect, test as base } from "../guard/test.ts";
import { menu, serveFile, serveLab, tall } from "../lab.ts";
import { arrived, scrolledTo } from "../navigation/watch.ts";

interface Held {
  /** From now on transitions wait before they update the page. Resolves when one is there. */
  labHold(): Promise<void>;
  /** Lets them go on, and resolves when they have ended. */
  labUpdate(): Promise<unknown>;
}

const before = menu("one", "two", "three");
/** The pages, with the offset that each is left at. */
const pages = { one: ["One", 900], two: ["Two", 400], three: ["Three", 200] } as const;
type Name = keyof typeof pages;

/** `openTwo` visits pages one and two, and scrolls; a style makes transitions long. */
const test = base.extend<{ openTwo: () => Promise<void> }>({
  transitions: true,
  openTwo: ({ page, visit, control }, use) =>
    use(async () => {
      await page.addInitScript(holdUpdates);
      await serveFile(control, "slow.css", "text/css", "::view-transition-group(root) { animation-duration: 60s }");
      const head = `<meta name="view-transition" content="same-origin"><link rel="stylesheet" href="/lab/slow.css">`;
      for (const [name, [heading]] of Object.entries(pages))
        await serveLab(control, { [name]: { before, head, page: `<h1>${heading}</h1>${tall(3000)}` } });
      await visit("/lab/one");
      await scroll(page, "one");
      await press(page, "two");
      await isAt(page, "two", 0);
      await scroll(page, "two");
    }),
});

/** Runs in the page. */
function holdUpdates(): void {
  const start = document.startViewTransition.bind(document);
  const transitions: ViewTransition[] = [];
  let gate: Promise<unknown> | undefined;
  let open: (() => void) | undefined;
  let report: (() => void) | undefined;
  Object.assign(window, {
    labHold() {
      gate = new Promise<void>((resolve) => (open = resolve));
      return new Promise<void>((resolve) => (report = resolve));
    },
    labUpdate() {
      gate = undefined;
      open?.();
      for (const transition of transitions) transition.skipTransition();
      return Promise.all(transitions.splice(0).map(({ finished }) => finished));
    },
  } satisfies Held);
  document.startViewTransition = (options) => {
    const { update, types } = options as StartViewTransitionOptions;
    const held = gate;
    const transition = start({
      types,
      async update() {
        report?.();
        await held;
        await update!();
      },
    });
    transitions.push(transition);
    transition.ready.catch(() => {});
    return transition;
  };
}

async function scroll(page: Page, name: Name): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), pages[name][1]);
  await scrolledTo(page, pages[name][1]);
}

/** The page is shown at its offset, or at another one. */
async function isAt(page: Page, name: Name, offset: number = pages[name][1]): Promise<void> {
  await arrived(page, name, pages[name][0]);
  await scrolledTo(page, offset);
}

/** Presses the link. A click by the mouse would scroll, and waits for frames, which a held transition has none of. */
const press = (page: Page, name: Name): Promise<void> =>
  page.locator(`#head >> text=${name}`).evaluate((link) => (link as HTMLElement).click());

/** Moves through the history, and waits until the page has heard of it. */
const move = (page: Page, delta: number): Promise<void> =>
  page.evaluate(async (delta) => {
    const moved = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.go(delta);
    await moved;
    const { port1, port2 } = new MessageChannel();
    const task = new Promise((resolve) => (port1.onmessage = resolve));
    port2.postMessage(null);
    await task;
  }, delta);

/** Goes Back, with a transition that waits before it updates the page. */
const holdBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const held = (window as unknown as Held).labHold();
    history.back();
    return held;
  });

const update = (page: Page): Promise<unknown> => page.evaluate(() => (window as unknown as Held).labUpdate());

/** Walks over all entries, from the one of `names` that is displayed: each has its page and offset. */
async function walk(page: Page, names: Name[], index: number): Promise<void> {
  const steps = [
    ...names.slice(0, index).map(() => -1),
    ...names.slice(1).map(() => 1),
    ...names.slice(1).map(() => -1),
  ];
  for (const step of steps) {
    await move(page, step);
    index += step;
    await isAt(page, names[index]!);
    await update(page);
    await isAt(page, names[index]!);
  }
}

test("NAV-15 NAV-02 Forward before the transition of Back has updated the page keeps the page and all offsets @all", async ({
  page,
  openTwo,
}) => {
  await openTwo();
  await holdBack(page);
  await expect(page).toHaveURL(/one$/);
  await move(page, 1);
  await update(page);
  await isAt(page, "two");
  await walk(page, ["one", "two"], 1);
});

test("NAV-15 NAV-02 a link before the transition of Back has updated the page is followed from the entry of Back @all", async ({
  page,
  openTwo,
}) => {
  await openTwo();
  await holdBack(page);
  await press(page, "three");
  await update(page);
  await isAt(page, "three", 0);
  await scroll(page, "three");
  await walk(page, ["one", "three"], 1);
});

test("NAV-15 NAV-02 the link of the page that Back leads to shows it, before the transition has updated the page @all", async ({
  page,
  openTwo,
}) => {
  await openTwo();
  await holdBack(page);
  await press(page, "one");
  await update(page);
  await isAt(page, "one", 0);
  await scroll(page, "one");
  await walk(page, ["one", "two"], 0);
});

test("NAV-15 NAV-02 a second Back before the transition of the first has updated the page leads two pages back @all", async ({
  page,
  openTwo,
}) => {
  await openTwo();
  await press(page, "three");
  await isAt(page, "three", 0);
  await scroll(page, "three");
  await holdBack(page);
  await move(page, -1);
  await update(page);
  await isAt(page, "one");
  await walk(page, ["one", "two", "three"], 0);
});

test("NAV-15 NAV-02 Forward, Back and a link while a transition runs show the pages of their addresses @all", async ({
  page,
  openTwo,
}) => {
  await openTwo();
  await move(page, -1);
  await isAt(page, "one");
  await move(page, 1);
  await isAt(page, "two");
  await move(page, -1);
  await isAt(page, "one");
  await press(page, "three");
  await isAt(page, "three", 0);
  await scroll(page, "three");
  await walk(page, ["one", "three"], 1);
});
