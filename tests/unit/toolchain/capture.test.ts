// Captures a page from a site full of traps, end to end; the stand-in serves the captured files.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { capturedRoutes } from "../../../fixtures-html/cms/captured/routes.ts";
import { refusedCapture, runCapture } from "../stand-ins/capture.ts";
import { serveTraps } from "../stand-ins/trap-page.ts";
import { secrets, type TrapSite, trapSite } from "../stand-ins/trap-site.ts";

let site: TrapSite;
let captures: string;
let report: string;

const run = (...args: string[]): Promise<string> => runCapture(captures, args);
const refusal = (...args: string[]): Promise<string> => refusedCapture(captures, args);
const filesOf = (name: string): string[] =>
  readdirSync(join(captures, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(captures, name).length + 1)
        .replaceAll("\\", "/"),
    )
    .toSorted();
const read = (name: string, file: string): string => readFileSync(join(captures, name, file), "utf8");

const root = "/captured/traps";
/** Requests a path from the stand-in, which reads its captures from this test's folder. */
const request = async (path: string): Promise<Response> =>
  capturedRoutes(captures).request(`http://captured.invalid${root}${path}`);

beforeAll(async () => {
  captures = mkdtempSync(join(tmpdir(), "atoll-capture-"));
  site = await trapSite();
  serveTraps(site);
  writeFileSync(
    join(captures, "team.json"),
    JSON.stringify({ patterns: { "customer number": ["\\bK-\\d{6}\\b"] }, selectors: { status: [".status"] } }),
  );
  report = await run(
    `${site.origin}/`,
    "traps",
    "--page",
    "/fr/contact?lang=fr",
    "--mask",
    "team.json",
    "--cookie",
    `remember=${secrets["a cookie of the command line"]}`,
  );
});
afterAll(async () => {
  await site.close();
  rmSync(captures, { recursive: true });
});

test("capture: secrets are masked in all files and messages; equal ones stay equal", () => {
  const spellings = Object.entries(secrets).flatMap(([title, secret]) =>
    [
      secret,
      encodeURIComponent(secret),
      secret.toLowerCase(),
      secret.replaceAll("/", "\\/"),
      Buffer.from(secret).toString("base64"),
    ].map((text) => [title, text] as const),
  );
  const all = [
    ...filesOf("traps").map((file) => [`${file} and its name`, `${file}\n${read("traps", file)}`] as const),
    ["the report", report] as const,
  ];
  const leftovers = all.flatMap(([where, text]) =>
    spellings.filter(([, secret]) => text.includes(secret)).map(([what]) => `${what} in ${where}`),
  );
  expect(leftovers).toEqual([]);
  const html = read("traps", "fr-produit.html");
  for (const [mask, times] of [
    ["person-1@example.com", 6],
    ["Person 1", 2],
    ["masked-personal-data-1", 2],
  ] as const)
    expect(html.split(mask)).toHaveLength(times + 1);
  expect(html).toContain("mailto:person-1@example.com?subject=x");
  expect(read("traps", "fr-contact-lang-fr.html")).toContain("mailto:person-1@example.com");
  // A user that one page's settings name is masked on earlier pages, too.
  expect(read("traps", "fr-contact-lang-fr.html")).toContain('{"user":"masked-customer-2","app"');
  expect(html).toContain("<p>N° masked-customer-2</p>");
  // The masked token has the same length, because readers may count the characters.
  expect(/name=__RequestVerificationToken value="([^"]*)"/.exec(html)![1]).toHaveLength(
    secrets["a token in a hidden field"].length,
  );
  expect(report).toMatch(/Masked: .*\b3 e-mail\b.*\. Check the files before you share them\./);
  // Texts that only look like secrets stay.
  for (const text of ["logo@2x.png", "5412345678908", "name=Quantity value=9000", 'content="authenticity_token"'])
    expect(html).toContain(text);
});

test("capture: the page is the CMS's HTML except for scripts and addresses", async () => {
  const html = read("traps", "fr-produit.html");
  for (const text of [
    "<!DOCTYPE html>\n<html lang=fr>",
    `<meta charset="utf-8">`,
    "&amp; {{other}} d'été</h1>",
    `title='it''s "odd"'>y</a></p></div $mail=`,
    "x<b>unclosed",
    `<body class=shop >`,
    `data-rule="^/[a-z]$"`,
  ])
    expect(html).toContain(text);
  for (const removedFile of [
    "var sessionToken",
    "app.js",
    "onload",
    "onsubmit",
    "x()",
    "modulepreload",
    "preconnect",
    "integrity",
  ])
    expect(html).not.toContain(removedFile);
  const served = await request("/fr/produit");
  const text = await served.text();
  expect(text).toContain("<h1>{{origin}} &amp; {{other}} d'été</h1>");
  expect(text).toContain(`"text":"{{nonce}} {{token}}"`);
  const nonce = /'nonce-([^']+)'/.exec(served.headers.get("Content-Security-Policy")!)![1]!;
  expect(text).toContain(`<script src="/atoll/atoll.js" nonce="${nonce}" defer></script>`);
  expect(text).toContain(`<link rel="stylesheet" href="/atoll/atoll.css">`);
  expect(served.headers.get("Content-Security-Policy")).toBe(
    `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; img-src https://pictures.example data:`,
  );
});

test("capture: a shell with a hash in its names and integrity becomes the shell of the current build", () => {
  const html = read("traps", "fr-contact-lang-fr.html").replaceAll(/ +(?=>| )/g, "");
  for (const tag of [
    '<link rel="stylesheet" href="/atoll/atoll.css">',
    '<link rel=stylesheet href="/atoll/atoll-islands.css">',
    '<link rel="stylesheet" href="/atoll/atoll-theme.css">',
    '<script src="/atoll/atoll.js" defer></script>',
    "script-src 'self'",
  ])
    expect(html).toContain(tag);
  expect(filesOf("traps").filter((file) => file.includes("atoll"))).toEqual([]);
});

test("capture: every resource, also nested styles, is served by the stand-in", async () => {
  const html = await (await request("/fr/produit")).text();
  const styles = await Promise.all(
    filesOf("traps")
      .filter((file) => file.endsWith(".css"))
      .map(async (file) => [`${root}/${file}`, await (await request(`/${file}`)).text()] as const),
  );
  const loaded = [
    ...[
      ...html.matchAll(
        /(?:<(?:img|iframe|video|link)[^>]*?\s(?:data-src|src|poster)|<link[^>]*(?:stylesheet|icon)[^>]*href|background)=(["'])(.*?)\1/g,
      ),
    ].map(([, , address]) => [`${root}/fr/produit`, address!] as const),
    ...[...html.matchAll(/srcset="([^"]*)"/g)].flatMap(([, set]) =>
      set!.split(/,(?=\s)/).map((item) => [`${root}/fr/produit`, item.trim().split(" ", 1)[0]!] as const),
    ),
    ...[...html.matchAll(/url\((?:&quot;|")(.*?)(?:&quot;|")\)/g)].map(
      ([, address]) => [`${root}/fr/produit`, address!] as const,
    ),
    ...styles.flatMap(([from, css]) =>
      [
        ...css
          .replaceAll(/\/\*.*?\*\/|@namespace.*|content:.*/g, "")
          .matchAll(/(?:@import (?!url)|url\(|image-set\()\s*["']?([^"')\s;]+)/g),
      ].map(([, address]) => [from, address!] as const),
    ),
  ];
  const urls = [
    ...new Set(
      loaded.flatMap(([from, address]) =>
        URL.canParse(address, `http://captured.invalid${from}`)
          ? [new URL(address, `http://captured.invalid${from}`)]
          : [],
      ),
    ),
  ].filter(({ protocol, hash }) => protocol === "http:" && hash !== "#local");
  expect(urls.length).toBeGreaterThan(30);
  const answers = await Promise.all(
    urls.map(
      async ({ origin, pathname, search }) =>
        [origin, pathname, (await request((pathname + search).slice(root.length))).status] as const,
    ),
  );
  expect(
    answers.filter(
      ([origin, path, status]) =>
        origin !== "http://captured.invalid" ||
        !/^\/(captured\/traps|atoll)\//.test(path) ||
        !(status < 300 || path.startsWith("/atoll/")),
    ),
  ).toEqual([]);
  // Only the capture's own report names the site's hosts.
  const texts = filesOf("traps")
    .filter((file) => file !== "site.json")
    .map((file) => read("traps", file))
    .join("\n");
  for (const { host } of [new URL(site.origin), new URL(site.files)]) expect(texts).not.toContain(host);
  expect((await request("/img/set.png")).headers.get("Content-Type")).toBe("image/png");
  expect((await request("/elsewhere/localhost-" + new URL(site.files).port + "/fonts.css")).status).toBe(200);
});

test("capture: links and forms to captured pages stay within the capture", async () => {
  const html = read("traps", "fr-produit.html");
  for (const link of [
    `href="/captured/traps/fr/contact?lang=fr"`,
    `href="detail.html#top"`,
    `href="/captured/traps/up"`,
    `href="#page"`,
    `href="{{origin}}/captured/traps/fr/deux"`,
    `href="javascript:void(0)"`,
    `rel="canonical" href="{{origin}}/captured/traps/fr/produit"`,
    `action="/captured/traps/fr/panier"`,
    `formaction="{{origin}}/captured/traps/fr/rapide"`,
    `href="https://partner.example/x?u={{origin}}%2Fcaptured%2Ftraps%2Ffr"`,
    `data-zoom="/captured/traps/zoom/{name}"`,
    `{"culture":"fr","app":"/captured/traps/boutique","website":"{{origin}}/captured/traps"}`,
  ])
    expect(html).toContain(link);
  expect(await (await request("/fr/contact?lang=fr")).text()).toContain("<h1>Contact</h1>");
  for (const [from, to] of [
    ["/", "/fr/produit"],
    ["/fr", "/fr/produit"],
  ])
    expect((await request(from!)).headers.get("Location")).toBe(root + to!);
});

test("capture: file names are valid on every system and inside the folder", () => {
  const names = filesOf("traps");
  expect(
    names.filter(
      (name) =>
        !/^([A-Za-z0-9_][A-Za-z0-9._-]*\/)*[A-Za-z0-9_][A-Za-z0-9._-]*\.[a-z0-9]+$/.test(name) ||
        name.length > 140 ||
        /(^|\/)(con|nul)\./i.test(name),
    ),
  ).toEqual([]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  expect(names.filter((name) => name.startsWith("img/x.php"))).toHaveLength(2);
  expect(names).toEqual(expect.arrayContaining(["theme/style.css", "img/set.png", "site.json"]));
  expect(readdirSync(captures).toSorted()).toEqual(["team.json", "traps"]);
});

test("capture: each resource that was not stored is reported with a reason", async () => {
  for (const line of [
    `${site.origin}/img/gone.png answered with 404`,
    "/img/soft404.png is of type text/html, which is no image",
    "/img/huge.png is larger than 196 kB",
    "/broken closed the connection",
    "https://tube.example/embed/1 is of a kind that is not saved",
  ])
    expect(report).toContain(line);
  for (const path of ["/img/gone.png", "/elsewhere/tube.example/embed/1"]) {
    const answer = await request(path);
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  }
});

test("capture: cookies go only to their host, and each file is requested once", () => {
  const host = new URL(site.origin).host;
  const [own, foreign] = [
    site.requests.filter((one) => one.host === host),
    site.requests.filter((one) => one.host !== host),
  ];
  expect(
    own
      .slice(1)
      .every(
        ({ cookie }) =>
          cookie.includes(secrets["a session in a cookie"]) && cookie.includes(secrets["a cookie of the command line"]),
      ),
  ).toBe(true);
  expect([...new Set(foreign.map(({ cookie }) => cookie))]).toEqual([""]);
  const paths = site.requests.filter(({ path }) => path !== "/img/set.png").map(({ host: one, path }) => one + path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test("capture: --scripts stores the page's scripts; --skip leaves files out", async () => {
  const log = await run(
    `${site.origin}/fr/produit`,
    "scripted",
    "--scripts",
    "--skip",
    "/img/*",
    "--skip",
    "*/fonts.css",
  );
  const html = read("scripted", "fr-produit.html");
  expect(html).toContain(`<script src="/captured/scripted/js/app.js"></script>`);
  expect(html).toMatch(
    /<script nonce="\{\{nonce\}\}">var sessionToken = "masked-token-\d+x*"; document.cookie = "x";<\/script>/,
  );
  expect(html).toContain("onload=");
  expect(read("scripted", "js/app.js")).toMatch(
    /^const api = "\/captured\/scripted\/api"; fetch\(api \+ "\?token=masked-token-\d+x*"\); \/\/ sid=short$/,
  );
  expect(filesOf("scripted").filter((file) => /^img|fonts/.test(file))).toEqual([]);
  expect(log).toContain("/img/set.png is left out by --skip");
  const about = (name: string): unknown => (JSON.parse(read(name, "site.json")) as { about: string }).about;
  expect([about("scripted"), about("traps")]).toEqual([
    `Produit d'été (${new URL(site.origin).host}), captured.`,
    `Produit d'été (${new URL(site.origin).host}), captured without its scripts.`,
  ]);
  // Files that are left out on purpose do not count as missing.
  expect(report).not.toContain("app.js");
});

test("capture: an existing folder is replaced only with --force, and completely", async () => {
  await run(`${site.origin}/fr/contact?lang=fr`, "again");
  expect(await refusal(`${site.origin}/fr/contact?lang=fr`, "again")).toMatch(
    /again exists; choose another name, or use --force to replace it/,
  );
  writeFileSync(join(captures, "again", "old.html"), "");
  // The folder of a capture that was interrupted.
  mkdirSync(join(captures, "again.new"));
  writeFileSync(join(captures, "again.new", "half.html"), "");
  await run(`${site.origin}/fr/contact?lang=fr`, "again", "--force");
  expect(filesOf("again")).toEqual(["fr-contact-lang-fr.html", "site.json"]);
});

test("capture: --help lists the options", async () =>
  expect(await run("--help")).toMatch(/^Saves a page as the CMS sent it/));
