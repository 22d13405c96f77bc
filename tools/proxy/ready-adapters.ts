/** The adapters of dist/adapters, which rules name without a file ending. */
export const readyAdapters = ["bootstrap", "opencart", "opencart-3", "woocommerce"];

/** Whether rules name one of dist/adapters rather than a file beside them. */
export const isReadyName = (name: string): boolean => /^[\w-]+$/.test(name);
