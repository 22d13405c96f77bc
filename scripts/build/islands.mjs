// Builds an ES module for each island and each part of the shell that is loaded on demand, with shared code in chunks,
// and a stylesheet for each island. Their file names have no hash yet: version.mjs adds one version to all of them.
import { build } from "esbuild";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, posix } from "node:path";
import { inlineCss } from "./inline-css.mjs";
import { loadTypeScript } from "./load-typescript.mjs";
import { browserOptions } from "./options.mjs";
import { relativePath } from "./relative-path.mjs";
import { squeeze, squeezer } from "./squeeze.mjs";
import { themeFallbacks } from "./theme.mjs";
import { fillInGroups, placeholderOf, readTexts, writeTexts } from "./texts.mjs";

/**
 * @typedef {{ file: string, imports: string[], css?: string }} Chunk  paths relative to outdir
 * @typedef {{ islands: Record<string, Chunk & { texts: string[] }>, textsVersion: string, late: Record<string, Chunk>, outputs: Record<string, any> }} Chunks
 */

/** @returns {Promise<Chunks>} */
export async function buildIslands({ framework, outdir, islands }) {
  const late = await lateEntries();
  const options = browserOptions(framework);
  const texts = await readTexts();
  const { isSelector } = await loadTypeScript('export { isSelector } from "./shared/island/needs.ts";');
  const { metafile } = await build({
    ...options,
    define: { ...options.define, ATOLL_TEXTS_VERSION: JSON.stringify(texts.version) },
    format: "esm",
    splitting: true,
    outdir,
    entryNames: "[dir]/[name]",
    chunkNames: "chunks/[hash]",
    footer: { js: squeezer },
    entryPoints: [
      ...islands.map(({ definition }) => ({ in: `island:${definition.name}`, out: `islands/${definition.name}` })),
      ...Object.keys(late).map((name) => ({ in: `late:${name}`, out: `chunks/atoll-${name}` })),
    ],
    plugins: [inlineCss, entries(islands, late, isSelector), ...(framework === "preact" ? [leafletReact] : [])],
  });
  const groupsOf = await fillInGroups(metafile, texts);
  await writeTexts(outdir, texts);
  // The build with React is for tests only, so its size does not matter.
  if (framework === "preact")
    await Promise.all(
      Object.keys(metafile.outputs)
        .filter((path) => path.endsWith(".js"))
        .map((path) => squeeze(path, "esm")),
    );
  const styles = await buildStyles(outdir, islands);
  const chunkOf = (entryPoint) => {
    const [path] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint);
    return {
      file: relativePath(outdir, path),
      imports: staticImports(metafile, path).map((other) => relativePath(outdir, other)),
    };
  };
  return {
    islands: Object.fromEntries(
      islands.map(({ definition: { name }, view }) => [
        name,
        {
          ...chunkOf(`island:${name}`),
          ...(styles[name] && { css: styles[name] }),
          texts: groupsOf(view).map((group) => group.split(":")[0]),
        },
      ]),
    ),
    textsVersion: texts.version,
    late: Object.fromEntries(Object.keys(late).map((name) => [`atoll-${name}`, chunkOf(`late:${name}`)])),
    outputs: Object.fromEntries(
      Object.entries(metafile.outputs).map(([path, output]) => [relativePath(outdir, path), output]),
    ),
  };
}

/** The dialogs of the shell: path by name. @returns {Promise<Record<string, string>>} */
async function lateEntries() {
  const files = (await readdir("shell/on-demand")).filter((name) => name.endsWith(".tsx"));
  return Object.fromEntries(files.map((name) => [nameOf(name), posix.join("shell/on-demand", name)]));
}

/** Gives react-leaflet its own small module for `react`, see react-for-leaflet.mjs. @type {import("esbuild").Plugin} */
const leafletReact = {
  name: "leaflet-react",
  setup(setup) {
    setup.onResolve({ filter: /^react$/ }, ({ importer }) =>
      /[\\/]@?react-leaflet[\\/]/.test(importer)
        ? { path: join(process.cwd(), "scripts/build/react-for-leaflet.mjs") }
        : null,
    );
  },
};

/**
 * Generates the entry modules. The entry of an island imports its view and its adapter, and contains its definition
 * without the documentation. Each entry also imports the modules of its group: otherwise esbuild would make a chunk,
 * and so a request, of each shared module.
 */
function entries(islands, late, isSelector) {
  const resolveDir = process.cwd();
  return {
    name: "entries",
    setup(setup) {
      setup.onResolve({ filter: /^(island|late):/ }, ({ path }) => ({
        path: path.split(":")[1],
        namespace: path.split(":")[0],
      }));
      // Code that an island imports on demand: a dialog (.tsx), which needs the framework, or plain code.
      setup.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir: from }) =>
        kind === "dynamic-import" ? { path: relativePath(resolveDir, join(from, path)), namespace: "later" } : null,
      );
      const reexport = (imports, path) => ({
        contents: `${imports}export * from "./${path}";`,
        resolveDir,
        loader: "js",
      });
      setup.onLoad({ filter: /.*/, namespace: "late" }, ({ path }) => {
        const texts = `import { needTexts } from "./shared/i18n/texts.ts";\nneedTexts("${placeholderOf(late[path])}");\n`;
        return reexport(importGroup("dialog") + texts, late[path]);
      });
      setup.onLoad({ filter: /.*/, namespace: "later" }, async ({ path }) => {
        if (path.endsWith(".tsx"))
          return reexport(importGroup("dialog") + (await importUsedGroups(dirname(path), /\.tsx$/)), path);
        // A module without imports, such as the texts of a language, needs no group.
        const hasImports = /^import (?!type\b)/m.test(await readFile(path, "utf8"));
        return reexport(hasImports ? importGroup("feedback") : "", path);
      });
      setup.onLoad({ filter: /.*/, namespace: "island" }, async ({ path }) => {
        const { definition, folder, view } = islands.find((island) => island.definition.name === path);
        const isReact = view.endsWith(".tsx");
        const isReplace = definition.fallback === "replace";
        const reacting = isReact ? `reactView(view, "${definition.fallback}")` : "view";
        const adapted = isReplace ? `replaceContent(${reacting})` : reacting;
        const runtime = runtimeDefinition(definition);
        const isSimple = Object.keys(runtime.needs).every(isSelector);
        const usesFeedback = !isSimple || isReplace || (await imports(folder, feedbackUses));
        const contents = [
          await importUsedGroups(folder),
          importGroup(isReact ? "react" : usesFeedback ? "feedback" : "island"),
          `import { createMount } from "./shared/island/create-mount.ts";`,
          isSimple ? "" : `import { unmetNeed } from "./shared/island/needs.ts";`,
          isReplace ? `import { replaceContent } from "./shared/island/replace-content.ts";` : "",
          isReact ? `import { reactView } from "./shared/island/react.tsx";` : "",
          `import view from "./${view}";`,
          `export default createMount(${JSON.stringify({ ...runtime, texts: placeholderOf(view) })}, ${adapted}${isSimple ? "" : ", unmetNeed"});`,
        ].join("\n");
        return { contents, resolveDir, loader: "js" };
      });
    },
  };
}

/**
 * Modules that the first island of a page loads, in one request. A dialog loads them too, even on a page without
 * islands, where it does not need all of them; such pages are rare.
 */
const base = [
  "island/contract.ts",
  "events.ts",
  "form/composition.ts",
  "warn.ts",
  "shell-api.ts",
  "text/normalize-text.ts",
  "number/decimal.ts",
  "i18n/number.ts",
  "i18n/key-words.ts",
  "i18n/texts.ts",
  "http/call.ts",
  "island/create-mount.ts",
  "dom/find-in.ts",
  "island/read-config.ts",
  "dom/delegate.ts",
  "form/step-buttons.ts",
  "form/is-checkable.ts",
  "time/abort-previous.ts",
];
/**
 * Messages to the visitor, and the state of the cart and the product. Nearly every page has an island that uses them.
 */
const feedback = [
  "dom/new-element.ts",
  "island/lazy-import.ts",
  "page/find-counterpart.ts",
  "http/call-html.ts",
  "http/call-void.ts",
  "stores/notices.ts",
  "notify.ts",
  "a11y/live-region.ts",
  "read-with-defaults.ts",
  "a11y/focus-element.ts",
  "http/report.ts",
  "http/failure-message.ts",
  "form/mark-busy.ts",
  "api/cart.ts",
  "api/add-to-cart.ts",
  "stores/cart.ts",
  "stores/product.ts",
  "i18n/when-texts.ts",
  "consent/setting.ts",
  "form/form-of.ts",
  "island/needs.ts",
  "island/replace-content.ts",
  "dialog/on-backdrop-click.ts",
  "page/visit-in-place.ts",
];
const framework = [...feedback, "island/react.tsx", "i18n/use-texts.ts", "stores/use-store.ts"];
const groups = {
  /** Grouped, because the search box of every page would otherwise request each part. */
  combobox: [
    "combobox/combobox.ts",
    "combobox/matched.ts",
    "combobox/panel.ts",
    "combobox/lookup.ts",
    "combobox/search-box.ts",
  ],
  cart: [
    "cart/cart-changes.ts",
    "cart/save-calls.ts",
    "cart/save-queue.ts",
    "cart/save-results.ts",
    "cart/save-status.ts",
    "cart/failure.ts",
    "cart/save-before-leaving.ts",
    "cart/save-state.ts",
    "cart/send-with-retry.ts",
    "page/reload-page.ts",
    "form/preserve-input.ts",
    "page/restore-focus.ts",
    "form/form-field.ts",
    "page/find-counterpart.ts",
  ],
  /** Small modules for fields: one chunk is smaller than three. */
  field: ["form/find-input.ts", "a11y/label-of.ts", "form/watch-editable.ts", "api/cities.ts"],
  island: base,
  feedback: [...base, ...feedback],
  react: [...base, ...framework],
  dialog: [...base, ...framework, "dialog/dialog.tsx", "dialog/open-dialog.tsx"],
};
const importGroup = (group) => groups[group].map((path) => `import "./shared/${path}";\n`).join("");

/** The modules of `shared/` whose import by an island adds the whole group. */
const groupUses = {
  combobox: groups.combobox,
  field: groups.field,
  cart: ["cart/cart-changes.ts", "page/reload-page.ts", "stores/cart-lines.ts", "stores/cart-choices.ts"],
};
/** An island that imports one of these gets the group `feedback`. */
const feedbackUses = [...feedback, "photo/open-on-click.ts", ...groupUses.combobox, ...groupUses.cart];

/** Import statements for the groups of which the files of `folder` use a module. */
async function importUsedGroups(folder, kind) {
  const used = await Promise.all(
    Object.entries(groupUses).map(async ([group, modules]) =>
      (await imports(folder, modules, kind)) ? importGroup(group) : "",
    ),
  );
  return used.join("");
}

/** Whether a file of `folder` imports one of these modules of `shared/`. */
async function imports(folder, modules, kind = /\.ts$/) {
  const files = (await readdir(folder)).filter((name) => kind.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  return texts.some((text) =>
    modules.some((path) => new RegExp(`^import (?!type\\b).*/shared/${path}"`, "m").test(text)),
  );
}

/** The definition as the browser needs it: without the documentation. Messages in the console have no backticks. */
function runtimeDefinition({ name, config, needs }) {
  const fields = Object.entries(config).map(
    ([key, { doc: _, deprecated: __, pattern: ___, expects: ____, ...field }]) => [key, field],
  );
  const conditions = Object.entries(needs).map(([condition, expects]) => [condition, expects.replaceAll("`", "")]);
  return { name, config: Object.fromEntries(fields), needs: Object.fromEntries(conditions) };
}

async function buildStyles(outdir, islands) {
  const withStyle = islands.filter(({ css }) => css);
  if (withStyle.length === 0) return {};
  const { metafile } = await build({
    ...browserOptions("preact"),
    plugins: [themeFallbacks],
    outdir,
    entryNames: "[dir]/[name]",
    entryPoints: withStyle.map(({ css, definition }) => ({ in: css, out: `islands/${definition.name}` })),
  });
  const entries = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
  return Object.fromEntries(entries.map(([path, { entryPoint }]) => [nameOf(entryPoint), relativePath(outdir, path)]));
}

/** All chunks that `path` imports statically, directly or not. */
function staticImports(metafile, path, seen = new Set()) {
  for (const { path: other, kind } of metafile.outputs[path].imports) {
    if (kind !== "import-statement" || seen.has(other)) continue;
    seen.add(other);
    staticImports(metafile, other, seen);
  }
  return [...seen];
}

const nameOf = (path) => basename(path).replace(/\.\w+$/, "");
