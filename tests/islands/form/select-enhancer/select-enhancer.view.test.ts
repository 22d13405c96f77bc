import { expect, test } from "vitest";
import { composingKey } from "../../../unit/stand-ins/composition.ts";
import {
  countries,
  names,
  newOption,
  selectHtml,
  settle,
  show,
  texts,
  towns,
} from "../../../unit/stand-ins/enhanced-select.ts";

test("OPT-08 the box has the select's name, hint and state, and screen readers hear only the box", async () => {
  const { select, box, list, find } = await show(
    `${selectHtml('required aria-describedby="hint" aria-invalid="true" class="is-invalid wide"')}<p id="hint">Home</p>`,
  );
  const label = find("label");
  expect([select.getAttribute("aria-hidden"), select.tabIndex]).toEqual(["true", -1]);
  expect([box().getAttribute("aria-labelledby"), list().getAttribute("aria-labelledby")]).toEqual([label.id, label.id]);
  const state = () =>
    ["required", "invalid", "describedby"].map((name) => box().getAttribute(`aria-${name}`)).join(", ");
  expect(state()).toBe("true, true, hint");
  expect(find(".ts-wrapper").classList.contains("is-invalid")).toBe(true);
  expect(find(".ts-wrapper input")).toBeNull();
  select.required = false;
  for (const name of ["aria-invalid", "aria-describedby", "class"]) select.removeAttribute(name);
  await settle();
  expect(state()).toBe("false, , ");
  expect(find(".ts-wrapper").classList.contains("is-invalid")).toBe(false);
  select.setAttribute("aria-required", "true");
  select.className = "input-validation-error";
  await settle();
  expect(state()).toBe("true, , ");
  expect(find(".ts-wrapper").classList.contains("is-invalid")).toBe(true);
});

test.each([
  ["aria-label", '<label>Country <select aria-label="Land">', "aria-label", "Land"],
  ["aria-labelledby", '<b id="t">Town</b><select aria-labelledby="t">', "aria-labelledby", "t"],
  ["a label around it", "<label>Land * <select>", "aria-label", "Land"],
])("OPT-08 the box and its list take the name from %s", async (_from, html, attribute, value) => {
  const { box, list } = await show(html + countries);
  expect([box(), list()].map((element) => element.getAttribute(attribute))).toEqual([value, value]);
});

test("OPT-08 a click opens the list and chooses an option, which the select reports once", async () => {
  const { form, select, box, click, option, options, isOpen, chosen, list } = await show();
  const events: string[] = [];
  for (const type of ["input", "change"]) form.addEventListener(type, () => events.push(`${type} ${select.value}`));
  await click(box());
  expect([isOpen(), names(options())]).toEqual([true, ["Choose", "Belgium", "France", "Finland", "Brazil", "Chile"]]);
  expect(list().querySelector(".optgroup-header")!.textContent).toBe("Far");
  await click(box());
  expect(isOpen()).toBe(false);
  await click(box());
  await click(option("Finland"));
  expect(chosen()).toEqual([""]);
  await click(option("France"));
  expect([isOpen(), chosen(), box().textContent, events]).toEqual([false, ["fr"], "France", ["input fr", "change fr"]]);
  expect(new FormData(form).getAll("c")).toEqual(["fr"]);
});

test("OPT-08 the keys of a native select open the list, find options by letters and choose one", async () => {
  const { press, isOpen, active, chosen, box } = await show();
  expect([press("Tab"), press("x", { ctrlKey: true }), isOpen()]).toEqual([false, false, false]);
  for (const key of ["ArrowDown", "ArrowUp", "Enter", " "]) {
    expect([press(key), isOpen()]).toEqual([true, true]);
    expect([press("Escape"), isOpen(), active()]).toEqual([true, false, undefined]);
  }
  press(" ");
  expect([press("End"), active()]).toEqual([true, "Chile"]);
  expect([press("Home"), active()]).toEqual([true, "Choose"]);
  press("Escape");
  composingKey(box(), "b");
  expect(isOpen()).toBe(false);
  press("b");
  press("r");
  expect([isOpen(), active()]).toEqual([true, "Brazil"]);
  expect([press(" "), isOpen(), chosen()]).toEqual([true, false, ["br"]]);
  for (const key of ["Backspace", "Delete"]) press(key);
  expect(chosen()).toEqual(["br"]);
  const another = await show();
  // The same letter goes on to the next option.
  for (const name of ["Chile", "Choose", "Chile"]) {
    another.press("c");
    expect(another.active()).toBe(name);
  }
});

test("OPT-08 the box follows options, choices and states that scripts and forms change", async () => {
  const { form, select, box, click, option, options, find, isOpen, active, press } = await show(
    selectHtml("", countries.replace('value="be"', 'value="be" selected')),
  );
  select.append(newOption("Denmark", "dk"));
  await settle();
  await click(box());
  await click(option("Denmark"));
  expect(box().textContent).toBe("Denmark");
  select.value = "fr";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(box().textContent).toBe("France");
  form.reset();
  await settle();
  expect([select.value, box().textContent]).toEqual(["be", "Belgium"]);
  await click(box());
  select.querySelector("optgroup")!.label = "Overseas";
  select.options[1]!.text = "België";
  select.options[2]!.remove();
  await settle();
  // The open list changes at once.
  expect([isOpen(), names(options()), find(".optgroup-header").textContent]).toEqual([
    true,
    ["Choose", "België", "Finland", "Brazil", "Chile", "Denmark"],
    "Overseas",
  ]);
  press("Escape");
  select.disabled = true;
  await settle();
  await click(box());
  press("ArrowDown");
  press("b");
  expect([isOpen(), active(), box().tabIndex, select.disabled]).toEqual([false, undefined, -1, true]);
  select.disabled = false;
  await settle();
  press("ArrowDown");
  expect([isOpen(), box().tabIndex, select.disabled]).toEqual([true, 0, false]);
});

test("OPT-08 data attributes of options and groups change no value, name or choice", async () => {
  const { form, select, box, click, option, options, chosen } = await show(
    selectHtml(
      "",
      `<option value="1" data-value="x" data-text="Other">One</option><option value="2" data-value="x"
        data-disabled="false">Two</option><optgroup label="Far" data-label="Near" data-disabled="true"><option
          value="3" data-text="Other">Three</option></optgroup><optgroup label="Off" disabled><option
            value="4">Four</option></optgroup>`,
    ),
  );
  for (const more of [[], ["Five"]]) {
    for (const text of more) select.append(newOption(text, "5"));
    await settle();
    await click(box());
    expect(new Set(names(options()))).toEqual(new Set(["One", "Two", "Three", "Four", ...more]));
    expect(names(form.querySelectorAll(".optgroup-header"))).toEqual(["Far", "Off"]);
    await click(option("Two"));
    expect(chosen()).toEqual(["2"]);
    await click(box());
    await click(option("Four"));
    expect(chosen()).toEqual(["2"]);
    await click(option("Three"));
    expect(chosen()).toEqual(["3"]);
  }
});

test("OPT-08 with data-search letters with separate accents, without accents, and ss for ß find an option", async () => {
  const cities = ["Straße", "Zoë", "Cœur", "Liège".normalize("NFD")]
    .map((name) => `<option value="${name}">${name}</option>`)
    .join("");
  const { box, options } = await show(`<div class="host" data-search>${selectHtml("", cities)}</div>`);
  const input = box() as HTMLInputElement;
  input.focus();
  await settle();
  for (const [query, name] of [
    ["strasse", "Straße"],
    ["straße", "Straße"],
    ["Zoë".normalize("NFD"), "Zoë"],
    ["zoe", "Zoë"],
    ["coeur", "Cœur"],
    ["Liège", "Liège".normalize("NFD")],
    ["Liège".normalize("NFD"), "Liège".normalize("NFD")],
    ["liege", "Liège".normalize("NFD")],
  ] as const) {
    input.value = query;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await settle();
    expect(names(options()), query).toEqual([name]);
  }
});

test("OPT-08 LOC-02 several choices are removed one by one, with buttons named by texts that may come late", async () => {
  const { click, list, chosen, box, options, press, form } = await show(towns);
  const crosses = () => [...form.querySelectorAll<HTMLElement>(".atoll-choice-remove")];
  expect(crosses().map(({ title }) => title)).toEqual(["Remove", "Remove"]);
  for (const use of texts.listeners) use((_key, name) => `Retirer ${name as string}`);
  expect(crosses().map(({ title }) => title)).toEqual(["Retirer Ostend", "Retirer Ghent"]);
  expect(crosses()[0]!.getAttribute("aria-hidden")).toBe("true");
  expect(list().getAttribute("aria-multiselectable")).toBe("true");
  await click(crosses()[0]!, 1);
  // The second click of a double click is on the next cross, which has moved under the pointer.
  await click(crosses()[0]!, 2);
  expect(chosen()).toEqual(["g"]);
  await click(box());
  expect(names(options())).toEqual(["Ostend", "Bruges"]);
  await click(options()[1]!);
  expect([chosen(), crosses()[1]!.title]).toEqual([["g", "b"], "Retirer Bruges"]);
  press("Escape");
  press("Backspace");
  expect(chosen()).toEqual(["g"]);
});

test("OPT-08 with data-search typing finds any part of an option, and the choice describes the empty box", async () => {
  const { box, find, options, press, list, chosen, isOpen, active, select } = await show(
    `<div class="host" data-search>${selectHtml('aria-describedby="hint"')}</div><p id="hint">Home</p>`,
  );
  const input = box() as HTMLInputElement;
  input.focus();
  await settle();
  const type = async (text: string) => {
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await settle();
  };
  const descriptions = () =>
    box()
      .getAttribute("aria-describedby")!
      .split(" ")
      .map((id) => document.getElementById(id)!.textContent);
  expect([input.localName, input.placeholder, descriptions()]).toEqual(["input", " ", ["Choose", "Home"]]);
  expect([press("b"), press(" "), press("Enter"), isOpen()]).toEqual([false, false, false, false]);
  expect([press("ArrowDown"), isOpen(), press("End")]).toEqual([true, true, false]);
  await type("raz");
  expect([names(options()), active()]).toEqual([["Brazil"], "Brazil"]);
  press("Enter");
  await settle();
  expect([chosen(), descriptions()]).toEqual([["br"], ["Brazil", "Home"]]);
  select.value = "be";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(descriptions()).toEqual(["Belgium", "Home"]);
  select.removeAttribute("aria-describedby");
  await settle();
  expect(descriptions()).toEqual(["Belgium"]);
  press("ArrowDown");
  await settle();
  input.dispatchEvent(new CompositionEvent("compositionstart"));
  await type("bel");
  expect(options().length).toBe(6);
  input.dispatchEvent(new CompositionEvent("compositionend"));
  await settle();
  expect(names(options())).toEqual(["Belgium"]);
  for (const use of texts.listeners) use((key) => key);
  await type("zzz");
  expect([names(options()), find(".no-results").textContent, list().isConnected]).toEqual([[], "Choices.None", true]);
  input.value = "";
  for (const key of ["Backspace", "Delete"]) press(key);
  expect(chosen()).toEqual(["be"]);
});
