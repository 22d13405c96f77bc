/** A candidate of a `srcset`: its address, and where that stands. */
export interface Candidate {
  address: string;
  start: number;
  end: number;
}

/** The candidates as the HTML standard splits them: addresses may have commas within them, as `data:` ones have. */
export function candidatesOf(srcset: string): Candidate[] {
  const found: Candidate[] = [];
  const candidate = /[\s,]*(\S+)/y;
  const descriptors = /(?:\([^)]*\)|[^,(])*/y;
  for (let match = candidate.exec(srcset); match; match = candidate.exec(srcset)) {
    const whole = match[1]!;
    const address = whole.replace(/,+$/, "");
    const start = candidate.lastIndex - whole.length;
    if (address) found.push({ address, start, end: start + address.length });
    // Without a comma at its end the address has descriptors, up to the next comma outside of brackets.
    if (address !== whole) continue;
    descriptors.lastIndex = candidate.lastIndex;
    descriptors.test(srcset);
    candidate.lastIndex = descriptors.lastIndex;
  }
  return found;
}
