import { expect, test } from "vitest";
import { cachePage } from "../../../shell/navigation/cache.ts";
import { inspectSession } from "../../../shell/extras/debug/inspect.ts";
import type { Session } from "../../../shell/navigation/session.ts";
import { newSession } from "../stand-ins/session.ts";

test("a session reports the displayed page, cached pages, parts, styles and scripts", () => {
  document.head.innerHTML = "<style>p {}</style><title>Cups</title>";
  document.body.innerHTML = '<div id="page"></div>';
  const session = newSession({ pageParts: new Map([["menu", ""]]) });
  session.displayedEntry = "k1";
  cachePage(session, session.page, document.createRange().createContextualFragment("<p><b></b></p>"));
  expect(inspectSession(session)).toEqual({
    page: location.href,
    entry: "k1",
    entries: 0,
    kept: [{ title: "Cups", elements: 2 }],
    visit: null,
    arrived: null,
    parts: ["menu"],
    styles: { on: 1, off: 0 },
    scripts: 0,
    isSigningIn: false,
  });
});

test("two sessions share nothing", () => {
  const [first, second] = [newSession(), newSession()];
  cachePage(first, first.page, document.createDocumentFragment());
  first.ranScripts.add("x");
  expect([second.cachedPages.size, second.ranScripts.size]).toEqual([0, 0]);
});

test("before the navigation has loaded there is nothing to report", () => {
  const { page: _, ...early } = newSession();
  expect(inspectSession(early as Session)).toBeNull();
});
