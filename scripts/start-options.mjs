// What `npm start` is asked for. Pure: takes the arguments and the environment.
import { parseArgs } from "node:util";
import { Problem } from "./problem.mjs";

export const help = `npm start                               the stand-in shop
npm start -- --site URL                 a site of yours, with the shell in its pages
npm start -- --site URL --rules FILE    and its elements marked as FILE says (README, "Try it on your site")
npm start -- --help                     this text

PORT and HOST name another address, as in PORT=4200 npm start. A site is shown on this machine only.`;

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ help?: boolean, site?: URL, rules?: string }}
 */
export function startOptions(args, env) {
  const { site, rules, help } = read(args);
  if (help) return { help };
  if (site === undefined && rules !== undefined)
    throw new Problem(
      "--rules is for a site: name it with --site, as in npm start -- --site https://shop.example --rules rules.json",
    );
  if (site === undefined) return {};
  const host = env.HOST?.trim();
  if (host && !/^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host)) {
    throw new Problem(
      `HOST is "${host}", but a site is shown on this machine only: whoever can reach the proxy is signed in as you are. Leave HOST out.`,
    );
  }
  return { site: siteOf(site), rules };
}

function read(args) {
  try {
    return parseArgs({
      args,
      options: { site: { type: "string" }, rules: { type: "string" }, help: { type: "boolean", short: "h" } },
    }).values;
  } catch (error) {
    // Node's own words name the argument, and then explain its own syntax.
    throw new Problem(`${error.message.split(/[.\n]/)[0].replace(/'/g, '"')}.\n\n${help}`);
  }
}

/** @param {string} text */
function siteOf(text) {
  const example = "an address such as https://shop.example is expected";
  if (!/^https?:\/\//i.test(text)) {
    const guess = withScheme(text);
    throw new Problem(`--site is "${text}", but ${example}${guess ? `: perhaps ${guess}` : ""}.`);
  }
  if (!URL.canParse(text)) throw new Problem(`--site is "${text}", which is no address; ${example}.`);
  const site = new URL(text);
  if (site.username || site.password)
    throw new Problem(
      "--site has a name or a password in it. Leave them out: your browser asks for them, and the proxy passes them on.",
    );
  return site;
}

const hereByName = /^(([a-z\d-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * The address that somebody means who leaves its scheme out: servers of this machine seldom have a certificate.
 * @param {string} text
 */
function withScheme(text) {
  const [, host] = /^([\w.-]+|\[[\da-f:]+\])(?::\d+)?(?:\/.*)?$/i.exec(text) ?? [];
  if (!host) return undefined;
  if (hereByName.test(host)) return `http://${text}`;
  return /^[\w-]+(\.[\w-]+)+$/.test(host) ? `https://${text}` : undefined;
}

/**
 * A site that is the proxy itself would ask itself for ever.
 * @param {URL} site
 * @param {{ port: number }} where
 */
export function refuseItself(site, { port }) {
  if (hereByName.test(site.hostname) && Number(site.port || (site.protocol === "https:" ? 443 : 80)) === port) {
    throw new Problem(
      `--site ${site.origin} is where the proxy itself is to listen; choose another port for it, such as PORT=${port < 65535 ? port + 1 : port - 1}.`,
    );
  }
}
