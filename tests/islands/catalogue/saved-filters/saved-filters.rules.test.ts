import { afterEach, expect, test } from "vitest";
import { clearCustomers } from "../../../../fixtures-html/cms/shop/saved-filters.ts";
import { filterAddress } from "../../../../islands/catalogue/saved-filters/rules.ts";
import { savedFilterPath, savedFiltersPath } from "../../../../shared/api/wire/saved-filters.ts";
import { visitor, type Visitor } from "../../../unit/stand-ins/shop.ts";

afterEach(clearCustomers);

const navy = `filter=${encodeURIComponent('{"ProductAttributes":{"colour":["navy"]}}')}`;
const list = "/en/catalog/shirts-and-bags";

test("FIL-05 the address of filters has no page, sort order or empty parameter, and one spelling", () => {
  const address = (path: string): string => filterAddress(new URL(path, "https://shop.example"), ["stock", "q"]);
  const filter = "filter=%7B%22Brand%22%3A%5B%221%22%2C%222%22%5D%7D";
  expect(address('/list?stock=1&sort=new&filter={"Brand":["2","1"]}&pageindex=3&q=')).toBe(`/list?${filter}&stock=1`);
  expect(address(`/list?${filter}&stock=1#top`)).toBe(`/list?${filter}&stock=1`);
  expect(address("/list?filter=broken&sort=new")).toBe("/list");
});

/** The saved filters on the page of the list, the current one with a star. */
async function namesOn(shopper: Visitor, path = `${list}?${navy}`): Promise<string[]> {
  const page = (await shopper.page(path)).replace(/<template>[^]*?<\/template>/g, "");
  return [...page.matchAll(/data-saved-filter="\w+"><a[^>]*?(aria-current="true")?>([^<]*)/g)].map(
    ([, current, name]) => `${current ? "*" : ""}${name}`,
  );
}
const save = (shopper: Visitor, name: string, address = `${list}?${navy}&sort=new`) =>
  shopper.send(`${list}?${navy}&sort=new`, { action: "save-filter", Name: name, Address: address });

test("FIL-01 FIL-05 without script forms save filters under a name and delete them", async () => {
  const shopper = visitor();
  expect(await shopper.page(list)).not.toContain("save-filter");
  const saved = await save(shopper, "  Navy   things ");
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${list}?${navy}&sort=new`]);
  expect(await namesOn(shopper)).toEqual(["*Navy things"]);
  expect(await namesOn(shopper, "/en/catalog/tea")).toEqual(["Navy things"]);
  expect(await shopper.page("/nl/catalog/tea")).toContain(`href="/nl/catalog/shirts-and-bags?${navy}"`);
  const messages: Record<string, string> = {
    " ": "Please enter a name.",
    "NAVY things": "You already have filters with this name. Please choose another.",
    ["x".repeat(41)]: "Please enter at most 40 characters.",
  };
  for (const [name, message] of Object.entries(messages)) {
    const refused = await save(shopper, name);
    expect([refused.status, (await refused.text()).includes(message)]).toEqual([422, true]);
  }
  expect((await save(shopper, "Nothing", `${list}?sort=new`)).status).toBe(422);
  expect((await save(shopper, "Elsewhere", "https://other.example/en/cart")).status).toBe(422);
  for (let count = 2; count <= 20; count++) await save(shopper, `Number ${count}`);
  expect(await (await save(shopper, "One more")).text()).toContain("which is the maximum");
  const [id] = /(?<=delete-filter:)(?!ID)\w+/.exec(await shopper.page(list))!;
  await shopper.send(list, { action: `delete-filter:${id}` });
  expect((await namesOn(shopper)).length).toBe(19);
});

test("FIL-01 a script saves and deletes filters; a customer finds those of before signing in, on any device", async () => {
  const shopper = visitor();
  const post = (Name: string) => shopper.call("POST", savedFiltersPath, { Name, Address: `${list}?${navy}` });
  const answer = (await (await post("Navy")).json()) as { Id: string; Name: string };
  expect(answer.Name).toBe("Navy");
  expect(await (await post("Navy")).json()).toEqual({
    Message: "You already have filters with this name. Please choose another.",
  });
  await shopper.signIn();
  expect(await namesOn(shopper)).toEqual(["*Navy"]);
  const other = visitor();
  await other.signIn();
  expect(await namesOn(other)).toEqual(["*Navy"]);
  await shopper.page("/en/security/logoff");
  expect(await namesOn(shopper)).toEqual([]);
  expect((await other.call("DELETE", savedFilterPath(answer.Id))).status).toBe(204);
  expect(await namesOn(other)).toEqual([]);
});
