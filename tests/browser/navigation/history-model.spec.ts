// A long walk without a plan, step by step beside a plain model of what a visitor expects of a history.
import * as fc from "fast-check";
import { expect, test } from "../guard/test.ts";
import { menu, serveLab } from "../lab.ts";

const names = ["one", "two", "three"];
/** Shows the cart: not kept once the cart has changed. */
const showsCart = "three";

/** A page as its server sent it, once; what is typed into it goes with it. */
interface Content {
  name: string;
  typed: string;
}
interface Entry {
  address: string;
  /** What was last seen there, as long as somebody knows. */
  content: Content | null;
}

const ANCHOR = "#end";
const withoutAnchor = (address: string): string => address.split("#")[0]!;

/** As many pages are kept as the shell keeps. */
const KEPT = 10;

class History {
  entries: Entry[] = [{ address: "/lab/one", content: { name: "one", typed: "" } }];
  index = 0;
  shown = this.entry.content!;
  /** The address that the page on the screen was shown at. */
  shownAt = "/lab/one";
  requests = 0;
  #kept: Content[] = [];
  #cartChanged = false;
  /** Whether the browser tells the entries of a page's own script apart. */
  #keyed: boolean;

  constructor(keyed: boolean) {
    this.#keyed = keyed;
  }

  get entry(): Entry {
    return this.entries[this.index]!;
  }

  type(text: string): void {
    this.shown.typed = text;
  }

  follow(name: string): void {
    const address = `/lab/${name}`;
    const fresh = { name, typed: "" };
    this.requests++;
    if (address === this.entry.address) return this.#show(fresh, this.entry);
    if (this.#keyed || this.entry.content) this.entry.content = this.shown;
    this.#keep(this.shown);
    this.#push(address);
    this.#show(fresh, this.entry);
  }

  /** A place on the page that is shown: another entry for the same content. */
  toAnchor(): void {
    if (this.entry.address.endsWith(ANCHOR)) return;
    this.entry.content = this.shown;
    this.#push(this.entry.address + ANCHOR);
    this.#show(this.shown, this.entry, true);
  }

  /** The page's own script makes an entry, which shows the page; where the browser does not tell, nobody knows of it. */
  ownPush(address: string): void {
    this.#push(address);
    if (this.#keyed) this.entry.content = this.shown;
  }

  ownReplace(address: string): void {
    this.entry.address = address;
    if (!this.#keyed) this.entry.content = null;
  }

  changeCart(): void {
    this.#cartChanged = true;
    this.#kept = this.#kept.filter(({ name }) => name !== showsCart);
  }

  canGo(steps: number): boolean {
    return steps !== 0 && this.index + steps in this.entries;
  }

  go(steps: number): void {
    const left = this.entries.find(({ content }) => content === this.shown);
    this.index += steps;
    const { content, address } = this.entry;
    if (content ? content === this.shown : withoutAnchor(address) === this.shownAt)
      return this.#show(this.shown, this.entry, true);
    const last = this.shown;
    if (left) left.content = last;
    if (content && this.#kept.includes(content)) {
      this.#kept = this.#kept.filter((one) => one !== content);
      this.#keep(last);
      return this.#show(content, this.entry);
    }
    this.requests++;
    this.#keep(last);
    this.#show({ name: /\w+(?=[?#]|$)/.exec(address.slice(5))![0], typed: "" }, this.entry);
  }

  #push(address: string): void {
    this.entries.splice(++this.index, Infinity, { address, content: null });
  }

  #keep(content: Content): void {
    if (this.#cartChanged && content.name === showsCart) return;
    this.#kept = [...this.#kept.filter((one) => one !== content), content].slice(-KEPT);
  }

  #show(content: Content, entry: Entry, isSame = false): void {
    if (!isSame) this.#cartChanged = false;
    entry.content = this.shown = content;
    this.shownAt = withoutAnchor(entry.address);
    // What is neither on the screen nor kept is forgotten: its address is enough.
    for (const one of this.entries)
      if (one.content !== content && !this.#kept.includes(one.content!)) one.content = null;
  }
}

type Act = "follow" | "anchor" | "go" | "type" | "own push" | "own replace" | "change the cart";
interface Step {
  act: Act;
  /** The page that is followed to. */
  name?: string;
  /** How far along the history. */
  by?: number;
}
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...names).map((name) => ({ act: "follow" as Act, name })) },
  { weight: 7, arbitrary: fc.constantFrom(-1, -1, -1, 1, 1, -2, 2, -3).map((by) => ({ act: "go" as Act, by })) },
  { weight: 4, arbitrary: fc.constant({ act: "type" as Act }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Act>("anchor", "own push", "own replace", "change the cart").map((act) => ({ act })),
  },
);

const STEPS = 60;

/** Takes a step in the model; false when there is no entry to go to. */
function inModel(model: History, { act, name, by }: Step, text: string, own: string): boolean {
  if (act === "go" && !model.canGo(by!)) return false;
  if (act === "follow") model.follow(name!);
  else if (act === "go") model.go(by!);
  else if (act === "anchor") model.toAnchor();
  else if (act === "type") model.type(text);
  else if (act === "own push") model.ownPush(own);
  else if (act === "own replace") model.ownReplace(own);
  else model.changeCart();
  return true;
}

interface Seen {
  heading: string;
  address: string;
  typed: string;
}

/**
 * Takes the step in the page, and waits until it shows what is expected; else what it shows after a while. Runs in the page.
 * With `loads` another page is waited for, which may look like the one before.
 */
async function inPage({
  act,
  name,
  by,
  text,
  own,
  loads,
  expected,
}: Step & { text: string; own: string; loads: boolean; expected: Seen }): Promise<Seen> {
  const note = () => document.querySelector<HTMLInputElement>("#note")!;
  const seen = { loaded: !loads };
  document.addEventListener("page:loaded", () => (seen.loaded = true), { once: true });
  if (act === "follow") {
    [...document.querySelectorAll<HTMLElement>("#head a")].find((link) => link.textContent === name)!.click();
  } else if (act === "go") {
    const moved = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.go(by);
    await moved;
  } else if (act === "anchor") {
    document.querySelector<HTMLElement>("#page a")!.click();
  } else if (act === "type") {
    note().value = text;
  } else if (act === "change the cart") {
    document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } }));
  } else {
    history[act === "own push" ? "pushState" : "replaceState"]({ own: true }, "", own);
  }
  const look = (): Seen => ({
    heading: document.querySelector("#page h1")!.textContent,
    address: location.pathname + location.search + location.hash,
    typed: note().value,
  });
  for (let tries = 0; tries < 500 && !(seen.loaded && JSON.stringify(look()) === JSON.stringify(expected)); tries++)
    await new Promise((resolve) => setTimeout(resolve, 4));
  return look();
}

const walks = [
  { browser: "with the Navigation API", keyed: true, seed: 427 },
  { browser: "without the Navigation API", keyed: false, seed: 427 },
];

for (const { browser, keyed, seed } of walks) {
  test(`NAV-02 on a long walk by links, Back, Forward and what scripts do, each step shows what a visitor expects, ${browser}`, async ({
    page,
    control,
  }) => {
    if (!keyed) await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
    const pages = names.map((name) => {
      const content = `<h1>${name}</h1><label>Note <input id="note"></label> <a href="${ANCHOR}">End</a><p id="end">The end</p>`;
      return [
        name,
        {
          before: menu(...names),
          page: name === showsCart ? `<div data-changes-with="cart">${content}</div>` : content,
        },
      ] as const;
    });
    await serveLab(control, Object.fromEntries(pages));
    await page.goto("/lab/one");
    const model = new History(keyed);
    let requests = 0;
    page.on("request", (request) => request.url().includes("/lab/") && requests++);
    let count = 0;
    const taken: string[] = [];
    for (const step of fc.sample(steps, { numRuns: STEPS * 2, seed })) {
      const [text, own] = [`text ${count}`, `/lab/${model.shown.name}?own=${count}`];
      const last = model.shown;
      if (!inModel(model, step, text, own)) continue;
      const expected = { heading: model.shown.name, address: model.entry.address, typed: model.shown.typed };
      taken.push(JSON.stringify(step));
      const seen = await page.evaluate(inPage, { ...step, text, own, loads: model.shown !== last, expected });
      expect({ ...seen, requests }, `after ${taken.slice(-8).join(" ")}`).toEqual({
        ...expected,
        requests: model.requests,
      });
      if (++count === STEPS) break;
    }
    expect(count).toBe(STEPS);
  });
}
