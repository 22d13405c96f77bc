export function violations(file: string, text: string): string[];
