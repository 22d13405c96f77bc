// Pages and arguments that "capture" refuses.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { capture } from "../../../tools/capture/capture.ts";
import { limits } from "../../../tools/capture/limits.ts";
import { refusedCapture } from "../stand-ins/capture.ts";
import { serveTraps } from "../stand-ins/trap-page.ts";
import { type TrapSite, trapSite } from "../stand-ins/trap-site.ts";

let site: TrapSite;
let captures: string;

beforeAll(async () => {
  captures = mkdtempSync(join(tmpdir(), "atoll-capture-"));
  site = await trapSite();
  serveTraps(site);
});
afterAll(async () => {
  await site.close();
  rmSync(captures, { recursive: true });
});

/** A port on which nothing listens, because its server is closed. */
const closedSite = await trapSite();
const closed = closedSite.origin;
await closedSite.close();
const refused: [title: string, args: () => string[], sentence: RegExp][] = [
  [
    "a command without arguments",
    () => [],
    /^capture expects the address of a page and a name, got neither\.\n\nSaves a page/,
  ],
  [
    "an address without http://",
    () => ["shop.example", "shop"],
    /expects an address that starts with http:\/\/ or https:\/\/, got "shop.example"\.$/,
  ],
  ["a file address", () => ["file:///etc/passwd", "shop"], /expects an address that starts with http/],
  [
    "a login without percent-encoding",
    () => ["http://a%zz:b@127.0.0.1/", "shop"],
    /^capture expects %25 for each % in the user name and password of the address\.$/,
  ],
  [
    "a name outside of the folder",
    () => [site.origin, "../shop"],
    /expects a name of lower-case letters, digits and hyphens, such as "shop-product", got "\.\.\/shop"\.$/,
  ],
  ["the name of a device", () => [site.origin, "con"], /got "con"/],
  ["an unknown option", () => [site.origin, "shop", "--script"], /^Unknown option '--script'\.\n\nSaves/],
  [
    "a closed port",
    () => [closed, "shop"],
    /^http:\/\/127\.0\.0\.1:\d+\/ refused the connection; check that the site is running and that the port is correct\.$/,
  ],
  ["a missing page", () => [`${site.origin}/none`, "shop"], /expects a page, got status 404 from http:\/\/.*\/none\.$/],
  [
    "a picture",
    () => [`${site.origin}/img/set.png`, "shop"],
    /expects a page \(text\/html\), got image\/png from http:\/\/.*set\.png\.$/,
  ],
  [
    "a page that requires a login",
    () => (site.serve("/private", { type: "text/html", body: "", status: 401 }), [`${site.origin}/private`, "shop"]),
    /got status 401 from .*\. For a page behind a login, give the cookies of your browser with --cookie/,
  ],
  [
    "an empty page",
    () => (site.serve("/empty", { type: "text/html", body: "" }), [`${site.origin}/empty`, "shop"]),
    /got an empty response from http:\/\/.*\/empty\.$/,
  ],
  [
    "a redirect loop",
    () => (
      site.serve("/loop", { type: "text/html", body: "", status: 302, headers: { Location: "/loop" } }),
      [`${site.origin}/loop`, "shop"]
    ),
    /\/loop redirects more than 10 times, the last time to \/loop\.$/,
  ],
  [
    "a redirect to a file address",
    () => (
      site.serve("/odd", { type: "text/html", body: "", status: 302, headers: { Location: "file:///etc/passwd" } }),
      [`${site.origin}/odd`, "shop"]
    ),
    /redirects to "file:\/\/\/etc\/passwd", which is no web address/,
  ],
  [
    "a missing second page",
    () => [`${site.origin}/fr/produit`, "shop", "--page", "/none"],
    /got status 404 from http:\/\/.*\/none\.$/,
  ],
  [
    "a second page with an invalid address",
    () => [`${site.origin}/fr/produit`, "shop", "--page", "http://["],
    /--page expects a page of .*, got "http:\/\/\["/,
  ],
  [
    "a redirect to a missing page",
    () => (
      site.serve("/moved", { type: "text/html", body: "", status: 302, headers: { Location: "/none" } }),
      [`${site.origin}/moved`, "shop"]
    ),
    /got status 404 from http:\/\/.*\/none, to which http:\/\/.*\/moved redirects\.$/,
  ],
  [
    "a page of another site",
    () => [`${site.origin}/fr/produit`, "shop", "--page", "https://other.example/"],
    /--page expects a page of http:\/\/127\.0\.0\.1:\d+, such as \/en\/contact, got "https:\/\/other\.example\/"/,
  ],
  [
    "a missing mask file",
    () => [site.origin, "shop", "--mask", "none.json"],
    /--mask expects a file, got none\.json, which does not exist\.$/,
  ],
];

test.each(refused)("capture: %s is refused with a message, and nothing is written", async (_what, args, sentence) => {
  expect(await refusedCapture(captures, args())).toMatch(sentence);
  expect(existsSync(join(captures, "shop"))).toBe(false);
});

test("capture: a page without a response times out with a message", async () => {
  const lines: string[] = [];
  const asking = capture([`${site.origin}/slow`, "shop"], {
    captures,
    from: ".",
    log: (line) => lines.push(line),
    limits: { ...limits, time: 30 },
  });
  await expect(asking).rejects.toThrow(/\/slow did not answer completely within 0\.03 s\.$/);
});
