// The payment provider, as far as a browser meets it: answers to its calls, since no test asks it itself.
import type { Page, Route } from "@playwright/test";

const headers = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};

/** How a call is answered: with JSON, with a status and a text, or not at all. */
type Given = object | { status: number; text: string } | "dropped";
type Answer = Given | Promise<Given>;

interface Provider {
  /** Of the calls of a session, by the last part of their path: `setup`, `payments`, `paymentDetails`. With `frames` those of a card come when that is settled. */
  answers: Record<string, Answer>;
  /** Calls of sessions, with what they sent. */
  asked: { call: string; body: Record<string, any> }[];
  /** Paths of all else. */
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

/** A setup with cards that the shopper has left with the provider: one whose code is asked for, and one that has none. */
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
  const own = [
    { ...card, id: "own-visa", brand: "visa", lastFour: "1111" },
    { ...card, id: "own-bcmc", brand: "bcmc", lastFour: "4449" },
  ];
  return { ...plain, paymentMethods: { ...plain.paymentMethods, storedPaymentMethods: own } };
}

const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26"><rect width="40" height="26" fill="#17566a"/></svg>';
const countries = [
  { id: "BE", name: "Belgium" },
  { id: "NL", name: "Netherlands" },
];

/** A field of a card in its frame: says that it is there, and what is typed, in secret. */
const frame = `<!doctype html><title>Field</title><input aria-label="Field"><script>
  let field;
  const tell = (more, to) => parent.postMessage(JSON.stringify({ numKey: field.numKey, fieldType: field.fieldType, ...more }), field.origin);
  addEventListener("message", ({ data, origin }) => {
    const given = JSON.parse(data);
    if (!given.numKey || field) return;
    field = { ...given, origin };
    document.querySelector("input").setAttribute("aria-label", given.fieldType);
    tell({ action: "config" });
  });
  const names = { encryptedExpiryDate: ["encryptedExpiryMonth", "encryptedExpiryYear"] };
  addEventListener("input", () => tell({ action: "encryption", type: "year", [field.fieldType]: (names[field.fieldType] ?? [field.fieldType]).map((name) => ({ type: name, encryptedFieldName: name, blob: "secret " + name })) }));
</script>`;

/** Stands in for the provider on `page`, until the test ends. */
export async function standInProvider(page: Page, answers: Provider["answers"] = {}): Promise<Provider> {
  const provider: Provider = { answers: { setup: setup(ideal), ...answers }, asked: [], assets: [] };
  await page.route(/^https:\/\/[^/]*\.adyen\.com\//, (route) => answer(route, provider));
  return provider;
}

async function answer(route: Route, { answers, asked, assets }: Provider): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
  const call = /\/v1\/sessions\/[^/]+\/(\w+)$/.exec(pathname)?.[1];
  if (call) {
    asked.push({ call, body: request.postDataJSON() as Record<string, any> });
    const given = await (answers[call] ?? {});
    if (given === "dropped") return route.abort("connectionreset");
    const { status, text } = given as { status?: number; text?: string };
    return status ? route.fulfill({ status, headers, body: text ?? "" }) : route.fulfill({ headers, json: given });
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
