import { attributes, classes, type MarkupClass } from "./shell-markup.ts";
import { type AttributeDescription, describeAttribute } from "./describe.ts";

/** An attribute that the shell or several islands read. */
export interface MarkupDescription extends AttributeDescription {
  /** The elements that may have it, in words. */
  on: string;
}

export interface ClassDescription extends MarkupClass {
  name: string;
}

/** Attributes and classes that do not belong to a single island, in the order of the reference. */
export const markup: { attributes: MarkupDescription[]; classes: ClassDescription[] } = {
  attributes: Object.entries(attributes).map(([name, { on, ...field }]) => ({ ...describeAttribute(name, field), on })),
  classes: Object.entries(classes).map(([name, described]) => ({ name, ...described })),
};

/** Replaces links by their text: `[the cart](guides/cart.md)` becomes "the cart". */
export const withoutLinks = (doc: string): string => doc.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
