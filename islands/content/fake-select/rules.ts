/**
 * Which of `count` choices a key leads to from the one at `at` (-1: the focus is not in the list, where the present choice comes first); null for any
 * other key. SUI-01
 */
export function choiceByKey(key: string, at: number, present: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return at < 0 ? Math.max(present, 0) : Math.min(at + 1, count - 1);
    case "ArrowUp":
      return at < 0 ? (present < 0 ? count - 1 : present) : Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
