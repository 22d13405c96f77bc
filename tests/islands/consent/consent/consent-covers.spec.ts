// The open cookie banner must hide neither the focused element nor the end of the page.
import { expect, test } from "../../../browser/guard/test.ts";
import { banner } from "../../../browser/shop/visitor.ts";
import { button } from "./consent-banner.ts";

/**
 * Runs in the page. The focusable elements of the page that the banner covers once they have the focus; of those that
 * are higher than what it leaves free, the ones of which nothing is seen.
 */
async function coveredOnFocus(): Promise<string[]> {
  const form = document.querySelector<HTMLElement>(".atoll-consent")!;
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const covered: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    if (form.contains(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus();
    // The banner's code scrolls in the next frame.
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    const { top, bottom, height } = element.getBoundingClientRect();
    const free = form.getBoundingClientRect().top;
    if (document.activeElement === element && height > 0 && (height > free ? top >= free : bottom > free + 1))
      covered.push(`${element.outerHTML.slice(0, 60)} from ${top} to ${bottom}, free to ${free}`);
  }
  return covered;
}

for (const [width, height] of [
  [360, 740],
  [1280, 740],
  // A window of 1280 x 800 px at 400 %.
  [320, 200],
] as const)
  test(`CON-01 WCAG-2.4.11 at ${width} x ${height} px the open banner hides neither the focus nor the page's end${width === 360 ? "" : " @all"}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height });
    await visit("/en/product/desk-diary-2027-coral");
    await expect(banner(page)).toBeVisible();
    const box = (await banner(page).boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(height / 2);
    expect(await page.evaluate(coveredOnFocus)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    const end = await page.evaluate(() => document.body.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual(box.y + 1);
    await button(page, "Decline all").click();
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.style.length)).toBe(0);
    // The room at the end is gone.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    expect(await page.evaluate(() => Math.round(document.body.getBoundingClientRect().bottom))).toBe(height);
  });
