// Decides which shared modules become one chunk.
//
// The common islands that need no framework form layers, from the lightest to the heaviest; what the islands of a layer
// need and lower layers lack is one chunk. Nothing is added to the first layer, because every page waits for it. Other
// modules that the same visits load form a group. Two groups become one while the requests that this saves are worth more
// than the bytes that visits then load without a need; the pair that saves most goes first.
//
// The visits are each entry alone, and for each folder of islands a page with all its islands and the common ones. Entries
// that hardly any site loads do not count: they load the groups that the others form.

/** A request is worth this many bytes before compression: for its time, its headers, and because small files compress badly. */
const REQUEST_BYTES = 2_000;
/** An island that needs this much more shared code than the lightest of a layer starts the next layer. */
const STEP = 1.5;

/**
 * @typedef {{ path: string, bytes: number, imports: string[], users: string[] }} Module  `imports`: paths of modules that
 *   it imports statically; `users`: the entries that need it
 * @typedef {{ folder: string, common: boolean, usesFramework: boolean }} EntryIsland  `common`: nearly every page
 *   loads it by itself
 * @typedef {{ modules: Module[], set: bigint, isFirst: boolean, bytes: number, imports: Set<Group> }} Group  `set` has a
 *   bit for each visit
 */

/**
 * @param {Module[]} all  the modules that more than one entry needs
 * @param {Map<string, EntryIsland>} islands  the entries that are islands
 * @param {string[]} rare  entries that do not count
 * @returns {{ modules: string[], users: string[] }[]} the groups: their modules, and the entries that load them
 */
export function groupModules(all, islands, rare = []) {
  const modules = all.map((module) => ({ ...module, users: module.users.filter((user) => !rare.includes(user)) }));
  /** @param {string[]} paths */
  const rareUsers = (paths) =>
    rare.filter((entry) => all.some(({ path, users }) => users.includes(entry) && paths.includes(path)));
  const entries = [...new Set(modules.flatMap(({ users }) => users))].sort();
  let groups = firstGroups(modules, visitSets(entries, islands), layersOf(modules, islands));
  for (let sets = bestMerge(groups); sets; sets = bestMerge(groups))
    groups = withEqualSets(groups.map((group) => ({ ...group, set: sets.get(group) ?? group.set })));
  return groups.map((group) => {
    const paths = group.modules.map(({ path }) => path).sort();
    return { modules: paths, users: [...entries.filter((_, index) => group.set & bit(index)), ...rareUsers(paths)] };
  });
}

/** @param {number} index */
const bit = (index) => 1n << BigInt(index);

/**
 * The visits of each entry: alone, and the pages of folders.
 * @param {string[]} entries
 * @param {Map<string, EntryIsland>} islands
 */
function visitSets(entries, islands) {
  const folders = [...new Set([...islands.values()].map(({ folder }) => folder))].sort();
  /** @param {string} entry @param {string} page */
  const isOnPage = (entry, page) => islands.get(entry)?.common || islands.get(entry)?.folder === page;
  return new Map(
    entries.map((entry, index) => [
      entry,
      folders.reduce(
        (set, folder, page) => (isOnPage(entry, folder) ? set | bit(entries.length + page) : set),
        bit(index),
      ),
    ]),
  );
}

/**
 * The layer of each module that a common island without the framework needs.
 * @param {Module[]} modules
 * @param {Map<string, EntryIsland>} islands
 * @returns {Map<Module, number>}
 */
function layersOf(modules, islands) {
  const needs = [...islands]
    .filter(([, { common, usesFramework }]) => common && !usesFramework)
    .map(([entry]) => modules.filter(({ users }) => users.includes(entry)))
    .filter((needed) => needed.length > 0)
    .map((needed) => ({ needed, bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0) }))
    .sort((a, b) => a.bytes - b.bytes);
  const layers = new Map();
  let layer = -1;
  let limit = 0;
  for (const { needed, bytes } of needs) {
    if (bytes > limit) {
      layer++;
      limit = bytes * STEP;
    }
    for (const module of needed) if (!layers.has(module)) layers.set(module, layer);
  }
  return layers;
}

/** @param {Module[]} modules @param {Map<string, bigint>} visits @param {Map<Module, number>} layers */
function firstGroups(modules, visits, layers) {
  /** @param {Module[]} some */
  const setOf = (some) =>
    some.flatMap(({ users }) => users).reduce((set, entry) => set | (visits.get(entry) ?? 0n), 0n);
  /** @type {Map<number | Module, Module[]>} */
  const byLayer = new Map();
  for (const module of modules.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const key = layers.get(module) ?? module;
    byLayer.set(key, [...(byLayer.get(key) ?? []), module]);
  }
  return withEqualSets(
    [...byLayer].map(([key, members]) => ({ modules: members, set: setOf(members), isFirst: key === 0 })),
  );
}

/**
 * Makes one group of those that the same visits load.
 * @param {Pick<Group, "set" | "modules" | "isFirst">[]} groups
 * @returns {Group[]}
 */
function withEqualSets(groups) {
  /** @type {Map<bigint, Group>} */
  const bySet = new Map();
  for (const { set, modules, isFirst } of groups) {
    /** @type {Group} */
    const group = bySet.get(set) ?? { set, modules: [], isFirst: false, bytes: 0, imports: new Set() };
    group.modules.push(...modules);
    group.isFirst ||= isFirst;
    bySet.set(set, group);
  }
  /** @type {Map<string, Group>} */
  const groupOf = new Map();
  for (const group of bySet.values()) for (const { path } of group.modules) groupOf.set(path, group);
  for (const group of bySet.values()) {
    group.bytes = group.modules.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const path of group.modules.flatMap(({ imports }) => imports)) {
      const imported = groupOf.get(path);
      if (imported) group.imports.add(imported);
    }
  }
  return [...bySet.values()];
}

/** The new sets of the groups that the best merge changes; undefined when no merge saves anything. @param {Group[]} groups */
function bestMerge(groups) {
  const allSets = new Set(groups.map(({ set }) => set));
  const open = groups.filter(({ isFirst }) => !isFirst);
  /** @type {Map<Group, bigint> | undefined} */
  let best;
  let most = 0;
  for (const [index, one] of open.entries())
    for (const other of open.slice(index + 1)) {
      // No visit loads both.
      if (!(one.set & other.set)) continue;
      const sets = setsAfter(one, other);
      const saved = savingOf(sets, allSets);
      if (saved > most) [best, most] = [sets, saved];
    }
  return best;
}

/** A visit that loads a group loads all that it imports, too. @param {Group} one @param {Group} other @returns {Map<Group, bigint>} */
function setsAfter(one, other) {
  const set = one.set | other.set;
  const sets = new Map();
  const open = [one, other];
  for (let group = open.pop(); group; group = open.pop()) {
    if (sets.has(group)) continue;
    sets.set(group, group.set | set);
    open.push(...group.imports);
  }
  return sets;
}

/**
 * The bytes that all visits together save with the new sets. Groups with equal sets become one request.
 * @param {Map<Group, bigint>} sets
 * @param {Set<bigint>} allSets
 */
function savingOf(sets, allSets) {
  const others = new Set(allSets);
  let saved = 0;
  for (const [group, set] of sets) {
    saved += REQUEST_BYTES * sizeOf(group.set) - group.bytes * sizeOf(set & ~group.set);
    others.delete(group.set);
  }
  for (const set of new Set(sets.values())) if (!others.has(set)) saved -= REQUEST_BYTES * sizeOf(set);
  return saved;
}

/** How many visits a set has, by set: most sets are measured many times. @type {Map<bigint, number>} */
const sizes = new Map();

/** @param {bigint} set */
function sizeOf(set) {
  let size = sizes.get(set);
  if (size === undefined) {
    size = 0;
    for (let rest = set; rest; rest &= rest - 1n) size++;
    sizes.set(set, size);
  }
  return size;
}
