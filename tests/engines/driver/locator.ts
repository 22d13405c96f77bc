import { eventually } from "./eventually.ts";
import type { ElementState } from "./in-page/in-page.ts";
import type { PressPoint } from "./in-page/press-point.ts";
import { describe, type Step } from "./in-page/query.ts";
import type { Json } from "./remote-tab.ts";
import type { Tab } from "./tab.ts";

/** A way to find elements in a tab's page. It is looked up anew for each action. */
export class Locator {
  readonly #tab: Tab;
  readonly #steps: Step[];

  constructor(tab: Tab, steps: Step[]) {
    this.#tab = tab;
    this.#steps = steps;
  }

  css(selector: string): Locator {
    return this.#then({ css: selector });
  }

  /** By role and whole accessible name; only visible elements. */
  role(role: string, name?: string): Locator {
    return this.#then({ role, ...(name === undefined ? {} : { name }) });
  }

  /** By role and a part of the accessible name. */
  roleWith(role: string, part: string): Locator {
    return this.#then({ role, name: part, part: true });
  }

  containing(text: string): Locator {
    return this.#then({ containing: text });
  }

  nth(index: number): Locator {
    return this.#then({ nth: index });
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  toString(): string {
    return describe(this.#steps);
  }

  /** Presses with the mouse, once the element is visible, does not move and nothing lies over it. */
  async click(): Promise<void> {
    const { x, y } = await this.pressPoint();
    await this.#tab.remote.click(x, y);
  }

  async hover(): Promise<void> {
    const { x, y } = await this.pressPoint();
    await this.#tab.remote.movePointer(x, y);
  }

  /** Where a visitor presses it, in pixels of the viewport. */
  async pressPoint(): Promise<{ x: number; y: number }> {
    const { value, error } = await eventually(
      // Without script, callbacks of frames do not run.
      () => this.#call<PressPoint>(this.#tab.hasScript ? "pressPoint" : "pressPointNow"),
      (point) => "x" in point,
    );
    if (value && "x" in value) return value;
    throw new Error(`${this} cannot be pressed: ${value?.problem ?? error}`);
  }

  /** Replaces the text of a field with the keyboard. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.#call("selectText");
    await (text === "" ? this.#tab.press("Delete") : this.#tab.type(text));
  }

  /** Chooses an option of a native list by its text. */
  async choose(option: string): Promise<void> {
    await this.pressPoint();
    await this.#call("chooseOption", option);
  }

  /** Chooses files in a file input, which may be hidden. */
  async chooseFiles(...paths: string[]): Promise<void> {
    await this.#tab.chooseFiles(this.#steps, paths);
  }

  states(): Promise<ElementState[]> {
    return this.#call("states");
  }

  count(): Promise<number> {
    return this.#call("count");
  }

  attribute(name: string): Promise<string | null> {
    return this.#call("attribute", name);
  }

  #then(step: Step): Locator {
    return new Locator(this.#tab, [...this.#steps, step]);
  }

  #call<T>(name: string, ...args: Json[]): Promise<T> {
    return this.#tab.callInPage<T>(name, this.#steps as unknown as Json, ...args);
  }
}
