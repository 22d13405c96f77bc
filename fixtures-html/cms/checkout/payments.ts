/** Payment methods by id. */
export const payments = { "1": "card", "2": "transfer", "3": "prepaid" } as const;

export type Payment = (typeof payments)[keyof typeof payments];

export const paymentById = (id: string): Payment | undefined =>
  Object.hasOwn(payments, id) ? payments[id as keyof typeof payments] : undefined;

/** The shop's account for bank transfers. PAY-03 */
export const bank = { iban: "BE68 5390 0754 7034", bic: "TRIOBEBB", owner: "Lagune" };

/**
 * Structured reference of Belgian bank transfers: ten digits and their remainder modulo 97, such as
 * `+++001/0431/00052+++`.
 */
export function transferReference(number: number): string {
  const ten = String(number).padStart(10, "0");
  const check = String(number % 97 || 97).padStart(2, "0");
  return `+++${ten.slice(0, 3)}/${ten.slice(3, 7)}/${ten.slice(7)}${check}+++`;
}
