let composition: { field: Node; over: Promise<void> } | undefined;

/** To be called as a composition begins; may be called again as it goes on. */
export function beginComposition({ target }: Event): void {
  composition ??= {
    field: target as Node,
    over: new Promise((resolve) => {
      const end = (): void => {
        composition = undefined;
        resolve();
      };
      // Behind the engine's own listener, which looks at the finished text first. A field that is taken away tells of no end: then the focus goes to another.
      for (const type of ["compositionend", "focusin"])
        document.addEventListener(type, end, { capture: true, once: true });
    }),
  };
}

/** Resolves when no text is being composed in the document. */
export const composed = (): Promise<void> | undefined =>
  composition?.field.isConnected ? composition.over : undefined;
