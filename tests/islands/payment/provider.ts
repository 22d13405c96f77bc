// The payment provider's side of a browser: prepared answers, since no test contacts the real one.
import type { Page, Route } from "@playwright/test";

const headers = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};

/** The answer to a call: JSON, a status with a text, or a broken connection. */
type PreparedAnswer = object | { status: number; text: string } | "dropped";
type Answer = PreparedAnswer | Promise<PreparedAnswer>;

export interface Provider {
  /**
   * Answers to a session's calls by the last part of their path: `setup`, `payments`, `paymentDetails`. `frames` delays
   * the frames of a card until it resolves.
   */
  answers: Record<string, Answer>;
  /** The session calls, with what they sent. */
  requests: { call: string; body: Record<string, any> }[];
  /** Paths of all other requests. */
  assets: string[];
}

export const ideal = { type: "ideal", name: "iDEAL" };
export const cards = { type: "scheme", name: "Cards", brands: ["visa", "mc", "bcmc"] };

export const setup = (...paymentMethods: object[]) => ({
  countryCode: "BE",
  amount: { currency: "EUR", value: 8490 },
  sessionData: "fresh",
  expiresAt: "2027-01-01T00:00:00Z",
  paymentMethods: { paymentMethods },
});

/** A setup with cards that the shopper has stored with the provider: one that needs a code, and one that does not. */
export function setupWithOwnCards(...paymentMethods: object[]) {
  const plain = setup(...paymentMethods);
  const card = {
    type: "scheme",
    name: "Cards",
    holderName: "Ada Lovelace",
    expiryMonth: "03",
    expiryYear: "2030",
    supportedShopperInteractions: ["Ecommerce"],
  };
  const stored = [
    { ...card, id: "own-visa", brand: "visa", lastFour: "1111" },
    { ...card, id: "own-bcmc", brand: "bcmc", lastFour: "4449" },
  ];
  return { ...plain, paymentMethods: { ...plain.paymentMethods, storedPaymentMethods: stored } };
}

const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26"><rect width="40" height="26" fill="#17566a"/></svg>';
const countries = [
  { id: "BE", name: "Belgium" },
  { id: "NL", name: "Netherlands" },
];

/** A card field in its frame: reports that it is ready, and what is typed, encrypted. */
const frame = `<!doctype html><title>Field</title><input aria-label="Field"><script>
  let field;
  const post = (more) =>
    parent.postMessage(JSON.stringify({ numKey: field.numKey, fieldType: field.fieldType, ...more }), field.origin);
  addEventListener("message", ({ data, origin }) => {
    const message = JSON.parse(data);
    if (!message.numKey || field) return;
    field = { ...message, origin };
    document.querySelector("input").setAttribute("aria-label", message.fieldType);
    post({ action: "config" });
  });
  const names = { encryptedExpiryDate: ["encryptedExpiryMonth", "encryptedExpiryYear"] };
  const encrypted = (name) => ({ type: name, encryptedFieldName: name, blob: "secret " + name });
  addEventListener("input", () => {
    const fields = names[field.fieldType] ?? [field.fieldType];
    post({ action: "encryption", type: "year", [field.fieldType]: fields.map(encrypted) });
  });
</script>`;

/** Stands in for the provider on `page` until the test ends. */
export async function standInProvider(page: Page, answers: Provider["answers"] = {}): Promise<Provider> {
  const provider: Provider = { answers: { setup: setup(ideal), ...answers }, requests: [], assets: [] };
  await page.route(/^https:\/\/[^/]*\.adyen\.com\//, (route) => answer(route, provider));
  return provider;
}

async function answer(route: Route, { answers, requests, assets }: Provider): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
  const call = /\/v1\/sessions\/[^/]+\/(\w+)$/.exec(pathname)?.[1];
  if (call) {
    requests.push({ call, body: request.postDataJSON() as Record<string, any> });
    const prepared = await (answers[call] ?? {});
    if (prepared === "dropped") return route.abort("connectionreset");
    const { status, text } = prepared as { status?: number; text?: string };
    return status ? route.fulfill({ status, headers, body: text ?? "" }) : route.fulfill({ headers, json: prepared });
  }
  assets.push(pathname);
  if (pathname.endsWith(".svg")) return route.fulfill({ headers, contentType: "image/svg+xml", body: dot });
  if (/\/countries\//.test(pathname)) return route.fulfill({ headers, json: countries });
  if (/translations\/nl/.test(pathname))
    return route.fulfill({
      headers,
      json: { "paymentMethodsList.aria.label": "Kies een betaalmethode", continueTo: "Verder naar" },
    });
  if (pathname.endsWith(".html"))
    return (void (await answers["frames"]), route.fulfill({ headers, contentType: "text/html", body: frame }));
  return route.fulfill({ headers, json: {} });
}
