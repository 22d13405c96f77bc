// Finds in the metafile of a build which entries need which module.
/**
 * The used parts of a metafile of esbuild.
 * @typedef {{ path: string, kind: string }} Import
 * @typedef {Record<string, { entryPoint?: string, imports: Import[], inputs: Record<string, { bytesInOutput: number }> }>}
 *   Outputs
 * @typedef {{ inputs: Record<string, { imports: Import[] }>, outputs: Outputs }} BuildData
 * @typedef {import("./chunk-groups.mjs").Module} Module
 */

/**
 * The modules that more than one entry needs, from a build with `splitting`: esbuild makes a chunk for each set of
 * entries. Code that is loaded on demand also counts as a user of what has been loaded before it in any case.
 * @param {BuildData} metafile
 * @returns {Module[]}
 */
export function sharedModules({ inputs, outputs }) {
  const loaded = new Map(
    Object.entries(outputs)
      .filter(([, { entryPoint }]) => entryPoint)
      .map(([path]) => [path, new Set(staticImports(outputs, path))]),
  );
  const chunks = [...new Set([...loaded.values()].flatMap((files) => [...files]))];
  const users = new Map(
    chunks.map((chunk) => [chunk, [...loaded.keys()].filter((entry) => loaded.get(entry)?.has(chunk))]),
  );
  for (const [entry, files] of loaded) {
    const before = importersOf(entry, outputs).flatMap((importer) => users.get(importer) ?? [importer]);
    if (before.length === 0) continue;
    for (const chunk of chunks)
      if (!files.has(chunk) && before.every((importer) => loaded.get(importer)?.has(chunk)))
        users.get(chunk)?.push(entry);
  }
  return chunks.flatMap((chunk) =>
    Object.entries(outputs[chunk].inputs).map(([path, { bytesInOutput }]) => ({
      path,
      bytes: bytesInOutput,
      imports: inputs[path].imports.filter(({ kind }) => kind !== "dynamic-import").map((imported) => imported.path),
      users: (users.get(chunk) ?? []).flatMap((entry) => outputs[entry].entryPoint ?? []).sort(),
    })),
  );
}

/** The files that import an entry on demand. @param {string} entry @param {Outputs} outputs */
const importersOf = (entry, outputs) =>
  Object.keys(outputs).filter((path) =>
    outputs[path].imports.some((imported) => imported.path === entry && imported.kind === "dynamic-import"),
  );

/**
 * All files that `path` imports statically, directly or not.
 * @param {Outputs} outputs
 * @param {string} path
 * @param {Set<string>} seen
 * @returns {string[]}
 */
export function staticImports(outputs, path, seen = new Set()) {
  for (const { path: other, kind } of outputs[path].imports) {
    if (kind !== "import-statement" || seen.has(other)) continue;
    seen.add(other);
    staticImports(outputs, other, seen);
  }
  return [...seen];
}
