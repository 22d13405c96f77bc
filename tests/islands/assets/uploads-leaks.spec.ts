// Leak tests of upload widgets: each is left repeatedly in the middle of an upload or a crop.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../browser/guard/test.ts";
import { serveLab, shopStyle } from "../../browser/lab.ts";
import { countTimers, growth, idle, leftovers } from "../../browser/leftovers.ts";
import { dialog, heading } from "../../browser/shop/visitor.ts";
import { chart, crop, signIn, text, uploadPath, uploadWidget } from "./uploads.ts";

test.use({ pictures: true });

/** Two forms with an upload each. */
const forms = `<h1>Papers</h1><div class="row"><form class="col-6" data-ajax method="post" action="/lab/sent"><label
  for="name">Name</label> <input id="name" name="Name" data-val="true" data-val-required="Please fill in.">
<div data-island="image-upload" data-unique-id="p" data-url="${uploadPath}" data-crop="200,100"><label
  for="photo">Photo</label> <input id="photo" type="file" name="photo"></div></form>
<form class="col-6" data-ajax method="post" action="/lab/sent" enctype="multipart/form-data"><div
  data-island="assets-upload" data-unique-id="a" data-url="${uploadPath}"><label for="plain">Papers</label>
    <input id="plain" type="file" name="plain" multiple></div></form></div>`;

/**
 * Sets a file from inside the page: a file chooser that the test controls from outside would keep the input's page
 * alive.
 */
const setFile = (host: Locator, { name, mimeType, buffer }: Awaited<ReturnType<typeof chart>>): Promise<void> =>
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

/** Visits the page and leaves it twice: with the crop dialog open, and during an upload. */
async function round(page: Page, image: Awaited<ReturnType<typeof chart>>): Promise<void> {
  const visit = (path: string): Promise<boolean> => page.evaluate((url) => window.atoll!.visit(url), path);
  const ready = async () => {
    const [documents, photo] = ["assets-upload", "image-upload"].map((name) =>
      uploadWidget(page.locator(`[data-island=${name}]`)),
    );
    await documents!.ready();
    await photo!.ready();
    return { documents: documents!, photo: photo! };
  };
  await visit("/lab/form");
  const { photo } = await ready();
  await setFile(photo.host, image);
  await crop(page).ready();
  await page.goBack();
  await expect(heading(page)).toHaveText("Other");
  await expect(dialog(page)).toHaveCount(0);
  await visit("/lab/form");
  const { documents } = await ready();
  await page.route(`**${uploadPath}`, () => {}, { times: 1 });
  await setFile(documents.host, text("a.txt"));
  await expect.poll(() => documents.states()).toEqual(["sending"]);
  await visit("/lab/other");
  await dialog(page).getByRole("button", { name: "Leave the page" }).click();
  await expect(heading(page)).toHaveText("Other");
  await expect(dialog(page)).toHaveCount(0);
}

test("NAV-20 OPT-04 OPT-09 leaving during a crop or an upload leaves no listener, timer, observer or node @all", async ({
  page,
  control,
  visit,
}) => {
  await page.addInitScript(countTimers);
  await serveLab(control, {
    form: { head: shopStyle, page: forms },
    other: { head: shopStyle, page: "<h1>Other</h1>" },
  });
  await signIn(page);
  const image = await chart("map.png", 400, 300);
  await visit("/lab/other");
  const leakCounts = async (): Promise<Record<string, number>> => {
    await idle(page);
    return (await leftovers(page)).counts;
  };
  // The first rounds nearly fill the cache for Back, which holds ten pages.
  const counts: Record<string, number>[] = [];
  for (const rounds of [3, 1, 1]) {
    for (let time = 0; time < rounds; time++) await round(page, image);
    counts.push(await leakCounts());
  }
  // Each of the four widgets would leave dozens of nodes.
  expect(growth(counts, { nodes: 15 })).toEqual({});
});
