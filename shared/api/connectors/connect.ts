import { on } from "../../events.ts";
import { shell } from "../../shell-api.ts";
import { warn } from "../../warn.ts";
import type { Connector, Resource } from "../connector.ts";
import { islandsOf } from "./served-islands.ts";

/** Loads the connector of the page, and says which islands it does not serve. */

/** The connectors by the value of the setting `server`. Each is a chunk of its own. */
const connectors: Record<string, () => Promise<{ connector: Connector }>> = {
  woocommerce: () => import("./woocommerce.ts"),
};

/** Takes the connector that the site passes to `atoll.connect`. */
export let accept: (connector: Connector) => void;
const accepted = new Promise<Connector>((resolve) => (accept = resolve));

/**
 * Connects the islands with the shop system that the setting `server` names. Resolves with the names of the islands that
 * the connector does not serve. Rejects when its code fails to load.
 */
export async function connect(server: string): Promise<string[]> {
  const connector = await load(server);
  shell().connector = connector;
  const unserved = (Object.keys(islandsOf) as (Resource | "specification")[]).flatMap((resource) =>
    resource !== "specification" && connector[resource] ? [] : islandsOf[resource],
  );
  const report = (): void => reportUnserved(connector.name, unserved);
  report();
  on(document, "page:loaded", report);
  return unserved;
}

async function load(server: string): Promise<Connector> {
  if (server === "custom") return accepted;
  if (Object.hasOwn(connectors, server)) return (await connectors[server]!()).connector;
  warn(`the setting server expects specification, custom, ${Object.keys(connectors).join(", ")}; got ${server}.`);
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
