import { expect, test } from "vitest";
import { setValues, valuesOf } from "../../../shell/extras/places/form-values.ts";

test("NAV-02 NAV-14 form values can be read, reset to the server's and restored, without passwords", () => {
  document.body.innerHTML = `<form><input name="q" value="cup"><input type="checkbox" name="new" checked><input
    type="radio" name="r" value="1" checked><input type="radio" name="r" value="2">
    <textarea name="t">text</textarea><select name="s"><option value="a">A</option><option value="b"
      selected>B</option></select><input type="password" name="p"></form>`;
  const form = document.querySelector("form")!;
  const encoded = (): string => new URLSearchParams([...new FormData(form)] as [string, string][]).toString();
  const served = encoded();
  const field = (selector: string): HTMLInputElement => form.querySelector<HTMLInputElement>(selector)!;
  field("[name=q]").value = "plate";
  field("[name=new]").checked = false;
  field("[value='2']").checked = true;
  form.querySelector("textarea")!.value = "more";
  form.querySelector("select")!.value = "a";
  field("[name=p]").value = "secret";
  const [typed, values] = [encoded(), valuesOf(form)];
  expect([...values.values()]).not.toContain("secret");
  field("[name=p]").value = "";
  setValues(form);
  expect(encoded()).toBe(served);
  setValues(form, values);
  expect(encoded()).toBe(typed.replace("p=secret", "p="));
});
