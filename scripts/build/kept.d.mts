export function keyOf(parts: (string | Buffer)[]): string;
export function kept<Result>(key: string, make: () => Promise<Result>, folder?: string): Promise<Result>;
export function longestUnused(files: { name: string; bytes: number; used: number }[], mostBytes: number): string[];
export function pruneKept(folder?: string, mostBytes?: number): Promise<void>;
