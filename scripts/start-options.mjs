// Options of `npm start`. Pure: takes the arguments and the environment.
import { parseArgs } from "node:util";
import { siteOf } from "../tools/proxy/site-address.mjs";
import { Problem } from "./problem.mjs";

export const help = `npm start                               the stand-in shop
npm start -- --site URL                 one of your sites, with the shell added to its pages
npm start -- --site URL --rules FILE    and with attributes added by the rules in FILE (docs/tools/proxy.md)
npm start -- --help                     this text

PORT and HOST set another address, as in PORT=4200 npm start. With --site, only this machine can connect.`;

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ help?: boolean, site?: URL, rules?: string }}
 */
export function startOptions(args, env) {
  const { site, rules, help } = read(args);
  if (help) return { help };
  if (site === undefined && rules !== undefined)
    throw new Problem("--rules needs --site, as in npm start -- --site https://shop.example --rules rules.json");
  if (site === undefined) return {};
  const host = env.HOST?.trim();
  if (host && !/^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host)) {
    throw new Problem(
      `With --site, HOST expects an address that only this machine can reach, got "${host}": ` +
        "anyone who can reach the proxy is signed in as you are. Omit HOST.",
    );
  }
  return { site: siteOf(site), rules };
}

/** @param {string[]} args */
function read(args) {
  try {
    return parseArgs({
      args,
      options: { site: { type: "string" }, rules: { type: "string" }, help: { type: "boolean", short: "h" } },
    }).values;
  } catch (error) {
    // The first sentence of Node's message names the argument; the rest explains a syntax that does not help here.
    const [sentence = ""] = /** @type {Error} */ (error).message.split(/[.\n]/);
    throw new Problem(`${sentence.replace(/'/g, '"')}.\n\n${help}`);
  }
}
