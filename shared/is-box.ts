/** Whether a field is chosen by a tick, and its value stays what it is. */
export const isBox = (field: Element): field is HTMLInputElement & { type: "checkbox" | "radio" } =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
