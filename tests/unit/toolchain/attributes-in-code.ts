// Finds data attributes in source text. Only comments at the start of a line are ignored.

const withoutComments = (text: string): string => text.replace(/^[ \t]*(?:\/\/.*|\{?\/\*[\s\S]*?\*\/\}?)/gm, "");
/** The attribute name of a `dataset` key. */
export const kebab = (key: string): string => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).find((group) => group !== undefined)!);

/** Variables that hold a `dataset`. */
const variables = (code: string): string[] => [
  "dataset",
  ...all(code, /\b(?:const|let) (\w+) = [^;]*?\bdataset\b(?=[ ;])/g),
];

/** Keys of a `dataset`, or of a variable that holds one. */
function keysIn(code: string): string[] {
  return variables(code)
    .flatMap((name) => [
      ...all(code, new RegExp(`\\b${name}(?:\\?\\.)?\\["(\\w+)"\\]`, "g")),
      ...(name === "dataset" ? all(code, /\bdataset\??\.(\w+)/g) : []),
      ...all(code, new RegExp(`"(\\w+)" in (?:\\w+\\.)*${name}\\b`, "g")),
      ...all(code, new RegExp(`\\{([^{}]*)\\} = (?:[^;\\n]*\\.)?${name}\\b(?=;| \\?\\?)`, "g")).flatMap((names) =>
        names.split(",").map((name) => name.trim().split(/\W/)[0]!),
      ),
    ])
    .filter(Boolean);
}

/** All attributes that a source mentions, whether it reads or writes them or only names them in a text. */
export function attributesNamed(text: string): string[] {
  const code = withoutComments(text);
  return [
    ...new Set([...all(code, /(?<![\w./-])(data-[a-z0-9]+(?:-[a-z0-9]+)*)(?![\w-])/g), ...keysIn(code).map(kebab)]),
  ];
}

/** Attributes that the code reads: in a selector, by name, or from a `dataset`. */
export function attributesRead(text: string): string[] {
  const code = withoutComments(text);
  return [
    ...new Set([
      ...all(code, /\[(data-[a-z0-9-]+)[\]=~^*$|]/g),
      ...all(code, /Attribute\(\s*"(data-[a-z0-9-]+)"/g),
      ...keysIn(code).map(kebab),
    ]),
  ];
}

/** Whether the code composes an attribute name: `data-${name}`. */
export const composedAttributes = (text: string): boolean => /data-(?:[a-z0-9]+-)*\$\{/.test(withoutComments(text));

/** Whether the code reads a `dataset` by a computed key. */
export function lookedUpByKey(text: string): boolean {
  const code = withoutComments(text);
  return variables(code).some((name) => new RegExp(`\\b${name}(?:\\?\\.)?\\[(?!")`).test(code));
}
