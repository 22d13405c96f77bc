/** A piece of a text, and whether it is what the visitor looks for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** `text` in pieces, those of the words of `query` marked, wherever they stand, with any capitals and accents. Together they are `text`. SRC-01 */
export function matchedIn(text: string, query: string): Piece[] {
  const signs = [...text];
  // A sign may become none or two: each sign of the plain text knows where it came from.
  const plain = signs.flatMap((sign, index) =>
    plainOf(sign)
      .split("")
      .map((letter) => ({ letter, index })),
  );
  const haystack = plain.map(({ letter }) => letter).join("");
  const marked = new Set<number>();
  for (const word of plainOf(query).split(/\s+/).filter(Boolean)) {
    for (let at = haystack.indexOf(word); at >= 0; at = haystack.indexOf(word, at + word.length)) {
      for (let place = at; place < at + word.length; place++) marked.add(plain[place]!.index);
    }
  }
  const pieces: Piece[] = [];
  for (const [index, sign] of signs.entries()) {
    const isMatch = marked.has(index) || (pieces.at(-1)?.isMatch === true && plainOf(sign) === "");
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += sign;
    else pieces.push({ text: sign, isMatch });
  }
  return pieces;
}

/** Without accents and capitals; single code units, so that places in it can be counted. */
const plainOf = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** An element with `text` in it, what the visitor looks for marked. Text, never HTML. */
export function markedText(text: string, query: string): HTMLElement {
  const element = document.createElement("span");
  element.append(
    ...matchedIn(text, query).map(({ text, isMatch }) =>
      isMatch ? Object.assign(document.createElement("mark"), { textContent: text }) : text,
    ),
  );
  return element;
}
