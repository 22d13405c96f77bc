// The page's own settings: what it says of its addresses holds in the capture as well.

/** The text of a settings block in whose words the application stands at `root`; `write` moves the paths and addresses that it names itself. */
export function settingsInCapture(json: string, root: string, write: (address: string) => string): string {
  let settings: unknown;
  try {
    settings = JSON.parse(json);
  } catch {
    // As broken as it came: the shell says so.
    return json;
  }
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) return json;
  const moved: Record<string, unknown> = { ...settings };
  for (const key of ["app", "website"]) {
    const value = moved[key] ?? "";
    // What is no text is wrong, and stays so.
    if (typeof value === "string") moved[key] = value ? withoutSlash(write(value), value) : root;
  }
  return JSON.stringify(moved).replaceAll("<", "\\u003C");
}

/** What comes after it begins with a slash. */
const withoutSlash = (written: string, given: string): string =>
  given.endsWith("/") ? written : written.replace(/\/$/, "");
