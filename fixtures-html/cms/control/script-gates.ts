/**
 * Holds the scripts of pages: a deferred script that the stand-in does not answer stops those after it, and a page is
 * drawn without them.
 */
export class ScriptGates {
  /** Each gate resolves when it is opened. */
  readonly #gates = new Map<string, { opened: Promise<void>; open(): void }>();

  /** The script that holds the page it is added to. */
  add(): string {
    const name = String(this.#gates.size);
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    this.#gates.set(name, { opened, open });
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
