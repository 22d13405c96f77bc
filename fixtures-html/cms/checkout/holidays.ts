/** Public holidays of Belgium, on which nothing is sent, delivered or collected. */

const sameEachYear = new Set(["01-01", "05-01", "07-21", "08-15", "11-01", "11-11", "12-25"]);

/** Days after Easter Sunday: Easter Monday, Ascension Day, Whit Monday. */
const afterEaster = [1, 39, 50];

/** Whether a day such as 2026-12-25 is a holiday. */
export function isHoliday(day: string): boolean {
  const days = (Date.parse(`${day}T00:00:00Z`) - easter(Number(day.slice(0, 4)))) / 86_400_000;
  return sameEachYear.has(day.slice(5)) || afterEaster.includes(days);
}

/** Easter Sunday in the Gregorian calendar, in milliseconds, by the method of Gauss for the years 1900 to 2099. */
function easter(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const isLate = (moon === 29 && sunday === 6) || (moon === 28 && sunday === 6 && year % 19 > 10);
  return Date.UTC(year, 2, 22 + moon + sunday - (isLate ? 7 : 0));
}
