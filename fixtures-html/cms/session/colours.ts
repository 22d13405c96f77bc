import { getCookie } from "hono/cookie";
import type { Request } from "../env.ts";

/** The colour schemes that a visitor can choose; `auto` follows the system. */
export const colourSchemes = ["auto", "light", "dark"] as const;

/** A script of the layout writes this cookie too, so it is not `httpOnly`. */
export const coloursCookie = "lagune-colours";

export type ColourScheme = (typeof colourSchemes)[number];

export const asColourScheme = (value: string | undefined): ColourScheme =>
  colourSchemes.find((scheme) => scheme === value) ?? "auto";

/** The colour scheme that the visitor chose on this device. */
export const coloursOf = (c: Request): ColourScheme => asColourScheme(getCookie(c, coloursCookie));
