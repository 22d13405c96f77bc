// The page's own settings: what it says of its addresses holds in the capture as well.

/** The text of a settings block in whose words the application stands at `root`; `app` is a path, `website` one or an address. */
export function settingsInCapture(json: string, root: string, write: (address: string) => string): string {
  let settings: unknown;
  try {
    settings = JSON.parse(json);
  } catch {
    // As broken as it came: the shell says so.
    return json;
  }
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) return json;
  const given = settings as Record<string, unknown>;
  let text = json;
  for (const key of ["website", "app"]) {
    const value = given[key];
    if (value !== undefined && typeof value !== "string") continue;
    // What comes after it begins with a slash.
    const moved = value ? withoutSlash(write(value), value) : root;
    const written = JSON.stringify(moved).replaceAll("<", "\\u003C");
    if (value === undefined) text = text.replace(/\{/, () => `{"${key}":${written}${Object.keys(given).length > 0 ? "," : ""}`);
    else text = text.replace(new RegExp(`("${key}"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`), (_, name: string) => name + written);
  }
  return text;
}

const withoutSlash = (written: string, given: string): string => (given.endsWith("/") ? written : written.replace(/\/$/, ""));
