/** What a test lets pass, each with a pattern that must match something: one that does not has outlived its reason. */
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

  /** The patterns that matched nothing; ask after everything was offered to `permits`. */
  unused(): string[] {
    return [...this.#patterns].filter(([, used]) => !used).map(([pattern]) => String(pattern));
  }
}
