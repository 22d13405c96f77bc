import { selectAll } from "css-select";
import { attributeValue } from "./charset.ts";
import type { Edit } from "../html/edits.ts";
import type { Element } from "../html/tree.ts";
import { type Note, note } from "./notes.ts";
import { type ParsedPage, tagOf } from "./parsed-page.ts";
import type { CompiledRules, Selector } from "./rules.ts";

type Value = string | null;

/** Attributes that elements get, and elements that go, by the rules. More may be `set` before the edits are taken. */
export function markEdits(
  { source, document }: ParsedPage,
  rules: CompiledRules,
): { set(element: Element, name: string, value: Value): void; edits(): Edit[]; notes: Note[] } {
  /** By the place of the tag: the parser makes several elements out of one tag of broken HTML. */
  const wanted = new Map<number, { element: Element; values: Map<string, Value> }>();
  const notes: Note[] = [];
  const removed: Edit[] = [];

  const found = ({ place, selector, matches }: Selector): Element[] => {
    const list = selectAll<Element, Element>(matches, document.children as Element[]).filter((element) =>
      tagOf(element, source),
    );
    const count = ["nothing", "an element"][list.length] ?? `${list.length} elements`;
    notes.push(note(`${place} "${selector}" found ${count}.`, `${place} ${list.length > 0}`));
    return list;
  };
  const set = (element: Element, name: string, value: Value): void => {
    const tag = tagOf(element, source);
    if (!tag) return;
    const entry = wanted.get(tag.at) ?? { element, values: new Map<string, Value>() };
    wanted.set(tag.at, entry);
    const before = entry.values.get(name) ?? element.attribs[name] ?? "";
    entry.values.set(name, name === "class" && value !== null ? `${before} ${value}`.trim() : value);
  };

  for (const rule of rules.remove) {
    for (const element of found(rule))
      removed.push({
        start: element.sourceCodeLocation!.startOffset,
        end: element.sourceCodeLocation!.endOffset,
        text: "",
      });
  }
  for (const rule of rules.mark) {
    for (const element of found(rule))
      for (const [name, value] of Object.entries(rule.attributes)) set(element, name, value);
  }
  const edits = (): Edit[] => [
    ...removed,
    ...[...wanted.values()].flatMap(({ element, values }) => tagEdits(element, values, source)),
  ];
  return { set, edits, notes };
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
