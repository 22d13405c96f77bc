import { selectAll } from "css-select";
import { attributeValue } from "./charset.ts";
import type { Edit } from "../html/edits.ts";
import type { Element } from "../html/tree.ts";
import { type Note, note } from "./notes.ts";
import { type ParsedPage, tagOf } from "./parsed-page.ts";
import type { CompiledRules, Selector } from "./rules.ts";

type Value = string | null;

export interface Marks {
  set(element: Element, name: string, value: Value): void;
  /** Whether a rule removes the element. */
  isRemoved(element: Element): boolean;
  edits(): Edit[];
  notes: Note[];
}

/**
 * Edits that set attributes and remove elements by the rules. The caller may `set` further attributes before it calls
 * `edits`. `notes` says how many elements each selector found.
 */
export function markEdits({ source, document }: ParsedPage, rules: CompiledRules): Marks {
  /** By the offset of the tag, because the parser may create several elements for one tag of invalid HTML. */
  const changes = new Map<number, { element: Element; values: Map<string, Value> }>();
  const notes: Note[] = [];
  const removed = new Set<Element>();

  const found = ({ place, selector, matches }: Selector): Element[] => {
    const list = selectAll<Element, Element>(matches, document.children as Element[]).filter((element) =>
      tagOf(element, source),
    );
    const count = ["no element", "1 element"][list.length] ?? `${list.length} elements`;
    notes.push(note(`${place} "${selector}" found ${count}.`, `${place} ${list.length > 0}`));
    return list;
  };
  const set = (element: Element, name: string, value: Value): void => {
    const tag = tagOf(element, source);
    if (!tag) return;
    const change = changes.get(tag.at) ?? { element, values: new Map<string, Value>() };
    changes.set(tag.at, change);
    const previous = change.values.get(name) ?? element.attribs[name] ?? "";
    change.values.set(name, name === "class" && value !== null ? `${previous} ${value}`.trim() : value);
  };

  for (const rule of rules.remove) for (const element of found(rule)) removed.add(element);
  for (const rule of rules.mark) {
    for (const element of found(rule))
      for (const [name, value] of Object.entries(rule.attributes)) set(element, name, value);
  }
  const edits = (): Edit[] => [
    ...[...removed].map(({ sourceCodeLocation }) => ({
      start: sourceCodeLocation!.startOffset,
      end: sourceCodeLocation!.endOffset,
      text: "",
    })),
    ...[...changes.values()].flatMap(({ element, values }) => tagEdits(element, values, source)),
  ];
  return { set, isRemoved: (element) => removed.has(element), edits, notes };
}

function tagEdits(element: Element, values: Map<string, Value>, source: string): Edit[] {
  const { afterName, attributes } = tagOf(element, source)!;
  return [...values].flatMap(([name, value]) => {
    const place = attributes[name];
    if (value === null) return place ? [{ ...place, text: "" }] : [];
    const text = value === "" ? name : `${name}="${attributeValue(value)}"`;
    return [place ? { ...place, text } : { start: afterName, end: afterName, text: ` ${text}` }];
  });
}
