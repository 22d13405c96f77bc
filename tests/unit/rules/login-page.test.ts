import { expect, test } from "vitest";
import { loginEnding, loginPageOf } from "../../../shared/login-page.ts";

test.each([
  ["/security/login", "/shop/fr/security/login", "/security/login"],
  ["/Login.aspx", "/shop/fr/Login.aspx", "/login.aspx"],
  ["{app}/login.php", "/shop/login.php", "/login.php"],
  ["{app}/{culture}/account/Login", "/shop/fr/account/Login", "/account/login"],
  ["/{culture}/login", "/fr/login", "/login"],
])("ERR-01 the loginPath %s leads to %s; addresses that end in %s are login pages", (loginPath, path, ending) => {
  expect(loginPageOf({ app: "/shop", culture: "fr", loginPath })).toBe(path);
  expect(loginPageOf({ app: "", culture: "fr", loginPath })).toBe(path.replace("/shop", ""));
  expect(loginEnding({ loginPath })).toBe(ending);
});

test("ERR-01 without a loginPath no address is a login page", () => expect(loginEnding({ loginPath: "" })).toBe(""));
