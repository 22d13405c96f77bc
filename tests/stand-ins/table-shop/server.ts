import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { type Served, serveLocally } from "../serve-locally.ts";
import { basket, home, ware } from "./pages.ts";

/** An old shop: table layout, German ids, windows-1252, jQuery 1.12, absolute URLs, and a cart in a session. */
export async function startTableShop(): Promise<Served> {
  const carts = new Map<string, number>();
  return serveLocally((request, response) => {
    const origin = `http://${request.headers.host}`;
    const url = new URL(request.url!, origin);
    const session = /(?:^|;\s*)__Host-sitzung=(\w+)/.exec(request.headers.cookie ?? "")?.[1];
    const count = carts.get(session ?? "") ?? 0;
    const file = files[url.pathname];
    if (file)
      return void response
        .writeHead(200, { "Content-Type": "text/javascript" })
        .end(readFileSync(join(process.cwd(), file)));
    if (url.pathname === "/korb" && request.method === "POST")
      return addToCart(request, response, origin, session, carts);
    if (url.pathname === "/") return show(response, home(origin, count));
    if (url.pathname === "/ware" && /^[12]$/.test(url.searchParams.get("id") ?? ""))
      return show(response, ware(origin, Number(url.searchParams.get("id")), count));
    if (url.pathname === "/korb") return show(response, basket(origin, count));
    response.writeHead(404, { "Content-Type": "text/plain" }).end("Nicht gefunden");
  });
}

const files: Record<string, string> = {
  "/js/jquery.js": "node_modules/jquery1/dist/jquery.js",
  "/js/shop.js": "tests/stand-ins/table-shop/shop.js",
};

function show(response: ServerResponse, html: string): void {
  response.writeHead(200, { "Content-Type": "text/html; charset=windows-1252" });
  // The euro sign is the only character of these pages that Latin 1 lacks.
  response.end(Buffer.from(html.replaceAll("€", "\x80"), "latin1"));
}

/** As on an https site: the cookie is limited to the site, and a POST from another origin is refused. */
function addToCart(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  session: string | undefined,
  carts: Map<string, number>,
): void {
  let sent = "";
  request.setEncoding("utf8").on("data", (text: string) => (sent += text));
  request.on("end", () => {
    if (request.headers.origin !== origin)
      return void response
        .writeHead(403, { "Content-Type": "text/plain" })
        .end(`Fremder Ursprung: ${request.headers.origin}`);
    const sessionId = session ?? String(carts.size + 1);
    carts.set(sessionId, (carts.get(sessionId) ?? 0) + Number(new URLSearchParams(sent).get("Menge")));
    response
      .writeHead(302, {
        Location: `${origin}/korb`,
        "Set-Cookie": `__Host-sitzung=${sessionId}; Path=/; Secure; HttpOnly; SameSite=None`,
      })
      .end();
  });
}
