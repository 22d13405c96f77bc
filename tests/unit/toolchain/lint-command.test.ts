// The command as a whole: real files, real pages of a server on this computer.
import { execFile } from "node:child_process";
import type { RequestListener } from "node:http";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildTools } from "../../../scripts/build/tools.mjs";
import { run } from "../../../tools/lint/command/run.ts";
import { describedIslands } from "../../described-islands.ts";
import { fullVocabulary } from "../../lint-vocabulary.ts";
import { type Served, serveLocally } from "../../stand-ins/serve-locally.ts";

const vocabulary = await fullVocabulary();
const wrong = `<p data-island="zebra">é</p>`;
const doubtful = `<div data-island="cart-widget"></div>`;
let folder = "";
let served: Served | undefined;

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "atoll-lint-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => served?.close());

async function put(files: Record<string, string | Uint8Array>): Promise<string> {
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

async function call(...words: string[]) {
  const told = { out: "", err: "" };
  const written = new Map<string, string>();
  const status = await run(words, {
    version: "0.0.0",
    vocabulary,
    fetch,
    writeFile: async (path, text) => {
      if (path.startsWith("/nowhere/")) throw new Error("no such folder");
      written.set(path, text);
    },
    print: (text) => void (told.out += text),
    complain: (text) => void (told.err += text),
  });
  return { status, ...told, written };
}

const filesIn = (out: string): string[] =>
  (JSON.parse(out) as { findings: { file: string }[] }).findings.map(({ file }) => file.split("/").slice(-2).join("/"));

test("lint: the exit status is 0 when all is well, 1 for an error and for more warnings than allowed, 2 when it could not look", async () => {
  const site = await put({ "clean.html": "<p>a</p>", "wrong.html": wrong, "doubtful.html": doubtful });
  expect(await call(join(site, "clean.html"))).toMatchObject({ status: 0, out: "No problems in 1 file.\n", err: "" });
  expect(await call(join(site, "wrong.html"))).toMatchObject({ status: 1, err: "" });
  expect(await call(join(site, "doubtful.html"))).toMatchObject({ status: 0 });
  expect(await call(join(site, "doubtful.html"), "--max-warnings", "0")).toMatchObject({ status: 1 });
  expect(await call(join(site, "wrong.html"), "--rule", "unknown-island=off")).toMatchObject({ status: 0 });
  expect(await call(join(site, "none.html"))).toMatchObject({
    status: 2,
    out: "",
    err: `${join(site, "none.html")} expects a file or a folder, got nothing: there is none of this name.\n`,
  });
});

test("lint: of a folder it looks at pages and templates, wherever they lie, but not at packages, hidden folders and links that lead round", async () => {
  const site = await put({
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

test("lint: what it can look at is told, even where something else cannot be", async () => {
  const site = await put({
    "wrong.html": wrong,
    "photo.html": new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]),
    "empty/a.txt": "a",
  });
  const { status, out, err } = await call(site, join(site, "empty"));
  expect(status).toBe(2);
  expect(out).toContain("1:4  error  unknown-island");
  expect(err.split("\n")).toEqual([
    expect.stringMatching(
      /empty expects a folder with pages, got none that ends in \.html, .*--ext names other endings\.$/,
    ),
    expect.stringMatching(
      /photo\.html expects a text, got a binary file, or UTF-16 without its mark\. If it is a page, save it as UTF-8\.$/,
    ),
    "",
  ]);
});

test("lint: files of editors of all kinds are read: with the mark of UTF-8, in UTF 16, in Windows' own letters", async () => {
  const utf16 = (mark: number[], swap: boolean) =>
    Buffer.concat([Buffer.from(mark), swap ? Buffer.from(wrong, "utf16le").swap16() : Buffer.from(wrong, "utf16le")]);
  const site = await put({
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

test("lint: --output writes a file instead of the terminal, and says when it cannot", async () => {
  const site = await put({ "wrong.html": wrong });
  const { status, out, written } = await call(site, "--format", "sarif", "--output", "lint.sarif");
  expect([status, out, [...written.keys()]]).toEqual([1, "", ["lint.sarif"]]);
  expect(JSON.parse(written.get("lint.sarif")!)).toMatchObject({ version: "2.1.0" });
  expect(await call(site, "--output", "/nowhere/lint.txt")).toMatchObject({
    status: 2,
    err: "--output /nowhere/lint.txt cannot be written: no such folder.\n",
  });
});

test("lint: a page of a server is looked at as it comes, in the letters that the server names", async () => {
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

test.each<[what: string, answer: RequestListener, message: RegExp]>([
  ["that is not there", (_, response) => response.writeHead(404).end(), /expects a page, got 404 Not Found\.\n$/],
  [
    "that is no page",
    (_, response) => response.writeHead(200, { "content-type": "application/json" }).end("{}"),
    /expects a page of HTML, got application\/json\.\n$/,
  ],
  [
    "that never ends",
    (_, response) => pour(response.writeHead(200, { "content-type": "text/html" })),
    /expects a page of at most 20 MB, got more\.\n$/,
  ],
  ["of a server that hangs up", (request) => request.socket.destroy(), /does not answer: .+\.\n$/],
])("lint: an address %s is told, with exit status 2", async (_what, answer, message) => {
  const address = await serve(answer);
  expect(await call(address)).toMatchObject({ status: 2, out: "", err: expect.stringMatching(message) });
});

function pour(response: Parameters<RequestListener>[1]): void {
  const part = Buffer.alloc(1024 * 1024, "a");
  const more = (): void => {
    while (!response.destroyed && response.write(part));
    if (!response.destroyed) response.once("drain", more);
  };
  more();
}

test("lint: --explain prints the page of a code, --list-rules all codes, --help how it is called", async () => {
  const explained = await call("--explain", "bad-when");
  expect(explained.status).toBe(0);
  expect(explained.out).toContain("bad-when (error)");
  expect(explained.out).toContain(`    <a data-island="video" data-island-when="consent(marketing)"`);
  expect((await call("--list-rules")).out).toMatch(
    /^unknown-island +error +data-island names an island that there is not\.$/m,
  );
  expect((await call("--help")).out).toContain("--max-warnings N");
});

test("lint: the command is one file, which runs where nothing else is installed", async () => {
  const site = await put({ "wrong.html": `<p data-island="popver">a</p>` });
  await buildTools(
    site,
    (await describedIslands()).map((description) => ({ description })),
  );
  const node = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(site, "tools/lint.mjs"), ...words], { cwd: site });
  expect((await node("--list-rules")).stdout).toContain("unknown-island");
  await expect(node("wrong.html")).rejects.toMatchObject({
    code: 1,
    stderr: "",
    stdout: expect.stringContaining(
      'wrong.html\n  1:4  error  unknown-island  data-island on <p> expects the name of an island, got "popver". Did you mean "popover"?',
    ),
  });
});
