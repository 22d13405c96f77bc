/**
 * The index of the choice that a key moves the focus to; null for any other key. `focused`: index of the focused
 * choice, or -1 when the focus is outside the list; an arrow key then moves to the selected choice. SUI-01
 */
export function choiceByKey(key: string, focused: number, selected: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return focused < 0 ? Math.max(selected, 0) : Math.min(focused + 1, count - 1);
    case "ArrowUp":
      return focused < 0 ? (selected < 0 ? count - 1 : selected) : Math.max(focused - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
