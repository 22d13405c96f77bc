// Files are chosen, dropped, refused, ordered and posted.
import { answerPost, shopStyle } from "../browser/lab.ts";
import { onDisk, text, uploadForm, uploadPath } from "../islands/assets/uploads.ts";
import type { Tab } from "./driver/tab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { drag, formValues, openWidget } from "./lab-widget.ts";

const names = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>(".atoll-file-name")].map((name) => name.value ?? name.textContent),
  );
const expectNames = (tab: Tab, ...expected: string[]) =>
  until(
    `the files ${expected}`,
    () => names(tab),
    (found) => found.join() === expected.join(),
  );
const expectStates = (tab: Tab, ...expected: string[]) =>
  until(
    `rows that are ${expected}`,
    () =>
      tab.evaluate(() => [...document.querySelectorAll<HTMLElement>(".atoll-file")].map((row) => row.dataset["state"])),
    (found) => found.join() === expected.join(),
  );

test("AST-06 AST-07 UPL-01 UPL-02 UPL-03 chosen files upload with progress, refused ones say why, the rest is posted", async ({
  tab,
  control,
}) => {
  const attributes = 'data-accept=".txt, .pdf" data-max-file-size="1 MB" data-multiple="true"';
  await openWidget(tab, control, { head: shopStyle, page: uploadForm(attributes) });
  await answerPost(control, "sent", { html: '<main id="page"><h1>Thanks</h1></main>' });
  const input = tab.css(".atoll-upload-zone input[type=file]");
  await expect(tab.css(".atoll-upload-zone button:enabled")).toRead("Choose");

  await control.answer({ path: uploadPath, method: "POST", gate: "upload" });
  await input.chooseFiles(onDisk(text("first.txt")));
  await expect(tab.role("progressbar")).toBeSeen();
  await control.open("upload");
  await expectStates(tab, "done");
  await expect(tab.role("progressbar")).toBeGone();

  await input.chooseFiles(
    onDisk(text("second.txt")),
    onDisk(text("photo.png")),
    onDisk(text("big.txt", "a".repeat(1_200_000))),
    onDisk(text("third.txt")),
  );
  await expectStates(tab, "done", "done", "rejected", "rejected", "done");
  await expect(tab.css(".atoll-file-problem").first()).toRead(
    "This file type is not allowed. Allowed types: TXT, PDF.",
  );
  await expect(tab.css(".atoll-file-problem").last()).toRead("The file is 1.1 MB; the maximum is 1 MB.");

  // From the last to the first: two clicks in one place would be a double click, which deletes one file.
  for (const name of ["big.txt", "photo.png", "second.txt"]) await tab.role("button", `Delete ${name}`).click();
  await expectNames(tab, "first.txt", "third.txt");
  await tab.role("textbox", "Name of first.txt").fill("Terms");
  await tab.press("Tab");
  await drag(tab, ".atoll-file:last-child .atoll-file-grip", 0, -120);
  await expectNames(tab, "third.txt", "Terms.txt");

  const values = await formValues(tab);
  const idOf = (name: string) => /^asset-(.+)-name$/.exec(values.find(([, value]) => value === name)![0])![1];
  const [, order] = values.find(([name]) => name === "list-assets-orders-a")!;
  expect(order.split(",")).toEqual(["third.txt", "Terms.txt"].map(idOf));
  await tab.role("button", "Send").click();
  await expect(tab.css("#page h1")).toRead("Thanks");
  const { body = "" } = (await control.log()).find(({ path, method }) => path === "/lab/sent" && method === "POST")!;
  expect(body).toContain("Terms.txt");
  expect(body).not.toContain("second.txt");
});

test("AST-05 AST-07 dropped files are uploaded like chosen ones", async ({ tab, control }) => {
  await openWidget(tab, control, { head: shopStyle, page: uploadForm('data-multiple="true"') });
  await expect(tab.css(".atoll-upload-zone button:enabled")).toRead("Choose");
  // No driver can drag a file into the window.
  await tab.evaluate(() => {
    const data = new DataTransfer();
    for (const name of ["one.txt", "two.txt"]) data.items.add(new File([name], name, { type: "text/plain" }));
    for (const type of ["dragenter", "dragover", "drop"])
      document
        .querySelector(".atoll-upload")!
        .dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
  });
  await expectStates(tab, "done", "done");
  expect(await names(tab)).toEqual(["one.txt", "two.txt"]);
});
