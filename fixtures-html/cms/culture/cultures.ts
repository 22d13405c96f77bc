import type { Culture } from "../catalogue/types.ts";

export const cultures: readonly Culture[] = ["en", "fr", "nl", "de", "ar"];

const locales: Record<Culture, string> = { en: "en-GB", fr: "fr-BE", nl: "nl-BE", de: "de-BE", ar: "ar" };

const names: Record<Culture, string> = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  de: "Deutsch",
  ar: "العربية",
};

export const localeOf = (culture: Culture): string => locales[culture];

export const nameOf = (culture: Culture): string => names[culture];

/** The direction of its script. */
export const directionOf = (culture: Culture): "ltr" | "rtl" => (culture === "ar" ? "rtl" : "ltr");

/** As a parameter of routes. */
export const culturePattern = `:culture{(?:${cultures.join("|")})}`;

export function isCulture(text: string | undefined): text is Culture {
  return cultures.includes(text as Culture);
}

/** The culture in the first segment of a path, such as `fr` in `/fr/catalog`. */
export function cultureInPath(path: string): Culture | null {
  const segment = path.split("/")[1];
  return isCulture(segment) ? segment : null;
}

/** The culture that the browser prefers; English when it prefers none of ours. */
export function cultureWanted(acceptLanguage: string | undefined): Culture {
  const wishes = (acceptLanguage ?? "")
    .split(",")
    .map((wish, place) => {
      const [tag = "", ...parameters] = wish.trim().toLowerCase().split(";");
      const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("q="));
      return { culture: tag.split("-")[0], weight: weight ? Number(weight.slice(2)) : 1, place };
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  return wishes.map((wish) => wish.culture).find(isCulture) ?? "en";
}
