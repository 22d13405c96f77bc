const api = "https://api.shop.example/carts/mine";

async function send(path, { timeLimit = 15000, keepalive, signal, ...init } = {}) {
  const ending = new AbortController();
  for (const end of [signal, AbortSignal.timeout(timeLimit)]) {
    if (end?.aborted) ending.abort(end.reason);
    end?.addEventListener("abort", () => ending.abort(end.reason));
  }
  const response = await fetch(api + path, {
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    signal: ending.signal,
    keepalive,
    ...init,
  });
  const isJson = response.headers.get("Content-Type")?.includes("json");
  const answer = isJson ? await response.json() : {};
  if (!response.ok) throw Object.assign(new Error(answer.message), { status: response.status, text: answer.message });
  // An answer without content is fine, such as to DELETE. A page is not: it may be that of a login.
  if (!isJson && response.status !== 204) throw new Error(`expected JSON from ${response.url}`);
  return answer;
}

const cartOf = ({ items, total }) => ({
  lineCount: items.length,
  itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
  totalTaxIncl: { amount: total.cents, scale: 2, currency: total.currency },
});

atoll.connect({
  name: "our shop",
  cart: {
    async read(signal) {
      return cartOf(await send("", { signal }));
    },
    async add({ variantId, quantity, name }, options) {
      const body = JSON.stringify({ sku: variantId, quantity });
      const cart = await send("/items", { method: "POST", body, ...options });
      return { name, quantity, photoUrl: "", cart: cartOf(cart) };
    },
    async update(id, quantity, options) {
      await send(`/items/${id}`, { method: "PATCH", body: JSON.stringify({ quantity }), ...options });
      return "";
    },
    async remove(id, options) {
      await send(`/items/${id}`, { method: "DELETE", ...options });
    },
  },
});
