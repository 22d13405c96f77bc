import { expect, test, vi } from "vitest";
import { callVoid } from "../../../shared/http/call-void.ts";
import { standInShell } from "../stand-ins/shell.ts";

test.each<[string, string, string, boolean]>([
  ["a page", "text/html", "<!doctype html><html><body><h1>Log in</h1></body></html>", false],
  ["a page without the tag of its body", "text/html; charset=utf-8", "<!DOCTYPE html><h1>Log in</h1>", false],
  ["a fragment", "text/html", "<p>Removed</p>", true],
  ["nothing", "text/html", "", true],
  ["JSON", "application/json", '{"html":"<body>"}', true],
])("ERR-04 the answer %s to a change without a result", async (_what, type, body, isAccepted) => {
  standInShell();
  vi.stubGlobal("fetch", async () => new Response(body, { headers: { "Content-Type": type } }));
  const change = callVoid("lines/1", { method: "DELETE" });
  await (isAccepted ? expect(change).resolves.toBeUndefined() : expect(change).rejects.toThrow("expected no page"));
  vi.unstubAllGlobals();
});
