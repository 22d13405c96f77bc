/** How many times each target has grown by itself since it was last replaced. */
export const growth = new WeakMap<Element, number>();
