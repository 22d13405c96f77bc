import { fold } from "../text/fold.ts";

/** A piece of a text, and whether it matches the query. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/**
 * Splits `text` into matching and other pieces. Each word of `query` matches anywhere, regardless of case and accents.
 * The pieces together are `text`. SRC-01
 */
export function matchedIn(text: string, query: string): Piece[] {
  const characters = [...text];
  // Normalising a character yields any number of code units, so each unit keeps the index of its character.
  const plain = characters.flatMap((character, index) =>
    fold(character)
      .split("")
      .map((unit) => ({ unit, index })),
  );
  const haystack = plain.map(({ unit }) => unit).join("");
  const marked = new Set<number>();
  for (const word of fold(query).split(/\s+/).filter(Boolean)) {
    for (let at = haystack.indexOf(word); at >= 0; at = haystack.indexOf(word, at + word.length)) {
      for (let place = at; place < at + word.length; place++) marked.add(plain[place]!.index);
    }
  }
  const pieces: Piece[] = [];
  for (const [index, character] of characters.entries()) {
    const isMatch = marked.has(index) || (pieces.at(-1)?.isMatch === true && fold(character) === "");
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else pieces.push({ text: character, isMatch });
  }
  return pieces;
}

/** Creates an element that contains `text`, as text and never as HTML, with the matches in `<mark>`. */
export function markedText(text: string, query: string): HTMLElement {
  const element = document.createElement("span");
  element.append(
    ...matchedIn(text, query).map(({ text, isMatch }) =>
      isMatch ? Object.assign(document.createElement("mark"), { textContent: text }) : text,
    ),
  );
  return element;
}
