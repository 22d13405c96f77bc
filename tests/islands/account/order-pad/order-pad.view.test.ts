import { expect, test, vi } from "vitest";
import { fileIntake } from "../../../../islands/account/order-pad/file-intake.ts";
import { createPad } from "../../../../islands/account/order-pad/pad.ts";
import { body } from "../../../unit/stand-ins/islands.ts";

const findPadLines = vi.hoisted(() => vi.fn());
vi.mock("../../../../shared/api/order-pad.ts", () => ({ findPadLines }));
vi.mock("../../../../shared/shell-api.ts", () => ({ shell: () => ({ settings: { locale: "en-GB" } }) }));

const pad = (): HTMLElement =>
  body(`<form><textarea name="Lines">COF-114;1</textarea><input type="file" name="File"></form>`);
const lines = (): string => document.querySelector("textarea")!.value;

/** Puts files into the field, as a visitor does; a file whose text is null cannot be read. */
function choose(text: string | null): void {
  const file = new File([text ?? ""], "list.csv");
  if (text === null) file.arrayBuffer = () => Promise.reject(new DOMException("moved", "NotReadableError"));
  const field = document.querySelector<HTMLInputElement>("[type=file]")!;
  Object.defineProperty(field, "files", { value: [file], configurable: true });
}

test("order pad: a file that was chosen before the code came is read, and the check waits for it", async () => {
  const host = pad();
  choose("KIT-340;4\n");
  const done = vi.fn();
  const waitForFile = fileIntake(host, new AbortController().signal, vi.fn(), done);
  expect(lines()).toBe("COF-114;1");
  expect(await waitForFile()).toBe(true);
  expect([lines(), done.mock.calls.length]).toEqual(["COF-114;1\n\n\nKIT-340;4", 1]);
  expect(await waitForFile()).toBe(true);
});

test("order pad: a corrected file of the same name replaces its text, unless that was edited", async () => {
  const waitForFile = fileIntake(pad(), new AbortController().signal, vi.fn(), vi.fn());
  const chooseAgain = async (text: string): Promise<string> => {
    choose(text);
    document.querySelector("[type=file]")!.dispatchEvent(new Event("change"));
    await waitForFile();
    return lines();
  };
  await chooseAgain("KIT-340;4\n");
  expect(await chooseAgain("KIT-340;2\n")).toBe("COF-114;1\n\n\nKIT-340;2");
  document.querySelector("textarea")!.value += "0";
  expect(await chooseAgain("KIT-340;3")).toBe("COF-114;1\n\n\nKIT-340;20\n\n\nKIT-340;3");
});

test("order pad: a file that cannot be read, or has no text, is refused with the reason; the text stays", async () => {
  const [refuse, done] = [vi.fn(), vi.fn()];
  const waitForFile = fileIntake(pad(), new AbortController().signal, refuse, done);
  for (const [text, fault] of [
    [null, "OrderPad.NotRead"],
    ["PK\0", "OrderPad.NotText"],
  ] as const) {
    choose(text);
    document.querySelector("[type=file]")!.dispatchEvent(new Event("change"));
    expect(await waitForFile()).toBe(false);
    expect(refuse).toHaveBeenLastCalledWith(fault);
    // The next check is about the text.
    expect([await waitForFile(), lines()]).toEqual([true, "COF-114;1"]);
  }
  expect(done).not.toHaveBeenCalled();
});

test("order pad: a list that is edited while the code of its check loads is checked as sent, and keeps the focus", async () => {
  findPadLines.mockResolvedValue([{}]);
  pad();
  const field = document.querySelector("textarea")!;
  const { state, check } = createPad(field, new AbortController().signal);
  const checked = check();
  field.value += "y";
  field.dispatchEvent(new Event("input"));
  await checked;
  expect(findPadLines.mock.lastCall![0]).toMatchObject([{ code: "COF-114", quantity: 1 }]);
  // `results` moves the focus.
  expect(state.getState()).toMatchObject({ isOutdated: true, results: 0 });
});
