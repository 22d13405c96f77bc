import { inCulture } from "../../../fixtures-html/cms/culture/pick.ts";
import { groups } from "../../../texts/index.ts";
import type { Culture } from "../../../fixtures-html/cms/catalogue/types.ts";
import type { ShellApi } from "../../../shared/shell-api.ts";

/** Gives the page of this shell Atoll's own texts in one language. */
export function giveOwnTexts(shell: ShellApi, language: Culture = "en"): void {
  Object.assign(shell, { load: async () => ({ groups: inCulture(groups, language), hashes: {} }) });
}
