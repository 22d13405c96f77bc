import { settingsSelector } from "../../shared/settings.ts";
import { settingsProblems } from "../settings-problems.ts";

/**
 * The unknown keys of a settings block, a sentence each, with the key that the author probably meant. Empty for any other
 * element. The shell itself reports values of the wrong type, and a block that is not JSON.
 */
export function misspeltSettings(element: Element): string[] {
  if (!element.matches(settingsSelector)) return [];
  return settingsProblems(settingsIn(element))
    .filter(({ isUnknown }) => isUnknown)
    .map(({ message, suggestion }) => (suggestion ? `${message} Did you mean "${suggestion}"?` : message));
}

function settingsIn(block: Element): object {
  try {
    const settings: unknown = JSON.parse(block.textContent ?? "");
    return typeof settings === "object" && settings !== null ? settings : {};
  } catch {
    return {};
  }
}
