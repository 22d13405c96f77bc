import { beforeEach, expect, test, vi } from "vitest";
import { recordScripts } from "../../../shell/navigation/scripts.ts";
import { outerScripts } from "../../../shell/extras/page-scripts/outer-scripts.ts";
import { applyPolicy } from "../../../shell/extras/policy/index.ts";
import { newSession } from "../stand-ins/session.ts";

const parse = (html: string): Document => new DOMParser().parseFromString(html, "text/html");
const texts = (scripts: HTMLScriptElement[]): string[] =>
  scripts.map((script) => script.text || script.getAttribute("src")!);

beforeEach(() => document.head.replaceChildren());

test("scripts run once per document; data blocks never run", () => {
  const session = newSession();
  recordScripts(session, parse(`<script>known</script><script src="https://s.example/known.js"></script>`));
  const answer =
    parse(`<head><script>known</script><script src="https://s.example/known.js"></script><script>fresh</script>
    <script type="application/ld+json">{}</script><script type="text/template">x</script><script
      type="importmap">{"imports":{}}</script></head>
    <body><div id="page"><script>inside</script></div><script>end</script></body>`);
  const { before, after } = outerScripts(session, answer, answer.getElementById("page")!);
  expect(texts(before)).toEqual(["fresh", '{"imports":{}}']);
  expect(texts(after)).toEqual(["end"]);
});

test("deferred scripts and modules run after the content, as in a full load", () => {
  const answer =
    parse(`<head><script src="https://s.example/1.js"></script><script src="https://s.example/2.js" defer></script>
    <script type="module">3</script></head><body><div id="page"></div></body>`);
  const { before, after } = outerScripts(newSession(), answer, answer.getElementById("page")!);
  expect(texts(before)).toEqual(["https://s.example/1.js"]);
  expect(texts(after)).toEqual(["https://s.example/2.js", "3"]);
});

test("only scripts with a nonce of the response's policy get the page's nonce, also in templates", async () => {
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  const doc = parse(
    `<script nonce="good">1</script><script nonce="evil">2</script><template><script
      nonce="good">3</script></template>`,
  );
  await applyPolicy(newSession({ nonce: "page" }), {
    doc,
    policy: "script-src 'nonce-good'",
    allowedNonces: ["good"],
    url: "",
    redirected: false,
    status: 200,
    html: "",
  });
  expect([...doc.scripts].map((script) => script.getAttribute("nonce"))).toEqual(["page", ""]);
  expect(doc.querySelector("template")!.content.querySelector("script")!.getAttribute("nonce")).toBe("page");
  expect(warning.mock.calls).toEqual([["[atoll] the policy of  does not allow a script; it does not run.", "2"]]);
});
