/**
 * Adapts the addresses in a settings block to the capture.
 * @param root the path of the capture, for settings without an address
 * @param write rewrites an address of the settings
 */
export function settingsInCapture(json: string, root: string, write: (address: string) => string): string {
  let settings: unknown;
  try {
    settings = JSON.parse(json);
  } catch {
    // Keep invalid JSON: the shell reports it.
    return json;
  }
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) return json;
  const moved: Record<string, unknown> = { ...settings };
  for (const key of ["app", "website"]) {
    const value = moved[key] ?? "";
    // Keep invalid values, which the shell reports.
    if (typeof value === "string") moved[key] = value ? withoutSlash(write(value), value) : root;
  }
  // With a placeholder, the address follows `app`.
  const { cartUrl } = moved;
  if (typeof cartUrl === "string" && cartUrl && !cartUrl.includes("{")) moved["cartUrl"] = write(cartUrl);
  return JSON.stringify(moved).replaceAll("<", "\\u003C");
}

/** Removes a trailing slash that the original does not have: the shell appends paths that start with a slash. */
const withoutSlash = (written: string, original: string): string =>
  original.endsWith("/") ? written : written.replace(/\/$/, "");
