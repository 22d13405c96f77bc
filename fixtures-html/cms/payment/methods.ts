/** Payment methods by name. PAY-03 */
export const methods = { card: "1", transfer: "2", shop: "3" } as const;

export const isMethod = (id: string): boolean => Object.values<string>(methods).includes(id);
