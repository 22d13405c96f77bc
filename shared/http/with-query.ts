/** The path of `address`, an absolute URL, with query parameters added to its own. */
export function withQuery(address: string, parameters: Record<string, string | number>): string {
  const { pathname, searchParams } = new URL(address);
  for (const [name, value] of Object.entries(parameters)) searchParams.set(name, String(value));
  return `${pathname}?${searchParams}`;
}
