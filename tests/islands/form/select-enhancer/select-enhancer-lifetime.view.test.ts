// A select while its code loads, without the code, and after the island is removed.
import { expect, test, vi } from "vitest";
import { code, device, fail, selectHtml, settle, show, texts, towns } from "../../../unit/stand-ins/enhanced-select.ts";

test("OPT-08 NAV-20 removal restores the select, its label and options, and keeps the choice", async () => {
  const observe = vi.spyOn(MutationObserver.prototype, "observe");
  const disconnect = vi.spyOn(MutationObserver.prototype, "disconnect");
  const { form, select, before, box, click, options, unmount, chosen } = await show(towns);
  await click(box());
  await click(options()[0]!);
  unmount();
  await settle();
  expect([form.innerHTML, chosen()]).toEqual([before, ["o", "g", "b"]]);
  // Neither listeners nor timers nor observers remain.
  select.focus();
  select.dispatchEvent(new Event("change", { bubbles: true }));
  form.reset();
  expect([document.activeElement, vi.getTimerCount(), texts.listeners.size]).toEqual([select, 0, 0]);
  expect(observe.mock.contexts.length).toBeGreaterThan(1);
  expect(observe.mock.contexts.filter((observer) => !disconnect.mock.contexts.includes(observer))).toEqual([]);
});

test("OPT-08 a select whose code is loading keeps working, and passes its focus and choice to the box", async () => {
  let arrive = (): void => {};
  code.answer = async (load) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return load();
  };
  const { form, select, before, box } = await show();
  expect(form.innerHTML).toBe(before);
  select.focus();
  select.value = "fr";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  form.reset();
  select.value = "br";
  arrive();
  await settle();
  expect([box().textContent, document.activeElement === box()]).toEqual(["Brazil", true]);
  document.body.tabIndex = 0;
  box().blur();
  select.focus();
  expect(document.activeElement).toBe(box());
});

test("OPT-08 ERR-05 code that fails to load is reported once and leaves the select; not after its removal", async () => {
  const failure = new Error("chunk load failed");
  let lose = (): void => {};
  code.answer = () => new Promise((_resolve, reject) => (lose = () => reject(failure)));
  const { form, before, unmount } = await show();
  lose();
  await settle();
  expect([fail.mock.calls, form.innerHTML]).toEqual([[["load", failure]], before]);
  unmount();
  for (const isLost of [true, false]) {
    let arrive = (): void => {};
    code.answer = (load) =>
      new Promise((resolve, reject) => (arrive = () => (isLost ? reject(failure) : resolve(load()))));
    const removed = await show();
    removed.unmount();
    arrive();
    await settle();
    expect(removed.form.innerHTML).toBe(removed.before);
  }
  expect(fail).toHaveBeenCalledOnce();
});

test("OPT-08 a touch device keeps its native select; equal values or no select give one clear message", async () => {
  device.isTouch = true;
  const { form, before } = await show();
  expect([form.innerHTML, code.requests, texts.listeners.size]).toEqual([before, 0, 0]);
  device.isTouch = false;
  const twice = `${selectHtml("", "<option>A</option><option value=A>B</option>")}`;
  await expect(show(twice)).rejects.toThrow(
    "select-enhancer on <select#c> expects options with different values, found duplicates.",
  );
  expect([document.querySelector("form")!.innerHTML.includes("ts-"), code.requests]).toEqual([false, 0]);
  await expect(show('<div class="host"></div>')).rejects.toThrow(
    "select-enhancer on <div.host> expects a `<select>`, as its element or in it; add it to the markup.",
  );
});
