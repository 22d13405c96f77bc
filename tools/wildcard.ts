export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** The source of a regular expression for `text`, in which each `*` becomes the pattern `any`. */
export const wildcard = (text: string, any: string): string => text.split("*").map(escapeRegExp).join(any);
