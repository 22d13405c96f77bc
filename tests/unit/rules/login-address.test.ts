import { expect, test } from "vitest";
import { loginEnding } from "../../../shared/login-ending.ts";
import { loginAddress } from "../../../shell/common/login-address.ts";

test.each([
  ["/security/login", "/shop/fr/security/login", "/security/login"],
  ["/Login.aspx", "/shop/fr/Login.aspx", "/login.aspx"],
  ["{app}/login.php", "/shop/login.php", "/login.php"],
  ["{app}/{culture}/account/Login", "/shop/fr/account/Login", "/account/login"],
  ["/{culture}/login", "/fr/login", "/login"],
])("ERR-01 the loginPath %s leads to %s; addresses that end in %s are login pages", (loginPath, path, ending) => {
  expect(loginAddress({ app: "/shop", culture: "fr", loginPath })).toBe(path);
  expect(loginAddress({ app: "", culture: "fr", loginPath })).toBe(path.replace("/shop", ""));
  expect(loginEnding({ loginPath })).toBe(ending);
});

test("ERR-01 without a loginPath no address is a login page", () => expect(loginEnding({ loginPath: "" })).toBe(""));
