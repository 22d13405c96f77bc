import { type CutList, mostPieces } from "../../../shared/api/cut-list-fields.ts";
import { joined } from "../../../shared/i18n/number.ts";
import { cutProblem } from "../../../shared/api/cut-plan.ts";

/** Key and values of the message for a list that cannot be planned; null when it can. */
export function messageFor(
  { request, faults, isKerfFault }: CutList,
  locale: string,
): [key: string, ...values: (string | number)[]] | null {
  if (faults.length > 0)
    return [
      "CutList.Row",
      joined(
        faults.map((index) => index + 1),
        locale,
      ),
    ];
  if (isKerfFault) return ["CutList.Kerf"];
  if (request.pieces.reduce((sum, { count }) => sum + count, 0) > mostPieces) return ["CutList.TooMany", mostPieces];
  const problem = cutProblem(request);
  return problem && [problemKeys[problem]];
}

const problemKeys = {
  "no-pieces": "CutList.NoPieces",
  "no-stock": "CutList.NoStock",
  "too-long": "CutList.TooLong",
};
