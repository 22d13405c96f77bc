// Minifies the built scripts in workers, one for each core, and keeps the results for the next builds.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { kept, keyOf } from "./kept.mjs";
import { squeezer } from "./minify.mjs";

const program = fileURLToPath(new URL("minify.mjs", import.meta.url));
const programText = readFileSync(program, "utf8");

/**
 * Minifies a script and its source map in place.
 * @callback Minify
 * @param {string} path  a script that esbuild built
 * @param {"esm" | "iife"} format
 * @param {boolean} [isOwn]  it contains no library
 * @returns {Promise<void>}
 */

/** For builds whose size does not matter: leaves scripts as esbuild minified them. @type {Minify} */
export const leaveAsBuilt = async () => {};

/** @type {Minify} */
export async function squeeze(path, format, isOwn = false) {
  const [code, map] = await Promise.all([readFile(path, "utf8"), readFile(`${path}.map`, "utf8")]);
  const { text, restore } = withoutTemporaryNames(code);
  const isModule = format === "esm";
  const minified = await kept(keyOf([squeezer, programText, String(isModule), String(isOwn), text, map]), () =>
    minify({ code: text, map, isModule, isOwn }),
  );
  await Promise.all([writeFile(path, restore(minified.code)), writeFile(`${path}.map`, minified.map)]);
}

/**
 * Replaces esbuild's temporary names of chunks by numbers: they change with each edit of the chunk, and the minified
 * output of all files that import it could not be used again. `restore` puts them back.
 * @param {string} code
 */
export function withoutTemporaryNames(code) {
  const names = [
    ...new Set([...code.matchAll(/(?<=["'`]\.{1,2}\/(?:chunks\/)?)[A-Z0-9]{8}(?=\.js["'`])/g)].map(([name]) => name)),
  ];
  // As long as the names, so that the columns in the source map stay.
  const numbers = names.map((_, index) => `_${String(index).padStart(6, "0")}_`);
  /** @param {string[]} from @param {string[]} to @returns {(text: string) => string} */
  const replace = (from, to) => (text) =>
    from.reduce((result, name, index) => result.replaceAll(`/${name}.js`, `/${to[index]}.js`), text);
  return { text: replace(names, numbers)(code), restore: replace(numbers, names) };
}

/** @typedef {{ code: string, map: string, isModule: boolean, isOwn: boolean }} Job */

/** @type {Worker[]} */
const idle = [];
/** @type {((worker: Worker) => void)[]} */
const waiting = [];
let started = 0;

/** @param {Job} job @returns {Promise<{ code: string, map: string }>} */
async function minify(job) {
  const worker = await freeWorker();
  // Only a busy worker keeps the process running.
  worker.ref();
  worker.postMessage(job);
  const [{ error, ...minified }] = await once(worker, "message");
  worker.unref();
  const next = waiting.shift();
  if (next) next(worker);
  else idle.push(worker);
  if (error) throw error;
  return minified;
}

/** @returns {Worker | Promise<Worker>} */
function freeWorker() {
  const worker = idle.pop();
  if (worker) return worker;
  if (started === availableParallelism()) return new Promise((resolve) => waiting.push(resolve));
  started += 1;
  return new Worker(program);
}
