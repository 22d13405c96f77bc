import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refuseItself, startOptions } from "../../../scripts/start-options.mjs";
import { openRules } from "../../../tools/proxy/rules-file.ts";
import { trouble } from "../../../tools/proxy/trouble.ts";

test("try on your site: npm start without arguments is the stand-in shop, with --site that site", () => {
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
  [["--rules", "r.json"], {}, "--rules is for a site: name it with --site"],
  [
    ["--site", "shop.example"],
    {},
    '--site is "shop.example", but an address such as https://shop.example is expected: perhaps https://shop.example.',
  ],
  [["--site", "shop.example:8443/fr"], {}, "is expected: perhaps https://shop.example:8443/fr."],
  [["--site", "127.0.0.1:4600"], {}, "is expected: perhaps http://127.0.0.1:4600."],
  [["--site", "localhost:4600/fr"], {}, "is expected: perhaps http://localhost:4600/fr."],
  [["--site", "shop.localhost"], {}, "is expected: perhaps http://shop.localhost."],
  [["--site", "[::1]:4600"], {}, "is expected: perhaps http://[::1]:4600."],
  [["--site", "shop"], {}, '--site is "shop", but an address such as https://shop.example is expected.'],
  [
    ["--site", "ftp://shop.example"],
    {},
    '--site is "ftp://shop.example", but an address such as https://shop.example is expected.',
  ],
  [["--site", "https://"], {}, '--site is "https://", which is no address'],
  [["--site", "https://me:secret@shop.example"], {}, "--site has a name or a password in it. Leave them out"],
  [
    ["--site", "https://shop.example"],
    { HOST: "0.0.0.0" },
    'HOST is "0.0.0.0", but a site is shown on this machine only',
  ],
])(
  "try on your site: npm start -- %s with %o is refused with a sentence that says what to do",
  (args, env, message) => {
    expect(() => startOptions(args, env as Record<string, string>)).toThrow(message);
  },
);

test("try on your site: the proxy does not show itself", () => {
  expect(() => refuseItself(new URL("http://localhost:4173"), { port: 4173 })).toThrow(
    "--site http://localhost:4173 is where the proxy itself is to listen; choose another port for it, such as PORT=4174.",
  );
  expect(() => refuseItself(new URL("http://shop.localhost:4173"), { port: 4173 })).toThrow(
    "is where the proxy itself is to listen",
  );
  expect(() => refuseItself(new URL("http://localhost:8080"), { port: 4173 })).not.toThrow();
  expect(() => refuseItself(new URL("https://shop.example:4173"), { port: 4173 })).not.toThrow();
});

test("try on your site: a rules file or an adapter that is not there is named before anything is built", () => {
  const folder = mkdtempSync(join(tmpdir(), "atoll-rules-"));
  const file = join(folder, "rules.json");
  try {
    expect(() => openRules(file, () => {})).toThrow(`There is no rules file ${file}.`);
    writeFileSync(file, '{ "adapters": ["a.js"] }');
    expect(() => openRules(file, () => {})).toThrow(
      `${file}: adapters[0]: there is no file "a.js" beside it (${join(folder, "a.js")}).`,
    );
    writeFileSync(join(folder, "a.js"), "");
    expect(openRules(file, () => {}).about).toBe(
      `Rules: ${file} (page guessed, 0 mark, 0 remove, 1 adapters). A change of it holds from the next page on.`,
    );
    writeFileSync(file, '{ "page": 1 }');
    expect(() => openRules(file, () => {})).toThrow(`${file}: page: a text is expected.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [
    "ENOTFOUND",
    "https://shop.example has a host that is not known: look for a typing error, or for a VPN that is not on.",
  ],
  ["EAI_AGAIN", "https://shop.example has a host that could not be looked up: see whether this machine is online."],
  ["ECONNRESET", "https://shop.example broke the connection off."],
  [
    "EHOSTUNREACH",
    "https://shop.example could not be reached: see whether this machine is online, or needs a VPN to get there.",
  ],
  [
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "The certificate of shop.example is not trusted (why). Where it is one of your own, name the file of its authority: NODE_EXTRA_CA_CERTS=/path/to/ca.pem",
  ],
  ["EPROTO", "shop.example does not speak https there (why). Try --site http://shop.example."],
  ["HPE_INVALID_HEADER_TOKEN", "shop.example answered with what is no HTTP (why)."],
  ["EMFILE", "shop.example could not be asked: why."],
  ["ERR_INVALID_CHAR", "It is not the site's fault, but the proxy's own: why."],
])("try on your site: %s is told in words", (code, words) => {
  expect(trouble(Object.assign(new Error("why"), { code }), new URL("https://shop.example")).lines[0]).toContain(words);
});
