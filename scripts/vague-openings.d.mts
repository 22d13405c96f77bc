export const vagueOpenings: readonly string[];
