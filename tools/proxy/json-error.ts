import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";

/** The rules of JSON that a text breaks, by the names of the parser's errors. */
const explanations: Record<string, string> = {
  InvalidSymbol: "Expected a value in JSON",
  InvalidNumberFormat: "Unexpected number in JSON",
  PropertyNameExpected: "Expected a name in double quotes",
  ValueExpected: "Expected a value",
  ColonExpected: 'Expected ":"',
  CommaExpected: 'Expected ","',
  CloseBraceExpected: 'Expected "}"',
  CloseBracketExpected: 'Expected "]"',
  EndOfFileExpected: "Expected the end of the file",
  InvalidCommentToken: "JSON has no comments",
  UnexpectedEndOfString: "The text has no end on its line",
  UnexpectedEndOfNumber: "The number has no end",
  InvalidUnicode: String.raw`Expected four hexadecimal digits after \u`,
  InvalidEscapeCharacter: String.raw`Unexpected character after \ in a text`,
  InvalidCharacter: "Unexpected character",
};

/** The first error in a text that is not JSON, with its position: messages of Node do not always have one. */
export function jsonErrorIn(text: string): string | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowEmptyContent: false });
  const [first] = errors;
  if (!first) return undefined;
  const before = text.slice(0, first.offset).split("\n");
  const found = text.slice(first.offset, first.offset + first.length);
  const explanation = explanations[printParseErrorCode(first.error)] ?? "Invalid JSON";
  return (
    `line ${before.length}, column ${before.at(-1)!.length + 1}: invalid JSON. ${explanation}, ` +
    `got ${found.trim() ? JSON.stringify(found) : "the end of the file"}.`
  );
}
