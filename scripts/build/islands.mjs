// One ES module chunk an island and a late part of the shell (its dialogs, what waits for consent), shared code split off; one stylesheet an island. What is loaded by
// its name has the name alone as yet: version.mjs gives all of them one version.
import { build } from "esbuild";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { inlineCss } from "./inline-css.mjs";
import { browserOptions } from "./options.mjs";
import { squeeze, squeezer } from "./squeeze.mjs";

/**
 * @typedef {{ file: string, imports: string[], css?: string }} Chunk  files relative to outdir; both are called after the chunk
 * @typedef {{ islands: Record<string, Chunk>, late: Record<string, Chunk>, outputs: Record<string, any> }} Chunks
 */

/** @returns {Promise<Chunks>} */
export async function buildIslands({ framework, outdir, islands }) {
  const dialogs = (await readdir("shell/dialogs"))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join("shell/dialogs", name));
  const late = Object.fromEntries(
    [...dialogs, "shell/consent-gates.ts", "shell/behaviours/fill-target.ts", "shell/behaviours/prefetch.ts"].map(
      (path) => [nameOf(path), path],
    ),
  );
  const options = browserOptions(framework);
  const { metafile } = await build({
    ...options,
    format: "esm",
    splitting: true,
    outdir,
    entryNames: "[name]",
    chunkNames: "chunk.[hash]",
    footer: { js: squeezer },
    entryPoints: [
      ...islands.map(({ definition }) => ({ in: `island:${definition.name}`, out: definition.name })),
      ...Object.keys(late).map((name) => ({ in: `late:${name}`, out: `atoll-${name}` })),
    ],
    plugins: [inlineCss, entries(islands, late), ...(framework === "preact" ? [leafletReact] : [])],
  });
  // The build against React is for tests only: nobody counts its bytes.
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
      file: relative(outdir, path),
      imports: staticImports(metafile, path).map((other) => relative(outdir, other)),
    };
  };
  return {
    islands: Object.fromEntries(
      islands.map(({ definition: { name } }) => [
        name,
        { ...chunkOf(`island:${name}`), ...(styles[name] && { css: styles[name] }) },
      ]),
    ),
    late: Object.fromEntries(Object.keys(late).map((name) => [`atoll-${name}`, chunkOf(`late:${name}`)])),
    outputs: Object.fromEntries(
      Object.entries(metafile.outputs).map(([path, output]) => [relative(outdir, path), output]),
    ),
  };
}

/** @type {import("esbuild").Plugin} */
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
 * The entry of an island is made from its folder: its definition without what only people read, its view, its adapter. Every
 * entry also names the modules that its kind has in common, or esbuild would make a chunk, and a request, of each.
 */
function entries(islands, late) {
  const resolveDir = process.cwd();
  return {
    name: "entries",
    setup(setup) {
      setup.onResolve({ filter: /^(island|late):/ }, ({ path }) => ({
        path: path.split(":")[1],
        namespace: path.split(":")[0],
      }));
      // What an island loads later: a dialog, which needs the framework (.tsx), or plain code, which does not.
      setup.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir: from }) =>
        kind === "dynamic-import" ? { path: relative(resolveDir, join(from, path)), namespace: "later" } : null,
      );
      const later = (imports, path) => ({ contents: `${imports}export * from "./${path}";`, resolveDir, loader: "js" });
      setup.onLoad({ filter: /.*/, namespace: "late" }, ({ path }) =>
        later(common(late[path].endsWith(".tsx") ? "dialog" : "spoken"), late[path]),
      );
      setup.onLoad({ filter: /.*/, namespace: "later" }, async ({ path }) => {
        if (path.endsWith(".tsx")) return later(common("dialog") + (await shared(dirname(path), /\.tsx$/)), path);
        // What imports nothing, such as the words of a language, has nothing in common.
        return later(/^import (?!type\b)/m.test(await readFile(path, "utf8")) ? common("spoken") : "", path);
      });
      setup.onLoad({ filter: /.*/, namespace: "island" }, async ({ path }) => {
        const { definition, folder, view } = islands.find((island) => island.definition.name === path);
        const isReact = view.endsWith(".tsx");
        const contents = [
          await shared(folder),
          common(isReact ? "react" : (await imports(folder, speaking)) ? "spoken" : "island"),
          `import { island } from "./shared/island/mount.ts";`,
          isReact ? `import { reactView } from "./shared/island/react.tsx";` : "",
          `import view from "./${view}";`,
          `export default island(${JSON.stringify(runtimeDefinition(definition))}, ${isReact ? `reactView(view, "${definition.fallback}")` : "view"});`,
        ].join("\n");
        return { contents, resolveDir, loader: "js" };
      });
    },
  };
}

/** Loaded with the first island of a page, in one request. A dialog on a page without islands loads more than it needs, which is rare. */
const base = [
  "island/contract.ts",
  "events.ts",
  "composition.ts",
  "warn.ts",
  "face.ts",
  "plain-text.ts",
  "decimal.ts",
  "i18n/number.ts",
  "i18n/texts.ts",
  "http/call.ts",
  "island/mount.ts",
  "island/read-config.ts",
  "delegate.ts",
  "step-buttons.ts",
  "is-box.ts",
  "latest.ts",
];
/** What speaks to the visitor and keeps the cart in step, and the product that goes into it: nearly every page has an island that does. */
const spoken = [
  "stores/notices.ts",
  "notify.ts",
  "live.ts",
  "lenient.ts",
  "focus-on.ts",
  "http/report.ts",
  "api/cart.ts",
  "api/add-to-cart.ts",
  "stores/cart.ts",
  "stores/product.ts",
  "i18n/when-texts.ts",
  "consent/setting.ts",
];
const framework = [...spoken, "island/react.tsx", "i18n/use-texts.ts", "stores/use-store.ts"];
const groups = {
  /** Whoever uses a part of it loads it whole: the search box of every page would ask for each part. */
  combobox: [
    "combobox/combobox.ts",
    "combobox/matched.ts",
    "combobox/panel.ts",
    "combobox/questions.ts",
    "combobox/search-box.ts",
  ],
  cart: [
    "cart/cart-changes.ts",
    "cart/courier.ts",
    "cart/decision-status.ts",
    "cart/failure.ts",
    "cart/ledger.ts",
    "reload-page.ts",
    "keep-typed.ts",
    "return-focus.ts",
    "form-field.ts",
    "same-element.ts",
  ],
  island: base,
  spoken: [...base, ...spoken],
  react: [...base, ...framework],
  dialog: [...base, ...framework, "dialog/dialog.tsx", "dialog/open-dialog.tsx"],
};
const common = (group) => groups[group].map((path) => `import "./shared/${path}";\n`).join("");

const uses = {
  combobox: groups.combobox,
  cart: ["cart/cart-changes.ts", "reload-page.ts", "stores/cart-lines.ts", "stores/cart-choices.ts"],
};
/** Whoever imports one of these speaks to the visitor. */
const speaking = [...spoken, ...Object.values(uses).flat()];

/** What belongs together and the files of `folder` use a part of. */
async function shared(folder, kind) {
  const used = await Promise.all(
    Object.entries(uses).map(async ([group, modules]) => ((await imports(folder, modules, kind)) ? common(group) : "")),
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

/** What the reader of attributes needs. */
function runtimeDefinition({ name, fallback, config }) {
  const fields = Object.entries(config).map(
    ([key, { doc: _, deprecated: __, pattern: ___, expects: ____, ...field }]) => [key, field],
  );
  return { name, fallback, config: Object.fromEntries(fields) };
}

async function buildStyles(outdir, islands) {
  const withStyle = islands.filter(({ css }) => css);
  if (withStyle.length === 0) return {};
  const { metafile } = await build({
    ...browserOptions("preact"),
    outdir,
    entryNames: "[name]",
    entryPoints: withStyle.map(({ css, definition }) => ({ in: css, out: definition.name })),
  });
  const entries = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
  return Object.fromEntries(entries.map(([path, { entryPoint }]) => [nameOf(entryPoint), relative(outdir, path)]));
}

/** All chunks that `path` needs before it can run. */
function staticImports(metafile, path, seen = new Set()) {
  for (const { path: other, kind } of metafile.outputs[path].imports) {
    if (kind !== "import-statement" || seen.has(other)) continue;
    seen.add(other);
    staticImports(metafile, other, seen);
  }
  return [...seen];
}

const nameOf = (path) => basename(path).replace(/\.\w+$/, "");
