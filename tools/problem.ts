/** Something that whoever called can mend: told by its message alone, without a stack. */
export class Problem extends Error {
  override name = "Problem";
  /** How scripts, which have a class of their own, know it. */
  readonly expected = true;
}
