// A customer's addresses in the stand-in's checkout and account, without script.
import { describe, expect, test } from "vitest";
import { addressPickerPath } from "../../../shared/api/wire/address-picker.ts";
import { diary, fieldsOf, problemsOn, shownFields, withDiary } from "../stand-ins/checkout.ts";
import { type Visitor, visitor } from "../stand-ins/shop.ts";

describe("ADR-01 a customer's addresses", () => {
  const pick = async (shopper: Visitor, id: string, action: string) =>
    shopper.send("/en/checkout", {
      ...(await shownFields(shopper)),
      Terms: "true",
      ExistingBillingAddressId: id,
      action,
    });

  test("are listed in the form; without script, a chosen one is filled in before ordering", async () => {
    const shopper = await withDiary(true);
    expect(await shownFields(shopper)).toMatchObject({
      Email: "ada@example.org",
      BillingStreet1: "Visserskaai",
      ExistingBillingAddressId: "a1",
      BillingVAT: "",
      AccountType: "Private",
    });
    await pick(shopper, "a2", "refresh");
    expect(await shownFields(shopper)).toMatchObject({
      BillingCompany: "Atelier Ada",
      BillingVAT: "LU26375245",
      BillingCountryId: "3",
      AccountType: "Company",
      ExistingBillingAddressId: "a2",
    });
    const back = await pick(shopper, "a1", "place");
    expect(back.status).toBe(422);
    const page = await back.text();
    expect(page).toContain("The address you chose has been filled in.");
    expect(fieldsOf(page)).toMatchObject({ BillingStreet1: "Visserskaai", BillingVAT: "", AccountType: "Private" });
    await pick(shopper, "", "refresh");
    expect(await shownFields(shopper)).toMatchObject({ BillingStreet1: "", ExistingBillingAddressId: "" });
  });

  test("keep values that a script filled in or the customer changed", async () => {
    const shopper = await withDiary(true);
    await shopper.send("/en/checkout", {
      ...(await shownFields(shopper)),
      ExistingBillingAddressId: "a2",
      BillingStreet1: "Other street",
      action: "refresh",
    });
    expect(await shownFields(shopper)).toMatchObject({
      BillingStreet1: "Other street",
      ExistingBillingAddressId: "a2",
    });
  });

  test("ADR-02 are listed by the widget with their fields, editable only when allowed", async () => {
    const shopper = visitor();
    const ask = (flag: string) =>
      shopper.call(
        "GET",
        addressPickerPath({
          inputname: "Mine",
          isAddNewAddress: flag,
          isEditAddress: flag,
          selectedAddressId: "a3",
          type: "Shipping",
        }),
      );
    expect((await ask("true")).status).toBe(401);
    await shopper.signIn();
    const picker = await (await ask("true")).text();
    expect(picker.trim()).toMatch(
      /^<div class="address-picker" data-island="address-picker"\s+data-type="Shipping"\s+data-input-name="Mine"\s+data-selected="a3"\s+data-can-add\s+data-can-edit>/,
    );
    expect(picker).toMatch(
      /name="Mine"\s+value="a3"\s+checked\s+data-company=""\s+data-first-name="Ada"[^>]*\sdata-city="Dunkerque"\s+data-country-id="4"\s+data-vat=""\s+data-account-type="Private">/,
    );
    expect(picker).not.toContain('value="a2"');
    const plain = await (await ask("false")).text();
    expect(plain).not.toMatch(/data-can-|data-address-(add|edit)/);
  });

  test("ADR-04 are added and changed in server-validated forms that redirect to this site only", async () => {
    const shopper = visitor();
    const stranger = await shopper.ask("/en/account/addresses/add?type=Billing");
    expect(stranger.headers.get("Location")).toContain("/en/security/login?returnUrl=");
    await shopper.signIn();
    await shopper.put(diary.id, 1);
    const address = {
      AddressType: "Shipping",
      AccountType: "Private",
      FirstName: "Bo",
      LastName: "Li",
      Street1: "Kaai",
      HouseNumber: "1",
      PostalCode: "9000",
      City: "Gent",
      CountryId: "1",
      type: "Shipping",
    };
    const wrong = await shopper.send("/en/account/addresses/add", {
      ...address,
      City: "",
      AccountType: "Company",
      VAT: "BE1",
    });
    expect(wrong.status).toBe(422);
    expect(problemsOn(await wrong.text())).toEqual({
      Company: "Enter the company’s name.",
      City: "Enter the town.",
      VAT: "This is not a valid VAT number for Belgium.",
    });
    expect(
      (await shopper.send("/en/account/addresses/add", { ...address, returnUrl: "//elsewhere.example/" })).headers.get(
        "Location",
      ),
    ).toBe("/en/account/addresses");
    expect(await shopper.page("/en/account/addresses")).toContain("9000 Gent");
    const back = await shopper.send("/en/account/addresses/edit", {
      ...address,
      Id: "a3",
      Street1: "Digue",
      PostalCode: "59140",
      City: "Dunkerque",
      CountryId: "4",
      returnUrl: "/en/checkout",
    });
    expect(back.headers.get("Location")).toBe("/en/checkout");
    expect(await shownFields(shopper)).toMatchObject({
      Street1: "Digue",
      CountryId: "4",
      ExistingShippingAddressId: "a3",
      SameAddressForShipping: "false",
    });
    expect((await shopper.send("/en/account/addresses/edit", { ...address, Id: "another's" })).status).toBe(404);
  });
});
