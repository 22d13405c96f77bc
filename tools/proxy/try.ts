// The command `atoll-try`: shows a site on this machine with Atoll in its pages.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Problem } from "../problem.ts";
import { openRules } from "./rules-file.ts";
import { showSite } from "./main.ts";
import { rejectProxyAddress, siteOf } from "./site-address.mjs";

const help = `atoll-try URL [--rules FILE]

Shows a site on this machine with Atoll in its pages. The site itself does not change.

  URL            the site, such as https://shop.example
  --rules FILE   JSON with attributes for elements of the pages; rules.schema.json beside this command documents it
  --help         show this help

PORT names another port than 4173, as in PORT=4200 atoll-try https://shop.example`;

const log = (line: string): void => console.log(line);

try {
  await main();
} catch (error) {
  console.error((error as { expected?: boolean }).expected ? (error as Error).message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = read();
  if (values.help) return log(help);
  const [address, ...rest] = positionals;
  if (address === undefined || rest.length > 0) throw new Problem(`atoll-try expects one address.\n\n${help}`);
  const site = siteOf(address, "atoll-try");
  const port = Number(process.env["PORT"] || 4173);
  if (!(Number.isInteger(port) && port >= 0 && port <= 65_535))
    throw new Problem(`PORT expects a number from 0 to 65535, got "${process.env["PORT"]}".`);
  rejectProxyAddress(site, { port });
  const rules = openRules(values.rules && resolve(values.rules), log);
  const dist = fileURLToPath(new URL("..", import.meta.url));
  await showSite({ site, rules, dist, log, host: "127.0.0.1", port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE" || error.code === "EACCES"
      ? new Problem(`Port ${port} is used by another program or not allowed; choose another one, as in PORT=4200.`)
      : error;
  });
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { rules: { type: "string" }, help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    throw new Problem(`${(error as Error).message.split(/[.\n]/)[0]!.replace(/'/g, '"')}.\n\n${help}`);
  }
}
