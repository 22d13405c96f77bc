import { on } from "../../events.ts";
import { shell } from "../../shell-api.ts";
import { warn } from "../../warn.ts";
import type { Connector, Resource } from "../connector.ts";
import { withOurErrors } from "./errors.ts";
import { islandsOf, specificationIslands } from "./served-islands.ts";
import { usableResources } from "./usable-resources.ts";

/** Loads the connector of the page, and says which islands it does not serve. */

/**
 * The build replaces this with the names of our connectors and their hashes, "opencart.H7K2M woocommerce.K3F9Q". The name
 * is the value of the setting `server`.
 */
declare const ATOLL_CONNECTORS: string;

let take: (connector: Connector) => void;
/** The first one counts: a script of the site may run again on a page that is shown in place. */
const accepted = new Promise<Connector>((resolve) => (take = resolve));

let first: Connector | undefined;

/** Takes the connector that the site passes to `atoll.connect`. */
export function accept(connector: Connector): void {
  first ??= connector;
  if (first?.name !== connector?.name)
    warn(`atoll.connect has the connector ${first?.name} already; it leaves out ${connector?.name}.`);
  const { server } = shell().settings;
  if (server !== "custom") warn(`atoll.connect expects the setting server to be custom, got "${server}".`);
  take(connector);
}

/**
 * Connects the islands with the shop system that the setting `server` names. Resolves with the names of the islands that
 * the connector does not serve: all that need a server when its code fails to load, so that the other islands start.
 */
export async function connect(server: string): Promise<string[]> {
  const given: unknown = await load(server);
  const isObject = typeof given === "object" && given !== null;
  if (!isObject) warn(`atoll.connect expects an object, got ${JSON.stringify(given)}.`);
  const connector: Partial<Connector> = isObject ? given : {};
  const name = typeof connector.name === "string" && connector.name ? connector.name : server;
  const served = usableResources(connector, name);
  shell().connector = {
    name,
    ...Object.fromEntries(served.map((resource) => [resource, withOurErrors(connector[resource]!, resource)])),
  };
  const unserved = Object.entries(islandsOf)
    .flatMap(([resource, islands]) => (served.includes(resource as Resource) ? [] : islands))
    .concat(specificationIslands);
  const report = (): void => reportUnserved(name, unserved);
  report();
  on(document, "page:loaded", report);
  return unserved;
}

async function load(server: string): Promise<Connector> {
  if (server === "custom") return whenAccepted();
  const files = ATOLL_CONNECTORS.split(" ");
  const file = files.find((name) => name.startsWith(`${server}.`));
  if (file) return importConnector(file, server);
  const names = files.map((name) => name.split(".")[0]);
  warn(`the setting server expects ${names.join(", ")} or custom, got ${server}.`);
  return { name: server };
}

async function importConnector(file: string, server: string): Promise<Connector> {
  // In a variable, because the build would look for files that match the path.
  const url = `../connectors/${file}.js`;
  try {
    // Some engines cache a failed import: the second attempt needs another URL.
    const { connector } = (await import(url).catch(() => import(`${url}?retry`))) as { connector: Connector };
    return connector;
  } catch (error) {
    warn(`the code of the server ${server} failed to load.`, error);
    return { name: server };
  }
}

/** Tells the author when the page has loaded and no script has passed a connector: all islands wait for it. */
function whenAccepted(): Promise<Connector> {
  let isMissing = true;
  const remind = (): unknown =>
    isMissing && warn("the setting server is custom, but no script has called atoll.connect; the islands wait for it.");
  // Scripts that are deferred run before this event.
  if (document.readyState === "complete") setTimeout(remind);
  else addEventListener("load", remind, { once: true });
  return accepted.finally(() => (isMissing = false));
}

const reported = new Set<string>();

/** Tells the author, once for each island, which islands of the page stay as they are. */
function reportUnserved(server: string, unserved: readonly string[]): void {
  const names = unserved.filter((name) => !reported.has(name) && document.querySelector(`[data-island="${name}"]`));
  if (names.length === 0) return;
  for (const name of names) reported.add(name);
  warn(`the server ${server} has nothing for ${names.join(", ")}: the page's own content stays.`);
}
