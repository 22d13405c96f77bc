/** The address of a `srcset` candidate, with its range. */
export interface Candidate {
  address: string;
  start: number;
  end: number;
}

/** Splits a `srcset` as the HTML standard does: addresses such as `data:` may contain commas. */
export function candidatesOf(srcset: string): Candidate[] {
  const found: Candidate[] = [];
  const candidate = /[\s,]*(\S+)/y;
  const descriptors = /(?:\([^)]*\)|[^,(])*/y;
  for (let match = candidate.exec(srcset); match; match = candidate.exec(srcset)) {
    const withCommas = match[1]!;
    const address = withCommas.replace(/,+$/, "");
    const start = candidate.lastIndex - withCommas.length;
    if (address) found.push({ address, start, end: start + address.length });
    // An address without a trailing comma has descriptors, up to the next comma outside of brackets.
    if (address !== withCommas) continue;
    descriptors.lastIndex = candidate.lastIndex;
    descriptors.test(srcset);
    candidate.lastIndex = descriptors.lastIndex;
  }
  return found;
}
