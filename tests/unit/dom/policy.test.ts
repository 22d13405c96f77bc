// Scripts of a page that is shown in place, under its own content security policy.
import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openGates } from "../../../shell/extras/consent-gates/index.ts";
import { createPageScripts } from "../../../shell/extras/page-scripts/index.ts";
import type { PageResponse } from "../../../shell/navigation/page.ts";
import { isForeign } from "../../../shell/common/nonce.ts";
import { newSession } from "../stand-ins/session.ts";

const warning = vi.spyOn(console, "warn");
beforeEach(() => void warning.mockReset().mockReturnValue());
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const strict = "script-src 'nonce-own' 'strict-dynamic'";
const parse = (html: string): Document => new DOMParser().parseFromString(html, "text/html");
const answerOf = (doc: Document, policy: string, nonces: string[] = []): PageResponse => ({
  doc,
  policy,
  allowedNonces: nonces,
  url: "https://shop.example/next",
  redirected: false,
  status: 200,
  html: "",
});
/** Applies the policy of a response, and returns the scripts that may still run, by their text or address. */
async function runnable(html: string, policy: string, nonce = "", nonces: string[] = []): Promise<string[]> {
  const { applyPolicy } = await import("../../../shell/extras/policy/index.ts");
  const doc = parse(html);
  const session = newSession({ nonce });
  await applyPolicy(session, answerOf(doc, policy, nonces));
  const all = [doc, ...[...doc.querySelectorAll("template")].map(({ content }) => content)].flatMap((root) => [
    ...root.querySelectorAll("script"),
  ]);
  return all
    .filter((script) => script.type !== "text/plain" || script.hasAttribute("data-cookie-consent-script"))
    .map((script) => script.textContent || script.getAttribute("src")!);
}

const inline = (text: string, nonce = ""): string => `<script nonce="${nonce}">${text}</script>`;

test("NAV-21 a script that the policy of its page does not allow becomes inert: inline, external and module", async () => {
  const html = `${inline("own", "own")}${inline("none")}${inline("wrong", "guessed")}<script src="/a.js"></script>
    <script src="/b.js" nonce="own"></script><script type="module">module</script>
    <script type="module" nonce="own">own module</script><script type="application/json">{}</script>`;
  expect(await runnable(html, strict)).toEqual(["own", "/b.js", "own module", "{}"]);
  expect(warning).toHaveBeenCalledTimes(4);
  expect(warning.mock.calls[0]).toEqual([
    "[atoll] the policy of https://shop.example/next does not allow a script; it does not run.",
    "none",
  ]);
});

test("NAV-21 the page's nonce stands for those of a response, whose nonces were renamed", async () => {
  const html = `${inline("renamed", "page")}${inline("own", "own")}${inline("none")}`;
  expect(await runnable(html, strict, "page", ["own"])).toEqual(["renamed", "own"]);
  expect(await runnable(html, "script-src 'self'", "page", [])).toEqual([]);
});

test("NAV-21 scripts in templates, and those that wait for consent, are judged as well", async () => {
  const gate = (text: string, nonce = ""): string =>
    `<script type="text/plain" data-cookie-consent-script="marketing" nonce="${nonce}">${text}</script>`;
  const html = `${gate("gate")}${gate("own gate", "own")}<template>${inline("inner")}${inline("own inner", "own")}</template>`;
  expect(await runnable(html, strict)).toEqual(["own gate", "own inner"]);
});

test("NAV-21 no other element is a script that waits for consent, whatever its attributes are", async () => {
  const { session } = liveSession("");
  document.body.innerHTML = `<b data-cookie-consent-script="marketing">go()</b>`;
  await openGates(session, document);
  expect(document.body.innerHTML).toBe(`<b data-cookie-consent-script="marketing">go()</b>`);
});

test.each([`type="text/jscript"`, `type="text/livescript"`, `type="text/javascript1.5"`, `type="module" nomodule`])(
  "NAV-21 browsers run a script with %s, so it is judged, too",
  async (attributes) => {
    expect(await runnable(`<template><script ${attributes}>go()</script></template>`, strict)).toEqual([]);
  },
);

test("NAV-21 a tag that has swallowed the next one does not have its nonce", async () => {
  const html = `<script src="//evil.example/x.js" a=<script nonce="own">ours()</script>`;
  expect(await runnable(html, strict)).toEqual([]);
  expect(await runnable(html.replace("own", "page"), strict, "page", ["own"])).toEqual([]);
});

test("NAV-21 a renamed nonce is one of each policy that must allow the script, not of its styles", async () => {
  const html = inline("renamed", "page");
  for (const policy of [
    "script-src 'nonce-own', script-src 'self'",
    "script-src 'self'; style-src 'nonce-own'",
    "script-src 'nonce-other'",
  ])
    expect(await runnable(html, policy, "page", ["own"])).toEqual([]);
  expect(await runnable(html, "script-src 'nonce-own', script-src 'nonce-own'", "page", ["own"])).toEqual(["renamed"]);
});

test("NAV-21 a meta element in the body is no policy", async () => {
  const html = `<body><meta http-equiv="content-security-policy" content="script-src 'none'">${inline("own", "own")}`;
  expect(await runnable(html, strict)).toEqual(["own"]);
});

test("NAV-21 every policy must allow a script, also one in the page itself", async () => {
  const meta = `<meta http-equiv="content-security-policy" content="script-src 'none'">`;
  expect(await runnable(`<head>${meta}</head>${inline("own", "own")}`, strict)).toEqual([]);
  expect(await runnable(inline("own", "own"), `${strict}, default-src 'self'`)).toEqual([]);
  expect(await runnable(inline("any"), "img-src 'none'")).toEqual(["any"]);
});

/** The session of a document with a nonce and this policy; null for one whose headers cannot be read again. */
function liveSession(policy: string | null) {
  const fetched = vi.fn(async (..._call: unknown[]) => {
    if (policy === null) throw new TypeError("Failed to fetch");
    return new Response("<h1>Page</h1>", { headers: { "Content-Security-Policy": policy } });
  });
  vi.stubGlobal("fetch", fetched);
  const load = (async () => import("../../../shell/extras/policy/index.ts")) as never;
  const marketing = { stamp: "", preferences: false, statistics: false, marketing: true };
  const session = newSession({ nonce: "page", load, consent: () => marketing });
  return { session, fetched, scripts: createPageScripts(session) };
}
const markup = (name: string, nonce: string): string => `<script nonce="${nonce}">${name}</script>`;

/** Inserts scripts and runs them. Returns the texts of those that a copy has replaced, which would run. */
async function inserted(session: ReturnType<typeof liveSession>, html: string): Promise<string[]> {
  document.body.innerHTML = html;
  const before = [...document.querySelectorAll("script")];
  await session.scripts.runInert(before);
  return before.filter((script) => !script.isConnected).map((script) => script.textContent);
}

test.each<[policy: string | null, runs: string[]]>([
  [strict, ["own"]],
  [`img-src *, ${strict}`, ["own"]],
  ["script-src 'self' 'nonce-page'", ["own", "none", "wrong"]],
  ["", ["own", "none", "wrong"]],
  [null, ["own"]],
])("NAV-21 under the policy %j the shell copies these scripts into the document: %j", async (policy, runs) => {
  const live = liveSession(policy);
  const html = `${markup("own", "page")}${markup("none", "")}${markup("wrong", "guessed")}`;
  expect(await inserted(live, html)).toEqual(runs);
  await inserted(live, html);
  const asked = [`${location.origin}${location.pathname}`, { cache: "force-cache", signal: expect.any(AbortSignal) }];
  // The policy is asked for once, or again when there was no answer.
  expect(live.fetched.mock.calls).toEqual(Array.from({ length: policy === null ? 4 : 1 }, () => asked));
});

test("NAV-21 scripts with the page's nonce, and those of a page whose policy allows them, run without a question", async () => {
  const live = liveSession(strict);
  document.body.innerHTML = `${markup("own", "page")}${markup("judged", "")}`;
  const scripts = [...document.querySelectorAll("script")];
  live.session.allowedScripts.add(scripts[1]!);
  await live.scripts.runInert(scripts);
  expect(scripts.map((script) => script.isConnected)).toEqual([false, false]);
  expect(live.fetched).not.toHaveBeenCalled();
  expect(isForeign(newSession(), scripts[1]!)).toBe(false);
});

test("NAV-21 under strict-dynamic a script whose hash is in the policy runs without a nonce", async () => {
  const hash = createHash("sha256").update("known").digest("base64");
  const live = liveSession(`${strict} 'sha256-${hash}'`);
  expect(await inserted(live, `${markup("known", "")}${markup("other", "")}`)).toEqual(["known"]);
});

test.each<[string, (gate: Element, session: { consent: () => unknown }) => void]>([
  ["the page has been left", (gate) => gate.remove()],
  ["the consent has been withdrawn", (_gate, session) => (session.consent = () => null)],
])("NAV-21 CON-08 a script that had to be judged first does not run when %s", async (_what, change) => {
  const live = liveSession("");
  const { session } = live;
  const allowed = session.consent;
  document.body.innerHTML = `<p><script type="text/plain" data-cookie-consent-script="marketing">go()</script></p>`;
  const gate = document.querySelector("script")!;
  const opening = openGates(session, document);
  change(gate, session);
  await opening;
  expect(document.querySelectorAll("script:not([type='text/plain'])")).toHaveLength(0);
  // The script runs when its page is shown again, or the consent is given again.
  session.consent = allowed;
  document.querySelector("p")!.append(gate);
  await openGates(session, document);
  expect(document.querySelectorAll("script:not([type='text/plain'])")).toHaveLength(1);
});

test("NAV-21 CON-08 scripts that wait for consent on the first page, where only a hash allows the shell", async () => {
  const hash = createHash("sha256").update("known").digest("base64");
  const { session } = liveSession(`script-src 'sha256-shell' 'sha256-${hash}' 'strict-dynamic'`);
  Object.assign(session, { nonce: "", integrity: "sha256-shell" });
  document.body.innerHTML = ["known", "other"]
    .map((text) => `<script type="text/plain" data-cookie-consent-script="marketing">${text}</script>`)
    .join("");
  await openGates(session, document);
  const running = [...document.querySelectorAll("script")].filter(({ type }) => type !== "text/plain");
  expect(running.map(({ textContent }) => textContent)).toEqual(["known"]);
});

test.each<[string, string, string[]]>([
  ["strict-dynamic", strict, ["own", "own inner"]],
  ["a list of hosts", "script-src 'self' 'nonce-page'", ["own", "none", "own inner", "inner"]],
])("NAV-21 CON-08 scripts that wait for consent on the first page, under %s", async (_what, policy, runs) => {
  const { session } = liveSession(policy);
  const gate = (text: string, nonce: string): string =>
    `<script type="text/plain" data-cookie-consent-script="marketing" nonce="${nonce}">${text}</script>`;
  document.body.innerHTML = `${gate("own", "page")}${gate("none", "")}<template data-consent="marketing">
    ${markup("own inner", "page")}${markup("inner", "")}</template>`;
  await openGates(session, document);
  const running = [...document.querySelectorAll("script")].filter(({ type }) => type !== "text/plain");
  expect(running.map(({ textContent }) => textContent)).toEqual(runs);
});
