// Looks up in MDN's browser-compat-data which supported browsers lack a feature.
import { readFileSync } from "node:fs";
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { supportedBrowsers } from "../../../../scripts/build/supported-browsers.mjs";

// An import would make vitest transform 20 MB.
const data = JSON.parse(readFileSync("node_modules/@mdn/browser-compat-data/data.json", "utf8")) as Identifier;

/** Edge is left out: its versions are those of Chrome. */
const engines: { name: string; id: BrowserName; oldest: string }[] = [
  { name: "Chrome", id: "chrome", oldest: supportedBrowsers.chrome },
  { name: "Safari", id: "safari", oldest: supportedBrowsers.safari },
  { name: "Safari on iPhone", id: "safari_ios", oldest: supportedBrowsers.ios },
  { name: "Firefox", id: "firefox", oldest: supportedBrowsers.firefox },
];

/** The data of a key such as `css.properties.gap`, with its parts. */
export const nodeOf = (key: string): Identifier | undefined =>
  key.split(".").reduce<Identifier | undefined>((node, name) => node?.[name], data);

/** The oldest supported browsers that lack the feature of `key`, such as "Safari before 26.2, Firefox". */
export function lackingBrowsers(key: string): string {
  const compat = nodeOf(key)?.__compat;
  if (!compat) throw new Error(`browser-compat-data has no feature "${key}"`);
  const lacks = engines.map(({ name, id, oldest }) => ({ name, lack: lackOf(compat, id, oldest) }));
  const onMac = lacks.find(({ name }) => name === "Safari")!.lack;
  return lacks
    .filter(({ name, lack }) => lack !== undefined && !(name === "Safari on iPhone" && lack === onMac))
    .map(({ name, lack }) => `${name}${lack}`)
    .join(", ");
}

/** " before 26.2" if a later version has the feature, "" if none has it; undefined if the oldest version has it. */
function lackOf({ support }: CompatStatement, browser: BrowserName, oldest: string): string | undefined {
  const statement = support[browser];
  if (!statement) return undefined;
  const versions = [statement]
    .flat()
    .filter(isUsable)
    .map((usable) => String(usable.version_added).replace("≤", ""))
    .filter((version) => /^\d/.test(version))
    .toSorted(compareVersions);
  if (versions.length === 0) return "";
  return compareVersions(versions[0]!, oldest) <= 0 ? undefined : ` before ${versions[0]}`;
}

/** The feature without a setting and under its name. The build adds prefixes. Partial support counts as support. */
const isUsable = ({
  flags,
  prefix,
  alternative_name,
  version_removed,
  partial_implementation,
}: SimpleSupportStatement): boolean =>
  !flags && (!version_removed || !!partial_implementation) && !alternative_name && (!prefix || prefix === "-webkit-");

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number)) as [number[], number[]];
  return left[0]! - right[0]! || (left[1] ?? 0) - (right[1] ?? 0);
}
