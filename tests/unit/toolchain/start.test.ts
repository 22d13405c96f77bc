import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startOptions } from "../../../scripts/start-options.mjs";
import { openRules } from "../../../tools/proxy/rules-file.ts";
import { rejectProxyAddress } from "../../../tools/proxy/site-address.mjs";
import { trouble } from "../../../tools/proxy/trouble.ts";

test("start: without arguments the shop starts, with --site the proxy", () => {
  expect(startOptions([], {})).toEqual({});
  expect(startOptions(["--help"], {})).toEqual({ help: true });
  expect(startOptions(["--site", "https://shop.example/fr?a", "--rules", "r.json"], { HOST: "localhost" })).toEqual({
    site: new URL("https://shop.example/fr?a"),
    rules: "r.json",
  });
});

test.each([
  [["--sites", "x"], {}, 'Unknown option "--sites".'],
  [["x"], {}, 'Unexpected argument "x".'],
  [["--site"], {}, "argument missing."],
  [["--rules", "r.json"], {}, "--rules needs --site"],
  [
    ["--site", "shop.example"],
    {},
    '--site expects an address such as https://shop.example, got "shop.example". Did you mean https://shop.example?',
  ],
  [["--site", "shop.example:8443/fr"], {}, "Did you mean https://shop.example:8443/fr?"],
  [["--site", "127.0.0.1:4600"], {}, "Did you mean http://127.0.0.1:4600?"],
  [["--site", "localhost:4600/fr"], {}, "Did you mean http://localhost:4600/fr?"],
  [["--site", "shop.localhost"], {}, "Did you mean http://shop.localhost?"],
  [["--site", "[::1]:4600"], {}, "Did you mean http://[::1]:4600?"],
  [["--site", "shop"], {}, '--site expects an address such as https://shop.example, got "shop".'],
  [
    ["--site", "ftp://shop.example"],
    {},
    '--site expects an address such as https://shop.example, got "ftp://shop.example".',
  ],
  [["--site", "https://"], {}, '--site expects an address such as https://shop.example, got "https://".'],
  [["--site", "https://me:secret@shop.example"], {}, "--site expects an address without user name and password"],
  [
    ["--site", "https://shop.example"],
    { HOST: "0.0.0.0" },
    'HOST expects an address that only this machine can reach, got "0.0.0.0"',
  ],
])("start: npm start -- %s with %o is refused with advice", (args, env, message) => {
  expect(() => startOptions(args, env as Record<string, string>)).toThrow(message);
});

test("start: the proxy refuses its own address as the site", () => {
  expect(() => rejectProxyAddress(new URL("http://localhost:4173"), { port: 4173 })).toThrow(
    "http://localhost:4173 is the address of the proxy itself; choose another port for the proxy, such as PORT=4174.",
  );
  expect(() => rejectProxyAddress(new URL("http://shop.localhost:4173"), { port: 4173 })).toThrow(
    "is the address of the proxy itself",
  );
  expect(() => rejectProxyAddress(new URL("http://localhost:8080"), { port: 4173 })).not.toThrow();
  expect(() => rejectProxyAddress(new URL("https://shop.example:4173"), { port: 4173 })).not.toThrow();
});

test("start: a missing rules file or adapter is reported before the build", () => {
  const folder = mkdtempSync(join(tmpdir(), "atoll-rules-"));
  const file = join(folder, "rules.json");
  try {
    expect(() => openRules(file, () => {})).toThrow(`The rules file ${file} does not exist.`);
    writeFileSync(file, '{ "adapters": ["a.js"] }');
    expect(() => openRules(file, () => {})).toThrow(
      `${file}: adapters[0] expects a file beside the rules, got "a.js", which does not exist (${join(folder, "a.js")}).`,
    );
    writeFileSync(join(folder, "a.js"), "");
    expect(openRules(file, () => {}).about).toBe(
      `Rules: ${file} (page guessed, 0 mark, 0 remove, 1 adapters). Changes apply from the next page on.`,
    );
    writeFileSync(file, '{ "page": 1 }');
    expect(() => openRules(file, () => {})).toThrow(`${file}: page expects a text.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ["ENOTFOUND", "https://shop.example has an unknown host name; check the spelling, and whether the site needs a VPN."],
  ["EAI_AGAIN", "https://shop.example has a host name that could not be looked up; check that this machine is online."],
  ["ECONNRESET", "https://shop.example closed the connection unexpectedly."],
  [
    "EHOSTUNREACH",
    "https://shop.example could not be reached; check that this machine is online, and whether the site needs a VPN.",
  ],
  [
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "The certificate of shop.example is not trusted (why). If it is your own, name the file of its authority: NODE_EXTRA_CA_CERTS=/path/to/ca.pem",
  ],
  ["EPROTO", "shop.example does not use https at this address (why). Try --site http://shop.example."],
  ["HPE_INVALID_HEADER_TOKEN", "shop.example answered with invalid HTTP (why)."],
  ["EMFILE", "The request to shop.example failed: why."],
  ["ERR_INVALID_CHAR", "The error is in the proxy, not in the site: why."],
])("start: %s is reported", (code, message) => {
  expect(trouble(Object.assign(new Error("why"), { code }), new URL("https://shop.example")).lines[0]).toContain(
    message,
  );
});
