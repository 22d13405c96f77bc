// A visitor of the stand-in shop without a browser.
import { Hono } from "hono";
import { cms } from "../../../fixtures-html/cms/app.ts";
import { addToCartPath } from "../../../shared/api/wire/add-to-cart.ts";

export interface Visitor {
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Sends JSON. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Sends a form like a browser without script. */
  send(path: string, fields: Record<string, string>): Promise<Response>;
  page(path: string): Promise<string>;
  put(variantId: string, quantity: number, from?: { ItemOrigin: string; ItemKey: string }): Promise<void>;
  /** Line ids on the cart page. */
  lines(): Promise<string[]>;
  signIn(email?: string): Promise<void>;
}

const site = cms({ dist: "", docs: "", reload: false }, false, new Hono());

export function visitor(culture = "en"): Visitor {
  let cookie = "";
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await site.request(path, {
      ...init,
      headers: { "Accept-Language": culture, Accept: "text/html", Cookie: cookie, ...init.headers },
    });
    cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
    return response;
  };
  const call = (method: string, path: string, body?: unknown): Promise<Response> =>
    ask(path, {
      method,
      headers: { Accept: "application/json", "X-Requested-With": "XMLHttpRequest", "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const send = (path: string, fields: Record<string, string>): Promise<Response> =>
    ask(path, { method: "POST", body: new URLSearchParams(fields) });
  const page = async (path: string): Promise<string> => (await ask(path)).text();
  return {
    ask,
    call,
    send,
    page,
    put: async (variantId, quantity, from) => {
      const { status } = await call("POST", addToCartPath, {
        ProductVariantId: variantId,
        Quantity: quantity,
        ...from,
      });
      if (status !== 200) throw new Error(`${variantId} was not put into the cart: ${status}`);
    },
    lines: async () =>
      [...(await page(`/${culture}/shoppingcarts`)).matchAll(/remove:([0-9a-f]+)/g)].map(([, id]) => id!),
    signIn: async (email = "ada@example.org") =>
      void (await send(`/${culture}/security/login`, { email, password: "lagune" })),
  };
}
