export function nameByContent(files: Map<string, string>): Map<string, { name: string; content: string }>;
