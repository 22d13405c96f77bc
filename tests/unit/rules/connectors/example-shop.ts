import { Hono } from "hono";
import { readFileSync } from "node:fs";
import type { Connector } from "../../../../shared/api/connector.ts";
import type { Shop } from "./shops.ts";

/** The connector that the documentation shows, as a page runs it. */
function exampleConnector(): Connector {
  const example = readFileSync("docs/examples/connector.js", "utf8");
  let given: Connector | undefined;
  const atoll = { connect: (connector: Connector) => void (given = connector) };
  new Function("atoll", example)(atoll);
  return given!;
}

interface Line {
  id: string;
  sku: string;
  quantity: number;
}

/** A server with the API that the example calls. */
export function exampleShop(): Shop {
  let lines: Line[] = [];
  let last = 0;
  const app = new Hono();
  const cart = () => ({ items: lines, total: { cents: 500 * lines.length, currency: "EUR" } });
  const root = "/carts/mine";
  app.get(root, (c) => c.json(cart()));
  app.post(`${root}/items`, async (c) => {
    const { sku, quantity } = await c.req.json<Line>();
    if (sku === "sold-out") return c.json({ message: "Sold out." }, 409);
    const line = lines.find((each) => each.sku === sku);
    if (line) line.quantity += quantity;
    else lines.push({ id: `l${++last}`, sku, quantity });
    return c.json(cart());
  });
  app.use(`${root}/items/:id`, async (c, next) =>
    lines.some(({ id }) => id === c.req.param("id")) ? next() : c.json({ message: "No such line." }, 404),
  );
  app.patch(`${root}/items/:id`, async (c) => {
    const { quantity } = await c.req.json<Line>();
    for (const line of lines) if (line.id === c.req.param("id")) line.quantity = quantity;
    return c.json({});
  });
  app.delete(`${root}/items/:id`, (c) => {
    lines = lines.filter(({ id }) => id !== c.req.param("id"));
    return c.body(null, 204);
  });
  return {
    request: async (path, init) => app.request(path, init),
    connector: exampleConnector(),
    ids: ["cup", "mug", "sold-out"],
    coupon: "",
    word: "",
    lines: async () => lines.map(({ id }) => id),
  };
}
