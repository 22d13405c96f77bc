/** Something that whoever called can mend: told by its message alone, without a stack. */
export class Problem extends Error {
  override name = "Problem";
  /** By this scripts know it, which bundle it. */
  readonly expected = true;
}
