import { expect, test } from "vitest";
import { address } from "../../../scripts/address.mjs";
import { npmEnvironment } from "../../../scripts/npm-environment.mjs";

test("environment: a nested npm inherits the registry settings, not the outer command", () => {
  const inherited = {
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
  expect(npmEnvironment({ ...inherited, ...dropped })).toEqual(inherited);
});

test("environment: the shop listens on 127.0.0.1:4173 unless HOST and PORT are set", () => {
  expect(address({})).toEqual({ host: "127.0.0.1", port: 4173 });
  expect(address({ HOST: "0.0.0.0", PORT: "80" })).toEqual({ host: "0.0.0.0", port: 80 });
});

test.each(["abc", "-1", "65536", "41 73", "4173x"])(
  "environment: PORT=%s is refused with the expected values",
  (PORT) => {
    expect(() => address({ PORT })).toThrow(`PORT expects a number from 0 to 65535, such as PORT=4173, got "${PORT}"`);
  },
);
