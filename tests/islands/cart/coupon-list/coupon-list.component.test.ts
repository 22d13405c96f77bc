import { beforeEach, expect, test, vi } from "vitest";
import couponList from "../../../../islands/cart/coupon-list/coupon-list.ts";
import definition from "../../../../islands/cart/coupon-list/definition.ts";
import { island } from "../../../../shared/island/mount.ts";
import {
  abort,
  dialogs,
  expectOneDialog,
  html,
  leavePage,
  pass,
  press,
  requests,
  shell,
  warned,
} from "../../../unit/stand-ins/component-page.ts";

vi.mock("../../../../shared/dialog/dialog.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/i18n/texts.ts", () => import("../../../unit/stand-ins/late-texts.ts"));
/** The code of the dialog, which arrives when a test lets it. */
const code = vi.hoisted(() => ({ comes: (): Promise<void> => Promise.resolve() }));
vi.mock("../../../../shared/island/lazy-import.ts", () => ({
  lazyImport: async (_name: string, load: () => unknown) => (await code.comes(), load()),
}));

beforeEach(() => {
  code.comes = () => Promise.resolve();
});

const text = (): string => dialogs()[0]!.querySelector(".atoll-coupons")!.textContent;
const isBusy = (): string | null => dialogs()[0]!.querySelector("[aria-busy]")!.getAttribute("aria-busy");

const couponBox = `<form><input name="CouponCode"><button value="remove"></button><button value="apply"></button></form>`;
const shops =
  '<p>Summer <button data-coupon-code="ZOMER10">Take it</button> <a href="/sale" data-coupon-code="SALE">S</a></p>' +
  '<button data-coupon-code=""></button>';

function show(page = couponBox, attributes = 'data-user-id="42"') {
  document.body.innerHTML = `<main id="page">${page}<p data-island="coupon-list" ${attributes}>
    <a href="/en/coupons"> Your coupons </a></p></main>`;
  const host = document.querySelector<HTMLElement>("[data-island]")!;
  const unmount = island(definition, couponList)(host, { signal: abort.signal, id: "coupon-list-1", fail: vi.fn() });
  const link = host.querySelector("a")!;
  return { link, unmount: () => (abort.abort(), unmount()) };
}

/** Opens the dialog with the shop's coupons and these of the customer. */
async function open(own: unknown = [], page?: string): Promise<void> {
  press(show(page).link);
  await pass();
  void requests[0]!.answer(html(shops));
  await requests[1]!.answer(Response.json(own));
}

test("CPN-03 a click opens a dialog named as the link, with the customer's coupons before the shop's", async () => {
  const { link } = show();
  expect([press(link, { ctrlKey: true }), press(link, { button: 1 })]).toEqual([true, true]);
  expect([press(link), press(link)]).toEqual([false, false]);
  await pass();
  expect(dialogs().map(({ open }) => open)).toEqual([true]);
  expect(document.getElementById(dialogs()[0]!.getAttribute("aria-labelledby")!)!.textContent).toBe("Your coupons");
  expect([text(), isBusy()]).toEqual(["Core.Loading", "true"]);
  expect(requests.map(({ path }) => path)).toEqual(["/widget/couponcodes/list", "/api/v1/couponcode/user/42"]);
  await requests[0]!.answer(html(shops));
  expect([text(), isBusy()]).toEqual(["Core.Loading", "true"]);
  await requests[1]!.answer(Response.json([{ CouponCode: "MERCI15", Name: "<b>Thanks</b>" }, "NAMELESS"]));
  expect([text(), isBusy()]).toEqual(["Coupon.YoursMERCI15 <b>Thanks</b>NAMELESS Summer Take it S", "false"]);
  expect(warned).toEqual([]);
});

test("CPN-03 without data-user-id only the shop's coupons are requested and shown", async () => {
  press(show(couponBox, "").link);
  await pass();
  await requests[0]!.answer(html(shops));
  expect(requests.map(({ path }) => path)).toEqual(["/widget/couponcodes/list"]);
  expect([text(), isBusy()]).toEqual(["Summer Take it S", "false"]);
});

test.each([
  ["a list that fails", () => html("<h1>Oops</h1>", 500)],
  ["a list that is no HTML", () => Response.json({})],
])("CPN-03 %s is reported in the dialog and once in the console, and can be retried", async (_, failure) => {
  press(show().link);
  await pass();
  await requests[0]!.answer(failure());
  expect([dialogs()[0]!.querySelector("[role=alert]")!.textContent, isBusy()]).toEqual([
    "Coupon.ListFailed Core.Retry",
    "false",
  ]);
  expect(warned).toEqual(["[atoll] the coupons could not be read."]);
  press(dialogs()[0]!.querySelector("[role=alert] button")!);
  await pass();
  expect([text(), isBusy()]).toEqual(["Core.Loading", "true"]);
  void requests[2]!.answer(html(shops));
  await requests[3]!.answer(Response.json([]));
  expect([text(), isBusy(), warned.length]).toEqual(["Summer Take it S", "false", 1]);
});

test("CPN-03 if the customer's own coupons fail, the shop's are shown, and the console has a message", async () => {
  await open({ error: "none" });
  expect([text(), isBusy()]).toEqual(["Summer Take it S", "false"]);
  expect(warned).toEqual(["[atoll] the customer's coupons could not be read."]);
});

test("CPN-03 a coupon of the customer that is in use has its state in place of its button", async () => {
  await open([{ CouponCode: "MERCI15", Name: "Thanks", State: "In use" }]);
  expect(text()).toContain("In use MERCI15 Thanks");
  expect(dialogs()[0]!.querySelector("li button")).toBeNull();
});

test.each([
  ["the customer's", "li button", "MERCI15"],
  ["the shop's linked", "a[data-coupon-code]", "SALE"],
])("CPN-03 CPN-01 one of %s coupons is put into the coupon box and applied", async (_, selector, chosen) => {
  await open(["MERCI15"]);
  const submitted = vi.fn((event: SubmitEvent) => {
    event.preventDefault();
    return (event.submitter as HTMLButtonElement).value;
  });
  const form = document.querySelector("form")!;
  form.addEventListener("submit", submitted);
  for (const nothing of [".atoll-coupons p", '[data-coupon-code=""]'])
    expect(press(dialogs()[0]!.querySelector(nothing)!)).toBe(true);
  await pass();
  expect([dialogs().length, submitted.mock.calls.length]).toEqual([1, 0]);
  expect(press(dialogs()[0]!.querySelector(selector)!)).toBe(false);
  await pass();
  const field = form.querySelector("input")!;
  expect([dialogs(), field.value, document.activeElement]).toEqual([[], chosen, field]);
  expect(submitted.mock.results.map(({ value }) => value)).toEqual(["apply"]);
});

test("CPN-03 a coupon chosen on a page without a coupon box closes the dialog, with one message", async () => {
  await open([], "<h1>Account</h1>");
  press(dialogs()[0]!.querySelector("button[data-coupon-code]")!);
  await pass();
  expect(dialogs()).toEqual([]);
  expect(warned).toEqual(["[atoll] a coupon was chosen, but the page has no input CouponCode."]);
});

test("CPN-03 LOC-02 presses while the texts load open one dialog; after a visit they open none", async () => {
  const { link } = show();
  await expectOneDialog(link);
  dialogs()[0]!.close();
  await pass();
  press(link);
  await pass();
  expect(dialogs()).toHaveLength(1);
});

test("CPN-03 NAV-20 closing the dialog or leaving the page during the load ends it", async () => {
  const { link } = show();
  for (const close of [() => dialogs()[0]!.close(), leavePage]) {
    requests.length = 0;
    vi.mocked(shell.sweep).mockClear();
    press(link);
    await pass();
    const list = dialogs()[0]!.querySelector("[aria-busy] > div");
    if (close !== leavePage) await requests[0]!.answer(html(shops));
    close();
    await pass();
    expect([...document.body.children].filter((element) => !element.matches("main, [aria-live]"))).toEqual([]);
    expect(requests.filter(({ isAnswered, signal }) => !isAnswered && !signal.aborted)).toEqual([]);
    expect(vi.mocked(shell.sweep).mock.calls).toEqual([[list]]);
  }
  expect([vi.mocked(shell.setHtml).mock.calls, warned]).toEqual([[], []]);
});

test("CPN-03 ERR-05 if the dialog cannot load, the page of the coupons opens, unless the visitor left", async () => {
  code.comes = () => Promise.reject(new Error("no network"));
  const { link, unmount } = show();
  for (const visits of [1, 2]) {
    expect(press(link)).toBe(false);
    await pass();
    expect(vi.mocked(shell.visit).mock.calls.map(([url]) => url)).toEqual(Array(visits).fill(link.href));
  }
  expect(warned).toEqual(Array(2).fill("[atoll] the coupons could not be shown in a dialog; their page is opened."));
  press(link);
  unmount();
  await pass();
  expect([vi.mocked(shell.visit).mock.calls.length, warned.length]).toEqual([2, 2]);
});

test("CPN-03 NAV-20 after a visit the link is plain again, and code that comes late opens nothing", async () => {
  let arrive = (): void => {};
  code.comes = () => new Promise((resolve) => (arrive = resolve));
  const { link, unmount } = show();
  press(link);
  unmount();
  arrive();
  await pass();
  expect([dialogs(), requests, press(link)]).toEqual([[], [], true]);
});
