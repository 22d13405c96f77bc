import { attributes, classes, type MarkupClass } from "../../shell/markup.ts";
import { type AttributeDescription, describeAttribute } from "./describe.ts";

/** An attribute of the shell's own, or of no single island. */
export interface MarkupDescription extends AttributeDescription {
  /** The elements that it is for, in words. */
  on: string;
}

export interface ClassDescription extends MarkupClass {
  name: string;
}

/** What the tools know of the markup that belongs to no island, in the order in which people read it. */
export const markup: { attributes: MarkupDescription[]; classes: ClassDescription[] } = {
  attributes: Object.entries(attributes).map(([name, { on, ...field }]) => ({ ...describeAttribute(name, field), on })),
  classes: Object.entries(classes).map(([name, described]) => ({ name, ...described })),
};

/** A doc without its links, which lead to other places of the README: `[the cart](#the-cart)` as "the cart". */
export const withoutLinks = (doc: string): string => doc.replace(/\[([^\]]+)\]\(#[^)]*\)/g, "$1");
