interface Words {
  isStrategy(text: string): boolean;
  strategies: string;
  kinds: readonly string[];
}
export function problemsOf(definition: unknown, folder: string, words: Words): string[];
