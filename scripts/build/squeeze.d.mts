export function withoutTemporaryNames(code: string): { text: string; restore(text: string): string };
