export function address(env: Record<string, string>): { host: string; port: number };
