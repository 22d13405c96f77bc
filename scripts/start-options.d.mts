export function startOptions(
  args: string[],
  env: Record<string, string>,
): { help?: boolean; site?: URL; rules?: string };
export function refuseItself(site: URL, where: { port: number }): void;
export const help: string;
