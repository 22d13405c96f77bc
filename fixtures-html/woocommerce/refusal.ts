/** A request that the shop refuses, with the code and the words of WooCommerce. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  /** More of the answer's `data`. */
  readonly data: object;
  constructor(code: string, message: string, status = 400, data = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}
