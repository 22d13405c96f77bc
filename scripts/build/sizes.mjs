// What each part costs a page, compressed with brotli.
/** Islands of a catalogue page that load before the visitor touches anything. */
const cataloguePage = [
  "mobile-navigation",
  "consent",
  "cart-widget",
  "notifications",
  "quantity",
  "add-to-cart",
  "address-form",
  "sticky-menu",
];
/** Islands that a product's page has beside those. */
const productPage = ["gallery", "photos-360", "share", "variations", "length-calculator"];
/** Islands of a checkout. */
const checkoutPage = [
  "validation",
  "checkout",
  "saved-choice",
  "vat-number",
  "city-field",
  "address-picker",
  "pickup-points",
  "popover",
  "payment-methods",
  "prepaid-choice",
];

/**
 * @typedef {{ part: string, bytes: number, budget: number, kind: "shell" | "shared" | "island" | "page" }} Size
 * @returns {Size[]}
 */
export function measure({ islands, chunks, files }) {
  const weigh = (name) => files[name].brotli;
  const holding = (input) =>
    Object.keys(chunks.outputs).filter(
      (name) => name.endsWith(".js") && Object.keys(chunks.outputs[name].inputs).some((path) => path.includes(input)),
    );
  const sum = (names) => [...new Set(names)].reduce((total, name) => total + weigh(name), 0);
  const isLibrary = (name) => Object.keys(chunks.outputs[name].inputs).some((path) => path.includes("node_modules/"));
  const all = (name) => [chunks.islands[name].file, ...chunks.islands[name].imports];
  const dynamic = sum(holding("node_modules/i18next/"));
  const shell = weigh("atoll.js");
  const { late } = chunks;
  const sizes = [
    { part: "shell: script and style of every page", bytes: shell + weigh("atoll.css"), budget: 8_000, kind: "shell" },
    {
      part: "shell: navigation, at the visitor's first move",
      bytes: weigh(late["atoll-navigation"].file),
      budget: 10_500,
      kind: "shell",
    },
    {
      part: "shell: both together",
      bytes: shell + weigh("atoll.css") + weigh(late["atoll-navigation"].file),
      budget: 18_000,
      kind: "shell",
    },
    {
      part: "islands that few pages have: their list and places",
      bytes: sum(Object.keys(files).filter((name) => /^atoll-islands\.\w{8}\.(js|css)$/.test(name))),
      budget: 45 * islands.length,
      kind: "shell",
    },
    {
      part: "framework (preact, compat, hooks)",
      bytes: sum(holding("node_modules/preact/")),
      budget: 10_000,
      kind: "shared",
    },
    { part: "i18next", bytes: dynamic, budget: 15_000, kind: "shared" },
    {
      part: "adyen-web with its style, where a card pays",
      bytes: sum(holding("node_modules/@adyen/")),
      budget: 110_000,
      kind: "shared",
    },
    {
      part: "map (Leaflet), when it is opened",
      bytes: sum(holding("node_modules/react-leaflet/")),
      budget: 43_000,
      kind: "shared",
    },
  ];
  for (const {
    definition: { name },
  } of islands) {
    const own = all(name).filter(
      (file) =>
        (file === chunks.islands[name].file || !isLibrary(file)) &&
        Object.values(chunks.islands).filter((other) => [other.file, ...other.imports].includes(file)).length === 1,
    );
    sizes.push({ part: name, bytes: sum(own), budget: 4_000, kind: "island" });
    const later = laterOf(chunks, name).filter((file) => !isLibrary(file));
    if (later.length > 0)
      sizes.push({
        part: `${name}: what it may load later, in all languages`,
        bytes: sum(later),
        budget: 10_000,
        kind: "island",
      });
  }
  if (chunks.islands.quantity) {
    sizes.push({
      part: "first quantity on a page, with the shell, before texts",
      bytes: shell + sum(all("quantity")),
      budget: 12_000,
      kind: "page",
    });
  }
  const present = cataloguePage.filter((name) => chunks.islands[name]);
  sizes.push({
    part: "catalogue page, all its JavaScript before a touch",
    bytes: shell + dynamic + sum(present.flatMap(all)),
    budget: 45_000,
    kind: "page",
  });
  const ofAll = new Set(["atoll.js", ...holding("node_modules/i18next/"), ...present.flatMap(all)]);
  const own = productPage.filter((name) => chunks.islands[name]).flatMap((name) => reach(chunks, all(name)));
  sizes.push({
    part: "product page's own JavaScript, with all that it may load later",
    bytes: sum(own.filter((file) => !ofAll.has(file))),
    budget: 60_000,
    kind: "page",
  });
  // A page has one language: the heaviest.
  const languages = ["en", "fr", "nl"]
    .map((culture) => holding(`validation/culture/${culture}.ts`))
    .toSorted((one, other) => sum(one) - sum(other));
  const optional = new Set([
    ...holding("node_modules/leaflet/"),
    ...holding("node_modules/@adyen/"),
    ...languages.slice(0, -1).flat(),
  ]);
  const bought = reach(chunks, checkoutPage.filter((name) => chunks.islands[name]).flatMap(all));
  sizes.push({
    part: "checkout's own JavaScript, with all that it may load later in a language, but map and card",
    bytes: sum(bought.filter((file) => !ofAll.has(file) && !optional.has(file))),
    budget: 50_000,
    kind: "page",
  });
  return sizes;
}

/** All chunks that these lead to, themselves among them. */
function reach({ outputs }, files) {
  const seen = new Set(files);
  for (const file of seen)
    for (const { path } of outputs[file].imports) if (bare(path) in outputs) seen.add(bare(path));
  return [...seen];
}
const bare = (path) => path.split("/").pop();

/** The chunks that only the island of that name leads to, and only when it asks for them. */
function laterOf(chunks, name) {
  const { islands } = chunks;
  const now = (island) => [island.file, ...island.imports];
  const others = new Set(
    Object.entries(islands).flatMap(([other, island]) => (other === name ? now(island) : reach(chunks, now(island)))),
  );
  return reach(chunks, now(islands[name])).filter((file) => !others.has(file));
}

export function printSizes(sizes) {
  for (const { part, bytes, budget } of sizes)
    console.log(`${kilobytes(bytes).padStart(9)} of ${kilobytes(budget).padStart(7)}  ${part}`);
}

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
