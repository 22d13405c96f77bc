/** Something the person who captures can mend: told as its sentence, without a stack. */
export class Refusal extends Error {
  override name = "Refusal";
  /** Told by its message alone. */
  readonly expected = true;
}
