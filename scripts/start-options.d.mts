export function startOptions(
  args: string[],
  env: Record<string, string>,
): { help?: boolean; site?: URL; rules?: string };
export function rejectProxyAddress(site: URL, where: { port: number }): void;
export const help: string;
