// Random walks, compared after each step with a simple model of a browser history.
import * as fc from "fast-check";
import { switchOff } from "../features/switch-off.ts";
import { expect, test } from "../guard/test.ts";
import { menu, serveLab } from "../lab.ts";

const names = ["one", "two", "three"];
/** This page shows the cart, so it is not cached after the cart changes. */
const showsCart = "three";

/** A response for a page, with the text that the visitor typed into it. */
interface Content {
  name: string;
  typed: string;
}
interface Entry {
  address: string;
  /** The content last shown for this entry; null when it is unknown. */
  content: Content | null;
}

const ANCHOR = "#end";
const withoutAnchor = (address: string): string => address.split("#")[0]!;

/** Number of pages that the shell caches. */
const CACHE_SIZE = 10;

class History {
  entries: Entry[] = [{ address: "/lab/one", content: { name: "one", typed: "" } }];
  index = 0;
  visible = this.entry.content!;
  /** URL path at which the visible page was shown, without anchor. */
  visiblePath = "/lab/one";
  requests = 0;
  #cached: Content[] = [];
  #cartChanged = false;
  /** Whether the browser gives each entry a key, also entries created by a page's script. */
  #keyed: boolean;

  constructor(keyed: boolean) {
    this.#keyed = keyed;
  }

  get entry(): Entry {
    return this.entries[this.index]!;
  }

  type(text: string): void {
    this.visible.typed = text;
  }

  follow(name: string): void {
    const address = `/lab/${name}`;
    const fresh = { name, typed: "" };
    this.requests++;
    if (address === this.entry.address) return this.#show(fresh, this.entry);
    if (this.#keyed || this.entry.content) this.entry.content = this.visible;
    this.#cache(this.visible);
    this.#push(address);
    this.#show(fresh, this.entry);
  }

  /** Follows an anchor on the visible page: a new entry for the same content. */
  toAnchor(): void {
    if (this.entry.address.endsWith(ANCHOR)) return;
    this.entry.content = this.visible;
    this.#push(this.entry.address + ANCHOR);
    this.#show(this.visible, this.entry, true);
  }

  /** A page's script pushes an entry. Without entry keys the shell does not notice it. */
  ownPush(address: string): void {
    this.#push(address);
    if (this.#keyed) this.entry.content = this.visible;
  }

  ownReplace(address: string): void {
    this.entry.address = address;
    if (!this.#keyed) this.entry.content = null;
  }

  changeCart(): void {
    this.#cartChanged = true;
    this.#cached = this.#cached.filter(({ name }) => name !== showsCart);
  }

  canGo(steps: number): boolean {
    return steps !== 0 && this.index + steps in this.entries;
  }

  go(steps: number): void {
    const outgoing = this.entries.find(({ content }) => content === this.visible);
    this.index += steps;
    const { content, address } = this.entry;
    if (content ? content === this.visible : withoutAnchor(address) === this.visiblePath)
      return this.#show(this.visible, this.entry, true);
    const last = this.visible;
    if (outgoing) outgoing.content = last;
    if (content && this.#cached.includes(content)) {
      this.#cached = this.#cached.filter((cached) => cached !== content);
      this.#cache(last);
      return this.#show(content, this.entry);
    }
    this.requests++;
    this.#cache(last);
    this.#show({ name: /\w+(?=[?#]|$)/.exec(address.slice(5))![0], typed: "" }, this.entry);
  }

  #push(address: string): void {
    this.entries.splice(++this.index, Infinity, { address, content: null });
  }

  #cache(content: Content): void {
    if (this.#cartChanged && content.name === showsCart) return;
    this.#cached = [...this.#cached.filter((cached) => cached !== content), content].slice(-CACHE_SIZE);
  }

  #show(content: Content, entry: Entry, isSame = false): void {
    if (!isSame) this.#cartChanged = false;
    entry.content = this.visible = content;
    this.visiblePath = withoutAnchor(entry.address);
    // Content that is neither visible nor cached is forgotten. The entry keeps only its URL.
    for (const visited of this.entries)
      if (visited.content !== content && !this.#cached.includes(visited.content!)) visited.content = null;
  }
}

type Act = "follow" | "anchor" | "go" | "type" | "own push" | "own replace" | "change the cart";
interface Step {
  act: Act;
  /** The page to visit. */
  name?: string;
  /** Number of entries to go back or forward. */
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

/** Applies a step to the model; returns false when there is no entry to go to. */
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
 * Runs in the page. Performs the step, waits up to ten seconds for the expected state and returns the actual state.
 * With `loads` it also waits for `page:loaded`, because the next page may look like the previous one.
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
  const noteField = () => document.querySelector<HTMLInputElement>("#note")!;
  const observed = { loaded: !loads };
  document.addEventListener("page:loaded", () => (observed.loaded = true), { once: true });
  if (act === "follow") {
    [...document.querySelectorAll<HTMLElement>("#head a")].find((link) => link.textContent === name)!.click();
  } else if (act === "go") {
    const moved = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.go(by);
    await moved;
  } else if (act === "anchor") {
    document.querySelector<HTMLElement>("#page a")!.click();
  } else if (act === "type") {
    noteField().value = text;
  } else if (act === "change the cart") {
    document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } }));
  } else {
    history[act === "own push" ? "pushState" : "replaceState"]({ own: true }, "", own);
  }
  const currentState = (): Seen => ({
    heading: document.querySelector("#page h1")!.textContent,
    address: location.pathname + location.search + location.hash,
    typed: noteField().value,
  });
  for (
    let tries = 0;
    tries < 2_500 && !(observed.loaded && JSON.stringify(currentState()) === JSON.stringify(expected));
    tries++
  )
    await new Promise((resolve) => setTimeout(resolve, 4));
  return currentState();
}

const walks = [
  { browser: "with the Navigation API", keyed: true, seed: 427 },
  { browser: "without the Navigation API", keyed: false, seed: 427 },
];

for (const { browser, keyed, seed } of walks) {
  test(`NAV-02 random walks by link, Back, Forward and scripts match a model, ${browser}`, async ({
    page,
    control,
  }) => {
    if (!keyed) await switchOff(page, "Navigation API");
    const pages = names.map((name) => {
      const content = `<h1>${name}</h1><label>Note <input id="note"></label>
        <a href="${ANCHOR}">End</a><p id="end">The end</p>`;
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
    const performed: string[] = [];
    for (const step of fc.sample(steps, { numRuns: STEPS * 2, seed })) {
      const [text, own] = [`text ${count}`, `/lab/${model.visible.name}?own=${count}`];
      const last = model.visible;
      if (!inModel(model, step, text, own)) continue;
      const expected = { heading: model.visible.name, address: model.entry.address, typed: model.visible.typed };
      performed.push(JSON.stringify(step));
      const observed = await page.evaluate(inPage, { ...step, text, own, loads: model.visible !== last, expected });
      expect({ ...observed, requests }, `after ${performed.slice(-8).join(" ")}`).toEqual({
        ...expected,
        requests: model.requests,
      });
      if (++count === STEPS) break;
    }
    expect(count).toBe(STEPS);
  });
}
