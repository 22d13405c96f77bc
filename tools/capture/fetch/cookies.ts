/** The cookies of one site, kept as long as it is captured: some send a visitor in circles who does not bring them back. */
export class Cookies {
  readonly #cookies = new Map<string, string>();

  /** `given`: cookies as a browser sends them, such as `a=1; b=2`. */
  constructor(given: string) {
    for (const pair of given.split(";")) this.#set(pair);
  }

  /** Takes the `Set-Cookie` lines of an answer. */
  take(lines: readonly string[]): void {
    for (const line of lines) this.#set(line.split(";", 1)[0]!);
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Names and values. */
  get all(): [name: string, value: string][] {
    return [...this.#cookies];
  }

  #set(pair: string): void {
    const at = pair.indexOf("=");
    if (at > 0) this.#cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
}
