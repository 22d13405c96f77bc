// Links, buttons and fields, as a person uses them.
import {
  attach,
  choose,
  chosenOptions,
  filesOf,
  formOf,
  isChecked,
  isDisabled,
  labelOf,
  tick,
  type,
  typeOf,
  valueOf,
} from "./fields.ts";
import { descriptionOf } from "./names.ts";
import { around, byId, type Element, has } from "./page.ts";
import { defaultButton, submissionOf } from "./submission.ts";
import type { Tab } from "./tab.ts";

class Control {
  constructor(
    protected readonly tab: Tab,
    protected readonly find: () => Element,
  ) {}

  /** The text that a screen reader adds to the name, such as a hint or an error. */
  get description(): string {
    return descriptionOf(this.tab.page, this.find());
  }

  attribute(name: string): string | undefined {
    return this.find().attribs[name];
  }

  get isDisabled(): boolean {
    return isDisabled(this.find());
  }
}

export class Link extends Control {
  get url(): URL {
    return new URL(this.find().attribs["href"]!, this.tab.url);
  }

  async follow(): Promise<void> {
    const { url } = this;
    const { pathname, search } = this.tab.url;
    if (!url.hash || url.pathname !== pathname || url.search !== search) return this.tab.go({ method: "GET", url });
    if (!byId(this.tab.page, decodeURIComponent(url.hash.slice(1)))) throw new Error(`Nothing has the id ${url.hash}.`);
    this.tab.url = url;
  }
}

export class Button extends Control {
  /** Sends the form of the button, or opens or closes the details of a summary. */
  async press(): Promise<void> {
    const button = this.find();
    if (button.name === "summary") return toggle(button);
    if (this.isDisabled) throw new Error("The button is disabled.");
    const form = formOf(this.tab.page, button);
    if (!form || !["submit", "image"].includes(typeOf(button)))
      throw new Error("The button does nothing without script.");
    return this.tab.go(submissionOf(this.tab.page, this.tab.url, form, button));
  }
}

function toggle(summary: Element): void {
  const details = [...around(summary)].find(({ name }) => name === "details")!;
  if (has(details, "open")) delete details.attribs["open"];
  else details.attribs["open"] = "";
}

export class Field extends Control {
  /** For a list, the value of the chosen option. */
  get value(): string {
    return valueOf(this.find());
  }

  /** Label of the chosen option of a list. */
  get choice(): string | undefined {
    return chosenOptions(this.find()).map(labelOf)[0];
  }

  /** Whether a checkbox or radio button is on. */
  get isOn(): boolean {
    return isChecked(this.tab.page, this.find());
  }

  get isInvalid(): boolean {
    return this.attribute("aria-invalid") === "true";
  }

  get files(): string[] {
    return filesOf(this.find()).map(({ name }) => name);
  }

  fill(text: string): void {
    type(this.find(), text);
  }

  tick(): void {
    tick(this.tab.page, this.find(), true);
  }

  untick(): void {
    tick(this.tab.page, this.find(), false);
  }

  /** Chooses the option with this label. */
  choose(label: string): void {
    choose(this.find(), label);
  }

  attach(...files: File[]): void {
    attach(this.find(), files);
  }

  /** Presses Enter in the field, which presses the first button of the form. */
  async enter(): Promise<void> {
    const field = this.find();
    if (field.name !== "input")
      throw new Error(`Enter in a field of the type ${typeOf(field)} does not send the form.`);
    const form = formOf(this.tab.page, field);
    if (!form) throw new Error("Enter does nothing: the field belongs to no form.");
    return this.tab.go(
      submissionOf(this.tab.page, this.tab.url, form, defaultButton(this.tab.page, form) ?? undefined),
    );
  }
}
