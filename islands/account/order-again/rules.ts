/** Whether a field name is that of a quantity, such as `Quantity[1]`. ORD-01 */
export const isQuantity = (name: string): boolean => /^Quantity\b/i.test(name);

/** Number of submitted quantities above zero, which is the number of lines to add. ORD-01 */
export const countLines = (form: URLSearchParams): number =>
  [...form].filter(([name, value]) => isQuantity(name) && /[1-9]/.test(value)).length;
