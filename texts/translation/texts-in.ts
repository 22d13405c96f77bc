import type { TextTree } from "../../shared/api/localization.ts";
import type { TextGroup } from "../index.ts";

/** The texts of groups in one of the languages of the sources. */
export const textsIn = (language: "en" | "fr" | "nl", groups: TextGroup): TextTree =>
  Object.fromEntries(
    Object.entries(groups).map(([name, part]) => [
      name,
      typeof part.en === "string" ? part[language] : textsIn(language, part as TextGroup),
    ]),
  ) as TextTree;
