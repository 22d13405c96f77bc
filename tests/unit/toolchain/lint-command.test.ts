// The whole command, with real files and with pages of a local server.
import { execFile } from "node:child_process";
import type { RequestListener } from "node:http";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildTools } from "../../../scripts/build/tools.mjs";
import type { OwnTexts } from "../../../tools/lint/command/check-texts.ts";
import { run } from "../../../tools/lint/command/run.ts";
import { describedIslands } from "../../described-islands.ts";
import { fullVocabulary } from "../../lint-vocabulary.ts";
import { type Served, serveLocally } from "../../stand-ins/serve-locally.ts";

const vocabulary = await fullVocabulary();
const texts: OwnTexts = {
  english: {
    Core: { Close: "Close", Loading: "Loading…" },
    Cart: { Lines_one: "{0} item in the cart", Lines_other: "{0} items in the cart", Added: "{0} was added" },
  },
  groupsOfIslands: { "cart-widget": ["Cart"] },
};
const wrong = `<p data-island="zebra">é</p>`;
const doubtful = `<div data-island="cart-widget"></div>`;
let folder = "";
let served: Served | undefined;

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "atoll-lint-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => served?.close());

async function writeFiles(files: Record<string, string | Uint8Array>): Promise<string> {
  const place = await mkdtemp(join(folder, "site-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    await writeFile(join(place, name), content);
  }
  return place;
}

async function serve(answer: RequestListener): Promise<string> {
  served = await serveLocally(answer);
  return served.url;
}

async function call(...args: string[]) {
  const output = { out: "", err: "" };
  const writtenFiles = new Map<string, string>();
  const status = await run(args, {
    version: "0.0.0",
    vocabulary,
    texts,
    fetch,
    writeFile: async (path, text) => {
      if (path.startsWith("/nowhere/")) throw new Error("no such folder");
      writtenFiles.set(path, text);
    },
    print: (text) => void (output.out += text),
    printError: (text) => void (output.err += text),
  });
  return { status, ...output, written: writtenFiles };
}

const filesIn = (out: string): string[] =>
  (JSON.parse(out) as { findings: { file: string }[] }).findings.map(({ file }) => file.split("/").slice(-2).join("/"));

test("lint: the exit status is 0 without errors, 1 for errors or too many warnings, 2 if it cannot run", async () => {
  const site = await writeFiles({ "clean.html": "<p>a</p>", "wrong.html": wrong, "doubtful.html": doubtful });
  expect(await call(join(site, "clean.html"))).toMatchObject({
    status: 0,
    out: "No problems in 1 file. Read: 1 .html.\n",
    err: "",
  });
  expect(await call(join(site, "wrong.html"))).toMatchObject({ status: 1, err: "" });
  expect(await call(join(site, "doubtful.html"))).toMatchObject({ status: 0 });
  expect(await call(join(site, "doubtful.html"), "--max-warnings", "0")).toMatchObject({ status: 1 });
  expect(await call(join(site, "wrong.html"), "--rule", "unknown-island=off")).toMatchObject({ status: 0 });
  expect(await call(join(site, "none.html"))).toMatchObject({
    status: 2,
    out: "",
    err: `${join(site, "none.html")} expects a file or a folder, got none with this name.\n`,
  });
});

test("lint: a folder is searched without packages, copies of the build, hidden folders and link loops", async () => {
  const site = await writeFiles({
    "public/atoll/atoll.js": "",
    "public/atoll/manifest.json": "{}",
    "public/atoll/chunks/a.js": "",
    "public/atoll/islands/a.js": "",
    "public/atoll/reference/e.html": wrong,
    "b/b.twig": wrong,
    "a/A.CSHTML": wrong,
    "a/notes.txt": wrong,
    "node_modules/x/c.html": wrong,
    ".git/d.html": wrong,
  });
  await symlink(site, join(site, "round"), "junction");
  const { status, out } = await call(site, "--format", "json");
  expect(status).toBe(1);
  expect(filesIn(out)).toEqual(["a/A.CSHTML", "b/b.twig"]);
  expect(
    filesIn((await call(site, join(site, "a/notes.txt"), join(site, "b"), "--ext", "twig", "--format", "json")).out),
  ).toEqual(["b/b.twig", "a/notes.txt"]);
});

test("lint: the report counts the files by extension; a build of Atoll is no folder of pages", async () => {
  const site = await writeFiles({
    "a.cshtml": wrong,
    "b.cshtml": "<p>a</p>",
    "c.html": "<p>a</p>",
    "dist/atoll.js": "",
    "dist/chunks/a.js": "",
    "dist/islands/a.js": "",
  });
  expect((await call(site)).out).toContain("1 error, 0 warnings in 1 of 3 files. Read: 2 .cshtml, 1 .html.\n");
  await writeFile(join(site, "dist/manifest.json"), "{}");
  expect(await call(join(site, "dist"))).toMatchObject({
    status: 2,
    out: "",
    err: expect.stringMatching(/dist expects a folder with pages, got a build of Atoll, which is not checked\.\n$/),
  });
});

test("lint: readable files are checked even if others cannot be read", async () => {
  const site = await writeFiles({
    "wrong.html": wrong,
    "photo.html": new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]),
    "empty/a.txt": "a",
  });
  const { status, out, err } = await call(site, join(site, "empty"));
  expect(status).toBe(2);
  expect(out).toContain("1:4  error  unknown-island");
  expect(err.split("\n")).toEqual([
    expect.stringMatching(/empty expects a folder with pages, got none with \.html, .*--ext sets other extensions\.$/),
    expect.stringMatching(
      /photo\.html expects a text file, got a binary file or UTF-16 without a byte order mark\. If it is a page, save it as UTF-8\.$/,
    ),
    "",
  ]);
});

test("lint: UTF-8 with BOM, UTF-16 and Windows-1252 files are read", async () => {
  const utf16 = (mark: number[], swap: boolean) =>
    Buffer.concat([Buffer.from(mark), swap ? Buffer.from(wrong, "utf16le").swap16() : Buffer.from(wrong, "utf16le")]);
  const site = await writeFiles({
    "a.html": `\uFEFF${wrong}`,
    "b.html": utf16([0xff, 0xfe], false),
    "c.html": utf16([0xfe, 0xff], true),
    "d.html": Buffer.from(wrong, "latin1"),
  });
  const { out } = await call(site, "--format", "json");
  expect((JSON.parse(out) as { findings: { start: object }[] }).findings.map(({ start }) => start)).toEqual(
    Array.from({ length: 4 }, () => ({ offset: 3, line: 1, column: 4 })),
  );
});

test("lint: --output writes to a file, or reports why it cannot", async () => {
  const site = await writeFiles({ "wrong.html": wrong });
  const { status, out, written } = await call(site, "--format", "sarif", "--output", "lint.sarif");
  expect([status, out, [...written.keys()]]).toEqual([1, "", ["lint.sarif"]]);
  expect(JSON.parse(written.get("lint.sarif")!)).toMatchObject({ version: "2.1.0" });
  expect(await call(site, "--output", "/nowhere/lint.txt")).toMatchObject({
    status: 2,
    err: "--output /nowhere/lint.txt cannot be written: no such folder.\n",
  });
});

test("lint: a page from a server is checked in the charset the server names", async () => {
  const address = await serve((_request, response) =>
    response
      .setHeader("content-type", "text/html; charset=iso-8859-1")
      .end(Buffer.from(`<p title="é">${wrong}</p>`, "latin1")),
  );
  expect(await call(`${address}/shop?page=2`)).toMatchObject({
    status: 1,
    out: expect.stringMatching(/^http:\/\/127.*\/shop\?page=2\n  1:17  error  unknown-island/),
  });
});

test.each<[title: string, answer: RequestListener, message: RegExp]>([
  ["that returns 404", (_, response) => response.writeHead(404).end(), /expects a page, got 404 Not Found\.\n$/],
  [
    "that is not a page",
    (_, response) => response.writeHead(200, { "content-type": "application/json" }).end("{}"),
    /expects an HTML page, got application\/json\.\n$/,
  ],
  [
    "with an endless page",
    (_, response) => pour(response.writeHead(200, { "content-type": "text/html" })),
    /expects a page of at most 20 MB, got more\.\n$/,
  ],
  ["of a server that disconnects", (request) => request.socket.destroy(), /could not be loaded: .+\.\n$/],
])("lint: an address %s is reported with exit status 2", async (_what, answer, message) => {
  const address = await serve(answer);
  expect(await call(address)).toMatchObject({ status: 2, out: "", err: expect.stringMatching(message) });
});

function pour(response: Parameters<RequestListener>[1]): void {
  const part = Buffer.alloc(1024 * 1024, "a");
  const release = (): void => {
    while (!response.destroyed && response.write(part));
    if (!response.destroyed) response.once("drain", release);
  };
  release();
}

test("lint: --explain, --list-rules, --version and --help print their texts", async () => {
  const explained = await call("--explain", "bad-when");
  expect(explained.status).toBe(0);
  expect(explained.out).toContain("bad-when (error)");
  expect(explained.out).toContain(`    <a data-island="video" data-island-when="consent(marketing)"`);
  expect((await call("--list-rules")).out).toMatch(
    /^unknown-island +error +data-island with the name of an unknown island\.$/m,
  );
  expect(await call("--version")).toMatchObject({ status: 0, out: "0.0.0\n" });
  expect((await call("--help")).out).toContain("--max-warnings N");
});

test("LOC-02 lint: --texts says what is to do in a file of texts, and what these pages need of it", async () => {
  const ready = {
    Core: { Close: "Zavřít", Loading: "Načítání…" },
    Cart: {
      Added: "Přidáno: {0}",
      ...Object.fromEntries(["one", "few", "many", "other"].map((form) => [`Lines_${form}`, "{0} ks v košíku"])),
    },
  };
  const site = await writeFiles({
    "cs.json": JSON.stringify(ready),
    "begun/cs.json": JSON.stringify({ ...ready, Core: { Close: "Close" }, Cart: { Added: "Přidáno" } }),
    "page.html": "<p>a</p>",
    "cart.html": `<a data-island="cart-widget" href="/cart">b</a>`,
    "texts.json": "{}",
    "odd/cs.json": '{"Core":{"Close":5}}',
    "broken/cs.json": "{",
    "group/cs.json": '{"Core":{"Close":{"Now":"Zavřít"}}}',
    "text/cs.json": '{"Core":"Jádro"}',
    "cp1250/cs.json": Uint8Array.from([0x7b, 0x22, 0xf8, 0x22, 0x3a, 0x22, 0x22, 0x7d]),
  });
  const unmarked = "It has no $translatedFrom, so stale texts cannot be found; --done adds it.";
  expect(await call("--texts", join(site, "cs.json"))).toMatchObject({
    status: 0,
    out: `${join(site, "cs.json")}: 4 of 4 texts are ready. ${unmarked}\n`,
  });
  const begun = join(site, "begun/cs.json");
  expect(await call("--texts", begun)).toMatchObject({
    status: 1,
    out: [
      "Missing:",
      '  Core.Loading: "Loading…"',
      '  Cart.Lines: "{0} items in the cart"',
      "",
      "Wrong:",
      "  Cart.Added: lacks {0}",
      "",
      "The same as in English, which may be right:",
      '  Core.Close: "Close"',
      "",
      `${begun}: 1 of 4 texts are ready, 1 of them as in English. ${unmarked}`,
      "",
    ].join("\n"),
  });
  expect((await call("--texts", begun, join(site, "page.html"))).out).toContain(
    "These pages need 2, of which 1 are ready.\n",
  );
  expect((await call("--texts", begun, join(site, "page.html"))).out).toContain("and 1 that these pages do not need\n");
  expect((await call("--texts", begun, join(site, "cart.html"))).out).toContain("These pages need 4, of which 1 are");
  for (const [path, message] of [
    ["texts.json", "expects a file named after its language, such as cs.json"],
    ["none/cs.json", "cannot be read"],
    ["odd/cs.json", "got something else at Core.Close."],
    ["broken/cs.json", "is not valid JSON"],
    ["group/cs.json", "expects a text at Core.Close, got a group of texts."],
    ["text/cs.json", "expects a group of texts at Core, got a text."],
    ["cp1250/cs.json", "expects the encoding UTF-8, got another one; save it as UTF-8."],
  ] as const)
    expect(await call("--texts", join(site, path))).toMatchObject({ status: 2, err: expect.stringContaining(message) });
  expect(await call("--done")).toMatchObject({ status: 2, err: "--add and --done expect --texts FILE.\n" });
  expect(await call("--texts", begun, join(site, "nothing.html"))).toMatchObject({ status: 2 });
});

test("LOC-02 lint: --add and --done write the file of texts", async () => {
  const site = await writeFiles({ "cs.json": JSON.stringify({ Core: { Close: "Zavřít" } }) });
  const file = join(site, "cs.json");
  const added = await call("--texts", file, "--add");
  expect(added.status).toBe(1);
  expect(added.out).toMatch(/^Still English:\n {2}Core\.Loading: "Loading…"\n/);
  expect(JSON.parse(added.written.get(file)!)).toMatchObject({ Core: { Close: "Zavřít", Loading: "Loading…" } });
  await writeFile(file, added.written.get(file)!);
  const done = await call("--texts", file, "--done");
  expect(done.out).not.toMatch(/Stale|translatedFrom/);
  expect(done.out).toContain('Still English:\n  Cart.Lines: "{0} items in the cart"');
});

test("lint: the command is one file that runs without other packages", async () => {
  const site = await writeFiles({ "wrong.html": `<p data-island="popver">a</p>` });
  await mkdir(join(site, "texts"));
  await writeFile(join(site, "texts/en.json"), "{}");
  await buildTools(
    site,
    (await describedIslands()).map((description) => ({ description })),
    { islands: {} },
  );
  const node = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(site, "tools/lint.mjs"), ...args], { cwd: site });
  expect((await node("--list-rules")).stdout).toContain("unknown-island");
  await expect(node("wrong.html")).rejects.toMatchObject({
    code: 1,
    stderr: "",
    stdout: expect.stringContaining(
      'wrong.html\n  1:4  error  unknown-island  data-island on <p> expects the name of an island, got "popver". Did you mean "popover"?',
    ),
  });
});
