// dist/manifest.json: for a server that writes hashed names, integrity and preload hints into its pages; and for a site that leaves a part out.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

export async function writeManifest({ outdir, chunks, files }) {
  const shipped = Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith(".map")));
  const hashed = (pattern) => Object.keys(shipped).find((name) => pattern.test(name));
  const withPreload = ({ file, css, imports }) => ({ file, ...(css && { css }), modulepreload: [file, ...imports] });
  const holding = (library) =>
    Object.keys(chunks.outputs).find(
      (name) =>
        name.endsWith(".js") &&
        Object.keys(chunks.outputs[name].inputs).some((path) => path.startsWith(`node_modules/${library}/`)),
    );
  const manifest = {
    shell: {
      file: "atoll.js",
      css: "atoll.css",
      hashed: { file: hashed(/^atoll\.\w{8}\.js$/), css: hashed(/^atoll\.\w{8}\.css$/) },
    },
    islands: Object.fromEntries(Object.entries(chunks.islands).map(([name, chunk]) => [name, withPreload(chunk)])),
    rest: { file: hashed(/^atoll-islands\.\w{8}\.js$/), css: "atoll-islands.css" },
    late: Object.fromEntries(Object.entries(chunks.late).map(([name, chunk]) => [name, withPreload(chunk)])),
    // The site goes on without these files, where they are not copied.
    optional: { map: holding("react-leaflet") },
    files: shipped,
  };
  await writeFile(join(outdir, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}
