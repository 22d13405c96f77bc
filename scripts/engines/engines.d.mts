/** `own` is Playwright's own browser. */
export type Firefox = { program: string } | { own: true };
export type WebKit = { driver: string; browser: string; screen: string } | { own: true };

export interface Engines {
  /** Path of the program; "" is Playwright's own. */
  chromium: string;
  firefox?: Firefox;
  webkit?: WebKit;
}

export function findEngines(): Promise<Engines>;
export function missingEngines(engines: Engines): string[];
