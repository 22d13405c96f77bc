import { on } from "../../events.ts";
import { shell } from "../../shell-api.ts";
import { warn } from "../../warn.ts";
import type { Connector, Resource } from "../connector.ts";
import { withOurErrors } from "./errors.ts";
import { islandsOf, specificationIslands } from "./served-islands.ts";

/** Loads the connector of the page, and says which islands it does not serve. */

/**
 * The build replaces this with the names of our connectors and their hashes, "opencart.H7K2M woocommerce.K3F9Q". The name
 * is the value of the setting `server`.
 */
declare const ATOLL_CONNECTORS: string;

/** Takes the connector that the site passes to `atoll.connect`. */
export let accept: (connector: Connector) => void;
const accepted = new Promise<Connector>((resolve) => (accept = resolve));

/**
 * Connects the islands with the shop system that the setting `server` names. Resolves with the names of the islands that
 * the connector does not serve. Rejects when its code fails to load.
 */
export async function connect(server: string): Promise<string[]> {
  const connector = await load(server);
  const served = Object.keys(connector).filter((key) => key in islandsOf) as Resource[];
  shell().connector = {
    name: connector.name,
    ...Object.fromEntries(served.map((resource) => [resource, withOurErrors(connector[resource]!)])),
  };
  const unserved = Object.entries(islandsOf)
    .flatMap(([resource, islands]) => (served.includes(resource as Resource) ? [] : islands))
    .concat(specificationIslands);
  const report = (): void => reportUnserved(connector.name, unserved);
  report();
  on(document, "page:loaded", report);
  return unserved;
}

async function load(server: string): Promise<Connector> {
  if (server === "custom") return accepted;
  const files = ATOLL_CONNECTORS.split(" ");
  const file = files.find((name) => name.startsWith(`${server}.`));
  // In a variable, because the build would look for files that match the path.
  const url = `../connectors/${file}.js`;
  if (file) return ((await import(url)) as { connector: Connector }).connector;
  const names = files.map((name) => name.split(".")[0]);
  warn(`the setting server expects ${names.join(", ")} or custom, got ${server}.`);
  return { name: server };
}

const reported = new Set<string>();

/** Tells the author, once for each island, which islands of the page stay as they are. */
function reportUnserved(server: string, unserved: readonly string[]): void {
  const names = unserved.filter((name) => !reported.has(name) && document.querySelector(`[data-island="${name}"]`));
  if (names.length === 0) return;
  for (const name of names) reported.add(name);
  warn(`the server ${server} has nothing for ${names.join(", ")}: the page's own content stays.`);
}
