let composition: { field: Node; over: Promise<void> } | undefined;

/** Records the start of a text composition (input method). May be called again during it. */
export function beginComposition({ target }: Event): void {
  composition ??= {
    field: target as Node,
    over: new Promise((resolve) => {
      const end = (): void => {
        composition = undefined;
        resolve();
      };
      // Registered after the engine's own listener, which checks the finished text first. A removed field fires no
      // `compositionend`; focus then moves to another field.
      for (const type of ["compositionend", "focusin"])
        document.addEventListener(type, end, { capture: true, once: true });
    }),
  };
}

/** Resolves when no text is being composed in the document; undefined when that is already so. */
export const whenComposed = (): Promise<void> | undefined =>
  composition?.field.isConnected ? composition.over : undefined;
