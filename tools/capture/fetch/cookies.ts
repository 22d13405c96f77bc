/**
 * The cookies of a site during a capture: some sites redirect for ever when the visitor does not send their cookies.
 */
export class Cookies {
  readonly #cookies = new Map<string, string>();

  /** @param header the initial cookies, such as `a=1; b=2` */
  constructor(header: string) {
    for (const pair of header.split(";")) this.#set(pair);
  }

  /** Stores the cookies of `Set-Cookie` lines. */
  store(lines: readonly string[]): void {
    for (const line of lines) this.#set(line.split(";", 1)[0]!);
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get all(): [name: string, value: string][] {
    return [...this.#cookies];
  }

  #set(pair: string): void {
    const at = pair.indexOf("=");
    if (at > 0) this.#cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
}
