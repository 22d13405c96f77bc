import { categories, type Category, type ConsentSetting } from "../../../shared/consent/setting.ts";

/** Every category the same, for accept all and decline all. CON-04 */
export function settingOf(stamp: string, choice: Record<Category, boolean> | boolean): ConsentSetting {
  const of = (category: Category): boolean => (typeof choice === "boolean" ? choice : choice[category]);
  return { stamp, preferences: of("preferences"), statistics: of("statistics"), marketing: of("marketing") };
}

export const allDenied = (setting: ConsentSetting): boolean => categories.every((category) => !setting[category]);

/** Something that was allowed no longer is: what ran cannot be undone without a reload. */
export const narrows = (before: ConsentSetting | null, after: ConsentSetting): boolean =>
  !!before && categories.some((category) => before[category] && !after[category]);
