import {
  attributeRange,
  contentRange,
  hasOpenTag,
  hasPlaceholder,
  isMasked,
  type Page,
  tagRange,
} from "../page/page.ts";
import { type Element, elementsIn, nameOf } from "../page/tree.ts";
import type { Context, Rule } from "../rule.ts";

export const formNotPosted: Rule = {
  meta: {
    code: "form-not-posted",
    severity: "warning",
    summary: "A form around or in an island that does not work without script.",
    why: 'Without script, and until it has come, a form is sent by its own button to its own address. It wants a submit button that is not disabled, an action that is an address, and, where a file is chosen, method="post" with enctype="multipart/form-data": else only the name of the file is sent.',
    wrong: `<form data-island="add-to-cart" method="post" action="javascript:void(0)"><input type="hidden" name="ProductVariantId" value="v1"> <button type="button">Add to cart</button></form>`,
    right: `<form data-island="add-to-cart" method="post" action="/cart/add"><input type="hidden" name="ProductVariantId" value="v1"> <button>Add to cart</button></form>`,
  },
  page(context) {
    const { page } = context;
    const around = page.hosts.flatMap(({ element }) => page.surroundings.get(element)?.form ?? []);
    const inside = page.elements.filter((one) => one.name === "form" && page.surroundings.get(one)?.host);
    for (const form of new Set([...around, ...inside]))
      if (!hasOpenTag(form) && form.attribs["method"]?.toLowerCase() !== "dialog") judge(form, context);
  },
};

function judge(form: Element, { page, report }: Context): void {
  const { action, method, enctype } = form.attribs;
  if (/^\s*javascript:/i.test(action ?? "")) {
    report({
      at: attributeRange(form, "action"),
      element: form,
      message: `${nameOf(form)} expects as action an address of your server, got "${action!}".`,
    });
  }
  const inside = [...elementsIn(form)];
  const hasFile = inside.some(({ attribs }) => attribs["type"]?.toLowerCase() === "file");
  const isSaid =
    [method, enctype].some((value) => isMasked(value ?? "")) || inside.some(({ attribs }) => "formenctype" in attribs);
  if (hasFile && !isSaid && (method?.toLowerCase() !== "post" || enctype?.toLowerCase() !== "multipart/form-data")) {
    report({
      at: tagRange(form),
      element: form,
      message: `${nameOf(form)} expects method="post" enctype="multipart/form-data", because a file is chosen in it: without them only its name is sent.`,
    });
  }
  const trouble = buttonTrouble(page, form);
  if (trouble)
    report({
      at: tagRange(form),
      element: form,
      message: `${nameOf(form)} expects a button that sends it without script, got ${trouble}.`,
    });
}

/** In a field of another type Enter sends the form, where it is the only one. */
const noTexts = ["hidden", "checkbox", "radio", "range", "color", "file", "button", "reset"];

/** What is wrong with the buttons of a form; nothing where a template may put one there, or where Enter in the only field sends it. */
function buttonTrouble(page: Page, form: Element): string | undefined {
  if (hasPlaceholder(page, contentRange(form))) return undefined;
  const { id } = form.attribs;
  const outside = id === undefined ? [] : page.elements.filter(({ attribs }) => attribs["form"] === id);
  const inside = [...elementsIn(form)];
  const buttons = [...inside, ...outside].filter(sends);
  if (buttons.length > 0)
    return buttons.every(({ attribs }) => "disabled" in attribs) ? "one that is disabled" : undefined;
  const texts = inside.filter(
    ({ name, attribs }) => name === "input" && !noTexts.includes((attribs["type"] ?? "").toLowerCase()),
  );
  return texts.length === 1
    ? undefined
    : inside.some(({ name }) => name === "button")
      ? `only such as have a type other than "submit"`
      : "none";
}

const sends = ({ name, attribs }: Element): boolean => {
  const type = attribs["type"]?.toLowerCase();
  return name === "button" ? type !== "button" && type !== "reset" : type === "submit" || type === "image";
};
