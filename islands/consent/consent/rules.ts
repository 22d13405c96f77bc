import { categories, type Category, type ConsentSetting } from "../../../shared/consent/setting.ts";

/** Builds the setting. A boolean sets every category, for accept all and decline all. CON-04 */
export function settingOf(stamp: string, choice: Record<Category, boolean> | boolean): ConsentSetting {
  const of = (category: Category): boolean => (typeof choice === "boolean" ? choice : choice[category]);
  return { stamp, preferences: of("preferences"), statistics: of("statistics"), marketing: of("marketing") };
}

export const allDenied = (setting: ConsentSetting): boolean => categories.every((category) => !setting[category]);

/** Whether a category that was allowed no longer is. Scripts that have run can only be undone by a reload. */
export const narrows = (before: ConsentSetting | null, after: ConsentSetting): boolean =>
  !!before && categories.some((category) => before[category] && !after[category]);
