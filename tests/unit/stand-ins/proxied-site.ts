// A site with the proxy before it, for one test; what a browser asks, and what it gets.
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, type RequestListener, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach } from "vitest";
import type { Limits } from "../../../tools/proxy/exchange.ts";
import { startProxy } from "../../../tools/proxy/main.ts";
import { openRules } from "../../../tools/proxy/rules-file.ts";
import { type Served, serveLocally } from "../../stand-ins/serve-locally.ts";

/** What a test opens beside, to be closed with it. */
export const closing: (() => unknown)[] = [];
/** What the author was told. */
export const said: string[] = [];
const say = (line: string): unknown => said.push(line);
/** Of the rules, and of the proxy's own files. */
export let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atoll-proxy-"));
  said.length = 0;
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  rmSync(folder, { recursive: true });
});

/** A site that answers so, and the proxy before it. */
export async function show(
  listener: RequestListener | Served,
  { rules, limits }: { rules?: object; limits?: Partial<Limits> } = {},
): Promise<{ site: Served; url: string }> {
  const site = typeof listener === "function" ? await serveLocally(listener) : listener;
  closing.push(site.close);
  const file = rules && join(folder, "rules.json");
  if (file) writeFileSync(file, JSON.stringify(rules));
  const proxy = await startProxy({
    site: new URL(site.url),
    rules: openRules(file, say),
    dist: folder,
    texts: (culture) => `{"culture":"${culture}"}`,
    say,
    limits,
    host: "127.0.0.1",
    port: 0,
  });
  closing.push(proxy.close);
  return { site, url: proxy.url };
}

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  bytes: Buffer;
  text: string;
}

/** As a browser asks for a page, but that nothing is unpacked or followed. */
export async function ask(
  url: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Answer> {
  const asked = request(url, { method, headers: { accept: "text/html", ...headers }, agent: false });
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return { status: answer.statusCode!, headers: answer.headers, bytes, text: bytes.toString() };
}

/** What is answered to bytes that no browser would send. */
export async function raw(url: string, sent: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(sent);
  return text(socket);
}

export const html = { "Content-Type": "text/html; charset=utf-8" };
