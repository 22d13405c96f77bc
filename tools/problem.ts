/** An error that the user can fix: only its message is printed, without a stack. */
export class Problem extends Error {
  override name = "Problem";
  /** Scripts check this property, because they cannot use `instanceof`: they load this class in a bundle. */
  readonly expected = true;
}
