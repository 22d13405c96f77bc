interface BootstrapDropdown {
  show(): void;
  hide(): void;
  dispose(): void;
}

declare global {
  interface Window {
    bootstrap?: {
      Dropdown?: {
        getOrCreateInstance(element: Element): BootstrapDropdown;
        getInstance(element: Element): BootstrapDropdown | null;
      };
    };
  }
}

export interface Menu {
  isOpen(): boolean;
  open(): void;
  close(): void;
  /** Bootstrap keeps what it has made for an element for ever, unless it is told. */
  release(): void;
}

/** A dropdown by Bootstrap where the window has it, else by the same classes and attributes: Bootstrap, bundled elsewhere, goes by them. */
export function menuOf(toggle: HTMLElement, list: HTMLElement): Menu {
  const known = window.bootstrap?.Dropdown?.getInstance(toggle);
  const bootstrap = (): BootstrapDropdown | undefined => window.bootstrap?.Dropdown?.getOrCreateInstance(toggle);
  const isOpen = (): boolean => list.classList.contains("show");
  const set = (open: boolean): void => {
    toggle.classList.toggle("show", open);
    list.classList.toggle("show", open);
    toggle.setAttribute("aria-expanded", String(open));
    if (open) list.setAttribute("data-bs-popper", "static");
    else list.removeAttribute("data-bs-popper");
  };
  return {
    isOpen,
    open() {
      const dropdown = bootstrap();
      if (dropdown) withoutFocus(toggle, () => dropdown.show());
      else set(true);
    },
    close() {
      const dropdown = bootstrap();
      if (dropdown) dropdown.hide();
      else set(false);
    },
    release() {
      if (!known && !isOpen()) window.bootstrap?.Dropdown?.getInstance(toggle)?.dispose();
    },
  };
}

/** Bootstrap focuses the toggle as it opens. A mouse that points at it must not take the focus from where somebody types. */
function withoutFocus(element: HTMLElement, act: () => void): void {
  element.focus = () => {};
  try {
    act();
  } finally {
    delete (element as Partial<HTMLElement>).focus;
  }
}
