/** Customers to whom staff may give an order. ORD-03 */
import type { Customer } from "../../../shared/api/wire/customers.ts";
import type { Session } from "../session/sessions.ts";

const firstNames = ["ada", "bram", "chloe", "dries", "elise", "farid", "greet", "hugo"];
const lastNames = ["peeters", "dubois", "maes", "lambert"];

/** Half of the customers belong to a hotel. */
const customers: Customer[] = ["example.org", "hotel-aan-zee.example"].flatMap((host, place) =>
  firstNames.flatMap((first, row) =>
    lastNames.map((last, nth) => ({
      CustomerId: String(2001 + place * 100 + row * 10 + nth),
      Email: `${first}.${last}@${host}`,
    })),
  ),
);

const maxResults = 8;

export function customersLike(text: string): Customer[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return customers.filter(({ Email }) => words.every((word) => Email.includes(word))).slice(0, maxResults);
}

/** Finds a customer by id, or else by e-mail address. */
export const findCustomer = (id: string, email: string): Customer | undefined =>
  customers.find(({ CustomerId }) => CustomerId === id) ??
  customers.find(({ Email }) => Email === email.trim().toLowerCase());

/** Whether the visitor works for the shop. */
export const isStaff = ({ user }: Pick<Session, "user">): boolean => user.endsWith("@lagune.example");
