// A site behind the proxy, for one test, and helpers that send requests to it.
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

/** Cleanups that run after the test. */
export const closing: (() => unknown)[] = [];
/** Lines that the proxy has logged. */
export const logLines: string[] = [];
const log = (line: string): unknown => logLines.push(line);
/** The folder with the rules and the proxy's own files. */
export let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atoll-proxy-"));
  logLines.length = 0;
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  rmSync(folder, { recursive: true });
});

/** Starts a site with `listener` and the proxy in front of it. */
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
    rules: openRules(file, log),
    dist: folder,
    log,
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

/** Requests a page like a browser, but without decompressing or following redirects. */
export async function ask(
  url: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Answer> {
  const clientRequest = request(url, { method, headers: { accept: "text/html", ...headers }, agent: false });
  clientRequest.end(body);
  const [answer] = (await once(clientRequest, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return { status: answer.statusCode!, headers: answer.headers, bytes, text: bytes.toString() };
}

/** The response to raw bytes that no browser would send. */
export async function raw(url: string, sent: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(sent);
  return text(socket);
}

export const html = { "Content-Type": "text/html; charset=utf-8" };
