interface Vocabulary {
  isStrategy(text: string): boolean;
  strategies: string;
  kinds: readonly string[];
}
export function definitionProblems(definition: unknown, folder: string, vocabulary: Vocabulary): string[];
