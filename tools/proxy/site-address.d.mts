export function siteOf(text: string, option?: string): URL;
export function rejectProxyAddress(site: URL, where: { port: number }): void;
