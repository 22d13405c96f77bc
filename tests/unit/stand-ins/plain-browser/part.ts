// A part of the current page, with what a person can read and use there.
import { Button, Field, Link } from "./controls.ts";
import { typeOf } from "./fields.ts";
import { fits, type Name, nameOf } from "./names.ts";
import { type Element, isHidden, isSilent, type Root, select, textOf } from "./page.ts";
import type { Tab } from "./tab.ts";

const buttons = "button, input[type=submit], input[type=image], input[type=reset], input[type=button], summary";
const fields = "input:not([type=submit], [type=image], [type=reset], [type=button]), select, textarea";
const groups = "fieldset, section, article, nav, aside, form, table, ul, ol, [role]";

/** Only what the markup does not hide is found. A part is looked up at each use, so it can be kept for other pages. */
export class Part {
  constructor(
    protected readonly tab: Tab,
    private readonly roots: () => Root[],
  ) {}

  /** The only element that matches `selector` and, when given, has `text`. */
  part(selector: string, text?: Name): Part {
    return new Part(this.tab, () => [
      this.only(
        `${selector} ${text ?? ""}`,
        this.all(selector).filter((element) => text === undefined || contains(textOf(element), text)),
      ),
    ]);
  }

  /** The group, section, list or article with this name. */
  group(name: Name): Part {
    return new Part(this.tab, () => [this.named("group", groups, name)]);
  }

  /** Text of the only element that matches `selector`; without one, of the part. */
  text(selector?: string): string {
    return selector === undefined
      ? this.roots().map(textOf).join(" ")
      : textOf(this.only(selector, this.all(selector)));
  }

  /** Texts of the elements that match `selector`. */
  texts(selector: string): string[] {
    return this.all(selector).map(textOf);
  }

  count(selector: string): number {
    return this.all(selector).length;
  }

  /** Attribute of the only element that matches `selector`, which may be hidden. */
  attribute(selector: string, name: string): string | undefined {
    const found = this.roots().flatMap((root) => select(root, selector));
    return this.only(selector, found).attribs[name];
  }

  /** Text of the page's main heading. */
  get heading(): string {
    return this.text("h1");
  }

  /** Names of all links. */
  get links(): string[] {
    return this.all("a[href]").map((link) => nameOf(this.tab.page, link));
  }

  /** Names of all buttons. */
  get buttons(): string[] {
    return this.all(buttons).map((button) => nameOf(this.tab.page, button));
  }

  /** Several links with the same name and address count as one. */
  link(name: Name): Link {
    return new Link(this.tab, () =>
      this.named("link", "a[href]", name, ({ attribs }) => new URL(attribs["href"]!, this.tab.url).href),
    );
  }

  button(name: Name): Button {
    return new Button(this.tab, () => this.named("button", buttons, name));
  }

  /** A field by its label, or by its attribute `name` in brackets, such as `[Quantity]`. */
  field(name: Name): Field {
    const [, own] = typeof name === "string" ? (/^\[(.+)\]$/.exec(name) ?? []) : [];
    if (own === undefined) return new Field(this.tab, () => this.named("field", fields, name));
    return new Field(this.tab, () =>
      this.only(
        `field ${name}`,
        this.all(fields).filter(({ attribs }) => attribs["name"] === own),
      ),
    );
  }

  /** All fields of a type, such as `text`. */
  fieldsOf(type: string): Field[] {
    return this.all(fields)
      .filter((field) => typeOf(field) === type)
      .map((field) => new Field(this.tab, () => field));
  }

  /** The radio buttons and checkboxes that are on or off, by name. */
  get choices(): Record<string, boolean> {
    const boxes = this.all("input").filter((input) => ["checkbox", "radio"].includes(typeOf(input)));
    return Object.fromEntries(boxes.map((box) => [nameOf(this.tab.page, box), new Field(this.tab, () => box).isOn]));
  }

  private all(selector: string): Element[] {
    const found = this.roots().flatMap((root) => select(root, selector));
    return [...new Set(found)].filter((element) => !isHidden(element));
  }

  private named(kind: string, selector: string, name: Name, identity?: (element: Element) => string): Element {
    const all = this.all(selector).filter((element) => !isSilent(element));
    const found = all.filter((element) => fits(nameOf(this.tab.page, element), name));
    const same = identity && found.every((element) => identity(element) === identity(found[0]!));
    const names = all.map((element) => nameOf(this.tab.page, element)).filter(Boolean);
    return this.only(`${kind} ${name}`, same ? found.slice(0, 1) : found, `There are: ${names.join(" | ")}`);
  }

  private only(what: string, found: Element[], hint = ""): Element {
    if (found.length === 1) return found[0]!;
    throw new Error(`${this.tab.url.pathname} expects one ${what}, got ${found.length}. ${hint}`);
  }
}

const contains = (text: string, part: Name): boolean =>
  typeof part === "string" ? text.includes(part) : part.test(text);
