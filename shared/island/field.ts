/** The kinds of attribute that an island can read. A field is plain data; `read-config.ts` does the reading. */

export const kinds = ["text", "number", "int", "flag", "choice", "list", "size", "json"] as const;
export type Kind = (typeof kinds)[number];

export interface Field<T = unknown> {
  kind: Kind;
  doc: string;
  /** When the attribute is missing or empty, the island does not mount and the CMS content stays. */
  required?: boolean;
  default?: T;
  /** Bounds of a number, an int or a size. */
  min?: number;
  max?: number;
  /** The allowed values of a choice. */
  values?: readonly string[];
  /**
   * Regular expression that the text must match, as in JSON Schema; of a list, each of its items. Used by the tools that
   * check markup; the island validates its values itself.
   */
  pattern?: string;
  /** Describes the text that `pattern` matches, such as `a time such as 09:30`; of a list, the whole list. */
  expects?: string;
  /** The attribute name, when it differs from `data-` plus the key in kebab case. */
  attribute?: string;
  /** Text on what to write instead. The attribute is still read, and the tools report its use. */
  deprecated?: string;
  /** Exists only in the type: the type of the value read. */
  readonly type?: T;
}

export type Fields = Readonly<Record<string, Field<any>>>;

/** A field of a form that an island reads. */
export interface FormField {
  doc: string;
  /** The island does not start without the field; `filled`: or while the field has no value. */
  required?: true | "filled";
}

/** The config that an island receives for its fields. */
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

type Patterned = { pattern: string; expects: string } | { pattern?: undefined };

/** A field with a default, or a required one, is always defined; any other may be undefined. */
type Read<T, O> = O extends { required: true } | { default: T } ? T : T | undefined;

function kind<T>(name: Kind) {
  return <O extends Options<T>>(options: O): Field<Read<T, O>> => ({ ...options, kind: name }) as Field<Read<T, O>>;
}

export const field = {
  /** Any text, or a text that matches `pattern`. An empty attribute is an empty text. */
  text: <O extends Options<string> & Patterned>(options: O): Field<Read<string, O>> =>
    ({ ...options, kind: "text" }) as Field<Read<string, O>>,
  /** A number, with a decimal point or comma. */
  number: kind<number>("number"),
  /** A whole number. */
  int: kind<number>("int"),
  /**
   * True: `true`, `1`, `yes`, `on` or an empty attribute. False: `false`, `0`, `no`, `off`. A missing attribute gives
   * the default, false unless set; a required flag must be present.
   */
  flag: (options: {
    doc: string;
    required?: true;
    default?: true;
    attribute?: string;
    deprecated?: string;
  }): Field<boolean> => ({ ...(!options.required && { default: false }), ...options, kind: "flag" }),
  /** A word of a fixed set. */
  choice: <
    const V extends readonly string[],
    const O extends { doc: string; required?: true; default?: V[number]; attribute?: string; deprecated?: string },
  >(
    values: V,
    options: O,
  ): Field<Read<V[number], O>> => ({ ...options, values, kind: "choice" }) as Field<Read<V[number], O>>,
  /** Texts separated by commas, each of which matches `pattern`. An empty list when the attribute is missing. */
  list: (
    options: { doc: string; required?: true; attribute?: string; deprecated?: string } & Patterned,
  ): Field<string[]> => ({
    default: [],
    ...options,
    kind: "list",
  }),
  /** A number of bytes: `500000`, `500 kB`, `10MB` (1 kB is 1,024 bytes). */
  size: kind<number>("size"),
  /** JSON in a `<script type="application/json">` that is a direct child of the host, else in the attribute. */
  json: <T>(options: {
    doc: string;
    required?: true;
    attribute?: string;
    deprecated?: string;
  }): Field<T | undefined> => ({ ...options, kind: "json" }),
};
