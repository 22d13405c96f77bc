/** Gates at which responses wait until a test or a page opens them. */
export class Gates {
  /** Each gate resolves when it is opened. */
  readonly #gates = new Map<string, { opened: Promise<void>; open(): void }>();

  /** Adds a closed gate. */
  add(name: string): void {
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    this.#gates.set(name, { opened, open });
  }

  /**
   * Adds a gate for the scripts of a page, and returns the script that holds the page: a deferred script that the stand-in
   * does not answer stops those after it, and the page is drawn without them.
   */
  addScript(): string {
    const name = String(this.#gates.size);
    this.add(name);
    return `<script src="/__control/gates/${name}" data-gate defer></script>`;
  }

  /** Resolves when the gate is open, and for an unknown one. */
  wait = async (name: string): Promise<void> => this.#gates.get(name)?.opened;

  open(name: string): void {
    this.#gates.get(name)?.open();
  }

  openAll(): void {
    for (const { open } of this.#gates.values()) open();
  }
}
