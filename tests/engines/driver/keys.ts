/** Key values of WebDriver for `KeyboardEvent.key`. Source: WebDriver, "Keyboard actions". */
const webDriverKeys: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
};

export function webDriverKey(key: string): string {
  const value = webDriverKeys[key] ?? key;
  if ([...value].length !== 1) throw new Error(`a key expects a character or a name such as "Enter", got "${key}"`);
  return value;
}
