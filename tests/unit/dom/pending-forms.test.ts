import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenForSubmits } from "../../../shell/core/pending-forms.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("NAV-23 a form that waited for its islands and was stopped by validation waits anew at its next submit", async () => {
  document.body.innerHTML = '<form data-ajax action="/order"><button>Order</button></form>';
  const form = document.forms[0]!;
  const awaitIslands = vi.fn(() => Promise.resolve() as Promise<unknown> | undefined);
  const loader = { session: { islands: { awaitIslands } }, isBroken: () => false, load: vi.fn() };
  listenForSubmits(loader as never);
  let areLive = false;
  form.addEventListener("submit", (event) => areLive && event.preventDefault());
  const submit = (): boolean => form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect(submit()).toBe(false);
  areLive = true;
  // The form is sent again, and its validation stops it.
  await vi.advanceTimersByTimeAsync(0);
  expect(awaitIslands).toHaveBeenCalledTimes(1);
  areLive = false;
  expect(submit()).toBe(false);
  expect(awaitIslands).toHaveBeenCalledTimes(2);
  expect(loader.load).not.toHaveBeenCalled();
});

test("NAV-23 a form whose pressed button moved to another form meanwhile is sent without it", async () => {
  document.body.innerHTML = '<form data-ajax id="order"><button>Order</button></form><form id="other"></form>';
  const form = document.querySelector<HTMLFormElement>("#order")!;
  const button = form.querySelector("button")!;
  const loader = {
    session: { islands: { awaitIslands: vi.fn().mockReturnValueOnce(Promise.resolve()) } },
    isBroken: () => true,
    load: vi.fn(),
  };
  listenForSubmits(loader as never);
  const requestSubmit = vi.spyOn(form, "requestSubmit").mockImplementation(() => {});
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button }));
  document.querySelector("#other")!.append(button);
  await vi.advanceTimersByTimeAsync(0);
  expect(requestSubmit.mock.calls).toEqual([[null]]);
});
