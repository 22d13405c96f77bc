// Finds the features of the web platform that the source code uses, as keys of MDN's browser-compat-data.
import type { Identifier } from "@mdn/browser-compat-data";
import type { Node } from "typescript/unstable/ast";
import { isIdentifier, isStringLiteral } from "typescript/unstable/ast/is";
import { API, type Project, type Symbol } from "typescript/unstable/sync";
import { lackingBrowsers, nodeOf } from "./support.ts";

interface Use {
  key: string;
  place: string;
}

/** Where a member is looked up by name when TypeScript does not know it, such as `navigator.connection`. */
const commonInterfaces =
  /^(Window|Document|Element|HTML(|Dialog|Details|Form|Input|Select|Button|Video)Element|Navigator|NetworkInformation|PerformanceResourceTiming|Request|CSS|Intl\.Locale)$/;

/** Words of our own code that are also names of rare members. */
const ownWords =
  /^(bytes|capture|command|keyboard|login|preferences|restore|resume_event|search_event|command_event|viewport|[a-zA-Z]{1,2}|number|percent|turn)$/;

const members = membersByName();

/** The uses of features that a supported browser lacks, in the files of the project that `isChecked` accepts. */
export function scriptFeatures(isChecked: (path: string) => boolean): Use[] {
  const api = new API({ cwd: process.cwd() });
  try {
    const project = api.updateSnapshot({ openProjects: [`${process.cwd()}/tsconfig.json`] }).getProjects()[0]!;
    return project.program
      .getSourceFileNames()
      .filter(isChecked)
      .flatMap((path) => usesIn(project, path));
  } finally {
    api.close();
  }
}

function usesIn({ program, checker }: Project, path: string): Use[] {
  const names: Node[] = [];
  const texts: string[] = [];
  const visit = (node: Node): void => {
    if (isIdentifier(node)) names.push(node);
    if (isStringLiteral(node)) texts.push(node.text);
    node.forEachChild(visit);
  };
  visit(program.getSourceFile(path)!);
  const keys = new Set([
    ...checker.getSymbolAtLocation(names).flatMap((symbol) => (symbol ? keysOf(symbol) : [])),
    ...texts.flatMap((text) => rareKeys(`${text}_event`)),
  ]);
  return [...keys].filter((key) => lackingBrowsers(key)).map((key) => ({ key, place: path }));
}

/** Keys of the feature that a symbol names, if the platform declares it. */
function keysOf(symbol: Symbol): string[] {
  const { name } = symbol;
  if (!symbol.declarations.some(({ path }) => /\/lib\.[^/]*\.d\.ts$/.test(path))) return rareKeys(name);
  const owner = symbol.getParent()?.name;
  if (owner === "CSSStyleDeclaration")
    return existing([`css.properties.${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`]);
  const places = owner
    ? [`api.${owner}`, `javascript.builtins.${owner}`]
    : ["api", "api.Window", "javascript.builtins"];
  const direct = existing(places.flatMap((place) => [`${place}.${name}`, `${place}.${name}_static`]));
  return direct.length > 0 ? direct : rareKeys(name);
}

const existing = (keys: string[]): string[] => keys.filter((key) => nodeOf(key)?.__compat);

/** Keys of a member that TypeScript does not place: those of the common interfaces, if browsers lack all of them. */
function rareKeys(name: string): string[] {
  const keys = existing(members.get(name) ?? []);
  return keys.every((key) => lackingBrowsers(key)) ? keys : [];
}

function membersByName(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const collect = (place: string, prefix = ""): void => {
    for (const [owner, node] of Object.entries(nodeOf(place)!)) {
      if (!commonInterfaces.test(prefix + owner)) continue;
      for (const member of Object.keys(node as Identifier)) {
        const name = member.replace(/_static$/, "");
        if (member !== "__compat" && !ownWords.test(name))
          found.set(name, [...(found.get(name) ?? []), `${place}.${owner}.${member}`]);
      }
    }
  };
  collect("api");
  collect("javascript.builtins.Intl", "Intl.");
  return found;
}
