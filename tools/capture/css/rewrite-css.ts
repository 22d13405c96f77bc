import type { Use } from "../html/addresses.ts";
import { applyEdits } from "../../html/edits.ts";
import { cssAddress, cssAddresses } from "./css-addresses.ts";

/** Rewrites the addresses of a stylesheet and leaves the rest unchanged. */
export function rewriteCss(css: string, write: (address: string, use: Use) => string): string {
  const edits = cssAddresses(css).flatMap(({ address, use, start, end }) => {
    const rewritten = write(address, use);
    return rewritten === address ? [] : [{ start, end, text: cssAddress(css.slice(start, end), rewritten) }];
  });
  return applyEdits(css, edits);
}
