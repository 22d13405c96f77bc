// The extras of the shell: each folder of shell/extras/ is a bundle, `atoll-NAME.js`, that a page loads when it needs it.
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { expectedError } from "./find-islands.mjs";

/** Extras that may load before the navigation, and so use nothing of it. */
export const early = ["connectors", "consent-gates", "debug", "islands", "policy"];

/** Extras that share code with islands: the framework and the dialogs, or the class of errors of the server. */
const sharing = ["connectors", "dialogs", "login"];

/** @typedef {{ name: string, path: string, isEarly: boolean, isShared: boolean }} Extra */

/** @returns {Promise<Extra[]>} in the order of their names */
export async function findExtras() {
  const names = (await readdir("shell/extras")).sort();
  return names.map((name) => {
    const path = ["ts", "tsx"].map((ending) => `shell/extras/${name}/index.${ending}`).find(existsSync);
    if (!path) throw expectedError(`shell/extras/${name} has no index.ts or index.tsx.`);
    return { name, path, isEarly: early.includes(name), isShared: sharing.includes(name) };
  });
}
