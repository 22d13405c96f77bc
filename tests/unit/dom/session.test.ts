import { expect, test } from "vitest";
import { cachePage } from "../../../shell/navigation/page-cache.ts";
import { inspectSession } from "../../../shell/inspect.ts";
import { newSession } from "../stand-ins/session.ts";

test("a session reports the displayed page, cached pages, parts, styles and scripts", () => {
  document.head.innerHTML = "<style>p {}</style><title>Cups</title>";
  document.body.innerHTML = '<div id="page"></div>';
  const session = newSession({ entry: "k1", parts: new Map([["menu", ""]]) });
  cachePage(session, session.page, document.createRange().createContextualFragment("<p><b></b></p>"));
  expect(inspectSession(session)).toEqual({
    page: location.href,
    entry: "k1",
    entries: 0,
    kept: [{ title: "Cups", elements: 2 }],
    visit: null,
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
  expect([second.kept.size, second.ranScripts.size]).toEqual([0, 0]);
});

test("before the navigation has loaded there is nothing to report", () => {
  const { navigation: _, ...early } = newSession();
  expect(inspectSession(early)).toBeNull();
});
