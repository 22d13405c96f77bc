import { expect, test } from "vitest";
import { isOtherAction } from "../../../shared/form/other-action.ts";

const others = (html: string, counts?: (button: HTMLElement) => boolean): string[] => {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector("form")!;
  return [...form.querySelectorAll("button")]
    .filter((button) => button.type === "submit" && isOtherAction(form, button, counts))
    .map(({ textContent }) => textContent);
};

test("NAV-23 buttons with a name or an address beside the first one of a form have another purpose", () => {
  expect(
    others(`<button type="button" name="minus">Minus</button><button name="add">Add</button><button>Also add</button>
      <button name="do" value="wishlist">Wishlist</button><button formaction="/quote">Quote</button>`),
  ).toEqual(["Wishlist", "Quote"]);
  // A button that is not counted is not the first one.
  expect(
    others(
      '<button name="do" value="remove" class="line">Remove</button><button name="do">Update</button>',
      (button) => !button.matches(".line"),
    ),
  ).toEqual(["Remove"]);
  expect(isOtherAction(document.querySelector("form")!, null)).toBe(false);
});
