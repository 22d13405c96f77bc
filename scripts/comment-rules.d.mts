export function commentsIn(text: string): { lines: number; openings: { line: number; text: string }[] };
export function commentFaults(files: Record<string, string>): string[];
