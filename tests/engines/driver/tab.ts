import { eventually } from "./eventually.ts";
import { callSource, installSource } from "./in-page/bundle.ts";
import type { Step } from "./in-page/query.ts";
import { Locator } from "./locator.ts";
import type { Json, RemoteTab } from "./remote-tab.ts";

/** A tab in which a test visits the shop. */
export class Tab {
  readonly remote: RemoteTab;
  readonly hasScript: boolean;
  readonly #home: string;
  /** Documents that the test has loaded on purpose. */
  ownLoads = 0;

  constructor(remote: RemoteTab, home: string, hasScript: boolean) {
    this.remote = remote;
    this.#home = home;
    this.hasScript = hasScript;
  }

  css(selector: string): Locator {
    return new Locator(this, [{ css: selector }]);
  }

  role(role: string, name?: string): Locator {
    return new Locator(this, []).role(role, name);
  }

  roleWith(role: string, part: string): Locator {
    return new Locator(this, []).roleWith(role, part);
  }

  /** Loads a page of the shop, as when a visitor types its URL. */
  async open(path: string): Promise<void> {
    this.ownLoads++;
    await this.remote.open(new URL(path, this.#home).href);
  }

  async reload(): Promise<void> {
    this.ownLoads++;
    await this.remote.reload();
  }

  /** Runs `act`, which makes the browser load one page in full, and waits until it has loaded. */
  async expectFullLoad(act: () => Promise<unknown>): Promise<void> {
    this.ownLoads++;
    await this.evaluate(() => void Object.assign(document, { isLeft: true }));
    await act();
    const { accepted, error } = await eventually(
      () => this.evaluate(() => !("isLeft" in document) && document.readyState === "complete"),
      Boolean,
    );
    if (!accepted) throw new Error("expected a full load, and none came", { cause: error });
  }

  back(): Promise<void> {
    return this.remote.back();
  }

  forward(): Promise<void> {
    return this.remote.forward();
  }

  /** Presses a key, or keys that are held together such as "Shift+Tab". */
  async press(keys: string): Promise<void> {
    const names = keys === "+" ? ["+"] : keys.split("+");
    if (names.length === 1) return this.remote.type(names);
    for (const name of names) await this.remote.pressKey(name);
    for (const name of names.reverse()) await this.remote.releaseKey(name);
  }

  type(text: string): Promise<void> {
    return this.remote.type([...text]);
  }

  /** Turns the wheel with the pointer in the middle of a window. */
  wheel(deltaY: number): Promise<void> {
    return this.remote.scrollWheel(150, 300, deltaY);
  }

  /** Path, query and fragment of the page. */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  async isAtSite(): Promise<boolean> {
    return (await this.evaluate(() => location.origin)) === new URL(this.#home).origin;
  }

  scrollTop(): Promise<number> {
    return this.evaluate(() => Math.round(scrollY));
  }

  /** Calls a function in the page. It must not use variables from outside of it. */
  async evaluate<A extends Json[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return (await this.remote.call(run.toString(), args)) as R;
  }

  /** Calls a function of in-page.ts. */
  async callInPage<T>(name: string, ...args: Json[]): Promise<T> {
    const result = await this.remote.call(callSource(name), args);
    if (result !== "not installed") return result as T;
    await this.remote.call(await installSource(), []);
    return (await this.remote.call(callSource(name), args)) as T;
  }

  async chooseFiles(steps: Step[], paths: string[]): Promise<void> {
    await this.callInPage("count", steps as unknown as Json);
    await this.remote.chooseFiles(callSource("first"), [steps as unknown as Json], paths);
  }
}
