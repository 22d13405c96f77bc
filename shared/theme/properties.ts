/**
 * The custom properties that a site may set or read. Stylesheets of islands write `var(--atoll-accent)`; the build adds
 * the fallbacks of this table. Properties that only an island sets and reads begin with `--_` and are not public.
 */
interface ThemeProperty {
  /** The name after `--atoll-`. */
  name: string;
  doc: string;
  kind: "colour" | "shape" | "space" | "type" | "layout";
  /** The value without Bootstrap and without a setting of the site. */
  value: string;
  /** The value in a dark scheme, which `atoll-theme.css` sets. Absent when it does not differ. */
  dark?: string;
  /** The variable of Bootstrap 5 that comes before `value`. */
  bootstrap?: string;
  /** The property of this table that comes before `value`. */
  from?: string;
  /** The island that sets the property on the root element; the site reads it. */
  setBy?: string;
}

export const themeProperties: readonly ThemeProperty[] = [
  {
    name: "accent",
    doc: "Main buttons, selected items, checked boxes, sliders.",
    kind: "colour",
    value: "#0b5ed7",
    dark: "#2a72e0",
    bootstrap: "--bs-primary",
  },
  { name: "on-accent", doc: "Text on the accent colour.", kind: "colour", value: "#fff" },
  {
    name: "link",
    doc: "Links, and other text in the accent colour.",
    kind: "colour",
    value: "#0b57d0",
    dark: "#8ab4f8",
    bootstrap: "--bs-link-color",
  },
  {
    name: "focus",
    doc: "Focus rings.",
    kind: "colour",
    value: "#0b5ed7",
    from: "accent",
  },
  {
    name: "surface",
    doc: "Background of dialogs, panels, fields and buttons.",
    kind: "colour",
    value: "#fff",
    dark: "#1b1f24",
    bootstrap: "--bs-body-bg",
  },
  {
    name: "text",
    doc: "Text on the surface.",
    kind: "colour",
    value: "#212529",
    dark: "#e6e8eb",
    bootstrap: "--bs-body-color",
  },
  {
    name: "muted",
    doc: "Less important text, such as hints.",
    kind: "colour",
    value: "#565e64",
    dark: "#a9b1b9",
    bootstrap: "--bs-secondary-color",
  },
  {
    name: "soft",
    doc: "Background of notes, table heads and places without a photo.",
    kind: "colour",
    value: "#f1f3f5",
    dark: "#272c33",
    bootstrap: "--bs-tertiary-bg",
  },
  {
    name: "line",
    doc: "Lines between parts.",
    kind: "colour",
    value: "#ced4da",
    dark: "#3d454d",
    bootstrap: "--bs-border-color",
  },
  {
    name: "field-line",
    doc: "Borders of fields, buttons and lists that open.",
    kind: "colour",
    value: "#838c96",
    dark: "#7d8791",
    bootstrap: "--bs-border-color",
  },
  {
    name: "danger",
    doc: "Messages about errors, and borders of invalid fields.",
    kind: "colour",
    value: "#b02a37",
    dark: "#f5939d",
    bootstrap: "--bs-form-invalid-color",
  },
  {
    name: "success",
    doc: "Messages about success, and opening hours.",
    kind: "colour",
    value: "#0a5c36",
    dark: "#75c9a0",
    bootstrap: "--bs-success-text-emphasis",
  },
  {
    name: "radius",
    doc: "Corners of fields, buttons and notes.",
    kind: "shape",
    value: "0.375rem",
    bootstrap: "--bs-border-radius",
  },
  {
    name: "radius-large",
    doc: "Corners of dialogs and panels.",
    kind: "shape",
    value: "0.5rem",
    bootstrap: "--bs-border-radius-lg",
  },
  {
    name: "shadow",
    doc: "Shadow of dialogs, panels and notices.",
    kind: "shape",
    value: "0 0.75rem 2rem rgb(0 0 0/18%)",
  },
  { name: "space", doc: "Padding of dialogs, panels and banners.", kind: "space", value: "1rem" },
  {
    name: "gap",
    doc: "Distance between the parts of a form or a list.",
    kind: "space",
    value: "0.75rem",
  },
  {
    name: "font",
    doc: "Font family of islands and dialogs. Without it, the font of the page.",
    kind: "type",
    value: "inherit",
  },
  {
    name: "rem",
    doc: "The length of 1rem in islands, for sites whose root element has another font size than their text.",
    kind: "type",
    value: "1rem",
  },
  { name: "small", doc: "Font size of hints and notes.", kind: "type", value: "0.875rem" },
  { name: "bold", doc: "Font weight of names, totals and headings.", kind: "type", value: "600" },
  { name: "map-size", doc: "Height of a map.", kind: "layout", value: "26rem" },
  { name: "masonry-gap", doc: "Distance between the tiles of `masonry`.", kind: "layout", value: "1.5rem" },
  {
    name: "carousel-slides",
    doc: "Number of visible items of a `carousel` before it is live.",
    kind: "layout",
    value: "1",
  },
  {
    name: "header-height",
    doc: "Height of the site's fixed header.",
    kind: "layout",
    value: "0px",
    setBy: "sticky-menu",
  },
  {
    name: "menu-height",
    doc: "Height of the menu that stays below the header.",
    kind: "layout",
    value: "0px",
    setBy: "sticky-menu",
  },
];

const REM = "var(--atoll-rem,1rem)";

/** The public properties by name. */
const byName = new Map(themeProperties.map((property) => [property.name, property]));

/**
 * The value of a property with its fallbacks, such as `var(--atoll-accent,var(--bs-primary,#0b5ed7))`. Throws an error
 * when the table does not have the property.
 */
function withFallbacks(name: string): string {
  const property = byName.get(name);
  if (!property) throw new Error(`--atoll-${name} is not in shared/theme/properties.ts`);
  return `var(--atoll-${name},${fallbackOf(property, property.value)})`;
}

/** The fallback of a property: another property, a variable of Bootstrap with `value` as its fallback, or `value`. */
function fallbackOf({ bootstrap, from }: Pick<ThemeProperty, "bootstrap" | "from">, value: string): string {
  if (from) return withFallbacks(from);
  return bootstrap ? `var(${bootstrap},${value})` : value;
}

/**
 * Declarations that give each colour its dark value where the site has a dark scheme, for the root element in
 * `atoll-theme.css`. They need `light-dark()`, which Safari 17.4 does not know.
 */
export function schemeDeclarations(): string {
  const declarations = themeProperties.flatMap((property) => {
    if (!property.dark) return [];
    return `--atoll-${property.name}:${fallbackOf(property, `light-dark(${property.value},${property.dark})`)}`;
  });
  return declarations.join(";");
}

/**
 * Replaces each `var(--atoll-NAME)` of a stylesheet by the property with its fallbacks, and each length in rem by a
 * multiple of `--atoll-rem`, except in queries, where a rem never depends on the page. Throws like `withFallbacks`.
 */
export function expandProperties(css: string): string {
  const given = /var\(\s*(--atoll-[\w-]+)\s*,/.exec(css);
  if (given) throw new Error(`${given[1]} has a fallback; its fallback belongs in shared/theme/properties.ts`);
  return css
    .replace(/var\(\s*--atoll-([\w-]+)\s*\)/g, (_, name: string) => withFallbacks(name))
    .replace(/@[^{};]+|\/\*[\s\S]*?\*\/|(-?[\d.]+)rem\b/g, (text, count: string | undefined) =>
      count && count !== "1" ? `calc(${count}*${REM})` : count ? REM : text,
    );
}
