export function startOptions(
  args: string[],
  env: Record<string, string>,
): { help?: boolean; site?: URL; rules?: string };
export const help: string;
