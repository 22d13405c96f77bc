export function chromePath(): Promise<string>;
