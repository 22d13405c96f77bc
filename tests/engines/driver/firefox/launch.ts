/** Starts an ordinary Firefox with a new profile and drives it over WebDriver BiDi. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine, RemoteTab, TabOptions } from "../remote-tab.ts";
import { reuseTabs } from "../reusable-tab.ts";
import { BidiClient } from "./bidi.ts";
import { newTab } from "./tab.ts";

const START_TIMEOUT_MS = 30_000;

/** @param program path of Firefox */
export async function launchFirefox(program: string, extraPreferences: Preferences = {}): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), "atoll-firefox-"));
  await writeFile(join(profile, "user.js"), preferencesFile({ ...preferences, ...extraPreferences }));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const firefox = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise((resolve) => firefox.once("exit", resolve));
  const client = await BidiClient.connect(`${await addressOf(firefox)}/session`);
  await client.send("session.new", { capabilities: {} });
  const tabs = reuseTabs(() => newTab(client));
  return {
    newTab: (options) => (options.hasScript ? tabs.newTab(options.quietUrl) : newTabWithoutScript(program, options)),
    async close() {
      await client.send("browser.close").catch(() => firefox.kill("SIGKILL"));
      await ended;
      client.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox can switch scripts off for the whole browser only. */
async function newTabWithoutScript(program: string, options: TabOptions): Promise<RemoteTab> {
  const engine = await launchFirefox(program, { "javascript.enabled": false });
  return { ...(await engine.newTab({ ...options, hasScript: true })), close: () => engine.close() };
}

type Preferences = Record<string, string | number | boolean>;

/** Firefox asks its own servers for nothing, and treats motion, mouse, keyboard focus and pop-ups alike on each system. */
const preferences: Preferences = {
  "accessibility.tabfocus": 7,
  "app.normandy.enabled": false,
  "app.update.enabled": false,
  "browser.safebrowsing.downloads.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.search.update": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.dns.disablePrefetch": true,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "signon.rememberSignons": false,
  "toolkit.telemetry.enabled": false,
  "ui.prefersReducedMotion": 0,
  "ui.primaryPointerCapabilities": 6,
};

const preferencesFile = (values: Preferences): string =>
  Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");

/** The address that Firefox prints when it is ready. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (why: string) => reject(new Error(`Firefox did not start: ${why}\n${output}`));
    const timer = setTimeout(fail, START_TIMEOUT_MS, `no address within ${START_TIMEOUT_MS} ms`);
    firefox.once("error", (error) => fail(error.message));
    firefox.once("exit", (code) => fail(`it ended with code ${code}`));
    firefox.stderr?.on("data", (data) => {
      output += data;
      const address = /WebDriver BiDi listening on (\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}
