import { expect, test } from "vitest";
import { address } from "../../../scripts/address.mjs";
import { npmEnvironment } from "../../../scripts/npm-environment.mjs";

test("an inner npm is told how to reach the registry, not what the outer one was asked to do", () => {
  const kept = {
    PATH: "/bin",
    npm_config_registry: "https://r.example/",
    npm_config_https_proxy: "http://p.example",
    npm_execpath: "/npm-cli.js",
  };
  const dropped = {
    npm_config_omit: "dev",
    npm_config_prefix: "/x",
    npm_package_name: "atoll",
    npm_lifecycle_event: "start",
    NPM_CONFIG_DRY_RUN: "true",
  };
  expect(npmEnvironment({ ...kept, ...dropped })).toEqual(kept);
});

test("the shop listens on 127.0.0.1:4173 unless HOST and PORT say otherwise", () => {
  expect(address({})).toEqual({ host: "127.0.0.1", port: 4173 });
  expect(address({ HOST: "0.0.0.0", PORT: "80" })).toEqual({ host: "0.0.0.0", port: 80 });
});

test.each(["abc", "-1", "65536", "41 73", "4173x"])(
  "PORT=%s is refused with a sentence that says what is expected",
  (PORT) => {
    expect(() => address({ PORT })).toThrow(`PORT is "${PORT}", but a number from 0 to 65535 is expected`);
  },
);
