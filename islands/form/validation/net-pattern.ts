/**
 * Regular expressions as .NET reads them, for the server checks with these. Most mean the same in JavaScript; `(?i)` at the start, `\A`, `\Z`, names in
 * quotes and classes that subtract another are translated. Throws a `SyntaxError` for what has no equal, such as atomic groups.
 */
export function readNetPattern(pattern: string): RegExp {
  const [, anchor = "", options = "", body = ""] = /^(\^?)(?:\(\?([is]+)\))?([^]*)$/.exec(pattern)!;
  // JavaScript has no `\G`, `\a` and `\e`, reads `[]` and a class that subtracts twice differently, and numbers the groups with names with the others.
  if (/\\[Gae]|\[\^?\]|-\[[^\]]+-\[/.test(body) || (/\\[1-9]/.test(body) && /\(\?['<]\w/.test(body)))
    throw new SyntaxError("it has no equal in JavaScript");
  const flags = /\\p\{/i.test(body) ? "u" : "";
  const source = body
    .replace(/(?<!\\)\[((?:\\.|[^\\\]])+?)-(\[(?:\\.|[^\\\]])+\])\]/g, "(?:(?!$2)[$1])")
    // With the flag `u` a hyphen behind a class is a mistake, and so is a backslash before a sign that needs none.
    .replace(/(\\(?:[dswDSW]|[pP]\{\w+\}))-(?=[^\]]+\])/g, "$1\\-")
    .replace(
      /\\(k'(\w+)'|[^])|\(\?'(\w+)'/g,
      (text, escaped: string | undefined, reference: string | undefined, name: string | undefined) =>
        name
          ? `(?<${name}>`
          : reference
            ? `\\k<${reference}>`
            : escaped === "A"
              ? "^"
              : /z/i.test(escaped!)
                ? "$"
                : /[a-z\d^$\\.*+?()[\]{}|/]/i.test(escaped!)
                  ? text
                  : `\\u${escaped!.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  return new RegExp(`^(?:${anchor}${source})$`, flags + options);
}
