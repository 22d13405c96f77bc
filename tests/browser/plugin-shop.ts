// Shops in PHP whose pages go through the plugins of dist/install: PHP runs the code of the plugin on the pages of a
// stand-in shop.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { startOpenCart } from "../../fixtures-html/opencart/server.ts";
import { startWooCommerce } from "../../fixtures-html/woocommerce/server.ts";
import { test as base } from "./guard/test.ts";

type System = "woocommerce" | "opencart-4" | "opencart-3";

/** Where the plugin comes from, and where its system unpacks it; `folder` is the part of the zip that is unpacked. */
const installs: Record<System, { zip: (version: string) => string; folder?: string; to: string; router: string }> = {
  woocommerce: {
    zip: (version) => `atoll-for-woocommerce-${version}.zip`,
    to: "wp-content/plugins",
    router: "wordpress.php",
  },
  "opencart-4": {
    zip: (version) => `opencart-4-${version}/atoll.ocmod.zip`,
    to: "extension/atoll",
    router: "opencart.php",
  },
  "opencart-3": {
    zip: (version) => `atoll-opencart-3-${version}.ocmod.zip`,
    folder: "upload/",
    to: "",
    router: "opencart.php",
  },
};

/** Choices of the owner of the shop. Options that are left out are as after the installation. */
interface Settings {
  options?: {
    navigation?: boolean;
    groups?: ("order" | "cart" | "search")[];
    consent?: boolean;
    full_load?: string;
    cached?: boolean;
    debug?: boolean;
  };
  /** Path of the shop on its host. Only WooCommerce. */
  folder?: string;
  /** The visitor is signed in to the admin. */
  isAdministrator?: boolean;
  /** Pages have a security policy with a nonce. Only OpenCart. */
  hasPolicy?: boolean;
}

interface Fixtures {
  openWooCommerce(settings?: Settings): Promise<{ url: string } & Pick<WooCommerce, "visitors" | "requests">>;
  openOpenCart(version: 3 | 4, settings?: Settings): Promise<{ url: string } & Pick<OpenCart, "carts" | "requests">>;
  /** Serves a stand-in shop through a plugin; resolves to the address. */
  serve(system: System, shop: { url: string; close(): Promise<void> }, settings: Settings): Promise<string>;
}

type WooCommerce = Awaited<ReturnType<typeof startWooCommerce>>;
type OpenCart = Awaited<ReturnType<typeof startOpenCart>>;

interface WorkerFixtures {
  /** The folder of a shop with its plugin, unpacked once. */
  unpacked(system: System): Promise<string>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  unpacked: [
    async ({}, use) => {
      const folders = new Map<System, Promise<string>>();
      await use((system) => {
        const folder = folders.get(system) ?? unpack(system);
        folders.set(system, folder);
        return folder;
      });
      for (const folder of folders.values()) await rm(await folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  serve: async ({ page, guard, unpacked }, use, testInfo) => {
    testInfo.skip(!hasPhp && !process.env.CI, "PHP is not installed: the plugins for shops in PHP are not tested.");
    const stops: (() => unknown)[] = [];
    const complaints: string[] = [];
    await use(async (system, shop, settings) => {
      stops.push(shop.close);
      const php = await startPhp(
        await unpacked(system),
        installs[system].router,
        {
          SHOP_URL: shop.url,
          SHOP_VERSION: system.at(-1)!,
          SHOP_OPTIONS: JSON.stringify(settings.options ?? {}),
          SHOP_FOLDER: settings.folder ?? "",
          SHOP_ADMINISTRATOR: settings.isAdministrator ? "1" : "",
          SHOP_POLICY: settings.hasPolicy ? "1" : "",
        },
        complaints,
      );
      stops.unshift(php.stop);
      // Tests without script use pages of their own, which the guards do not watch.
      const { port } = new URL(php.url);
      page.once("request", () =>
        guard.allowUnknown(new RegExp(`another host: \\w+ http://(127.0.0.1|localhost):${port}/`)),
      );
      return php.url;
    });
    await page.goto("about:blank");
    for (const stop of stops) await stop();
    if (complaints.length > 0) throw new Error(`PHP complained:\n${complaints.join("\n")}`);
  },
  openWooCommerce: ({ serve }, use) =>
    use(async (settings = {}) => {
      const { close, visitors, requests, ...shop } = await startWooCommerce();
      return { url: await serve("woocommerce", { url: shop.url, close }, settings), visitors, requests };
    }),
  openOpenCart: ({ serve }, use) =>
    use(async (version, settings = {}) => {
      const { close, carts, requests, ...shop } = await startOpenCart(version);
      return { url: await serve(`opencart-${version}`, { url: shop.url, close }, settings), carts, requests };
    }),
});

const hasPhp = spawnSync("php", ["--version"]).status === 0;

/** Unpacks a plugin as its system does. */
async function unpack(system: System): Promise<string> {
  const { zip, folder = "", to } = installs[system];
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  const root = await mkdtemp(join(tmpdir(), `atoll-${system}-`));
  for (const [path, content] of Object.entries(unzipSync(await readFile(join("dist/install", zip(version)))))) {
    if (!path.startsWith(folder)) continue;
    const file = join(root, to, path.slice(folder.length));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return root;
}

/**
 * Starts PHP's own server on a free port; resolves once it listens. Errors, warnings and messages of the plugin are added
 * to `complaints`.
 */
async function startPhp(root: string, router: string, env: Record<string, string>, complaints: string[]) {
  const settings = { display_errors: "0", log_errors: "1", error_reporting: "-1", enable_post_data_reading: "0" };
  const php = spawn(
    "php",
    [
      ...Object.entries(settings).flatMap(([name, value]) => ["-d", `${name}=${value}`]),
      ...["-S", "127.0.0.1:0", "-t", root, resolve("tests/stand-ins/php", router)],
    ],
    // A group of processes, because the server does not stop its workers.
    {
      env: { ...process.env, ...env, PHP_CLI_SERVER_WORKERS: "4" },
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
    },
  );
  const url = await new Promise<string>((listening, failed) => {
    php.on("error", (cause) => failed(new Error("The plugins for shops in PHP need the command php.", { cause })));
    php.on("exit", () => failed(new Error(`PHP ended:\n${complaints.join("\n")}`)));
    createInterface(php.stderr).on("line", (line) => {
      const started = /Development Server \((http:[^)]+)\) started/.exec(line);
      if (started) listening(started[1]!);
      // All other lines are about requests.
      else if (!/\] 127\.0\.0\.1:\d+ (Accepted|Closing|\[\d+\]: \w+ )/.test(line)) complaints.push(line);
    });
  });
  return { url, stop: () => stopGroup(php) };
}

async function stopGroup(php: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => php.once("close", resolve));
  process.kill(-php.pid!);
  await ended;
}

/** Opens a page and marks it, so that a full load is noticed. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => Object.assign(window, { marker: true }));
}
export const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => "marker" in window);
