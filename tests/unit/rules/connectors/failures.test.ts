// What islands get from each function of a connector when a request fails.
import { describe, expect, test, vi } from "vitest";
import { connected } from "../../../../shared/api/connector.ts";
import { addToCart } from "../../../../shared/api/add-to-cart.ts";
import { changeLine, removeAllLines, removeLine } from "../../../../shared/api/cart-lines.ts";
import { fetchCart, fetchCartLines, hasCartLines } from "../../../../shared/api/cart.ts";
import { applyCoupon, removeCoupon } from "../../../../shared/api/coupons.ts";
import { findSuggestions } from "../../../../shared/api/search-suggestions.ts";
import { HttpError } from "../../../../shared/http/call.ts";
import { shell } from "../../../../shared/shell-api.ts";
import { exampleShop } from "./example-shop.ts";
import { answer, isolateTests, open, openCartShop, order, type Shop } from "./shops.ts";

isolateTests();

const { signal } = new AbortController();

/** All that islands call. */
const calls: Record<string, () => Promise<unknown>> = {
  "cart.read": () => fetchCart(signal),
  "cart.lines": () => fetchCartLines(signal),
  "cart.add": () => addToCart(order("40")),
  "cart.update": () => changeLine("1", 2, {}),
  "cart.remove": () => removeLine("1", {}),
  "cart.clear": () => removeAllLines(["1", "2"], {}),
  "coupons.apply": () => applyCoupon("2222"),
  "coupons.remove": () => removeCoupon("2222"),
  "search.suggest": () => findSuggestions("http://shop.example/", "cup", 3, signal),
};

const isServed = (name: string): boolean => {
  const resource = name.split(".")[0] as "cart" | "coupons" | "search";
  return name === "cart.lines" ? hasCartLines() : !!shell().connector![resource];
};

/** How a call ended, in short, such as `HttpError 422 "Sold out."`. */
const outcomeOf = (call: () => Promise<unknown>): Promise<string> =>
  call().then(
    () => "done",
    (error: unknown) =>
      error instanceof HttpError
        ? `HttpError ${error.status}${error.text && ` "${error.text}"`}`
        : (error as Error).name,
  );

/** The outcomes of all calls that the connector serves, one after the other. */
async function outcomes(): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls)) if (isServed(name)) all[name] = await outcomeOf(call);
  return all;
}

/** The same outcome for all calls, but for those in `others`. */
const allOf = (outcome: string, others: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(Object.keys(calls).flatMap((name) => (isServed(name) ? [[name, outcome]] : []))),
  ...others,
});

const htmlPage = (text: string, status = 200): Response =>
  new Response(`<!doctype html><html><body><h1>${text}</h1></body></html>`, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });

const redirectedTo = (url: string, response: Response): Response =>
  Object.defineProperties(response, { redirected: { value: true }, url: { value: url } });

interface System {
  make(): Shop;
  /** A refusal in words, as the system sends it. */
  refusal(): Response;
  /** What a refusal of each function comes to. */
  refused: [outcome: string, others?: Record<string, string>];
  /** What an unknown address comes to. A 404 would be a line of the cart that is gone. */
  unknownAddress: string;
  /** The functions that do not read the answer to a change that the server has accepted. */
  unread?: Record<string, string>;
}

const openCartSystem = (version: 3 | 4): System => ({
  make: () => openCartShop(version),
  refusal: () => Response.json({ error: { warning: "Warning: <b>Sold out</b> &amp; gone." } }),
  refused: [
    'HttpError 422 "Warning: Sold out & gone."',
    {
      "cart.read": "AnswerError",
      "cart.lines": "AnswerError",
      // The shop refuses to remove a coupon that is not there.
      "coupons.remove": "done",
      // Version 3 answers with the page of the cart.
      ...(version === 3 && { "cart.update": "AnswerError" }),
    },
  ],
  unknownAddress: "HttpError 501",
});

const systems: Record<string, System> = {
  opencart: openCartSystem(4),
  "opencart-3": openCartSystem(3),
  "the example of the documentation": {
    make: exampleShop,
    refusal: () => Response.json({ message: "Sold out & gone." }, { status: 409 }),
    refused: ['HttpError 409 "Sold out & gone."'],
    unknownAddress: "HttpError 404",
    unread: { "cart.update": "done", "cart.remove": "done", "cart.clear": "done" },
  },
};

describe.each(Object.entries(systems))("ERR-02 ERR-04 %s", (_name, system) => {
  /** Opens a page of the shop, whose server then answers all requests with `fault`. */
  const failWith = (fault: () => Promise<Response> | Response): void => {
    open(system.make());
    answer.mockImplementation(async () => fault());
  };

  test("every function is called here", () => {
    open(system.make());
    const names = Object.entries(system.make().connector!).flatMap(([resource, functions]) =>
      typeof functions === "object" ? Object.keys(functions as object).map((key) => `${resource}.${key}`) : [],
    );
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(names.filter((name) => !name.endsWith("NeedsVariant"))));
    expect(connected("cart")).toBeDefined();
  });

  test("no network: the islands say so", async () => {
    failWith(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await outcomes()).toEqual(allOf("TypeError"));
  });

  test("no answer: the request ends after its time", async () => {
    open(system.make());
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")));
    answer.mockImplementation(
      (_path, { signal: ending } = {}) =>
        new Promise((_resolve, reject) => {
          if (ending?.aborted) reject(ending.reason as Error);
        }),
    );
    expect(await outcomes()).toEqual(allOf("TimeoutError"));
  });

  test("aborted: nobody waits for it", async () => {
    failWith(() => Promise.reject(new DOMException("left", "AbortError")));
    expect(await outcomes()).toEqual(allOf("AbortError"));
  });

  test("the connection breaks within the answer", async () => {
    failWith(() => {
      const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError("network error")) });
      const response = new Response(broken, { headers: { "Content-Type": "application/json" } });
      return redirectedTo("http://shop.example/index.php?route=checkout/cart", response);
    });
    expect(await outcomes()).toEqual(allOf("TypeError"));
  });

  test("the server fails: its page is not shown", async () => {
    failWith(() => htmlPage("Fatal error", 500));
    expect(await outcomes()).toEqual(allOf("HttpError 500"));
  });

  test("a page instead of the answer: it is not taken for one", async () => {
    failWith(() => htmlPage("Maintenance"));
    expect(await outcomes()).toEqual(allOf("AnswerError"));
  });

  test("a redirect to the login: nothing is taken for done", async () => {
    failWith(() => redirectedTo("http://shop.example/index.php?route=account/login", htmlPage("Log in")));
    expect(await outcomes()).toEqual(allOf("AnswerError"));
  });

  test.each([{}, [], null, 3, "text", { items: 3 }, { success: false }, { error: [] }, { error: "" }])(
    "JSON of another shape, such as %j: nothing is taken for done",
    async (body) => {
      failWith(() => Response.json(body));
      expect(await outcomes()).toEqual(allOf("AnswerError", system.unread));
    },
  );

  test("an unknown address: no line of the cart is taken for gone", async () => {
    failWith(() => htmlPage("Not found", 404));
    expect(await outcomes()).toEqual(allOf(system.unknownAddress));
  });

  test("a call that needs a login: the failure is shown", async () => {
    failWith(() => htmlPage("Forbidden", 401));
    expect(await outcomes()).toEqual(allOf("HttpError 403"));
  });

  test("a refusal in words: they are shown as text", async () => {
    failWith(system.refusal);
    expect(await outcomes()).toEqual(allOf(...system.refused));
  });
});
