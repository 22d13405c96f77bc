import { categories, type Category, type ConsentSetting } from "../../../shared/consent/setting.ts";

/** Builds the setting. A boolean sets every category, for accept all and decline all. CON-04 */
export function settingOf(stamp: string, choice: Record<Category, boolean> | boolean): ConsentSetting {
  const of = (category: Category): boolean => (typeof choice === "boolean" ? choice : choice[category]);
  return { stamp, preferences: of("preferences"), statistics: of("statistics"), marketing: of("marketing") };
}

export const allDenied = (setting: ConsentSetting): boolean => categories.every((category) => !setting[category]);

/** The categories that were allowed and no longer are. */
export const withdrawnIn = (before: ConsentSetting | null | undefined, after: ConsentSetting): Category[] =>
  categories.filter((category) => before?.[category] && !after[category]);
