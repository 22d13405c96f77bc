import {
  attributeRange,
  contentRange,
  hasOpenTag,
  hasPlaceholder,
  isMasked,
  type Page,
  tagRange,
} from "../page/page.ts";
import { isSubmitButton } from "../page/submit-button.ts";
import { type Element, elementsIn, nameOf } from "../page/tree.ts";
import type { Context, Rule } from "../rule.ts";

export const formNotPosted: Rule = {
  meta: {
    code: "form-not-posted",
    severity: "warning",
    summary: "A form around or inside of an island that does not work without script.",
    why:
      "Without script, and until it has loaded, the browser submits the form itself. The form needs an enabled " +
      'submit button and a real address as action. A form with a file field also needs method="post" and ' +
      'enctype="multipart/form-data": otherwise only the name of the file is sent.',
    wrong:
      '<form data-island="add-to-cart" method="post" action="javascript:void(0)"><input type="hidden" ' +
      'name="ProductVariantId" value="v1"> <button type="button">Add to cart</button></form>',
    right:
      '<form data-island="add-to-cart" method="post" action="/cart/add"><input type="hidden" name="ProductVariantId" ' +
      'value="v1"> <button>Add to cart</button></form>',
  },
  page(context) {
    const { page } = context;
    const around = page.hosts.flatMap(({ element }) => page.surroundings.get(element)?.form ?? []);
    const inside = page.elements.filter((element) => element.name === "form" && page.surroundings.get(element)?.host);
    for (const form of new Set([...around, ...inside]))
      if (!hasOpenTag(form) && form.attribs["method"]?.toLowerCase() !== "dialog") checkForm(form, context);
  },
};

function checkForm(form: Element, { page, report }: Context): void {
  const { action, method, enctype } = form.attribs;
  if (/^\s*javascript:/i.test(action ?? "")) {
    report({
      at: attributeRange(form, "action"),
      element: form,
      message: `${nameOf(form)} expects an address of your server as its action, got "${action!}".`,
    });
  }
  const inside = [...elementsIn(form)];
  const hasFile = inside.some(({ attribs }) => attribs["type"]?.toLowerCase() === "file");
  const isUnknown =
    [method, enctype].some((value) => isMasked(value ?? "")) || inside.some(({ attribs }) => "formenctype" in attribs);
  if (hasFile && !isUnknown && (method?.toLowerCase() !== "post" || enctype?.toLowerCase() !== "multipart/form-data")) {
    report({
      at: tagRange(form),
      element: form,
      message:
        `${nameOf(form)} expects method="post" enctype="multipart/form-data", because it has a file field; ` +
        "without them only the name of the file is sent.",
    });
  }
  const buttonProblem = buttonProblemOf(page, form);
  if (buttonProblem)
    report({
      at: tagRange(form),
      element: form,
      message: `${nameOf(form)} expects a submit button that works without script, got ${buttonProblem}.`,
    });
}

/** Input types in which Enter does not submit the form. */
const nonTextTypes = ["hidden", "checkbox", "radio", "range", "color", "file", "button", "reset"];

/**
 * The problem with the submit buttons of a form. Undefined when a placeholder may add one, or when the form has a
 * single text field, in which Enter submits it.
 */
function buttonProblemOf(page: Page, form: Element): string | undefined {
  if (hasPlaceholder(page, contentRange(form))) return undefined;
  const { id } = form.attribs;
  const outside = id === undefined ? [] : page.elements.filter(({ attribs }) => attribs["form"] === id);
  const inside = [...elementsIn(form)];
  const buttons = [...inside, ...outside].filter(isSubmitButton);
  if (buttons.length > 0) return buttons.every(({ attribs }) => "disabled" in attribs) ? "a disabled one" : undefined;
  const texts = inside.filter(
    ({ name, attribs }) => name === "input" && !nonTextTypes.includes((attribs["type"] ?? "").toLowerCase()),
  );
  return texts.length === 1
    ? undefined
    : inside.some(({ name }) => name === "button")
      ? `only buttons of another type than "submit"`
      : "none";
}
