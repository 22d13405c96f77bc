// The settings that a shop owner chooses in the admin.
import { beforeAll, expect, test } from "vitest";
import { describeWithPhp, runPhp } from "../stand-ins/php.ts";

interface Options {
  navigation: boolean;
  groups: string[];
  theme: boolean;
  consent: boolean;
  consent_stamp: string;
  full_load: string;
  cached: boolean;
  debug: boolean;
}

const usual: Options = {
  navigation: true,
  groups: ["order", "cart", "search"],
  theme: false,
  consent: false,
  consent_stamp: "",
  full_load: "",
  cached: false,
  debug: false,
};
const allOff: Options = { ...usual, navigation: false, groups: [] };

const jsonOf = (options: Partial<Options>, settings: object = {}, paths: string[] = []) =>
  ["settings_json", { ...usual, ...options }, settings, paths] as const;

/** Calls of PHP, so that it starts once. */
const calls = {
  unsaved: ["read", false],
  lacking: ["read", { theme: "1", debug: 0 }],
  emptyForm: ["read", {}, true],
  form: [
    "read",
    { navigation: "1", groups: ["cart", "cart", "order"], consent: "on", consent_stamp: " 2026-11 ", cached: "0" },
    true,
  ],
  again: ["read", { ...usual, consent: true, consent_stamp: "2026-11", full_load: "/a/\n/b" }, true],
  unknownGroups: ["read", { groups: ["orders", "search", ["cart"], 5] }, true],
  textForGroups: ["read", { groups: "cart" }],
  arraysForTexts: ["read", { consent_stamp: ["x"], full_load: { 0: "/a" }, theme: [] }, true],
  textForAll: ["read", "navigation"],
  stamp: ["read", { consent_stamp: `"><script>é 1.2_${"x".repeat(60)}` }],
  lines: ["read", { full_load: " booking \r\n https://shop.example/rent/?a=1#b\n\n/rent/ route=product/special /x?y" }],
  paths: ["paths", "/a //b https://SHOP.example http://shop.example/c?d route=x/y ?z /a"],
  routes: ["routes", "/a route=product/special route=a/b.c ROUTE=d route=a/b&x=1 route=a/b.c"],
  json: jsonOf({ full_load: "/rent/" }, { culture: "en", siteTexts: false, cartUrl: "/cart/", user: null }, [
    "/checkout/",
  ]),
  otherLetters: jsonOf({ full_load: "/réservation/ /r%C3%A9s/" }),
  folder: jsonOf({ full_load: "/booking/ /shop/rent/ /shops/" }, { app: "/shop" }),
  samePath: jsonOf({ full_load: "/checkout/" }, {}, ["/checkout/"]),
  noPath: jsonOf({}),
  noNavigation: jsonOf({ navigation: false, full_load: "/rent/" }, {}, ["/checkout/"]),
  consent: jsonOf({ consent: true, consent_stamp: "2026-11" }),
  consentOff: jsonOf({ consent: false, consent_stamp: "2026-11" }),
  consentWithoutStamp: jsonOf({ consent: true }),
  script: jsonOf({}, { cartUrl: "</script><!--<script>", name: "é & \" '" }),
} as const satisfies Record<string, readonly unknown[]>;

describeWithPhp("the settings of a shop", () => {
  let answers: Record<keyof typeof calls, unknown>;

  beforeAll(() => {
    const all = runPhp<unknown[]>("options.php", Object.values(calls));
    answers = Object.fromEntries(Object.keys(calls).map((name, at) => [name, all[at]])) as typeof answers;
  });

  const settingsOf = (name: keyof typeof calls): unknown => JSON.parse(answers[name] as string);

  test("before somebody saves any, pages change in place with all islands", () => {
    expect(answers.unsaved).toEqual(usual);
  });

  test("saved settings that lack a new one have its usual value", () => {
    expect(answers.lacking).toEqual({ ...usual, theme: true });
  });

  test("a box that is not ticked is off", () => {
    expect(answers.emptyForm).toEqual(allOff);
    expect(answers.form).toEqual({
      ...allOff,
      navigation: true,
      groups: ["order", "cart"],
      consent: true,
      consent_stamp: "2026-11",
    });
  });

  test("settings that are read twice stay the same", () => {
    expect(answers.again).toEqual({ ...usual, consent: true, consent_stamp: "2026-11", full_load: "/a/\n/b" });
  });

  test("unknown groups of islands, and values of another kind, are ignored", () => {
    expect(answers.unknownGroups).toEqual({ ...allOff, groups: ["search"] });
    expect(answers.textForGroups).toEqual({ ...usual, groups: [] });
    expect(answers.arraysForTexts).toEqual(allOff);
    expect(answers.textForAll).toEqual(usual);
  });

  test("the version of the banner keeps letters, digits and a few signs, at most 40", () => {
    expect((answers.stamp as Options).consent_stamp).toBe(`script1.2_${"x".repeat(30)}`);
  });

  test("pages that load in full are paths; of whole addresses the path counts", () => {
    expect((answers.lines as Options).full_load).toBe("/booking\n/rent/\n/x\nroute=product/special");
    expect(answers.paths).toEqual(["/a", "/b", "/", "/c"]);
  });

  test("paths are written as browsers and WordPress write them, in the folder of the shop", () => {
    const fullLoad = (name: "otherLetters" | "folder"): unknown =>
      (JSON.parse(answers[name] as string) as { fullLoad: unknown }).fullLoad;
    expect(fullLoad("otherLetters")).toEqual(["/r%C3%A9servation/", "/r%c3%a9servation/", "/r%C3%A9s/"]);
    expect(fullLoad("folder")).toEqual(["/shop/booking/", "/shop/rent/", "/shop/shops/"]);
  });

  test("routes of OpenCart are no paths", () => {
    expect(answers.routes).toEqual(["route=product/special", "route=a/b.c"]);
  });

  test("the page has the settings of the shop, and each path once", () => {
    expect(settingsOf("json")).toEqual({
      culture: "en",
      siteTexts: false,
      cartUrl: "/cart/",
      fullLoad: ["/checkout/", "/rent/"],
    });
    expect([settingsOf("samePath"), settingsOf("noPath")]).toEqual([{ fullLoad: ["/checkout/"] }, {}]);
  });

  test("without navigation each page loads in full", () => {
    expect(settingsOf("noNavigation")).toEqual({ fullLoad: ["/"] });
  });

  test("the banner asks again by its version, only when it is on", () => {
    expect(settingsOf("consent")).toEqual({ consent: { stamp: "2026-11" } });
    expect([settingsOf("consentOff"), settingsOf("consentWithoutStamp")]).toEqual([{}, {}]);
  });

  test("no value can end the script element of the settings", () => {
    expect(answers.script).not.toMatch(/[<>]/);
    expect(settingsOf("script")).toEqual({ cartUrl: "</script><!--<script>", name: "é & \" '" });
  });
});
