/** What a video is called: the first of what is said of it that says anything. */
export const titleOf = (...said: (string | null | undefined)[]): string =>
  said.map((text) => text?.replace(/\s+/g, " ").trim() ?? "").find(Boolean) ?? "";
