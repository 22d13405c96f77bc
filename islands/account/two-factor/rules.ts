import { twoFactorRoute } from "../../../shared/api/security.ts";

/** Whether `url` leads to a step of the two-factor screen at `origin`. SEC-02 */
export const isStep = (url: string, origin: string): boolean =>
  URL.canParse(url) && new URL(url).origin === origin && new URL(url).pathname.toLowerCase().includes(twoFactorRoute);
