/** Patterns that a test allows. A pattern that matches nothing is out of date and must be removed. */
export class Allowances {
  readonly #patterns = new Map<RegExp, boolean>();

  add(pattern: RegExp): void {
    this.#patterns.set(pattern, false);
  }

  permits(text: string): boolean {
    let permitted = false;
    for (const pattern of this.#patterns.keys()) {
      if (text.search(pattern) === -1) continue;
      this.#patterns.set(pattern, true);
      permitted = true;
    }
    return permitted;
  }

  /** Patterns that matched nothing. Call it after every text has been passed to `permits`. */
  unused(): string[] {
    return [...this.#patterns].filter(([, used]) => !used).map(([pattern]) => String(pattern));
  }
}
