import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/account/login-area/definition.ts";
import loginArea from "../../../../islands/account/login-area/login-area.ts";
import { island } from "../../../../shared/island/mount.ts";
import { composingKey } from "../../../unit/stand-ins/composition.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

let abort: AbortController;
const { pathname: before } = location;
const drop = (): void => void (document.cookie = "ShopLoginArea=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT");
const cookie = (): string | undefined => document.cookie.split("; ").find((part) => part.startsWith("ShopLoginArea="));

beforeEach(() => {
  abort = new AbortController();
  drop();
  standInShell({ system: "Shop" });
});
afterEach(() => {
  abort.abort();
  drop();
  document.body.className = "";
  document.body.replaceChildren();
  history.replaceState(null, "", before);
});

function show(where: "homepage" | "page") {
  document.body.className = where;
  document.body.innerHTML = `<header><div><section hidden><a href="/en/security/login">Log in</a>
    <a href="/en/terms">Terms</a><button data-close><span>×</span></button></section></div></header><main
      id="page"><p></p></main>`;
  const host = document.querySelector("section")!;
  const unmount = island(definition, loginArea)(host, { signal: abort.signal, id: "login-area-1", fail: vi.fn() });
  return { host, unmount, close: host.querySelector("button")!, link: host.querySelector("a")! };
}
function go(path: string, where: "homepage" | "page", target = document.getElementById("page")!): void {
  history.pushState(null, "", path);
  document.body.className = where;
  document.dispatchEvent(new CustomEvent("page:loaded", { detail: { target } }));
}
const press = (target: Element): unknown =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));

test("CNT-07 without its cookie the area shows on any page, afterwards only on the home page", () => {
  const { host } = show("page");
  expect(host.hidden).toBe(false);
  expect(cookie()).toBe("ShopLoginArea=shown");
  go("/en/catalog", "page");
  expect(host.hidden).toBe(true);
  go("/en", "homepage");
  expect(host.hidden).toBe(false);
  drop();
  go("/en/terms", "page");
  expect(host.hidden).toBe(false);
});

test("CNT-07 CON-01 no cookie is set during the consent question, but the state is remembered", () => {
  const section = document.createElement("section");
  section.dataset["island"] = "consent";
  document.documentElement.append(section);
  const { host, close } = show("page");
  expect([host.hidden, cookie()]).toEqual([false, undefined]);
  go("/en/terms", "page");
  expect(host.hidden).toBe(true);
  go("/en", "homepage");
  expect(host.hidden).toBe(false);
  close.click();
  expect([host.hidden, cookie()]).toEqual([true, undefined]);
  go("/en/terms", "page");
  go("/en", "homepage");
  expect(host.hidden).toBe(true);
  section.remove();
  document.dispatchEvent(new CustomEvent("Manager:setCookieConsent"));
  expect(cookie()).toBe("ShopLoginArea=closed");
});

test("CNT-07 a changed filter or a partial update does not hide the area", () => {
  const { host } = show("page");
  history.replaceState(null, "", location.pathname);
  go(`${location.pathname}?q=tea`, "page");
  expect(host.hidden).toBe(false);
  go("/en/elsewhere", "page", document.querySelector("p")!);
  expect(host.hidden).toBe(false);
});

test("CNT-07 once closed, the area stays closed, and the focus moves on", () => {
  const { host, close } = show("homepage");
  const header = document.querySelector("header")!;
  // Without the area, the element around it has no height.
  Object.defineProperty(header, "offsetHeight", { value: 24 });
  close.focus();
  close.querySelector("span")!.click();
  expect(host.hidden).toBe(true);
  expect(cookie()).toBe("ShopLoginArea=closed");
  expect(document.activeElement).toBe(header);
  go("/en/catalog", "page");
  go("/en", "homepage");
  expect(host.hidden).toBe(true);
  drop();
  go("/en/terms", "page");
  const elsewhere = document.createElement("input");
  document.body.append(elsewhere);
  elsewhere.focus();
  press(elsewhere);
  expect(host.hidden).toBe(false);
  composingKey(document.body, "Escape");
  expect(host.hidden).toBe(false);
  press(document.body);
  expect(host.hidden).toBe(true);
  expect(document.activeElement).toBe(elsewhere);
});

test("CNT-07 NAV-20 the login link has the return URL; after unmount the area stays hidden", () => {
  const { host, link, unmount } = show("homepage");
  history.replaceState(null, "", "/en/catalog?sort=new");
  for (const one of host.querySelectorAll("a")) {
    one.addEventListener("click", (event) => event.preventDefault());
    one.click();
  }
  expect(link.getAttribute("href")).toContain("returnUrl=%2Fen%2Fcatalog%3Fsort%3Dnew");
  expect(host.querySelectorAll("a")[1]!.getAttribute("href")).toBe("/en/terms");
  abort.abort();
  unmount();
  expect(host.hidden).toBe(true);
  drop();
  go("/en", "homepage");
  expect(host.hidden).toBe(true);
});
