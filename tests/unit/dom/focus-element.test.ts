import { afterEach, expect, test } from "vitest";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { body } from "../stand-ins/islands.ts";

afterEach(() => document.body.replaceChildren());

test("NAV-22 a heading is focusable only while it has the focus", () => {
  const heading = body("<h1>Cart</h1>");
  focusElement(heading);
  expect([document.activeElement, heading.tabIndex]).toEqual([heading, -1]);
  heading.blur();
  expect(heading.hasAttribute("tabindex")).toBe(false);
});

test("NAV-22 an element that cannot take the focus, such as a hidden one, keeps its attributes", () => {
  // As hidden elements in a browser, elements outside of the document do not take the focus.
  for (const tabIndex of ["", ' tabindex="0"']) {
    const element = body(`<div${tabIndex}></div>`);
    element.remove();
    focusElement(element);
    expect(element.outerHTML).toBe(`<div${tabIndex}></div>`);
  }
});
