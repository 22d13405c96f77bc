export function npmEnvironment(env: Record<string, string>): Record<string, string>;
