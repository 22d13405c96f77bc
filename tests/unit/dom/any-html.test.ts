import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { island } from "../../../shared/island/mount.ts";
import { detachChildren } from "../../../shell/navigation/swap.ts";
import * as consentGates from "../../../shell/extras/consent-gates/index.ts";
import type { CoreSession } from "../../../shell/core/session.ts";
import { hosts } from "../../../shell/extras/islands/host.ts";
import { pageSection, parsePage } from "../../../shell/navigation/page.ts";
import { partsOf } from "../../../shell/core/document.ts";
import { setHtml } from "../../../shell/core/set-html.ts";
import { randomHtml } from "../../random-html.ts";
import { counter, pageOf, settledPromises } from "../stand-ins/islands.ts";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Counts the remaining listeners on document and window, of those that were added with an `AbortSignal`. */
function watchListeners(): () => number {
  const live = new Set<AbortSignal>();
  for (const target of [document, window] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
      const signal = typeof options === "object" ? options.signal : undefined;
      if (signal) {
        live.add(signal);
        signal.addEventListener("abort", () => live.delete(signal));
      }
      add(type, listener as EventListener, options);
    });
  }
  return () => live.size;
}

/** happy-dom throws on a template in SVG, which browsers treat as an ordinary element. */
const canParse = (html: string): boolean => !/<svg.*<template/s.test(html);

test("NAV-20 any HTML is parsed, swapped and swept without exceptions or leftovers", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  const listeners = watchListeners();
  const cup = counter();
  let bowls = 0;
  const bowl = island({ name: "bowl", config: {}, fallback: "replace" }, (host, _config, { signal }) => {
    bowls++;
    host.innerHTML = `<i data-island="cup">of the island</i>`;
    document.addEventListener("cup:changed", () => {}, { signal });
    signal.addEventListener("abort", () => bowls--);
  });
  const bad = {
    mount: () => {
      throw new Error("no");
    },
  };
  const islands = pageOf({ cup, bad, bowl: { mount: bowl, replace: true } });
  const session = {
    islands,
    consent: () => ({ stamp: "", preferences: false, statistics: false, marketing: false }),
    nonce: "",
    integrity: "",
    allowedScripts: new WeakSet<Element>(),
    load: (async () => consentGates) as unknown as CoreSession["load"],
  };
  const navigate = async (): Promise<never> => ({ navigation: { runScripts: () => {} } }) as never;
  await fc.assert(
    fc.asyncProperty(randomHtml(["cup", "cup", "bowl", "bad", "unknown"]).filter(canParse), async (html) => {
      document.body.innerHTML = `<main id="page"></main>`;
      const page = pageSection(document)!;
      const answer = parsePage(
        `<!doctype html><body><nav data-page-part="menu"></nav><main id="page">${html}</main>`,
        "http://localhost/x",
      );
      partsOf(answer);
      setHtml(session, page, detachChildren(pageSection(answer)!), navigate);
      await settledPromises();
      setHtml(session, page, html, navigate);
      await settledPromises();
      expect([...hosts.keys()].filter((host) => !page.contains(host))).toEqual([]);
      islands.sweep(page);
      expect({ hosts: hosts.size, bowls, cups: cup.on - cup.off, listeners: listeners() }).toEqual({
        hosts: 0,
        bowls: 0,
        cups: 0,
        listeners: 0,
      });
      expect(page.innerHTML).not.toContain("data-island-state");
    }),
    { numRuns: 150 },
  );
  expect(cup.on).toBeGreaterThan(20);
});
