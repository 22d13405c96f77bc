import { expect, test, vi } from "vitest";
import definition from "../../../../islands/cart/price-changes/definition.ts";
import { $, notices } from "../../../unit/stand-ins/cart-page.ts";
import { abort, calls, face } from "../../../unit/stand-ins/cart-server.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
  subscribe: () => () => {},
}));

const notice = (cup: string): string => `<main id="page"><h1>Cart</h1><form>
  <p data-price-change>${cup}</p><input type="hidden" name="Price[l1]" value="13.50">
  <p data-price-change>Tea: 3 to 2</p><input type="hidden" name="Price[l2]" value="2"><button>Confirm</button>
  </form><p data-price-changed>12.50 when you added it</p></main>`;
const announced = async (urgency: string): Promise<string | null | undefined> => {
  await vi.advanceTimersByTimeAsync(100);
  return document.getElementById(`atoll-live-${urgency}`)?.textContent;
};

async function show(html: string) {
  document.body.innerHTML = html;
  const { default: view } = await import("../../../../islands/cart/price-changes/price-changes.ts");
  const { island } = await import("../../../../shared/island/mount.ts");
  const { signal } = abort;
  return island(definition, view)($("form"), { signal, id: "price-changes-1", fail: vi.fn() });
}
const isHidden = () => [$("form").hidden, $("[data-price-changed]").hidden];
const confirm = () => $("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));

test("CRT-04 CRT-08 changed prices are announced once each, and confirmed in place", async () => {
  await show(notice("Cup: 12.50 to 13.50"));
  expect(await announced("assertive")).toBe("Cup: 12.50 to 13.50 Tea: 3 to 2");
  await show(notice("Cup: 12.50 to 14"));
  expect(await announced("assertive")).toBe("Cup: 12.50 to 14");
  confirm();
  expect([isHidden(), document.activeElement]).toEqual([[true, true], $("h1")]);
  expect(calls).toMatchObject([
    {
      request: "PUT shoppingcarts/seenprices",
      body: {
        Items: [
          { ShoppingCartItemId: "l1", UnitPriceTaxIncl: 13.5 },
          { ShoppingCartItemId: "l2", UnitPriceTaxIncl: 2 },
        ],
      },
    },
  ]);
  await calls[0]!.answer(204);
  expect(await announced("polite")).toBe("Prices.Confirmed");
  expect(vi.mocked(face.visit)).toHaveBeenCalledOnce();
  // The price has changed back and again since.
  await show(notice("Cup: 12.50 to 14"));
  expect(await announced("assertive")).toBe("Cup: 12.50 to 14 Tea: 3 to 2");
});

test("CRT-04 prices that could not be confirmed show again, with a message and a retry", async () => {
  const unmount = await show(notice("Cup: 12.50 to 15"));
  confirm();
  await calls[0]!.answer(500, {});
  expect(isHidden()).toEqual([false, false]);
  const [error] = await notices();
  expect([error!.kind, error!.text]).toEqual(["error", "Prices.NotConfirmed"]);
  error!.action!.run();
  expect(isHidden()).toEqual([true, true]);
  await calls[1]!.answer(204);
  expect(vi.mocked(face.visit)).toHaveBeenCalled();
  unmount();
  expect(isHidden()).toEqual([false, false]);
});

test("CRT-04 ERR-02 a page as the answer is a failure for the shopper, and one message for the author", async () => {
  const unmount = await show(notice("Cup: 12.50 to 16"));
  confirm();
  await calls[0]!.answerPage();
  expect(isHidden()).toEqual([false, false]);
  expect((await notices()).at(-1)!.text).toBe("Prices.NotConfirmed");
  expect(
    vi.mocked(console.warn).mock.calls.map(([message, error]) => `${message} ${(error as Error).message}`),
  ).toEqual([expect.stringMatching(/^\[atoll\] a change of the cart was not saved\. expected no page from /)]);
  unmount();
});

test("CRT-04 the browser posts a form without a price that can be read", async () => {
  await show(notice("Cup: 12.50 to 16").replaceAll(/value="[\d.]+"/g, 'value="€ 13.50"'));
  expect(confirm()).toBe(true);
  expect([calls.length, ...isHidden()]).toEqual([0, false, false]);
});
