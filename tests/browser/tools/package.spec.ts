import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { serveLocally } from "../../stand-ins/serve-locally.ts";
import { expect, test } from "../guard/test.ts";

const run = promisify(execFile);

const html = `<!doctype html><html lang="en"><head><title>Tea</title>
<script type="application/json" data-atoll-settings>{ "siteTexts": false }</script>
<link rel="stylesheet" href="/node_modules/atoll-islands/dist/atoll.css">
<link rel="stylesheet" href="/node_modules/atoll-islands/dist/atoll-islands.css">
<script src="/node_modules/atoll-islands/dist/atoll.js" defer></script></head>
<body><main id="page"><h1>Tea</h1><form action="/order" method="post">
<div data-island="quantity"><label>Quantity <input name="Quantity" value="1" inputmode="numeric"></label></div>
</form></main></body></html>`;

const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };

test("package: the tarball installs into an empty folder; a plain page works and each command runs @all", async ({
  page,
  guard,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "atoll-package-"));
  const npm = (cwd: string, ...args: string[]) => run("npm", args, { cwd, shell: process.platform === "win32" });
  const command = (name: string): string => join(folder, "node_modules", ".bin", name);
  writeFileSync(join(folder, "page.html"), html);
  const site = await serveLocally((request, response) => {
    const path = request.url === "/" ? "/page.html" : request.url!.split("?")[0]!;
    if (!existsSync(join(folder, path))) return void response.writeHead(404).end();
    response
      .writeHead(200, { "Content-Type": types[extname(path)] ?? "text/plain" })
      .end(readFileSync(join(folder, path)));
  });
  guard.allowUnknown(/request to another host: GET http:\/\/127\.0\.0\.1:\d+\//);
  try {
    await test.step("the tarball has the build and no sources, maps or tests", async () => {
      const { stdout } = await npm(process.cwd(), "pack", "--ignore-scripts", "--json", "--pack-destination", folder);
      const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
      const others = files.map(({ path }) => path).filter((path) => !/^(dist|docs)\//.test(path));
      expect(others.toSorted()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "package.json"]);
      expect(files.filter(({ path }) => /\.map$|^dist\/maps\/|\.test\.|\.spec\./.test(path))).toEqual([]);
      await npm(folder, "init", "--yes");
      await npm(folder, "install", `./${filename}`, "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund");
    });
    await test.step("a page that links the installed files has a live island with English texts", async () => {
      await page.goto(site.url);
      await page.getByRole("button", { name: "Increase" }).click();
      await expect(page.getByLabel("Quantity", { exact: true })).toHaveValue("2");
    });
    await test.step("TypeScript knows the events by the name of the package", async () => {
      const script = 'document.addEventListener("cart:changed", ({ detail }) => console.log(detail.otherTab));';
      writeFileSync(join(folder, "site.ts"), `/// <reference types="atoll-islands" />\n${script}`);
      const options = ["--ignoreConfig", "--noEmit", "--strict", "--target", "es2022", "--module", "node16", "site.ts"];
      const { stdout } = await run(process.execPath, [resolve("node_modules/typescript/bin/tsc"), ...options], {
        cwd: folder,
      });
      expect(stdout).toBe("");
    });
    await test.step("atoll-lint checks the page", async () => {
      const { stdout } = await run(command("atoll-lint"), [join(folder, "page.html")]);
      expect(stdout).toContain("No problems in 1 file.");
    });
    await test.step("atoll-capture saves the page", async () => {
      const { stdout } = await run(command("atoll-capture"), [`${site.url}/page.html`, "tea"], { cwd: folder });
      expect(stdout).toContain("captured");
      expect(existsSync(join(folder, "captured", "tea", "site.json"))).toBe(true);
    });
    await test.step("atoll-try shows the page with Atoll", async () => {
      const proxy = spawn(command("atoll-try"), [site.url], { env: { ...process.env, PORT: "0" } });
      try {
        let output = "";
        proxy.stdout.on("data", (data) => (output += data));
        await expect.poll(() => output).toContain("with Atoll is at");
        const [address] = /http:\/\/127\.0\.0\.1:\d+\/$/m.exec(output)!;
        await guard.expectFullLoad(() => page.goto(address));
        await expect(page.getByRole("button", { name: "Increase" })).toBeVisible();
      } finally {
        proxy.kill();
        await once(proxy, "exit");
      }
    });
  } finally {
    await page.goto("about:blank");
    await site.close();
    rmSync(folder, { recursive: true });
  }
});
