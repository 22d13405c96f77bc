/** The kinds of attribute that an island may read. A field is plain data; `read-config.ts` reads it. */

export const kinds = ["text", "number", "int", "flag", "choice", "list", "size", "json"] as const;
export type Kind = (typeof kinds)[number];

export interface Field<T = unknown> {
  kind: Kind;
  doc: string;
  /** Without it the island does not mount and the CMS content stays. */
  required?: boolean;
  default?: T;
  /** Bounds of a number, int or size. */
  min?: number;
  max?: number;
  /** The values of a choice. */
  values?: readonly string[];
  /** Regular expression that a text has to match, as in JSON Schema. For the tools that look at markup; the island itself judges what it reads. */
  pattern?: string;
  /** What a text with a pattern is, in words: `a time such as 09:30`. */
  expects?: string;
  /** The attribute, where it is not `data-` and the key in kebab case. */
  attribute?: string;
  /** What to write instead: the attribute is still read, and whoever writes it is told so. */
  deprecated?: string;
  /** Only in the type: what a reader returns. */
  readonly type?: T;
}

export type Fields = Readonly<Record<string, Field<any>>>;

/** The values that an island gets for its fields. */
export type Config<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

interface Options<T> {
  doc: string;
  required?: true;
  default?: T;
  min?: number;
  max?: number;
  attribute?: string;
  deprecated?: string;
}

/** With a default or required it is always there, else it may be undefined. */
type Read<T, O> = O extends { required: true } | { default: T } ? T : T | undefined;

function kind<T>(name: Kind) {
  return <O extends Options<T>>(options: O): Field<Read<T, O>> => ({ ...options, kind: name }) as Field<Read<T, O>>;
}

export const field = {
  /** Any text, or one that matches `pattern`; an empty attribute is an empty text. */
  text: <O extends Options<string> & ({ pattern: string; expects: string } | { pattern?: undefined })>(
    options: O,
  ): Field<Read<string, O>> => ({ ...options, kind: "text" }) as Field<Read<string, O>>,
  /** A number with a decimal point or comma. */
  number: kind<number>("number"),
  /** A whole number. */
  int: kind<number>("int"),
  /** `true`, `1`, `yes` or a bare attribute; `false`, `0`, `no`. False when it is missing, unless its default says otherwise; one that is required has to be there. */
  flag: (options: {
    doc: string;
    required?: true;
    default?: true;
    attribute?: string;
    deprecated?: string;
  }): Field<boolean> => ({ ...(!options.required && { default: false }), ...options, kind: "flag" }),
  /** One of some words. */
  choice: <
    const V extends readonly string[],
    const O extends { doc: string; required?: true; default?: V[number]; attribute?: string; deprecated?: string },
  >(
    values: V,
    options: O,
  ): Field<Read<V[number], O>> => ({ ...options, values, kind: "choice" }) as Field<Read<V[number], O>>,
  /** Texts with commas between them. Empty when it is missing. */
  list: (options: { doc: string; required?: true; attribute?: string; deprecated?: string }): Field<string[]> => ({
    default: [],
    ...options,
    kind: "list",
  }),
  /** A number of bytes: `500000`, `500 kB`, `10MB` (1 kB is 1,024 bytes). */
  size: kind<number>("size"),
  /** A value in a `<script type="application/json">` that is the host's own child, or in the attribute. */
  json: <T>(options: {
    doc: string;
    required?: true;
    attribute?: string;
    deprecated?: string;
  }): Field<T | undefined> => ({ ...options, kind: "json" }),
};
