import { findIn } from "../dom/find-in.ts";

/** The text input of an island that needs one: `host` itself, or the first in it. */
export const findInput = (host: HTMLElement): HTMLInputElement =>
  findIn<HTMLInputElement>(host, "input:is([type=text], :not([type]))")!;
