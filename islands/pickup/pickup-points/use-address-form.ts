import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Search } from "./use-search.ts";

/** Whether a focused text field opens an on-screen keyboard. */
export const hasTouch = (): boolean => matchMedia("(pointer: coarse)").matches;

/** Whether the window is so narrow that dialog.css hides the form of the address while it is closed. */
export const isNarrow = (): boolean => matchMedia("(max-width: 47.99rem)").matches;

export interface AddressForm {
  form: RefObject<HTMLFormElement | null>;
  /** The button that opens and closes the form. */
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  toggle(): void;
  /** Focuses the button of the search, or the one that opens its form. */
  focusButton(): void;
}

/**
 * The form of the address, which in a narrow window is behind a button while there are results: they come first. Open until
 * a place is known, and when there are no points near it. PUP-02
 */
export function useAddressForm(search: Search, hasPlace: boolean): AddressForm {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The visitor's choice, which ends with the next search. */
  const [choice, setChoice] = useState<{ search: Search; isOpen: boolean }>();
  const isFirstOpen = search.is === "found" ? search.points.length === 0 : !hasPlace;
  const isOpen = choice?.search === search ? choice.isOpen : isFirstOpen;
  const isAsked = useRef(false);

  useLayoutEffect(() => {
    const { activeElement: active } = document;
    const hadFocus = form.current!.contains(active);
    if (isAsked.current && isOpen) form.current!.querySelector("input")!.focus();
    // The results replace the form that has the focus, and with it an on-screen keyboard.
    else if (!isOpen && hadFocus && !form.current!.checkVisibility()) button.current?.focus();
    isAsked.current = false;
  }, [isOpen]);

  return {
    form,
    button,
    isOpen,
    toggle() {
      isAsked.current = true;
      setChoice({ search, isOpen: !isOpen });
    },
    focusButton() {
      const submit = form.current!.querySelector<HTMLElement>(":scope > button")!;
      (form.current!.checkVisibility() ? submit : button.current)?.focus();
    },
  };
}
