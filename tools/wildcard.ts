// Texts as parts of a regular expression.

export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A text in which `*` stands for what the pattern `any` takes. */
export const wildcard = (text: string, any: string): string => text.split("*").map(escapeRegExp).join(any);
