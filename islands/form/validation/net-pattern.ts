/**
 * Compiles a .NET regular expression, the syntax that the server uses. Most syntax means the same in JavaScript. `(?i)`
 * at the start, `\A`, `\Z`, quoted group names and class subtraction are translated. Throws a `SyntaxError` for what
 * JavaScript cannot express, such as atomic groups.
 */
export function readNetPattern(pattern: string): RegExp {
  const [, anchor = "", options = "", body = ""] = /^(\^?)(?:\(\?([is]+)\))?([^]*)$/.exec(pattern)!;
  // JavaScript lacks `\G`, `\a` and `\e`, reads `[]` and nested class subtraction differently, and numbers named groups
  // together with the others.
  if (/\\[Gae]|\[\^?\]|-\[[^\]]+-\[/.test(body) || (/\\[1-9]/.test(body) && /\(\?['<]\w/.test(body)))
    throw new SyntaxError("it has no equal in JavaScript");
  const flags = /\\p\{/i.test(body) ? "u" : "";
  const source = body
    .replace(/(?<!\\)\[((?:\\.|[^\\\]])+?)-(\[(?:\\.|[^\\\]])+\])\]/g, "(?:(?!$2)[$1])")
    // With the flag `u`, a hyphen after a class and an unnecessary backslash are syntax errors.
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
