export function lockfileFaults(lock: { packages: Record<string, unknown> }): string[];
