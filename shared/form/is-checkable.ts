/** Whether a field is a checkbox or a radio button. */
export const isCheckable = (field: Element): field is HTMLInputElement & { type: "checkbox" | "radio" } =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
