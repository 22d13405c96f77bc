/** Something the person who called can mend: told in its sentence, without a stack. */
export class Problem extends Error {}
