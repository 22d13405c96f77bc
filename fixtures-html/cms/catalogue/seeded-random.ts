/** Hash of a text: always the same whole number for the same text (FNV-1a with a final mix). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function pick<T>(list: readonly [T, ...T[]], seed: number): T {
  return list[seed % list.length] ?? list[0];
}

/** Pseudo-random numbers from 0 to 1; the same seed gives the same sequence. */
export function randomNumbers(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) / 0x1000000;
  };
}
