import { type CutFault, type CutList, mostPieces } from "../../../shared/api/cut-list-fields.ts";
import { cutProblem } from "../../../shared/api/cut-plan.ts";

/** Key of a text and its values. */
type Message = [key: string, ...values: (string | number)[]];

/** A reason why a list cannot be planned, with the faulty field that its message describes. */
export interface Problem {
  message: Message;
  /** Null for the loss per cut; undefined for a message about the whole list. */
  fault?: CutFault | null;
}

interface Words {
  /** Writes a length in millimetres in the language of the page. */
  metres(millimetres: number): string;
  /** The longest length that the form offers, in millimetres. */
  longestOffered: number;
}

/** A length that is written as an example, in millimetres. */
const EXAMPLE = 2500;

/** The problems of a list: one for each wrong field, else the first of the list; empty when it can be planned. */
export function problemsOf({ request, faults, isKerfFault }: CutList, words: Words): Problem[] {
  const longest = Math.max(...request.stocks);
  const ofFields: Problem[] = faults.map((fault) => ({ message: messageFor(fault, longest, words), fault }));
  if (isKerfFault) ofFields.push({ message: ["CutList.Kerf"], fault: null });
  if (ofFields.length > 0) return ofFields;
  if (request.pieces.reduce((sum, { count }) => sum + count, 0) > mostPieces)
    return [{ message: ["CutList.TooMany", mostPieces] }];
  // Each piece that is too long is a fault of its row.
  const problem = cutProblem(request);
  return problem ? [{ message: [problem === "no-stock" ? "CutList.NoStock" : "CutList.NoPieces"] }] : [];
}

function messageFor({ row, field, tooLong }: CutFault, longest: number, words: Words): Message {
  if (field === "count") return ["CutList.RowCount", row + 1, mostPieces];
  if (!tooLong) return ["CutList.RowLength", row + 1, words.metres(EXAMPLE)];
  // Without the longest length that is offered, the visitor may have unticked it.
  const key = words.longestOffered > longest ? "CutList.TooLong" : "CutList.LongerThanSold";
  return [key, row + 1, words.metres(tooLong), words.metres(longest)];
}
