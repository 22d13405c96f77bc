/** The products of the stand-in, and the cart of a visitor. */
export interface Product {
  id: number;
  name: string;
  cents: number;
  /** A choice that must be made, as OpenCart calls it: a required option. */
  option?: { id: number; name: string; values: readonly { id: number; name: string }[] };
}

export const products: readonly Product[] = [
  { id: 40, name: "Teapot", cents: 10_100 },
  { id: 28, name: "Cup & saucer", cents: 1_250 },
  { id: 41, name: "Vase", cents: 3_000 },
  {
    id: 30,
    name: "Apron",
    cents: 2_000,
    option: {
      id: 226,
      name: "Colour",
      values: [
        { id: 15, name: "Red" },
        { id: 16, name: "Blue" },
      ],
    },
  },
];

export interface CartLine {
  key: number;
  product: Product;
  choice: string;
  quantity: number;
}

/** Share of the price that the coupon takes off. */
const coupons: Record<string, number> = { "2222": 0.1 };

export class Cart {
  #lines: CartLine[] = [];
  #last = 0;
  coupon = "";
  /** Whether the visitor has logged in. */
  isCustomer = false;

  get lines(): readonly CartLine[] {
    return this.#lines;
  }

  get count(): number {
    return this.#lines.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** In cents. */
  get total(): number {
    const sum = this.#lines.reduce((all, { product, quantity }) => all + product.cents * quantity, 0);
    return Math.round(sum * (1 - (coupons[this.coupon] ?? 0)));
  }

  /** Adds a product; returns the option that has no choice. */
  add(product: Product, quantity: number, choice: string): Product["option"] {
    const { option } = product;
    if (option && !choice.split(",").every((id) => option.values.some((value) => String(value.id) === id)))
      return option;
    const line = this.#lines.find((each) => each.product === product && each.choice === choice);
    if (line) line.quantity += quantity;
    else this.#lines.push({ key: ++this.#last, product, choice, quantity });
    return undefined;
  }

  /** Sets the quantity of a line. OpenCart says nothing when the line does not exist. */
  edit(key: number, quantity: number): void {
    const line = this.#lines.find((each) => each.key === key);
    if (line) line.quantity = quantity;
    if (quantity < 1) this.remove(key);
  }

  /** Removes a line; returns whether there was one. */
  remove(key: number): boolean {
    const before = this.#lines.length;
    this.#lines = this.#lines.filter((each) => each.key !== key);
    return this.#lines.length < before;
  }

  /** Applies a coupon, or removes it for an empty code; false for an unknown one. */
  apply(code: string): boolean {
    if (code && !Object.hasOwn(coupons, code)) return false;
    this.coupon = code;
    return true;
  }
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
