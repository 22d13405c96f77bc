import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/wishlist/wishlist-count/definition.ts";
import wishlistCount from "../../../../islands/wishlist/wishlist-count/wishlist-count.ts";
import { island } from "../../../../shared/island/mount.ts";
import { wishlistsChanged } from "../../../../shared/stores/wishlists.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));

let abort: AbortController;
let answers: ((response: Response) => void)[];
const answer = async (index: number, body: unknown, status = 200): Promise<void> => {
  answers[index]!(new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } }));
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve));
};
const fetched = vi.fn();
beforeEach(() => {
  abort = new AbortController();
  answers = [];
  vi.spyOn(console, "warn").mockReturnValue();
  standInShell({ app: "/shop", loginPath: "/security/login" });
  vi.stubGlobal(
    "fetch",
    fetched.mockReset().mockImplementation(() => new Promise<Response>((resolve) => answers.push(resolve))),
  );
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
function show() {
  document.body.innerHTML = `<a href="/lists"><b data-wishlist-count>5</b><i data-wishlist-products>5 products</i></a>`;
  island(definition, wishlistCount)(document.querySelector("a")!, {
    signal: abort.signal,
    id: "wishlist-count-1",
    fail: vi.fn(),
  });
}
const counts = () => ["b", "i"].map((name) => document.querySelector(name)!.textContent);

test("WSH-09 the count is requested once and after each change; late responses are ignored", async () => {
  show();
  expect(counts()).toEqual(["5", "5 products"]);
  expect(fetched.mock.calls.map(([url]) => url as string)).toEqual(["/api/v1/catalog/wishlist/products/count"]);
  await answer(0, 6);
  expect(counts()).toEqual(["6", "Wishlist.Products 6"]);
  wishlistsChanged();
  wishlistsChanged();
  expect(fetched).toHaveBeenCalledTimes(3);
  await answer(2, 8);
  await answer(1, 7);
  expect(counts()).toEqual(["8", "Wishlist.Products 8"]);
});

test("WSH-09 an invalid count leaves the page's number unchanged and opens no login", async () => {
  show();
  await answer(0, "<h1>Oops</h1>", 500);
  for (const body of [{ Message: "Who?" }, null, -1, "many"]) {
    wishlistsChanged();
    await answer(answers.length - 1, body, body && typeof body === "object" ? 401 : 200);
  }
  expect(counts()).toEqual(["5", "5 products"]);
  expect(window.atoll!.login).not.toHaveBeenCalled();
  wishlistsChanged();
  abort.abort();
  await answer(answers.length - 1, 9);
  wishlistsChanged();
  expect(counts()).toEqual(["5", "5 products"]);
  expect(fetched).toHaveBeenCalledTimes(6);
});
