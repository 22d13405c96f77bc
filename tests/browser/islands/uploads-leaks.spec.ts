// The upload widgets are left in the middle of what they do, again and again.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab, shopStyle } from "../lab.ts";
import { countTimers, grown, idle, left } from "../left.ts";
import { dialog, heading } from "../shop/visitor.ts";
import { chart, crop, signIn, text, uploadPath, uploadWidget } from "./uploads.ts";

/** Side by side, with nothing below: a list of files that grows moves nothing. */
const forms = `<h1>Papers</h1><div class="row"><form class="col-6" data-ajax method="post" action="/lab/sent"><label for="name">Name</label> <input id="name" name="Name" data-val="true" data-val-required="Please fill in.">
<div data-island="image-upload" data-unique-id="p" data-url="${uploadPath}" data-crop="200,100"><label for="photo">Photo</label> <input id="photo" type="file" name="photo"></div></form>
<form class="col-6" data-ajax method="post" action="/lab/sent" enctype="multipart/form-data"><div data-island="assets-upload" data-unique-id="a" data-url="${uploadPath}"><label for="plain">Papers</label> <input id="plain" type="file" name="plain" multiple></div></form></div>`;

/** Hands in a file from inside the page: what the browser's own chooser is told from outside keeps the page of its input alive. */
const give = (host: Locator, { name, mimeType, buffer }: Awaited<ReturnType<typeof chart>>): Promise<void> =>
  host.evaluate(
    (element, file) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(atob(file.base64), (byte) => byte.charCodeAt(0))], file.name, {
          type: file.mimeType,
        }),
      );
      const input = element.querySelector<HTMLInputElement>(".atoll-upload input[type=file]")!;
      input.files = data.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
    { name, mimeType, base64: buffer.toString("base64") },
  );

/** Comes to the page and leaves it: with the crop open, then while a file is being sent. */
async function round(page: Page, image: Awaited<ReturnType<typeof chart>>): Promise<void> {
  const visit = (path: string): Promise<boolean> => page.evaluate((url) => window.atoll!.visit(url), path);
  const ready = async () => {
    const [many, one] = ["assets-upload", "image-upload"].map((name) =>
      uploadWidget(page.locator(`[data-island=${name}]`)),
    );
    await many!.ready();
    await one!.ready();
    return { many: many!, one: one! };
  };
  await visit("/lab/form");
  const { one } = await ready();
  await give(one.host, image);
  await crop(page).ready();
  await page.goBack();
  await expect(heading(page)).toHaveText("Other");
  await expect(dialog(page)).toHaveCount(0);
  await visit("/lab/form");
  const { many } = await ready();
  await page.route(`**${uploadPath}`, () => {}, { times: 1 });
  await give(many.host, text("a.txt"));
  await expect.poll(() => many.states()).toEqual(["sending"]);
  await visit("/lab/other");
  await dialog(page).getByRole("button", { name: "Leave the page" }).click();
  await expect(heading(page)).toHaveText("Other");
  await expect(dialog(page)).toHaveCount(0);
}

test("NAV-20 OPT-04 OPT-09 pages that are left in the middle of a crop and of an upload leave no listener, timer, observer or node behind", async ({
  page,
  control,
  visit,
}) => {
  test.setTimeout(60_000);
  await page.addInitScript(countTimers);
  await serveLab(control, {
    form: { head: shopStyle, page: forms },
    other: { head: shopStyle, page: "<h1>Other</h1>" },
  });
  await signIn(page);
  const image = await chart("map.png", 400, 300);
  await visit("/lab/other");
  const counted = async (): Promise<Record<string, number>> => {
    await idle(page);
    return (await left(page)).counts;
  };
  // By then ten pages are kept for Back, and stay ten.
  const counts: Record<string, number>[] = [];
  for (const rounds of [3, 2, 2]) {
    for (let time = 0; time < rounds; time++) await round(page, image);
    counts.push(await counted());
  }
  // Of four widgets each would leave dozens of nodes.
  expect(grown(counts, { nodes: 30 })).toEqual({});
});
