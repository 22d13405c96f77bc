import { build } from "esbuild";
import { join } from "node:path";

const GLOBAL = "__atollTest";

/** The code of in-page.ts as one script that defines a global. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), "tests/engines/driver/in-page/in-page.ts")],
    bundle: true,
    format: "iife",
    globalName: GLOBAL,
    write: false,
    logLevel: "warning",
  });
  return `${outputFiles[0]!.text}\nglobalThis.${GLOBAL} = ${GLOBAL};`;
}

let bundled: Promise<string> | undefined;

/** Source of a function that defines the global. */
export const installSource = async (): Promise<string> => `() => { ${await (bundled ??= bundle())} }`;

/** Source of a function that calls a function of in-page.ts; it returns "not installed" when the global is missing. */
export const callSource = (name: string): string =>
  `(...args) => globalThis.${GLOBAL} ? globalThis.${GLOBAL}[${JSON.stringify(name)}](...args) : "not installed"`;
